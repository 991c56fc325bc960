"""Parts that screens are made of: lists with a cursor, pages of words, questions, notices."""

from micropython import const

from ui.canvas import wrap
from ui.screen import LINE, LINES, ROW, ROWS, ROWS_Y, Screen, bar, hint_line, hints

_PAGE_WORDS = const(118)  # width of the words on a page
_BOX_WORDS = const(112)  # width of the words in a dialog's box
_BOX_LINE = const(9)


class Menu(Screen):
    """A list with a cursor; a row is a label, with a value where left and right change it."""

    title = ""  # a key of the texts
    does = "do.choose"  # what A does, a key of the texts
    back = "do.back"

    def __init__(self, app):
        super().__init__(app)
        self.at = 0
        self._first = 0

    def rows(self):
        """The rows in the player's language: a list of (label, value or None)."""
        return []

    def choose(self, row):
        """A was pressed on this row; by default it goes to the row's next value."""
        self.change(row, 1)

    def change(self, row, step):
        """Left (-1) or right (+1) was pressed on this row."""

    def press(self, key):
        if key == "a":
            self.choose(self.at)
        elif key == "b":
            self.app.pop()
        elif key == "up" or key == "down":
            count = len(self.rows())
            self.at = (self.at + (1 if key == "down" else -1)) % count
        elif key == "left" or key == "right":
            self.change(self.at, 1 if key == "right" else -1)
        self.dirty = True

    def draw(self, canvas):
        bar(canvas, self.app.t(self.title))
        self.draw_rows(canvas, ROWS_Y, ROWS)
        hints(canvas, self.app.t(self.does), self.app.t(self.back))

    def draw_rows(self, canvas, y, count, wide=128):
        """The rows around the cursor, count of them, with marks where there are more."""
        rows = self.rows()
        self.at = min(self.at, len(rows) - 1)
        self._first = max(self.at - count + 1, min(self._first, self.at, len(rows) - count), 0)
        more = len(rows) > count
        wide -= 8 * more
        for i in range(self._first, min(self._first + count, len(rows))):
            label, value = rows[i]
            top = y + (i - self._first) * ROW
            ink = 1
            if i == self.at:
                cursor(canvas, top + 1, wide)
                ink = 0
            canvas.text(3, top + 2, label, ink=ink)
            if value is not None:
                if i == self.at:
                    value = "◀ " + value + " ▶"
                canvas.right(wide - 3, top + 2, value, ink=ink)
        if self._first:
            canvas.text(wide + 1, y + 2, "▲")
        if self._first + count < len(rows):
            canvas.text(wide + 1, y + (count - 1) * ROW + 2, "▼")

    def text(self):
        lines = [self.app.t(self.title)]
        for i, (label, value) in enumerate(self.rows()):
            line = label if value is None else "%s: %s" % (label, value)
            lines.append(("> " if i == self.at else "  ") + line)
        lines.append(hint_line(self.app.t(self.does), self.app.t(self.back)))
        return lines


def cursor(canvas, y, wide):
    """A bar with blunt corners, which keeps it apart from the bar of the title."""
    canvas.fill(0, y, wide, ROW - 1)
    for x in (0, wide - 1):
        for corner in (y, y + ROW - 2):
            canvas.fill(x, corner, 1, 1, 0)


class Pager(Screen):
    """Pages of words: left and right turn them, up and down move within a long one."""

    def __init__(self, app):
        super().__init__(app)
        self._page = 0
        self._lines = None  # of this page, wrapped for the display
        self._top = 0

    def count(self):
        """How many pages there are."""
        return 1

    def read(self, page):
        """The page's title and its words, paragraphs divided by line ends."""
        return "", ""

    def _turn(self, page):
        """Open a page at its beginning."""
        self._page = page
        self._lines = None
        self._top = 0

    def _load(self):
        self._title, words = self.read(self._page)
        self._lines = wrap(words, _PAGE_WORDS)

    def press(self, key):
        if self._lines is None:
            self._load()
        last = len(self._lines) - LINES
        if key == "b":
            self.app.pop()
        elif key == "up":
            self._top = max(self._top - LINES + 1, 0)
        elif key == "down" and self._top < last:
            self._top = min(self._top + LINES - 1, last)
        elif key == "left" and self._page:
            self._turn(self._page - 1)
        elif key == "right" and self._page + 1 < self.count():
            self._turn(self._page + 1)
        elif key == "a":  # reads on: the rest of the page, then the next one
            if self._top < last:
                self._top = min(self._top + LINES - 1, last)
            elif self._page + 1 < self.count():
                self._turn(self._page + 1)
            else:
                self.app.pop()
                return
        self.dirty = True

    def draw(self, canvas):
        if self._lines is None:
            self._load()
        note = "%d/%d" % (self._page + 1, self.count()) if self.count() > 1 else ""
        bar(canvas, self._title, note)
        for i in range(self._top, min(self._top + LINES, len(self._lines))):
            canvas.text(1, ROWS_Y + 2 + (i - self._top) * LINE, self._lines[i])
        if self._top:
            canvas.text(121, ROWS_Y + 2, "▲")
        if self._top + LINES < len(self._lines):
            canvas.text(121, ROWS_Y + 2 + (LINES - 1) * LINE, "▼")

    def text(self):
        title, words = self.read(self._page)
        lines = ["%s (%d/%d)" % (title, self._page + 1, self.count())]
        lines.extend(words.split("\n"))
        lines.append(hint_line(self.app.t("do.on"), self.app.t("do.back")))
        return lines


class Notice(Screen):
    """A few words in a box over the screen below; the next press takes them away."""

    overlay = True
    does = "do.ok"
    back = ""

    def __init__(self, app, words):
        super().__init__(app)
        self._words = words

    def press(self, key):
        self.app.pop()

    def draw(self, canvas):
        lines = wrap(self._words, _BOX_WORDS)
        height = len(lines) * _BOX_LINE + 15
        top = max((64 - height) // 2, 0)
        canvas.fill(2, top, 124, height, 0)
        canvas.box(3, top, 122, height)
        for i, line in enumerate(lines):
            canvas.centre(top + 3 + i * _BOX_LINE, line)
        y = top + height - 10
        does = self.app.t(self.does)
        canvas.icon(7, y - 1, "a")
        canvas.text(18, y, does)
        if self.back:
            left = canvas.right(120, y, self.app.t(self.back))
            canvas.icon(left - 11, y - 1, "b")

    def text(self):
        back = self.app.t(self.back) if self.back else ""
        return self._words.split("\n") + [hint_line(self.app.t(self.does), back)]


class Dialog(Notice):
    """A question over the screen below: A does it, B does not."""

    def __init__(self, app, words, does, then, back="do.back", otherwise=None):
        super().__init__(app, words)
        self.does = does
        self.back = back
        self._then = then
        self._otherwise = otherwise

    def press(self, key):
        if key == "a":
            self.app.pop()
            self._then()
        elif key == "b":
            self.app.pop()
            if self._otherwise:
                self._otherwise()
