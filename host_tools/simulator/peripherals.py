"""The rest of the fake `machine`: SPI, PWM, ADC, sleep, clock speed, reset; import from there."""

from host_tools.simulator.machine import Pin, chip


class Reset(BaseException):
    """machine.reset() was called."""


class SPI:
    """A hardware SPI bus that only sends."""

    def __init__(self, id, baudrate=1_000_000, *, sck=None, mosi=None):
        if id not in (0, 1):
            raise ValueError(f"SPI({id}) doesn't exist")
        # Its pins come in groups of eight: RX, CS, SCK, TX of bus 0 twice, then of bus 1.
        for name, pin, place in (("SCK", sck, 2), ("MOSI", mosi, 3)):
            if pin is not None and (Pin(pin).name % 4 != place or Pin(pin).name // 8 % 2 != id):
                raise ValueError(f"bad {name} pin")
        self._id = id

    def write(self, buf):
        """Send bytes to whoever is selected."""
        device = chip.spi_devices.get(self._id)
        if device is not None:
            device.write(bytes(buf))


class PWM:
    """A pin's square wave: what the firmware asked for can be read back."""

    def __init__(self, dest, *, freq=0, duty_u16=0, duty_ns=0, invert=False):
        self._pin = Pin(dest)
        self._freq = freq
        self._duty = duty_u16

    def freq(self, *value):
        """The frequency, or set it."""
        if not value:
            return self._freq
        if not 8 <= value[0] <= 62_500_000:
            raise ValueError("freq out of range")
        self._freq = value[0]
        return None

    def duty_u16(self, *value):
        """The part of the time it is high, of 65535, or set it."""
        if not value:
            return self._duty
        self._duty = value[0]
        return None

    def deinit(self):
        """Silence."""
        self._duty = 0


class ADC:
    """An analogue input; `chip.pins[n].analogue` is its reading, the middle if nobody set it."""

    CORE_TEMP = 4

    def __init__(self, source):
        if source != ADC.CORE_TEMP and Pin(source).name not in (26, 27, 28, 29):
            raise ValueError("Pin doesn't have ADC capabilities")
        self._source = source

    def read_u16(self):
        """0 to 65535."""
        if self._source == ADC.CORE_TEMP:
            return 14_000  # about 27 degrees
        return getattr(Pin(self._source), "analogue", 32_768)


def lightsleep(milliseconds=None):
    """Sleep that long; without a time, which on the Pico wakes for no pin, refuse."""
    if milliseconds is None:
        raise NotImplementedError("lightsleep without a time never wakes")
    chip.slept_ms += milliseconds
    if chip.clock is not None:
        chip.clock.sleep_ms(milliseconds)


def idle():
    """Wait for an interrupt: here they run by themselves."""


def freq(*hz):
    """The CPU's frequency, or set it."""
    if not hz:
        return chip.hz
    if not 10_000_000 <= hz[0] <= 270_000_000:
        raise ValueError("cannot change frequency")
    chip.hz = hz[0]
    return None


def reset():
    """Start anew: whoever simulates catches Reset."""
    raise Reset


def unique_id():
    """The flash chip's serial number."""
    return b"\xe6\x61\x64\x08\x43\x21\x56\x2d"
