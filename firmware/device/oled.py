"""The panel: Adafruit's SSD1306 driver as it is, sending only the pages that changed."""

import adafruit_ssd1306

from device.i2c import NoAnswer

WIDTH = 128
HEIGHT = 64
_PAGES = HEIGHT // 8


class ResetPin:
    """A machine.Pin with the part of CircuitPython's DigitalInOut that the driver uses."""

    def __init__(self, pin):
        self._pin = pin

    def switch_to_output(self, value=False):
        """Drive the line at that level."""
        self._pin.init(self._pin.OUT, value=value)

    @property
    def value(self):
        """The level of the line."""
        return self._pin.value()

    @value.setter
    def value(self, level):
        self._pin.value(level)


class Oled(adafruit_ssd1306.SSD1306_I2C):
    """A framebuf.FrameBuffer of 128 x 64 whose show() brings the panel up to date.

    `reset` is a machine.Pin for panels that have that line. Raises device.i2c.NoAnswer when
    the panel is not there, at once or later.
    """

    _shown = None  # the driver shows once before there are pages to compare

    def __init__(self, bus, addr=0x3C, reset=None):
        if reset is not None:
            # The driver looks for the panel before it pulses the line, and until then the panel
            # is deaf. 3 us low are enough: any two statements take longer.
            reset = ResetPin(reset)
            reset.switch_to_output(1)
            reset.value = 0
            reset.value = 1
        try:
            super().__init__(WIDTH, HEIGHT, bus, addr=addr, reset=reset)
        except ValueError:
            raise NoAnswer(addr, bus.pins)
        whole = memoryview(self.buffer)
        self.frame = whole[1:]
        shown = memoryview(bytearray(WIDTH * HEIGHT // 8))
        pages = range(0, WIDTH * HEIGHT // 8, WIDTH)
        self._drawn = tuple([self.frame[at : at + WIDTH] for at in pages])
        self._shown = tuple([shown[at : at + WIDTH] for at in pages])
        # A page with the byte before it, where the control byte stands while it is sent.
        self._packets = tuple([whole[at : at + 1 + WIDTH] for at in pages])
        # Columns 0 to 127, pages from the one to be filled in to the last.
        self._window = bytearray(b"\x00\x21\x00\x7f\x22\x00\x07")
        self._all = False

    def rotate(self, rotate):
        """Turn the picture by 180 degrees at the next show()."""
        super().rotate(rotate)
        self._all = True

    def show(self):
        """Send the pages that differ from what the panel shows."""
        if self._shown is None:
            super().show()
            return
        following = -1  # the page where the panel would put the next byte
        for page in range(_PAGES):
            if self._all or self._drawn[page] != self._shown[page]:
                if page != following:
                    self._window[5] = page
                    self._send(self._window)
                self._send_page(page)
                following = page + 1
        self._all = False

    def _send_page(self, page):
        packet = self._packets[page]
        borrowed = packet[0]
        packet[0] = 0x40
        try:
            self._send(packet)
        finally:
            packet[0] = borrowed
        self._shown[page][:] = self._drawn[page]

    def _send(self, packet):
        with self.i2c_device:
            self.i2c_device.write(packet)
