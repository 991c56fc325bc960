"""A strict SSD1306 on the I2C bus: what the datasheet does not define, it refuses aloud."""

WIDTH = 128
HEIGHT = 64
PAGES = 8

HORIZONTAL = 0
VERTICAL = 1
BY_PAGE = 2

# How many bytes of argument follow a command; those not here stand alone.
_ARGUMENTS = {
    0x20: 1,
    0x21: 2,
    0x22: 2,
    0x81: 1,
    0x8D: 1,
    0xA8: 1,
    0xAD: 1,
    0xD3: 1,
    0xD5: 1,
    0xD9: 1,
    0xDA: 1,
    0xDB: 1,
}


class PanelOnSpi:
    """Wires a panel to SPI: its D/C line says what the control byte says on I2C."""

    def __init__(self, panel, cs, dc):
        self._panel = panel
        self._cs = cs
        self._dc = dc

    def write(self, data):
        """What the bus sends, to the panel if it is selected."""
        if not self._cs.value():
            self._panel.write((b"\x40" if self._dc.value() else b"\x00") + data)


class PanelError(Exception):
    """The firmware sent what the panel's datasheet does not define."""


class Panel:
    """128 x 64 pixels mounted as on the usual boards: upright with segments and rows remapped.

    `reset_pin`, a fake machine.Pin, makes it one of those panels that are deaf until pulsed.
    `bytes` counts what went over the bus for it, its address included.
    """

    width = WIDTH  # columns of RAM
    arguments = _ARGUMENTS

    def __init__(self, reset_pin=None):
        self.bytes = 0
        self.changes = 0  # grows with whatever may alter the picture
        self.connected = True
        self._reset_level = 1
        self._heard_low = reset_pin is None
        self._deaf = reset_pin is not None
        if reset_pin is not None:
            reset_pin.watcher = self._reset_line
        # What RAM holds at power-on is undefined, and shows if nobody clears it.
        self._ram = [bytearray(b"\xa5\x3c\x18\xe7" * (self.width // 4)) for _ in range(PAGES)]
        self._power_on()

    def _power_on(self):
        self.power = False
        self.contrast = 0x7F
        self.inverted = False
        self.entire_on = False
        self.pump = False
        self._pumped = False
        self.mode = BY_PAGE
        self._command = []
        self._columns = (0, WIDTH - 1)
        self._pages = (0, PAGES - 1)
        self._column = 0
        self._page = 0
        self._remap_segments = False
        self._remap_rows = False
        self._start_line = 0
        self._offset = 0
        self._rows = HEIGHT

    def _reset_line(self, level):
        if not level:
            self._deaf = True
        elif not self._reset_level:
            self._deaf = False
            self._power_on()
            self.changes += 1
        self._reset_level = level

    # The bus

    def present(self):
        """Whether it acknowledges its address."""
        return self.connected and not self._deaf

    def read(self, count):
        """Its status byte: bit 6 says that the display is off."""
        self.bytes += 1 + count
        return bytes([0 if self.power else 0x40]) * count

    def write(self, data):
        """One transfer: control bytes, each followed by one byte or by all the rest."""
        self.bytes += 1 + len(data)
        at = 0
        while at < len(data):
            control = data[at]
            if control & 0x3F:
                raise PanelError(f"control byte 0x{control:02X}")
            end = at + 2 if control & 0x80 else len(data)
            if at + 1 >= len(data):
                raise PanelError("a control byte and nothing after it")
            if control & 0x40:
                self._take_data(data[at + 1 : end])
            else:
                for byte in data[at + 1 : end]:
                    self._take_command(byte)
            at = end

    # Commands

    def _take_command(self, byte):
        self._command.append(byte)
        if len(self._command) <= self.arguments.get(self._command[0], 0):
            return
        command = self._command
        self._command = []
        self.changes += 1
        if len(command) == 1:
            self._obey(byte)
        else:
            self._obey_with(command[0], command[1:])

    def _obey(self, c):
        if c <= 0x1F:
            self._only_by_page(c)
            if c <= 0x0F:
                self._column = self._column & 0x70 | c
            elif c <= 0x17:
                self._column = self._column & 0x0F | (c & 7) << 4
            else:
                raise PanelError(f"command 0x{c:02X}: a column beyond 127")
        elif c == 0x2E or c == 0xE3:
            pass  # scrolling stays off; no operation
        elif 0x40 <= c <= 0x7F:
            self._start_line = c & 0x3F
        elif c in (0xA0, 0xA1):
            self._remap_segments = c == 0xA1
        elif c in (0xA4, 0xA5):
            self.entire_on = c == 0xA5
        elif c in (0xA6, 0xA7):
            self.inverted = c == 0xA7
        elif c in (0xAE, 0xAF):
            self.power = c == 0xAF
            self._pumped = self.pump and self.power
        elif 0xB0 <= c <= 0xB7:
            self._only_by_page(c)
            self._page = c & 7
        elif c in (0xC0, 0xC8):
            self._remap_rows = c == 0xC8
        else:
            raise PanelError(f"unknown command 0x{c:02X}")

    def _only_by_page(self, c):
        if self.mode != BY_PAGE:
            raise PanelError(f"command 0x{c:02X} means nothing outside page addressing")

    def _obey_with(self, c, values):
        value = values[0]
        if c == 0x20:
            _check(c, value, (HORIZONTAL, VERTICAL, BY_PAGE))
            self.mode = value
        elif c == 0x21:
            self._columns = self._window(c, values, WIDTH)
            self._column = value
        elif c == 0x22:
            self._pages = self._window(c, values, PAGES)
            self._page = value
        elif c == 0x81:
            self.contrast = value
        elif c == 0x8D:
            _check(c, value, (0x10, 0x14))
            self.pump = value == 0x14
            if not self.pump:
                self._pumped = False
        elif c == 0xA8:
            _check(c, value, range(15, HEIGHT))
            self._rows = value + 1
        elif c == 0xAD:
            _check(c, value, (0x00, 0x10, 0x30))  # current reference of the SSD1306B
        elif c == 0xD3:
            _check(c, value, range(HEIGHT))
            self._offset = value
        elif c == 0xD9:
            _check(c, value & 0x0F, range(1, 16))
            _check(c, value >> 4, range(1, 16))
        elif c == 0xDA:
            _check(c, value, (0x12, 0x32))  # 0x02 and 0x22 are for panels of 32 rows
        elif c == 0xDB:
            _check(c, value, (0x00, 0x20, 0x30))

    def _window(self, c, values, limit):
        if self.mode == BY_PAGE:
            raise PanelError(f"command 0x{c:02X} means nothing in page addressing")
        first, last = values
        if not first <= last < limit:
            raise PanelError(f"command 0x{c:02X}: window {first} to {last}")
        return first, last

    # Pixels

    def _take_data(self, data):
        if self._command:
            raise PanelError(f"data while command 0x{self._command[0]:02X} waits for more")
        self.changes += 1
        for byte in data:
            # Remapping segments acts here, on what is written from now on.
            column = self._column
            segment = WIDTH - 1 - column if self._remap_segments else column
            self._ram[self._page][segment] = byte
            self._step()

    def _step(self):
        if self.mode == BY_PAGE:
            self._column = (self._column + 1) % WIDTH
        elif self.mode == HORIZONTAL:
            self._column = _after(self._column, self._columns)
            if self._column == self._columns[0]:
                self._page = _after(self._page, self._pages)
        else:
            self._page = _after(self._page, self._pages)
            if self._page == self._pages[0]:
                self._column = _after(self._column, self._columns)

    def lit(self):
        """Whether the panel shines at all: on, and its charge pump started before that."""
        return self.power and self._pumped

    def rows(self):
        """What an eye sees: 64 rows of 128 bytes, each 0 or 1."""
        return [self.row(y) for y in range(HEIGHT)]

    def row(self, y):
        """One row of that, the top one for 0."""
        common = HEIGHT - 1 - y
        row = self._rows - 1 - common if self._remap_rows else common
        row = (row + self._offset) % HEIGHT
        if row >= self._rows or not self.lit():
            return bytes(WIDTH)  # rows beyond the multiplex ratio are never driven
        if self.entire_on:
            return b"\x01" * WIDTH
        line = (row + self._start_line) % HEIGHT
        shift = line & 7
        columns = self._seen(self._ram[line >> 3])
        # No lists: on the VM each would take a kilobyte in one piece.
        return bytes((column >> shift & 1) ^ self.inverted for column in columns)

    def _seen(self, ram):
        """The columns of a page of RAM from left to right: segment 0 is the usual right edge."""
        return bytes(ram[segment] for segment in range(WIDTH - 1, -1, -1))


def _after(value, window):
    # An address outside its window runs on to the window's end, as any other does.
    first, last = window
    return first if value == last else value + 1


def _check(command, value, allowed):
    if value not in allowed:
        raise PanelError(f"command 0x{command:02X}: argument 0x{value:02X}")
