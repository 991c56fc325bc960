"""The panel: Adafruit's SSD1306 driver as it is, sending only the pages that changed."""

import sys

import adafruit_ssd1306

from device.i2c import NoAnswer

# The driver's half for SPI would stay in memory and is never used.
del adafruit_ssd1306.SSD1306_SPI, adafruit_ssd1306.spi_device
del sys.modules["adafruit_bus_device.spi_device"], sys.modules["adafruit_bus_device"].spi_device
# So would what reads from the bus: the panel only listens.
_reading = adafruit_ssd1306.i2c_device.I2CDevice
del _reading.readinto, _reading.write_then_readinto, _reading

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
    the panel is not there. One that stops answering later only sets `lost` to that error: no game
    ends for a loose wire. revive() looks for it again.
    """

    brightest = 255  # what the highest contrast is for this panel
    upright = True

    _ready = False  # until then the driver's commands may fail
    _runs_on = True  # after a page the panel puts what follows on the next one

    def __init__(self, bus, addr=0x3C, reset=None):
        self.lost = None
        self._contrast = 255
        self._dim = False
        self._inverted = False
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
        self._ready = self._all = True
        self.show()
        if self.lost is not None:
            raise self.lost

    def rotate(self, rotate):
        """Turn the picture by 180 degrees (False) or upright (True) at the next show()."""
        super().rotate(rotate)
        self.upright = rotate
        self._all = True

    def contrast(self, contrast):
        """How bright the panel shines, 0 to 255 of what its board allows."""
        self._contrast = contrast
        if not self._dim:
            super().contrast(contrast * self.brightest // 255)

    def invert(self, invert):
        """Black on white."""
        self._inverted = invert
        super().invert(invert)

    def dim(self, dim):
        """Shine as little as possible, or as the contrast says again."""
        self._dim = dim
        super().contrast(0 if dim else self._contrast * self.brightest // 255)

    def darken(self, dark):
        """Switch the pixels off, or on again; the panel keeps what they were."""
        self.write_cmd(adafruit_ssd1306.SET_DISP | (not dark))

    def show(self):
        """Send the pages that differ from what the panel shows."""
        if not self._ready:  # the driver shows once before there are pages to compare
            return
        following = -1  # the page where the panel would put the next byte
        for page in range(_PAGES):
            if self.lost is None and (self._all or self._drawn[page] != self._shown[page]):
                if page != following or not self._runs_on:
                    self._go_to(page)
                self._send_page(page)
                following = page + 1
        self._all = self.lost is not None

    def revive(self):
        """Set a lost panel up again, as it may have been without power; whether it answers."""
        self.lost = None
        kept = bytes(self.frame)
        self.poweron()
        self.init_display()
        self.frame[:] = kept
        self.rotate(self.upright)
        self.invert(self._inverted)
        self.dim(self._dim)
        self._all = True
        self.show()
        return self.lost is None

    def write_cmd(self, cmd):
        """Send one command."""
        self.temp[0] = 0x80
        self.temp[1] = cmd
        self._send(self.temp)

    def _go_to(self, page):
        self._window[5] = page
        self._send(self._window)

    def _send_page(self, page):
        packet = self._packets[page]
        borrowed = packet[0]
        packet[0] = 0x40
        self._send(packet)
        packet[0] = borrowed
        if self.lost is None:
            self._shown[page][:] = self._drawn[page]

    def _send(self, packet):
        if self.lost is not None:
            return
        try:
            with self.i2c_device:
                self.i2c_device.write(packet)
        except NoAnswer as error:
            if not self._ready:
                raise
            self.lost = error
