"""A sheet of points: one row an item, a column for us and one for them, the total below a line."""

from micropython import const

from ui.canvas import SMALL
from ui.names import points
from ui.screen import Screen, bar, hint_line, hints

_FIRST_Y = const(11)
_ROW = const(9)
_LINE_Y = const(45)
_WE_X = const(91)  # last columns of the two columns of figures
_THEY_X = const(117)
_COUNT = const(18)  # how far left of the points the number of cards ends
_ROWS = const(4)


class Sheet(Screen):
    """Shows rows() and total(); up and down move the rows when there are more than fit."""

    title = ""  # a key of the texts
    does = "do.on"
    back = "do.back"

    def __init__(self, app):
        super().__init__(app)
        self._first = 0
        session = app.session
        self._us = session.hand.side_of(session.seat)

    def rows(self):
        """A list of (label, our half points, their half points, counts).

        Without figures the points are None; counts are how many cards made them, ours and
        theirs, or None.
        """
        return []

    def total(self):
        """The last row, below the line."""

    def ours_first(self, pair):
        """The two sides' figures with the player's side in front."""
        return pair[self._us], pair[1 - self._us]

    def go_on(self):
        """A was pressed and there is nothing more to read."""
        self.app.pop()

    def press(self, key):
        last = max(len(self.rows()) - _ROWS, 0)
        if key == "up":
            self._first = max(self._first - 1, 0)
        elif key == "down":
            self._first = min(self._first + 1, last)
        elif key == "b":
            self.app.pop()
        elif key == "a":
            if self._first == last:
                self.go_on()
            else:
                self._first = min(self._first + _ROWS, last)
        self.dirty = True

    def draw(self, canvas):
        t = self.app.t
        bar(canvas, t(self.title))
        canvas.right(_WE_X, 1, t("we"), ink=0)
        canvas.right(_THEY_X, 1, t("they"), ink=0)
        rows = self.rows()
        y = _FIRST_Y
        for row in rows[self._first : self._first + _ROWS]:
            self._draw_row(canvas, y, row)
            y += _ROW
        if self._first:
            canvas.text(121, _FIRST_Y, "▲")
        if self._first + _ROWS < len(rows):
            canvas.text(121, _FIRST_Y + (_ROWS - 1) * _ROW, "▼")
        canvas.dotted(_LINE_Y, _WE_X - 20, _THEY_X)
        label, ours, theirs, _ = self.total()
        # Its label stands right at the figures, clear of the hints below.
        canvas.right(_WE_X - 24, _LINE_Y + 2, label)
        self._draw_figures(canvas, _LINE_Y + 2, ours, theirs)
        hints(canvas, t(self.does), t(self.back))

    def _draw_row(self, canvas, y, row):
        label, ours, theirs, counts = row
        canvas.text(1, y, label)
        if ours is not None:
            self._draw_figures(canvas, y, ours, theirs)
        if counts:
            canvas.right(_WE_X - _COUNT, y + 2, "%d" % counts[0], SMALL)
            canvas.right(_THEY_X - _COUNT, y + 2, "%d" % counts[1], SMALL)

    def _draw_figures(self, canvas, y, ours, theirs):
        canvas.right(_WE_X, y, points(ours))
        canvas.right(_THEY_X, y, points(theirs))

    def text(self):
        t = self.app.t
        lines = ["%s (%s, %s)" % (t(self.title), t("we"), t("they"))]
        for label, ours, theirs, counts in self.rows() + [self.total()]:
            if ours is None:
                lines.append(label)
            elif counts:
                figures = (label, points(ours), counts[0], points(theirs), counts[1])
                lines.append("%s: %s (%d), %s (%d)" % figures)
            else:
                lines.append("%s: %s, %s" % (label, points(ours), points(theirs)))
        lines.append(hint_line(t(self.does), t(self.back)))
        return lines
