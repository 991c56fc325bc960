"""One combination in a line: its name, its cards as they lie, its worth."""

from micropython import const

from tarocchi.cards import LOWEST_TRUMP, SUIT
from tarocchi.laying import COUNTERS, in_order
from ui import card_line
from ui.canvas import width

_CARDS_X = const(53)
_GAP = const(2)


def family(found, name):
    """The list of cricche or of sequences that a combination of this name belongs to."""
    cricche = [row[0] for row in found.cricche]
    return found.cricche if name in cricche else found.sequences


def worth(found, row):
    """A row's points as written: "17", and "17×2" where its family is doubled."""
    doubled = len(family(found, row[0])) >= 3
    return "%d×2" % row[3] if doubled else "%d" % row[3]


def _signs(ranks, name, masks):
    """(picture or letter, whether it is a counter of a sequence) of each card."""
    order = in_order(name, masks)
    suits = {SUIT[card] for card in order if card < LOWEST_TRUMP}
    sign = card_line.suit_sign if len(suits) > 1 else card_line.sign
    counts = name != "Tarocchi"
    return [(sign(ranks, card), counts and card in COUNTERS) for card in order]


def draw(canvas, app, ranks, y, row, points, ink=1, x=1, end=126):
    """Draw a row of Combinations from x to end; points as written; what does not fit is dotted."""
    name, masks = row[0], row[1]
    canvas.text(x, y, app.t("combo." + name), ink=ink)
    end = canvas.right(end, y, points, ink=ink) - 2
    x = max(x + width(app.t("combo." + name)) + 4, _CARDS_X)
    signs = _signs(ranks, name, masks)
    wide = [card_line.sign_width(sign) + _GAP for sign, _ in signs]
    fits = x + sum(wide) - _GAP <= end
    for i, (sign, counter) in enumerate(signs):
        if not fits and x + wide[i] + 6 > end:
            canvas.text(x, y, "…", ink=ink)
            return
        _draw_sign(canvas, x, y, sign, counter, ink)
        x += wide[i]


def _draw_sign(canvas, x, y, sign, counter, ink):
    """A counter of a sequence stands on the other colour, since it is not the card itself."""
    if counter:
        canvas.fill(x - 1, y - 1, card_line.sign_width(sign) + 2, 9, ink)
        ink = 1 - ink
    if len(sign) > 1:
        lower = sign == "matto" or sign in card_line.PIPS  # five high in a line of seven
        canvas.icon(x, y + lower, sign, ink)
    else:
        canvas.text(x, y, sign, ink=ink)


def text(app, deck, row, points):
    """The row in words: "Kings SK BK CK: 17"."""
    codes = []
    for card in in_order(row[0], row[1]):
        code = deck.code(card)
        counter = card in COUNTERS and row[0] != "Tarocchi"
        codes.append("[" + code + "]" if counter else code)
    return "%s %s: %s" % (app.t("combo." + row[0]), " ".join(codes), points)
