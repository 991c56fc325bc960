"""The panel's driver: only what changed travels, and what the eye sees is what was drawn."""

import random

import pytest

import board
from device.i2c import Bus, NoAnswer
from device.oled import Oled
from host_tools.simulator import machine
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.machine import I2C, Pin, chip
from host_tools.simulator.panel import Panel

# Address and a control byte come with each of the two transfers, then six bytes of window.
ONE_PAGE = 1 + 1 + 6 + 1 + 1 + 128


@pytest.fixture
def panel():
    chip.power_on(FakeClock())
    panel = Panel()
    chip.attach(0, 0x3C, panel)
    return panel


@pytest.fixture
def oled(panel):
    return board.display()


def drawn(oled):
    """The driver's buffer as the panel would show it."""
    return [
        bytes(oled.frame[(y >> 3) * 128 + x] >> (y & 7) & 1 for x in range(128)) for y in range(64)
    ]


def cost(panel, action):
    before = panel.bytes
    action()
    return panel.bytes - before


def test_power_on_clears_the_noise_in_ram(panel):
    assert not panel.lit()
    board.display()
    assert panel.lit()
    assert panel.rows() == [bytes(128)] * 64


def test_one_changed_page_costs_one_page(oled, panel):
    oled.pixel(3, 20, 1)
    assert cost(panel, oled.show) == ONE_PAGE
    assert panel.rows() == drawn(oled)


def test_nothing_changed_costs_nothing(oled, panel):
    assert cost(panel, oled.show) == 0
    oled.pixel(3, 20, 1)
    oled.pixel(3, 20, 0)
    assert cost(panel, oled.show) == 0


def test_pages_side_by_side_need_one_window(oled, panel):
    oled.fill_rect(0, 8, 128, 16, 1)
    assert cost(panel, oled.show) == ONE_PAGE + 130
    oled.pixel(0, 0, 1)
    oled.pixel(0, 63, 1)
    assert cost(panel, oled.show) == 2 * ONE_PAGE
    assert panel.rows() == drawn(oled)


def test_random_drawing_arrives_and_leaves_the_buffer_alone(oled, panel):
    source = random.Random(1306)
    for _ in range(200):
        for _ in range(source.randrange(4)):
            oled.fill_rect(
                source.randrange(-9, 130), source.randrange(-9, 70),
                source.randrange(40), source.randrange(12), source.randrange(2),
            )  # fmt: skip
        before = bytes(oled.buffer)
        oled.show()
        assert oled.buffer == before
        assert panel.rows() == drawn(oled)


def test_buffer_starts_with_the_control_byte_and_frame_is_the_rest(oled):
    assert len(oled.buffer) == 1025
    assert oled.buffer[0] == 0x40
    assert len(oled.frame) == 1024
    oled.frame[0] = 1
    assert oled.pixel(0, 0) == 1


def test_contrast_invert_and_power_reach_the_panel(oled, panel):
    oled.contrast(7)
    oled.invert(True)
    assert panel.contrast == 7
    assert panel.rows()[0] == b"\x01" * 128
    oled.invert(False)
    oled.poweroff()
    assert not panel.lit()
    oled.poweron()
    assert panel.lit()


def test_rotate_turns_the_whole_picture_at_the_next_show(oled, panel):
    oled.pixel(2, 5, 1)
    oled.show()
    oled.rotate(False)
    oled.show()
    lit = [(x, y) for y, row in enumerate(panel.rows()) for x in range(128) if row[x]]
    assert lit == [(125, 58)]


@pytest.mark.parametrize("elsewhere", [None, 0x3D])
def test_a_missing_panel_is_one_error_that_names_pins_and_address(elsewhere):
    chip.power_on(FakeClock())
    if elsewhere:
        chip.attach(0, elsewhere, Panel())
    with pytest.raises(NoAnswer, match="no answer from 0x3C on SDA GP4, SCL GP5"):
        board.display()


def test_a_panel_that_falls_off_ends_nothing_and_comes_back_as_it_was(oled, panel):
    """Its power was cut with the wire, so everything has to be set up again."""
    oled.rotate(False)
    oled.invert(True)
    oled.contrast(9)
    oled.show()
    oled.fill_rect(0, 0, 128, 30, 1)
    panel.connected = False
    before = bytes(oled.buffer)
    oled.show()
    oled.contrast(7)
    assert str(oled.lost) == "no answer from 0x3C on SDA GP4, SCL GP5"
    assert oled.buffer == before
    assert not oled.revive()
    panel._power_on()
    panel.connected = True
    assert oled.revive()
    assert oled.lost is None
    assert oled.buffer == before
    turned = [row[::-1] for row in reversed(drawn(oled))]
    assert panel.rows() == [bytes(1 - pixel for pixel in row) for row in turned]
    assert panel.contrast == 7


def test_a_panel_lost_between_two_pages_leaves_the_buffer_whole(oled, panel, monkeypatch):
    oled.fill(1)
    before = bytes(oled.buffer)
    left = [3]

    def present():
        left[0] -= 1
        return left[0] > 0

    monkeypatch.setattr(panel, "present", present)
    oled.show()
    assert oled.lost
    assert oled.buffer == before
    monkeypatch.undo()
    assert oled.revive()
    assert panel.rows() == drawn(oled)


def test_a_slow_bus_is_enough_because_pages_travel_one_by_one():
    """A whole frame at 100 kHz takes 99 ms; the bus gives up after 50."""
    chip.power_on(FakeClock())
    panel = Panel()
    chip.attach(0, 0x3C, panel)
    slow = I2C(0, sda=Pin(4), scl=Pin(5), freq=100_000)
    oled = Oled(Bus(slow, "SDA GP4, SCL GP5"))
    oled.fill(1)
    oled.show()
    assert panel.rows() == [b"\x01" * 128] * 64


def test_dim_and_dark_come_back_to_the_contrast_that_was_chosen(oled, panel):
    oled.pixel(5, 5, 1)
    oled.show()
    oled.contrast(100)
    oled.dim(True)
    assert panel.contrast == 0
    oled.contrast(200)
    assert panel.contrast == 0
    oled.darken(True)
    assert not panel.lit()
    oled.darken(False)
    oled.dim(False)
    assert panel.contrast == 200
    assert panel.rows() == drawn(oled)


def test_a_page_takes_3_ms_at_the_board_s_speed(panel):
    i2c = I2C(board.I2C_ID, sda=Pin(board.SDA), scl=Pin(board.SCL), freq=board.I2C_HZ)
    oled = Oled(Bus(i2c, "SDA GP4, SCL GP5"))
    before = i2c.busy_us
    oled.pixel(0, 0, 1)
    oled.show()
    assert 2900 < i2c.busy_us - before < 3300


class TestReset:
    """Panels with a reset line are deaf until it went high, low, high."""

    @pytest.fixture
    def reset(self):
        chip.power_on(FakeClock())
        return Pin(6)

    def test_the_pulse_comes_before_the_first_access(self, reset):
        panel = Panel(reset_pin=reset)
        chip.attach(0, 0x3C, panel)
        bus = Bus(I2C(0, sda=Pin(4), scl=Pin(5), timeout=200_000), "SDA GP4, SCL GP5")
        with pytest.raises(NoAnswer):
            Oled(bus)
        oled = Oled(bus, reset=reset)
        oled.pixel(1, 1, 1)
        oled.show()
        assert panel.rows() == drawn(oled)
        assert oled.reset_pin.value == 1

    def test_the_line_goes_high_low_high(self, reset):
        levels = []
        chip.attach(0, 0x3C, Panel())
        reset.watcher = levels.append
        bus = Bus(I2C(0, sda=Pin(4), scl=Pin(5), timeout=200_000), "SDA GP4, SCL GP5")
        Oled(bus, reset=reset)
        assert levels[:3] == [1, 0, 1]


def test_the_fake_machine_is_what_the_firmware_imports():
    import machine as imported

    assert imported is machine
