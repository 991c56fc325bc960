"""A strict SH1106 on the I2C bus: 132 columns, of which the glass shows 128; pages only."""

from host_tools.simulator.panel import HEIGHT, WIDTH, Panel, PanelError, _check

_COLUMNS = 132
_ARGUMENTS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}


class Sh1106Panel(Panel):
    """`offset` is the column of RAM at the left edge of the glass when it stands upright."""

    width = _COLUMNS
    arguments = _ARGUMENTS

    def __init__(self, offset=2, reset_pin=None):
        self._glass = offset
        super().__init__(reset_pin)

    def _obey(self, c):
        if c <= 0x0F:
            self._column = self._column & 0xF0 | c
        elif c <= 0x18:
            self._column = self._column & 0x0F | (c & 15) << 4
        elif 0x30 <= c <= 0x33 or c == 0xE3:
            pass  # voltage of the pump; no operation
        elif 0xB0 <= c <= 0xB7:
            self._page = c & 7
        elif 0x40 <= c <= 0x7F or 0xA0 <= c <= 0xAF or c in (0xC0, 0xC8):
            super()._obey(c)
        else:
            raise PanelError(f"unknown command 0x{c:02X}")

    def _obey_with(self, c, values):
        value = values[0]
        if c == 0xAD:
            _check(c, value, (0x8A, 0x8B))
            if self.power:
                raise PanelError("command 0xAD: the pump is switched while the display is on")
            self.pump = value == 0x8B
        elif c == 0xDA:
            _check(c, value, (0x02, 0x12))
        elif c in (0xA8, 0xDB):
            _check(c, value, range(HEIGHT) if c == 0xA8 else range(256))
            if c == 0xA8:
                self._rows = value + 1
        else:
            super()._obey_with(c, values)

    def _take_data(self, data):
        if self._command:
            raise PanelError(f"data while command 0x{self._command[0]:02X} waits for more")
        self.changes += 1
        for byte in data:
            if self._column >= _COLUMNS:
                raise PanelError(f"data beyond column {_COLUMNS - 1}")
            self._ram[self._page][self._column] = byte
            self._column += 1

    def _seen(self, ram):
        # Remapping acts on the way from RAM to the segments, at once on all of the picture.
        if self._remap_segments:
            return bytes(ram[self._glass : self._glass + WIDTH])
        right = _COLUMNS - self._glass - WIDTH
        return bytes(ram[right + x] for x in range(WIDTH - 1, -1, -1))
