"""The fake machine: signatures and errors of the Pico's own, and its pins' interrupts."""

import errno

import pytest

from host_tools.simulator import machine
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.machine import ADC, I2C, PWM, Pin, chip
from host_tools.simulator.panel import Panel


@pytest.fixture(autouse=True)
def clock():
    clock = FakeClock()
    chip.power_on(clock)
    return clock


def bus(**options):
    return I2C(0, sda=Pin(4), scl=Pin(5), **options)


class TestPin:
    def test_there_is_one_object_a_pin(self):
        assert Pin(14) is Pin("GP14") is Pin(Pin(14, Pin.IN, Pin.PULL_UP))
        assert Pin("LED") is not Pin(14)
        for name in (30, -1, "GPX", None):
            with pytest.raises((ValueError, TypeError)):
                Pin(name)

    def test_an_input_reads_its_pull_until_driven(self):
        pin = Pin(14, Pin.IN, Pin.PULL_UP)
        assert pin.value() == pin() == 1
        chip.drive(14, 0)
        assert pin.value() == 0
        chip.drive(14, None)
        assert pin.value() == 1
        assert Pin(13, Pin.IN, Pin.PULL_DOWN).value() == 0

    def test_an_output_keeps_its_level_and_tells_who_watches(self):
        pin = Pin(6, Pin.OUT, value=1)
        levels = []
        pin.watcher = levels.append
        pin.off()
        pin.on()
        pin.toggle()
        pin(1)
        pin.value(0)
        assert levels == [0, 1, 0, 1, 0]
        assert pin.value() == 0

    def test_interrupts_come_with_their_edge_and_only_with_an_edge(self):
        seen = []
        pin = Pin(14, Pin.IN, Pin.PULL_UP)
        irq = pin.irq(lambda p: seen.append((p, irq.flags())), Pin.IRQ_FALLING, hard=True)
        assert pin.irq() is irq
        chip.drive(14, 0)
        chip.drive(14, 0)
        chip.drive(14, 1)
        assert seen == [(pin, Pin.IRQ_FALLING)]
        irq.trigger(Pin.IRQ_RISING | Pin.IRQ_FALLING)
        chip.drive(14, 0)
        chip.drive(14, 1)
        assert [flags for _, flags in seen[1:]] == [Pin.IRQ_FALLING, Pin.IRQ_RISING]

    def test_power_on_forgets_everything(self):
        Pin(14, Pin.IN, Pin.PULL_UP).irq(lambda pin: pytest.fail("an old handler"), hard=True)
        chip.power_on(None)
        chip.drive(14, 0)
        assert Pin(14).value() == 0


class TestI2C:
    def test_nobody_at_the_address(self):
        for call, number in (
            (lambda: bus().writeto(0x3C, b""), errno.ENODEV),
            (lambda: bus().writeto(0x3C, b"x"), errno.EIO),
            (lambda: bus().readfrom(0x3C, 1), errno.EIO),
        ):
            with pytest.raises(OSError) as caught:
                call()
            assert caught.value.args[0] == number

    def test_a_device_is_found_written_and_read(self):
        panel = Panel()
        chip.attach(0, 0x3C, panel)
        assert bus().scan() == [0x3C]
        assert I2C(1, sda=Pin(6), scl=Pin(7)).scan() == []
        assert bus().writeto(0x3C, b"\x00\xaf") == 2
        assert bus().writevto(0x3C, [b"\x00", b"\xa7"]) == 2
        assert panel.power and panel.inverted
        assert bus().readfrom(0x3C, 1) == b"\x00"
        buffer = bytearray(2)
        bus().readfrom_into(0x3C, buffer)
        panel.connected = False
        assert bus().scan() == []
        chip.detach(0, 0x3C)
        with pytest.raises(OSError):
            bus().writeto(0x3C, b"x")

    def test_a_transfer_longer_than_the_timeout_fails_as_a_whole_frame_at_100_khz_does(self):
        chip.attach(0, 0x3C, Panel())
        frame = b"\x40" + bytes(1024)
        bus(freq=400_000).writeto(0x3C, frame)
        bus(freq=100_000, timeout=200_000).writeto(0x3C, frame)
        with pytest.raises(OSError) as caught:
            bus(freq=100_000).writeto(0x3C, frame)
        assert caught.value.args[0] == errno.ETIMEDOUT

    def test_pins_of_the_other_bus_or_the_other_wire_are_refused(self):
        for number, sda, scl in ((0, 6, 5), (0, 4, 7), (1, 4, 5), (0, 5, 4), (2, 4, 5)):
            with pytest.raises(ValueError):
                I2C(number, sda=Pin(sda), scl=Pin(scl))


def test_pwm_and_adc_have_the_pico_s_limits():
    tone = PWM(Pin(16), freq=440, duty_u16=32768)
    assert (tone.freq(), tone.duty_u16()) == (440, 32768)
    tone.freq(880)
    tone.duty_u16(100)
    assert (tone.freq(), tone.duty_u16()) == (880, 100)
    tone.deinit()
    assert tone.duty_u16() == 0
    with pytest.raises(ValueError):
        tone.freq(1)
    assert ADC(26).read_u16() == 32768
    Pin(26).analogue = 9
    assert ADC(Pin(26)).read_u16() == 9
    with pytest.raises(ValueError):
        ADC(4 + 1)


def test_sleep_frequency_reset_and_identity(clock):
    machine.lightsleep(250)
    assert (clock.elapsed, chip.slept_ms) == (250, 250)
    with pytest.raises(NotImplementedError):
        machine.lightsleep()
    assert machine.freq() == 125_000_000
    machine.freq(48_000_000)
    assert machine.freq() == 48_000_000
    with pytest.raises(ValueError):
        machine.freq(1)
    with pytest.raises(machine.Reset):
        machine.reset()
    assert len(machine.unique_id()) == 8


def test_there_is_no_timer():
    assert not hasattr(machine, "Timer")
