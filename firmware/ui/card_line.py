"""Small cards in a line, for counts and for looking back: a rank, a pip, or both."""

from tarocchi.cards import LOWEST_TRUMP, MATTO, SUIT
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


def draw(canvas, x, y, name, marked=False, tall=9):
    """Draw a sign, on white of this height if it is marked; return the x after it."""
    wide = sign_width(name)
    if marked:
        canvas.fill(x - 1, y - (tall - 7) // 2, wide + 2, tall)
    if len(name) > 1:
        # Pips are five high: they stand in the middle of a line of seven.
        canvas.icon(x, y + (name == "matto" or name in PIPS), name, 1 - marked)
    else:
        canvas.text(x, y, name, ink=1 - marked)
    return x + wide
