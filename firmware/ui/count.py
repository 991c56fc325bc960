"""How every point of a hand came about, page by page: the sum first, then what it is made of."""

from micropython import const

from ui import card_line, count_pages
from ui.canvas import SMALL, width, wrap
from ui.cards import ranks
from ui.screen import HINTS_Y, Screen, bar, hint_line, hints
from ui.sides import side_name

_ROWS_AT = (11, 19, 28, 36, 45)  # clear of the bar, and of the line above the sum
_ROWS = len(_ROWS_AT)
_SUM_Y = const(53)
_COLUMNS = (88, 117)  # last columns of the figures, ours and theirs
_COUNT = const(18)  # how far left of the points the number of cards ends
_CARDS_X = const(47)
_CARDS_END = const(100)
_INDENT = const(6)
_WORDS = const(118)


class Count(Screen):
    """Left and right turn the pages, up and down move a long one; A goes on to the match."""

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self._hand = session.hand
        self._us = session.hand.side_of(session.seat)
        self._ranks = ranks(app, session.game.deck)
        self._pages = count_pages.of(session.hand, session.result, self._us)
        self._open(0)

    def _open(self, at):
        self._at = at
        self._first = 0
        self._page = self._pages[at](self)
        self._rows = self._laid_out()
        self.dirty = True

    # What the pages are written with

    def t(self, key):
        """The text of a key."""
        return self.app.t(key)

    def name(self, side):
        """What the player calls a side."""
        return side_name(self.app, self._hand, self.app.session.seat, side)

    def ours_first(self, pair):
        """The two sides' figures with the player's side in front."""
        return pair[self._us], pair[1 - self._us]

    # The rows of a page as they fit

    def _laid_out(self):
        """Rows of the display: (label, signs and where they begin, figures, counts)."""
        rows = []
        for label, figures, counts, combination in self._page.lines:
            if combination is None:
                room = _WORDS if not figures else 127
                for part in wrap(label, room):
                    rows.append((part, (), 0, figures, counts))
                continue
            signs = card_line.of_combination(self._ranks, *combination)
            wide = _width(signs)
            if _CARDS_X + wide <= _CARDS_END:
                rows.append((label, signs, _CARDS_X, figures, counts))
                continue
            rows.append((label, (), 0, figures, counts))
            for part in _broken(signs):
                rows.append(("", part, _INDENT, (), None))
        return rows

    def press(self, key):
        last = max(len(self._rows) - _ROWS, 0)
        if key == "a":
            self.app.open("match_sheet", "MatchSheet")
        elif key == "b":
            self.app.pop()
        elif key == "right" or key == "left":
            step = 1 if key == "right" else -1
            self._open((self._at + step) % len(self._pages))
        elif key == "down":
            self._first = min(self._first + 1, last)
        elif key == "up":
            self._first = max(self._first - 1, 0)
        self.dirty = True

    # What is seen

    def _number(self):
        return "%d/%d" % (self._at + 1, len(self._pages))

    def draw(self, canvas):
        page = self._page
        if page.heads:
            bar(canvas, page.title + " " + self._number())
            if self._at == 0 and len(self._pages) > 1:
                canvas.text(width(page.title + " " + self._number()) + 6, 1, "▶", ink=0)
            for x, head in zip(_COLUMNS, page.heads):
                canvas.right(x, 1, head, ink=0)
        else:
            bar(canvas, page.title, self._number())
        for y, row in zip(_ROWS_AT, self._rows[self._first :]):
            self._draw_row(canvas, y, row)
        if self._first:
            canvas.text(121, _ROWS_AT[0], "▲")
        if self._first + _ROWS < len(self._rows):
            canvas.text(121, _ROWS_AT[-1], "▼")
        if page.sums:
            canvas.dotted(_SUM_Y, 60, _COLUMNS[1])
            if isinstance(page.sums, str):
                canvas.right(127, HINTS_Y, page.sums)
            else:
                self._draw_figures(canvas, HINTS_Y, page.sums)
        hints(canvas, self.app.t("do.match"))

    def _draw_row(self, canvas, y, row):
        label, signs, x, figures, counts = row
        canvas.text(1, y, label)
        for sign, marked in signs:
            x = card_line.draw(canvas, x, y, sign, marked, 7) + _gap(sign)
        self._draw_figures(canvas, y, figures)
        if counts:
            for edge, count in zip(_COLUMNS, counts):
                canvas.right(edge - _COUNT, y + 2, count, SMALL)

    def _draw_figures(self, canvas, y, figures):
        for edge, figure in zip(_COLUMNS[2 - len(figures) :], figures):
            canvas.right(edge, y, figure)

    def text(self):
        page = self._page
        deck = self._hand.game.deck
        lines = ["%s (%s)" % (page.title, self._number())]
        if page.heads:
            lines[0] += ": " + ", ".join(page.heads)
        for label, figures, counts, combination in page.lines:
            if combination:
                label += " " + card_line.combination_codes(deck, *combination)
            if counts:
                figures = ["%s (%s)" % pair for pair in zip(figures, counts)]
            label = label.replace("\n", " ")
            lines.append(label + ": " + ", ".join(figures) if figures else label)
        if page.sums:
            sums = page.sums if isinstance(page.sums, str) else ", ".join(page.sums)
            lines.append(self.app.t("total") + ": " + sums)
        lines.append(hint_line(self.app.t("do.match"), self.app.t("do.back")))
        return lines


def _gap(sign):
    """Pixels after a sign: numbers run into each other before letters and pips do."""
    return 3 if sign.isdigit() and len(sign) > 1 else 2


def _width(signs):
    return sum([card_line.sign_width(sign) + _gap(sign) for sign, _ in signs])


def _broken(signs):
    """The signs of a long combination in pieces that fit under its name."""
    pieces = [[]]
    for pair in signs:
        if _INDENT + _width(pieces[-1] + [pair]) > _COLUMNS[1]:
            pieces.append([])
        pieces[-1].append(pair)
    return pieces
