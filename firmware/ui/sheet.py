"""A sheet of points: one row an item, a column for each side, the total below a line."""

from micropython import const

from ui.canvas import SMALL
from ui.names import points
from ui.screen import Screen, bar, hint_line, hints

_ROWS_AT = (11, 20, 28, 37)
_LINE_Y = const(45)
_COLUMNS = {2: (91, 117), 3: (56, 88, 119)}  # last column of the figures of each side
_COUNT = const(18)  # how far left of the points the number of cards ends
_ROWS = len(_ROWS_AT)


class Sheet(Screen):
    """Shows rows() and total(); up and down move the rows when there are more than fit."""

    title = ""  # a key of the texts
    does = "do.on"
    back = "do.back"

    def __init__(self, app):
        super().__init__(app)
        self._first = 0

    def heads(self):
        """What stands over the columns: the player's first."""
        return [self.app.t("we"), self.app.t("they")]

    def rows(self):
        """A list of (label, half points of each column, counts).

        Without figures the points are None; counts are how many cards made them, or None.
        """
        return []

    def total(self):
        """The last row, below the line: (label, half points of each column)."""

    def figure(self, half):
        """Half points as they are written here."""
        return points(half)

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
        heads = self.heads()
        columns = _COLUMNS[len(heads)]
        bar(canvas, t(self.title))
        for edge, head in zip(columns, heads):
            canvas.right(edge, 1, head, ink=0)
        rows = self.rows()
        for y, (label, figures, counts) in zip(_ROWS_AT, rows[self._first :]):
            canvas.text(1, y, label)
            if figures:
                self._draw_figures(canvas, columns, y, figures)
            if counts:
                for edge, count in zip(columns, counts):
                    canvas.right(edge - _COUNT, y + 2, "%d" % count, SMALL)
        if self._first:
            canvas.text(121, _ROWS_AT[0], "▲")
        if self._first + _ROWS < len(rows):
            canvas.text(121, _ROWS_AT[-1], "▼")
        canvas.dotted(_LINE_Y, columns[0] - 20, columns[-1])
        label, figures = self.total()
        # Its label stands right at the figures, clear of the hints below.
        canvas.right(columns[0] - 24, _LINE_Y + 2, label)
        self._draw_figures(canvas, columns, _LINE_Y + 2, figures)
        hints(canvas, t(self.does), t(self.back))

    def _draw_figures(self, canvas, columns, y, figures):
        for edge, half in zip(columns, figures):
            canvas.right(edge, y, self.figure(half))

    def text(self):
        t = self.app.t
        lines = ["%s (%s)" % (t(self.title), ", ".join(self.heads()))]
        for label, figures, counts in self.rows() + [self.total() + (None,)]:
            if figures:
                words = [self.figure(half) for half in figures]
                if counts:
                    words = ["%s (%d)" % pair for pair in zip(words, counts)]
                label += ": " + ", ".join(words)
            lines.append(label)
        lines.append(hint_line(t(self.does), t(self.back)))
        return lines
