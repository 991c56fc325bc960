"""A lockable I2C bus with the calls that CircuitPython drivers make, over machine.I2C."""


class NoAnswer(OSError):
    """Nothing acknowledged on the bus; the text names the address tried and the pins."""

    def __init__(self, address, pins):
        super().__init__("no answer from 0x%02X on %s" % (address, pins))
        self.address = address
        self.pins = pins

    def __str__(self):
        # MicroPython's OSError takes its first argument for an error number.
        return self.args[0]


class Bus:
    """One machine.I2C for drivers written for busio.I2C.

    `pins` are the words for its two wires that an error uses, such as "SDA GP4, SCL GP5".
    """

    def __init__(self, i2c, pins):
        self.pins = pins
        self._i2c = i2c
        self._locked = False

    def try_lock(self):
        """Take the bus; False if somebody has it."""
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        """Give the bus back."""
        self._locked = False

    def scan(self):
        """Addresses that answer."""
        return self._i2c.scan()

    def writeto(self, address, buffer, *, start=0, end=None):
        """Write buffer[start:end]; NoAnswer when the address is silent or the bus stuck."""
        if start or (end is not None and end != len(buffer)):
            buffer = memoryview(buffer)[start:end]
        try:
            self._i2c.writeto(address, buffer)
        except OSError:
            raise NoAnswer(address, self.pins)

    def readfrom_into(self, address, buffer, *, start=0, end=None):
        """Fill buffer[start:end]; NoAnswer when the address is silent or the bus stuck."""
        if start or (end is not None and end != len(buffer)):
            buffer = memoryview(buffer)[start:end]
        try:
            self._i2c.readfrom_into(address, buffer)
        except OSError:
            raise NoAnswer(address, self.pins)
