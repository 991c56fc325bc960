"""Small cards in a line, for counts and for looking back: a rank, a pip, or both."""

from tarocchi.cards import LOWEST_TRUMP, MATTO, SUIT
from tarocchi.laying import COUNTERS, in_order
from ui.canvas import icon_width, width

PIPS = ("swords", "batons", "cups", "coins")


def sign(ranks, card):
    """What stands for a card's rank (ranks is as cards.ranks makes it): a picture or a letter."""
    return "matto" if card == MATTO else ranks[card]


def suit_sign(ranks, card):
    """What stands for a card where the rank is understood: its pip; a trump stays itself."""
    return PIPS[SUIT[card]] if card < LOWEST_TRUMP else sign(ranks, card)


def sign_width(name):
    """How wide a sign is."""
    return icon_width(name) if len(name) > 1 else width(name)


def draw(canvas, x, y, name, marked=False, tall=9, ink=1):
    """Draw a sign, on a ground of its colour and this height if marked; return the x after it."""
    wide = sign_width(name)
    if marked:
        canvas.fill(x - 1, y - (tall - 7) // 2, wide + 2, tall, ink)
        ink = 1 - ink
    if len(name) > 1:
        # Pips are five high: they stand in the middle of a line of seven.
        canvas.icon(x, y + (name == "matto" or name in PIPS), name, ink)
    else:
        canvas.text(x, y, name, ink=ink)
    return x + wide


def of_combination(ranks, name, masks):
    """(sign, whether it stands for another card) of each card of a combination, as it lies."""
    order = in_order(name, masks)
    suits = {SUIT[card] for card in order if card < LOWEST_TRUMP}
    told = suit_sign if len(suits) > 1 else sign  # of one rank: their pips tell them apart
    return [(told(ranks, card), name != "Tarocchi" and card in COUNTERS) for card in order]


def combination_codes(deck, name, masks):
    """The same in words: "SK SJ [MAT]"."""
    codes = []
    for card in in_order(name, masks):
        code = deck.code(card)
        codes.append("[%s]" % code if name != "Tarocchi" and card in COUNTERS else code)
    return " ".join(codes)
