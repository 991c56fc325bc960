"""The fake `machine`: the Pico's own signatures and errors, with hooks for whoever simulates.

It has no Timer on purpose: timer callbacks together with flash writes have hung real boards.
`chip` is what surrounds the pins: simulators, panels and tests talk to it, firmware never does.
"""

import errno


class Chip:
    """The microcontroller as seen from outside."""

    def __init__(self):
        self.power_on(None)

    def power_on(self, clock):
        """Start anew: nothing connected, every pin an input; `clock` moves while it sleeps."""
        self.clock = clock
        self.pins = {}
        self.devices = {}
        self.spi_devices = {}
        self.hz = 125_000_000
        self.slept_ms = 0

    def attach(self, bus, address, device):
        """Connect a device with write(data) and read(count), such as a Panel, to I2C `bus`."""
        self.devices[bus, address] = device

    def attach_spi(self, bus, device):
        """Connect a device with write(data), such as a PanelOnSpi, to SPI `bus`."""
        self.spi_devices[bus] = device

    def detach(self, bus, address):
        """Pull a device off the bus."""
        del self.devices[bus, address]

    def drive(self, pin, level):
        """Force an input's level from outside, None to let go of it; interrupts run at once."""
        Pin(pin)._drive(level)


chip = Chip()


class _Irq:
    """What Pin.irq returns."""

    def __init__(self, pin):
        self._pin = pin
        self._flags = 0
        self.handler = None
        self.events = 0

    def flags(self):
        """The edges that the present call of the handler stands for."""
        return self._flags

    def trigger(self, events=None):
        """The edges that call the handler, or choose them."""
        before = self.events
        if events is not None:
            self.events = events
        return before

    def __call__(self):
        self.handler(self._pin)

    def edge(self, flag):
        self._flags = flag & self.events
        if self._flags and self.handler is not None:
            self.handler(self._pin)


class Pin:
    """One object a pin, as on the Pico, whichever way it is asked for."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    ALT = 3
    PULL_UP = 1
    PULL_DOWN = 2
    IRQ_RISING = 8
    IRQ_FALLING = 4

    def __new__(cls, id, *args, **kwargs):
        if isinstance(id, Pin):
            return id
        name = int(id[2:]) if isinstance(id, str) and id.startswith("GP") else id
        if not (name == "LED" or (isinstance(name, int) and 0 <= name <= 29)):
            raise ValueError("invalid pin")
        if name not in chip.pins:
            pin = chip.pins[name] = super().__new__(cls)
            pin._power_on(name)
        return chip.pins[name]

    def __init__(self, id, mode=-1, pull=-1, *, value=None, alt=0):
        if mode != -1 or pull != -1 or value is not None:
            self.init(mode, pull, value=value, alt=alt)

    def _power_on(self, name):
        self.name = name
        self.mode = Pin.IN
        self.pull = None
        self.watcher = None  # called with each level the pin puts out
        self._out = 0
        self._driven = None
        self._irq = None

    def init(self, mode=-1, pull=-1, *, value=None, alt=0):
        """Configure; what is left out stays."""
        before = self.value()
        if mode is not None and mode != -1:
            if mode not in (Pin.IN, Pin.OUT, Pin.OPEN_DRAIN, Pin.ALT):
                raise ValueError("invalid pin mode")
            self.mode = mode
        if pull != -1:
            self.pull = pull
        if value is not None:
            self._put(value)
        self._settle(before)

    def value(self, *level):
        """The level, or set it."""
        if level:
            self._put(*level)
            return None
        if self.mode == Pin.OUT or (self.mode == Pin.OPEN_DRAIN and not self._out):
            return self._out
        if self._driven is not None:
            return self._driven
        return int(self.pull == Pin.PULL_UP)

    def __call__(self, *level):
        return self.value(*level)

    def on(self):
        """Put out high."""
        self._put(1)

    def off(self):
        """Put out low."""
        self._put(0)

    high = on
    low = off

    def toggle(self):
        """Turn the output over."""
        self._put(not self._out)

    def irq(self, handler=None, trigger=IRQ_FALLING | IRQ_RISING, *, hard=None):
        """Arm the pin's interrupt; without arguments, only its object."""
        if self._irq is None:
            self._irq = _Irq(self)
        if hard is not None or handler is not None:
            self._irq.handler = handler
            self._irq.events = trigger
        return self._irq

    def _put(self, level):
        before = self.value()
        self._out = int(bool(level))
        if self.watcher is not None and self.mode == Pin.OUT:
            self.watcher(self._out)
        self._settle(before)

    def _drive(self, level):
        before = self.value()
        self._driven = level
        self._settle(before)

    def _settle(self, before):
        level = self.value()
        if level != before and self._irq is not None:
            self._irq.edge(Pin.IRQ_RISING if level else Pin.IRQ_FALLING)


class I2C:
    """A hardware I2C bus: EIO when nobody acknowledges, ETIMEDOUT when a transfer is too long."""

    def __init__(self, id, *, scl=None, sda=None, freq=400_000, timeout=50_000):
        if id not in (0, 1):
            raise ValueError(f"I2C({id}) doesn't exist")
        # Its pins come in groups of four: SDA and SCL of bus 0, then of bus 1.
        if scl is not None and Pin(scl).name % 4 != 2 * id + 1:
            raise ValueError("bad SCL pin")
        if sda is not None and Pin(sda).name % 4 != 2 * id:
            raise ValueError("bad SDA pin")
        self._id = id
        self._freq = freq
        self._timeout = timeout
        self.busy_us = 0  # for measuring: how long the wires were in use

    def scan(self):
        """Addresses that acknowledge."""
        found = [address for bus, address in chip.devices if bus == self._id]
        return sorted([a for a in found if chip.devices[self._id, a].present()])

    def writeto(self, addr, buf, stop=True):
        """Write; how many bytes were acknowledged."""
        device = self._begin(addr, len(buf))
        device.write(bytes(buf))
        return len(buf)

    def writevto(self, addr, vector, stop=True):
        """Write several buffers as one."""
        return self.writeto(addr, b"".join([bytes(buf) for buf in vector]), stop)

    def readfrom(self, addr, nbytes, stop=True):
        """Read so many bytes."""
        return self._begin(addr, nbytes).read(nbytes)

    def readfrom_into(self, addr, buf, stop=True):
        """Fill a buffer."""
        buf[:] = self.readfrom(addr, len(buf), stop)

    def _begin(self, address, count):
        device = chip.devices.get((self._id, address))
        if device is None or not device.present():
            # The chip sends nothing-but-an-address in software, which tells ENODEV from EIO.
            raise OSError(errno.EIO if count else errno.ENODEV)
        duration = (count + 1) * 9 * 1_000_000 // self._freq
        self.busy_us += duration
        if duration > self._timeout:
            raise OSError(errno.ETIMEDOUT)
        return device


def __getattr__(name):
    """All that is not about pins and buses, loaded when it is asked for."""
    from host_tools.simulator import peripherals

    return getattr(peripherals, name)
