"""The base of every screen, and the frame that all of them share: bar above, hints below."""

ROWS_Y = 10  # first pixel row under the bar
ROW = 11  # height of a row of a list: its text has a pixel of air above and below
ROWS = 4  # rows of a list between the bar and the hints
LINE = 10  # height of a line of running text
LINES = 5  # lines of running text under the bar of a page without hints
HINTS_Y = 55


class Screen:
    """What the app asks of a screen; a subclass overrides what it needs."""

    busy = False  # something will change by itself soon: an animation, a bot, a timed message
    overlay = False  # the screen below shines through: it is drawn first
    at_table = False  # it is the table, which needs the memory that menus take

    def __init__(self, app):
        self.app = app
        self.dirty = True

    def enter(self):
        """The screen has become the top one, at first or again."""
        self.dirty = True

    def draw(self, canvas):
        """Draw the whole screen; the canvas comes cleared, or with the screen below."""

    def text(self):
        """The same content as draw's, as a list of lines."""
        return []

    def press(self, key):
        """React to a key; B goes back unless a screen says otherwise."""
        if key == "b":
            self.app.pop()

    def tick(self, now):
        """Called at each step with the clock's milliseconds; must return quickly."""


def bar(canvas, title, note=""):
    """The inverted bar at the top: what this is on the left, a short note on the right."""
    canvas.fill(0, 0, 128, ROWS_Y)
    canvas.text(2, 1, title, ink=0)
    if note:
        canvas.right(125, 1, note, ink=0)


def hints(canvas, a="", b=""):
    """The line at the bottom that says what A and B do here."""
    if a:
        canvas.icon(0, HINTS_Y - 1, "a")
        canvas.text(11, HINTS_Y, a)
    if b:
        left = canvas.right(127, HINTS_Y, b)
        canvas.icon(left - 11, HINTS_Y - 1, "b")


def hint_line(a="", b=""):
    """The hints in the text form of a screen."""
    words = []
    if a:
        words.append("A: " + a)
    if b:
        words.append("B: " + b)
    return "[" + ", ".join(words) + "]"
