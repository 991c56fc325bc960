"""The bus: what CircuitPython drivers call, and an error that helps with the wiring."""

import pytest

from device.i2c import Bus, NoAnswer


class Wires:
    """A machine.I2C with one device, at address 9."""

    def __init__(self):
        self.written = []

    def scan(self):
        return [9]

    def writeto(self, address, buffer, stop=True):
        if address != 9:
            raise OSError(5)
        self.written.append(bytes(buffer))
        return len(buffer)

    def readfrom_into(self, address, buffer, stop=True):
        if address != 9:
            raise OSError(5)
        buffer[:] = b"\x07" * len(buffer)


@pytest.fixture
def wires():
    return Wires()


@pytest.fixture
def bus(wires):
    return Bus(wires, "SDA GP4, SCL GP5")


def test_only_one_holds_the_lock(bus):
    assert bus.try_lock()
    assert not bus.try_lock()
    bus.unlock()
    assert bus.try_lock()


def test_slices_are_written_and_read_as_asked(bus, wires):
    bus.writeto(9, b"abcdef")
    bus.writeto(9, b"abcdef", start=2)
    bus.writeto(9, b"abcdef", end=3)
    bus.writeto(9, b"abcdef", start=1, end=6)
    bus.writeto(9, b"abcdef", start=0, end=6)
    assert wires.written == [b"abcdef", b"cdef", b"abc", b"bcdef", b"abcdef"]
    buffer = bytearray(4)
    bus.readfrom_into(9, buffer, start=1, end=3)
    assert buffer == b"\x00\x07\x07\x00"
    assert bus.scan() == [9]


def test_a_silent_address_names_itself_and_the_pins(bus):
    for attempt in (
        lambda: bus.writeto(0x3C, b"x"),
        lambda: bus.readfrom_into(0x3C, bytearray(1)),
    ):
        with pytest.raises(NoAnswer) as caught:
            attempt()
        assert str(caught.value) == "no answer from 0x3C on SDA GP4, SCL GP5"
        assert (caught.value.address, caught.value.pins) == (0x3C, "SDA GP4, SCL GP5")
