"""How cards look: a tab of the hand, a card on the table, the chosen card at full size."""

from micropython import const

from tarocchi.cards import MATTO, PACK, SUIT, TRUMPS
from ui.canvas import BIG, icon_width, width
from ui.names import MOORS

PIPS = ("swords", "batons", "cups", "coins", "trumps")

TABLE_W, TABLE_H = 18, 11  # a card on the table
WHOLE_W, WHOLE_H = 16, 27  # the chosen card
# The ranks that are pictures: beside each stands a larger one for the whole card.
PICTURED = ("ANG", "MON", "SOL", "LUN", "MORO", "BEG")
_LINED_W = const(8)  # narrower tabs stand without lines between them


def ranks(app, deck):
    """The rank of each of the 62 cards as it is drawn: "7", "21", the court's letter, "ANG".

    A screen makes the list once: spelling ranks anew for each picture is what drawing waits for.
    """
    courts = app.t("courts")
    same = {}  # equal strings are kept once
    found = []
    for card in range(PACK):
        code = deck.code(card)
        if SUIT[card] == TRUMPS and code[0] != "T":
            text = "MORO" if code in MOORS else code
        else:
            at = "KQNJ".find(code[1:]) if SUIT[card] != TRUMPS else -1
            text = code[1:] if at < 0 else courts[at]
        found.append(same.setdefault(text, text))
    return found


def draw_rank(canvas, x, y, text, ink):
    """A rank in a field five wide and seven high; two digits are a ligature."""
    if text == "20":  # a pixel wider: it makes itself room on the left
        canvas.vline(x - 2, y, 7, 1 - ink)
        canvas.icon(x - 1, y, text, ink)
    elif len(text) > 1:
        canvas.icon(x, y, text, ink)
    else:
        canvas.centre(y, text, ink=ink, x0=x, x1=x + 4)


def tab(canvas, x, w, top, card, text, ink=1):
    """The visible part of a card in the hand, w wide from its top to the display's lower edge.

    text is its rank; ink 0 draws it white and filled, as a card that is picked.
    """
    lined = w >= _LINED_W
    if ink == 0:
        canvas.fill(x + 1, top, w - 1, 64 - top)
    else:
        canvas.hline(x + 1, top, w - 1)
        if lined:
            canvas.vline(x, top + 1, 63 - top)
    middle = x + 1 + (w - 6) // 2
    if card == MATTO:
        canvas.icon(middle, top + 2, "matto-tall", ink)
    else:
        draw_rank(canvas, middle, top + 2, text, ink)
        canvas.icon(middle, top + 10, PIPS[SUIT[card]], ink)


def on_table(canvas, x, y, card, text, filled):
    """A card on the table: rank and suit side by side; filled is the one that takes the trick."""
    canvas.fill(x, y, TABLE_W, TABLE_H, 0)
    if filled:
        canvas.fill(x, y + 1, TABLE_W, TABLE_H - 2)
        canvas.hline(x + 1, y, TABLE_W - 2)
        canvas.hline(x + 1, y + TABLE_H - 1, TABLE_W - 2)
    else:
        canvas.hline(x + 1, y, TABLE_W - 2)
        canvas.hline(x + 1, y + TABLE_H - 1, TABLE_W - 2)
        canvas.vline(x, y + 1, TABLE_H - 2)
        canvas.vline(x + TABLE_W - 1, y + 1, TABLE_H - 2)
    ink = 0 if filled else 1
    if card == MATTO:
        canvas.icon(x + 3, y + 2, "matto-cap", ink)
    else:
        draw_rank(canvas, x + 3, y + 2, text, ink)
        canvas.icon(x + 10, y + 3, PIPS[SUIT[card]], ink)


def whole(canvas, x, y, card, text):
    """The chosen card: white, its rank in large figures over a large suit."""
    canvas.fill(x - 1, y - 1, WHOLE_W + 2, WHOLE_H + 1, 0)
    canvas.fill(x, y + 1, WHOLE_W, WHOLE_H - 2)
    canvas.hline(x + 1, y, WHOLE_W - 2)
    canvas.hline(x + 1, y + WHOLE_H - 1, WHOLE_W - 2)
    if card == MATTO:
        canvas.icon(x + 1, y + 4, "matto-whole", 0)
        return
    if text in PICTURED:
        canvas.icon(x + 1, y + 4, text + "-whole", 0)
        return
    narrow = text + "-large"
    if text == "20":
        canvas.icon(x + (WHOLE_W - icon_width(narrow)) // 2 + 1, y + 3, narrow, 0)
    else:
        canvas.text(x + (WHOLE_W - width(text, BIG)) // 2, y + 3, text, BIG, 0)
    canvas.icon(x + 3, y + 16, PIPS[SUIT[card]] + "-large", 0)
