"""The hand along the lower edge: overlapping tabs, the playable ones raised, one card whole."""

from micropython import const

from ui import cards

_WIDE = const(13)  # a tab grows no wider than this when few cards are left
DOWN, UP = 47, 43  # top of a tab that lies, and of one that may be played
WHOLE_Y = 37


def places(count, chosen):
    """(x, width) of each of count cards; the chosen one has the width of a whole card."""
    room = 128 - cards.WHOLE_W
    gaps = max(count - 1, 1)
    room = min(room, gaps * _WIDE)
    left = (128 - room - cards.WHOLE_W) // 2 if count > 1 else (128 - cards.WHOLE_W) // 2
    edges = [left + room * i // gaps for i in range(count)]
    found = []
    for i in range(count):
        if i < chosen:
            found.append((edges[i], edges[i + 1] - edges[i]))
        elif i == chosen:
            found.append((edges[i], cards.WHOLE_W))
        else:
            x = edges[i - 1] + cards.WHOLE_W
            found.append((x, edges[i] - edges[i - 1]))
    return found


def draw(canvas, ranks, held, chosen, raised, picked=()):
    """Draw the cards held (a list), held[chosen] whole; raised and picked are lists of cards.

    ranks is as cards.ranks makes it.
    """
    spots = places(len(held), chosen)
    for i in range(len(held)):
        card = held[i]
        x, w = spots[i]
        text = ranks[card]
        if i == chosen:
            cards.whole(canvas, x, WHOLE_Y, card, text)
            continue
        top = UP if card in raised else DOWN
        cards.tab(canvas, x, w, top, card, text, 0 if card in picked else 1)
    _close(canvas, spots, held, chosen, raised)


def draw_mark(canvas, count, chosen, name):
    """A picture beside the upper edge of the whole card, on its right or, at the end, left."""
    x = places(count, chosen)[chosen][0]
    x = x + cards.WHOLE_W + 1 if x + cards.WHOLE_W + 11 <= 128 else x - 11
    canvas.icon(x, WHOLE_Y - 3, name)  # clear of the ranks of raised tabs


def _close(canvas, spots, held, chosen, raised):
    """The right edge of a raised tab beside a lying one, and of the last tab."""
    for i in range(len(held)):
        x, w = spots[i]
        last = i == len(held) - 1
        if i == chosen or i + 1 == chosen or w < 8:
            continue
        if last:
            top = UP if held[i] in raised else DOWN
            canvas.vline(min(x + w, 127), top + 1, 63 - top)
        elif held[i] in raised and held[i + 1] not in raised:
            canvas.vline(x + w, UP + 1, DOWN - UP)
