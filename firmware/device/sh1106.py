"""Panels with an SH1106: 132 columns of which 128 are seen, written a page at a time."""

from device.oled import Oled

_COLUMNS = 132
# Off; clock; 64 rows, no shift, first line; charge pump (in two); upright; the wires of the usual
# glass; precharge, level of the dark rows; what the RAM holds, not inverted; on.
_SET_UP = b"\xae\xd5\x80\xa8\x3f\xd3\x00\x40\xad\x8b\xa1\xc8\xda\x12\xd9\x22\xdb\x35\xa4\xa6\xaf"


class Sh1106(Oled):
    """As Oled; `offset` is the RAM column of the left edge when the panel stands upright."""

    _runs_on = False

    def __init__(self, bus, addr=0x3C, reset=None, offset=2):
        self._offset = offset
        self._place = bytearray(b"\x00\xb0\x00\x10")
        super().__init__(bus, addr, reset)

    def init_display(self):
        """Set the chip up and clear the frame."""
        for command in _SET_UP:
            self.write_cmd(command)
        self.fill(0)

    def _go_to(self, page):
        # Turned round, the glass counts its columns from the other end.
        column = self._offset if self.upright else _COLUMNS - 128 - self._offset
        place = self._place
        place[1] = 0xB0 | page
        place[2] = column & 15
        place[3] = 0x10 | column >> 4
        self._send(place)
