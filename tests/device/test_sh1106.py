"""Panels with an SH1106: what is drawn lands on the columns that are seen, whatever the offset."""

import pytest

from device.i2c import Bus
from device.sh1106 import Sh1106
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.machine import I2C, Pin, chip
from host_tools.simulator.panel import Panel, PanelError
from host_tools.simulator.sh1106 import Sh1106Panel

BORDER = [bytes([1] * 128), *[bytes([1, *[0] * 126, 1])] * 62, bytes([1] * 128)]


def connect(panel, **options):
    chip.power_on(FakeClock())
    chip.attach(0, 0x3C, panel)
    return Sh1106(Bus(I2C(0, sda=Pin(4), scl=Pin(5)), "the bus"), **options)


@pytest.mark.parametrize("upright", [True, False])
@pytest.mark.parametrize("offset", [0, 2])
def test_a_border_of_one_pixel_is_seen_whole(offset, upright):
    """Report 5: two columns of garbage on a 1.3 inch panel."""
    panel = Sh1106Panel(offset)
    oled = connect(panel, offset=offset)
    oled.rotate(upright)
    oled.rect(0, 0, 128, 64, 1)
    oled.show()
    assert panel.rows() == BORDER


def test_the_wrong_offset_is_what_the_report_shows():
    panel = Sh1106Panel(2)
    oled = connect(panel, offset=0)
    oled.rect(0, 0, 128, 64, 1)
    oled.show()
    assert panel.rows() != BORDER


def test_turned_round_it_is_the_same_picture_upside_down():
    panel = Sh1106Panel(0)
    oled = connect(panel, offset=0)
    oled.rotate(False)
    oled.pixel(2, 5, 1)
    oled.show()
    lit = [(x, y) for y, row in enumerate(panel.rows()) for x in range(128) if row[x]]
    assert lit == [(125, 58)]


def test_one_changed_page_costs_one_page():
    panel = Sh1106Panel()
    oled = connect(panel)
    oled.pixel(3, 20, 1)
    before = panel.bytes
    oled.show()
    assert panel.bytes - before == (1 + 4) + (1 + 1 + 128)
    before = panel.bytes
    oled.show()
    assert panel.bytes == before


def test_contrast_invert_and_revival_reach_this_panel_too():
    panel = Sh1106Panel()
    oled = connect(panel)
    oled.contrast(7)
    oled.invert(True)
    oled.rect(0, 0, 128, 64, 1)
    panel.connected = False
    oled.show()
    panel._power_on()
    panel.connected = True
    assert oled.revive()
    assert panel.contrast == 7
    assert panel.rows() == [bytes(1 - pixel for pixel in row) for row in BORDER]


def test_the_other_driver_s_commands_are_refused():
    """The model is as strict as the chip, so a wrong setting shows in the simulator."""
    panel = Sh1106Panel()
    for commands in (b"\x00\x20\x00", b"\x00\x21\x00\x7f", b"\x00\x8d\x14", b"\x00\xad\x30"):
        with pytest.raises(PanelError):
            panel.write(commands)
        panel._power_on()
    with pytest.raises(PanelError):
        connect(Panel())


def test_columns_end_at_132():
    panel = Sh1106Panel()
    panel.write(b"\x00\xb0\x00\x18")
    panel.write(b"\x40" + bytes(4))
    with pytest.raises(PanelError, match="column 131"):
        panel.write(b"\x40\x00")
