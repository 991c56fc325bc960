"""The SSD1306 model: shows what the chip would show, refuses what the chip does not know."""

import pytest

from host_tools.simulator.panel import BY_PAGE, HORIZONTAL, VERTICAL, Panel, PanelError

# What Adafruit's driver sends at power-on, in one transfer.
INIT = bytes.fromhex(
    "ae 20 00 40 a1 a8 3f c8 d3 00 da 12 d5 80 d9 f1 db 30 81 ff a4 a6 ad 30 8d 14 af"
)
WHOLE = bytes.fromhex("21 00 7f 22 00 07")


def command(panel, *values):
    panel.write(bytes([0x00, *values]))


def data(panel, values):
    panel.write(b"\x40" + bytes(values))


def lit(panel):
    return [(x, y) for y, row in enumerate(panel.rows()) for x in range(128) if row[x]]


@pytest.fixture
def panel():
    """Started, cleared, at the origin of the whole screen in horizontal addressing."""
    panel = Panel()
    command(panel, *INIT)
    command(panel, *WHOLE)
    data(panel, bytes(1024))
    return panel


def test_at_power_on_it_is_dark_and_its_ram_is_noise():
    panel = Panel()
    assert panel.mode == BY_PAGE
    assert not panel.lit()
    assert lit(panel) == []
    command(panel, 0x8D, 0x14, 0xAF)
    assert lit(panel)


def test_the_charge_pump_has_to_run_before_the_display_goes_on():
    panel = Panel()
    command(panel, 0xAF)
    assert not panel.lit()
    command(panel, 0x8D, 0x14)
    assert not panel.lit()
    command(panel, 0xAF)
    assert panel.lit()
    command(panel, 0x8D, 0x10)
    assert not panel.lit()


def test_a_byte_is_eight_pixels_down_from_the_upper_left(panel):
    data(panel, [0b10000001, 0b10])
    assert lit(panel) == [(0, 0), (1, 1), (0, 7)]


def test_horizontal_addressing_fills_its_window_and_wraps(panel):
    command(panel, 0x21, 126, 127, 0x22, 6, 7)
    data(panel, [1, 2, 4, 8, 16])
    assert lit(panel) == [(127, 49), (126, 52), (126, 58), (127, 59)]
    data(panel, [1])  # the fifth byte was the first place again, now comes the second
    assert (127, 48) in lit(panel)
    assert (127, 49) not in lit(panel)


def test_vertical_addressing_goes_down_first(panel):
    command(panel, 0x20, VERTICAL, 0x21, 5, 6, 0x22, 3, 4)
    data(panel, [1, 2, 4, 8, 16])
    assert lit(panel) == [(6, 26), (5, 28), (5, 33), (6, 35)]


def test_page_addressing_stays_in_its_page(panel):
    command(panel, 0x20, BY_PAGE, 0xB2, 0x0E, 0x17)  # page 2, column 0x7E
    data(panel, [1, 2, 4])
    assert lit(panel) == [(126, 16), (127, 17), (0, 18)]


def test_a_window_moves_the_pointer_to_its_start(panel):
    data(panel, [0] * 300)
    command(panel, *WHOLE)
    data(panel, [1])
    assert lit(panel) == [(0, 0)]


def test_commands_and_arguments_may_come_in_separate_transfers(panel):
    for value in (0x21, 10, 20, 0x22, 1, 1):
        panel.write(bytes([0x80, value]))
    data(panel, [1])
    assert lit(panel) == [(10, 8)]


def test_one_transfer_may_hold_commands_and_data(panel):
    panel.write(bytes([0x80, 0x22, 0x80, 3, 0x80, 3, 0xC0, 1, 0x40, 2, 4]))
    assert lit(panel) == [(0, 24), (1, 25), (2, 26)]


def test_contrast_invert_entire_on(panel):
    command(panel, 0x81, 5)
    assert panel.contrast == 5
    data(panel, [1])
    command(panel, 0xA7)
    assert len(lit(panel)) == 128 * 64 - 1
    command(panel, 0xA6, 0xA5)
    assert len(lit(panel)) == 128 * 64
    command(panel, 0xA4)
    assert lit(panel) == [(0, 0)]
    command(panel, 0xAE)
    assert lit(panel) == []


def test_rows_turn_at_once_segments_for_what_comes(panel):
    data(panel, [1])
    command(panel, 0xC0)
    assert lit(panel) == [(0, 63)]
    command(panel, 0xA0)
    assert lit(panel) == [(0, 63)]
    command(panel, *WHOLE)
    data(panel, [1])
    assert lit(panel) == [(0, 63), (127, 63)]


def test_start_line_scrolls_and_offset_shifts(panel):
    data(panel, [0b100])
    command(panel, 0x42)
    assert lit(panel) == [(0, 0)]
    command(panel, 0x43)
    assert lit(panel) == [(0, 63)]
    command(panel, 0x40, 0xD3, 1)
    assert lit(panel) == [(0, 1)]
    command(panel, 0xC0)  # datasheet, table 10-1: COM0 shows row 1, and is the lowest here
    assert lit(panel) == [(0, 62)]


def test_fewer_rows_are_driven_when_told_so(panel):
    data(panel, [0xFF] * 1024)
    command(panel, 0xA8, 31)
    assert len({y for _, y in lit(panel)}) == 32


@pytest.mark.parametrize(
    "values",
    [
        (0x23,), (0x26,), (0x2F,), (0x80,), (0xA2,), (0xAC,), (0xB8,), (0xC1,), (0xD0,), (0xFF,),
        (0x20, 3), (0x20, 0x10), (0x21, 0, 128), (0x21, 9, 8), (0x22, 0, 8), (0x22, 5, 4),
        (0x8D, 0), (0xA8, 14), (0xA8, 64), (0xAD, 1), (0xD3, 64), (0xD9, 0x20), (0xDA, 0x02),
        (0xDB, 0x40), (0xB0,), (0x01,), (0x10,), (0x18,),
        (0x20, BY_PAGE, 0x21, 0, 127), (0x20, BY_PAGE, 0x22, 0, 7), (0x20, BY_PAGE, 0x18),
    ],
)  # fmt: skip
def test_what_the_datasheet_does_not_define_is_refused(panel, values):
    assert panel.mode == HORIZONTAL
    with pytest.raises(PanelError):
        command(panel, *values)


def test_broken_transfers_are_refused(panel):
    for transfer in (b"\x00", b"\x40", b"\x01\xae", b"\x80", b"\x80\xae\x80"):
        with pytest.raises(PanelError):
            panel.write(transfer)
    command(panel, 0x81)
    with pytest.raises(PanelError):
        data(panel, [1])


def test_bytes_on_the_bus_are_counted_with_the_address(panel):
    before = panel.bytes
    panel.write(b"")
    command(panel, 0xA6)
    data(panel, bytes(10))
    assert panel.bytes - before == 1 + 3 + 12


def test_reading_is_its_status(panel):
    assert panel.read(1) == b"\x00"
    command(panel, 0xAE)
    assert panel.read(2) == b"\x40\x40"
