"""MicroPython's framebuf for CPython: the same pixels for MONO_VLSB, clipping included."""

MONO_VLSB = 0
MVLSB = 0


class FrameBuffer:
    """A monochrome picture in a buffer of bytes, each a column of eight pixels, low bit on top."""

    def __init__(self, buffer, width, height, format, stride=None):
        stride = width if stride is None else stride
        if format != MONO_VLSB:
            raise NotImplementedError(f"only MONO_VLSB is simulated, not format {format}")
        if width < 1 or height < 1 or stride < width:
            raise ValueError
        if len(buffer) < (height + 7) // 8 * stride - (stride - width):
            raise ValueError
        self._bytes = memoryview(buffer)
        self._width = width
        self._height = height
        self._stride = stride

    def fill(self, c):
        """Paint everything."""
        self.fill_rect(0, 0, self._width, self._height, c)

    def fill_rect(self, x, y, w, h, c):
        """Paint a rectangle, cut to the picture."""
        right = min(self._width, x + w)
        bottom = min(self._height, y + h)
        x = max(x, 0)
        y = max(y, 0)
        if w < 1 or h < 1 or x >= right or y >= bottom:
            return
        pixels = self._bytes
        while y < bottom:
            below = min((y | 7) + 1, bottom)
            bits = (1 << (below - y)) - 1 << (y & 7)
            first = (y >> 3) * self._stride + x
            beyond = first + right - x
            if bits == 0xFF:
                pixels[first:beyond] = (b"\xff" if c else b"\x00") * (right - x)
            elif c:
                for at in range(first, beyond):
                    pixels[at] |= bits
            else:
                bits ^= 0xFF
                for at in range(first, beyond):
                    pixels[at] &= bits
            y = below

    def pixel(self, x, y, c=None):
        """Set a pixel, or tell its colour when none is given; outside there is nothing."""
        if not (0 <= x < self._width and 0 <= y < self._height):
            return None
        if c is None:
            return self._get(x, y)
        self._set(x, y, c)
        return None

    def hline(self, x, y, w, c):
        """A line to the right."""
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        """A line down."""
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x, y, w, h, c, f=False):
        """The outline of a rectangle, or all of it."""
        if f:
            self.fill_rect(x, y, w, h, c)
        else:
            self.fill_rect(x, y, w, 1, c)
            self.fill_rect(x, y + h - 1, w, 1, c)
            self.fill_rect(x, y, 1, h, c)
            self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1, y1, x2, y2, c):
        """A line in any direction, both ends included."""
        dx, step_x = (x2 - x1, 1) if x2 > x1 else (x1 - x2, -1)
        dy, step_y = (y2 - y1, 1) if y2 > y1 else (y1 - y2, -1)
        steep = dy > dx
        along, across = (y1, x1) if steep else (x1, y1)
        if steep:
            dx, dy, step_x, step_y = dy, dx, step_y, step_x
        error = 2 * dy - dx
        for _ in range(dx):
            if steep:
                self.pixel(across, along, c)
            else:
                self.pixel(along, across, c)
            while error >= 0:
                across += step_y
                error -= 2 * dx
            along += step_x
            error += 2 * dy
        self.pixel(x2, y2, c)

    def blit(self, source, x, y, key=-1):
        """Draw another picture over this one, except its pixels of colour `key`."""
        for to_y in range(max(0, y), min(self._height, y + source._height)):
            for to_x in range(max(0, x), min(self._width, x + source._width)):
                c = source._get(to_x - x, to_y - y)
                if c != key:
                    self._set(to_x, to_y, c)

    def scroll(self, xstep, ystep):
        """Shift the picture; what moves away from an edge leaves its old pixels there."""
        if abs(xstep) >= self._width or abs(ystep) >= self._height:
            return
        columns = range(max(0, xstep), self._width + min(0, xstep))
        rows = range(max(0, ystep), self._height + min(0, ystep))
        for y in rows if ystep < 0 else reversed(rows):
            for x in columns if xstep < 0 else reversed(columns):
                self._set(x, y, self._get(x - xstep, y - ystep))

    def text(self, s, x, y, c=1):
        """Refused: Bagatto draws its own letters, and MicroPython's 8x8 font is not simulated."""
        raise NotImplementedError("framebuf.text is not simulated: use ui.canvas")

    def _get(self, x, y):
        return self._bytes[(y >> 3) * self._stride + x] >> (y & 7) & 1

    def _set(self, x, y, c):
        at = (y >> 3) * self._stride + x
        bit = 1 << (y & 7)
        if c:
            self._bytes[at] |= bit
        else:
            self._bytes[at] &= ~bit & 0xFF
