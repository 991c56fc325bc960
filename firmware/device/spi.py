"""A panel on SPI, spoken to in the packets of I2C: their control byte becomes the D/C line."""

_DATA = 0x40  # bit of the control byte


class SpiBus:
    """Stands in for device.i2c.Bus; nothing acknowledges on SPI, so a panel is never missing.

    `pins` are the words for its wires.
    """

    def __init__(self, spi, cs, dc, pins):
        self.pins = pins
        self._spi = spi
        self._cs = cs
        self._dc = dc
        cs.init(cs.OUT, value=1)
        dc.init(dc.OUT, value=0)

    def try_lock(self):
        """Take the bus; nobody else is on it."""
        return True

    def unlock(self):
        """Give the bus back."""

    def scan(self):
        """Addresses that answer: there are none on SPI."""
        return []

    def writeto(self, address, buffer, *, start=0, end=None):
        """Write a packet: a control byte, then commands or data."""
        if not len(buffer):
            return  # the driver's look whether anybody is there
        self._dc.value(1 if buffer[start] & _DATA else 0)
        self._cs.value(0)
        self._spi.write(memoryview(buffer)[start + 1 : len(buffer) if end is None else end])
        self._cs.value(1)
