"""Everything that draws draws here: text in our fonts, pictures, lines and boxes."""

from array import array

from ui import glyphs
from ui.blit import blit, fill, place, spell

BODY = glyphs.BODY
SMALL = glyphs.SMALL
BIG = glyphs.BIG

WIDTH = 128
HEIGHT = 64

_BLACK = bytes(WIDTH * HEIGHT // 8)
_DATA = glyphs.DATA
_PICTURES = glyphs.PICTURES
_line = array("H", [0] * 64)  # the glyphs of the text being drawn, as spell and blit want them


def width(text, font=BODY):
    """Pixels from the left of the first glyph to the right of the last one."""
    coded = text.encode()
    return spell(coded, len(coded), font, _line, _DATA)


def wrap(text, room, font=BODY):
    """The lines into which a text breaks at its spaces so that each fits in so many pixels."""
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = line + " " + word if line else word
            if line and width(longer, font) > room:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


class Canvas:
    """The frame of a display, 128 x 64, with the pens for it. `y` of a text is its cap line."""

    def __init__(self, display):
        self.frame = display.frame

    def clear(self):
        """All black."""
        self.frame[:] = _BLACK

    def text(self, x, y, text, font=BODY, ink=1):
        """Write a text from x on; return the x after its last glyph."""
        width(text, font)
        return blit(self.frame, x, y, _DATA, _line, ink)

    def right(self, x, y, text, font=BODY, ink=1):
        """Write a text whose last column is x; return its first column."""
        start = x + 1 - width(text, font)
        blit(self.frame, start, y, _DATA, _line, ink)
        return start

    def centre(self, y, text, font=BODY, ink=1, x0=0, x1=WIDTH - 1):
        """Write a text in the middle between two columns; return its first column."""
        start = x0 + (x1 - x0 + 1 - width(text, font)) // 2
        blit(self.frame, start, y, _DATA, _line, ink)
        return start

    def icon(self, x, y, name, ink=1):
        """Draw a picture of art/ with its corner at x, y; return the x after it."""
        _line[0] = 1
        _line[1] = _place(name)
        return blit(self.frame, x, y, _DATA, _line, ink) - 1

    def fill(self, x, y, w, h, ink=1):
        """Paint a rectangle: ink 1 white, 0 black, 2 turns it over."""
        fill(self.frame, x, y, w, h, ink)

    def hline(self, x, y, w, ink=1):
        """A line to the right."""
        fill(self.frame, x, y, w, 1, ink)

    def vline(self, x, y, h, ink=1):
        """A line downwards."""
        fill(self.frame, x, y, 1, h, ink)

    def box(self, x, y, w, h, ink=1):
        """The outline of a rectangle."""
        fill(self.frame, x, y, w, 1, ink)
        fill(self.frame, x, y + h - 1, w, 1, ink)
        fill(self.frame, x, y, 1, h, ink)
        fill(self.frame, x + w - 1, y, 1, h, ink)

    def dotted(self, y, x0=0, x1=WIDTH - 1):
        """A dotted line across, every other pixel."""
        for x in range(x0, x1 + 1, 2):
            fill(self.frame, x, y, 1, 1, 1)


def icon_width(name):
    """How wide a picture of art/ is."""
    return _DATA[_place(name)]


def _place(name):
    """Where in the data a picture of art/ is packed."""
    coded = name.encode()
    at = place(_PICTURES, len(_PICTURES), coded, len(coded))
    if at < 0:
        raise KeyError(name)
    return at
