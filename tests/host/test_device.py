"""The handheld as a whole: power-on, safe mode, a missing display, a crash."""

import pytest

import board
import main
import trouble
from host_tools.simulator.device import BUTTONS, Device
from host_tools.simulator.machine import Pin, chip
from ui.widgets import Notice


def test_the_console_prints_ready_once_buttons_are_live(device):
    assert device.console.splitlines()[-1] == "ready"
    before = device.text()
    device.press("down")
    assert device.text() != before


def test_pixels_are_those_of_the_panel(device):
    assert any(any(row) for row in device.pixels())
    device.panel.write(b"\x80\xae")  # display off
    assert not any(any(row) for row in device.pixels())


@pytest.mark.parametrize("button", BUTTONS)
def test_a_button_held_at_power_on_skips_the_game(tmp_path, button):
    device = Device(tmp_path)
    device.boot(hold=button)
    assert isinstance(device.app, trouble.Halted)
    assert device.text()[0] == "Safe mode"
    assert "ready" not in device.console


def test_in_safe_mode_the_prompt_is_free(tmp_path, monkeypatch):
    device = Device(tmp_path)
    device.boot(hold="a")
    monkeypatch.setattr(main, "boot", lambda clock: device.app)
    main.run()  # returns


def test_the_game_starts_when_the_display_appears(tmp_path):
    """Report 1: EIO inside the display's constructor; the wiring was at fault."""
    blinks = []

    class Unplugged(Device):
        def attach_panel(self):
            self.clock.at(3000, super().attach_panel)
            Pin(board.LED).watcher = blinks.append

    device = Unplugged(tmp_path)
    device.boot()
    assert device.clock.elapsed >= 3000
    assert "no answer from 0x3C on SDA GP4, SCL GP5" in device.console
    assert blinks.count(1) >= 2
    assert any(any(row) for row in device.pixels())


def test_a_display_lost_while_playing_is_waited_for_and_the_game_goes_on(device, capsys):
    words, pixels = device.text(), device.pixels()
    device.panel.connected = False
    device.app.push(Notice(device.app, "Here."))

    def plug_in():
        device.panel._power_on()
        device.panel.connected = True

    def press_in_vain():
        device.down("a")
        device.clock.at(device.clock.elapsed + 80, lambda: device.up("a"))

    device.clock.at(device.clock.elapsed + 500, press_in_vain)
    device.clock.at(device.clock.elapsed + 3000, plug_in)
    device.step()
    device.step()
    assert device.clock.elapsed > 3000
    assert device.text()[0] == "Here."
    assert device.pixels() != pixels
    assert "no answer from 0x3C on SDA GP4, SCL GP5" in capsys.readouterr().out
    device.press("a")
    assert (device.text(), device.pixels()) == (words, pixels)


def test_ctrl_c_reaches_the_prompt(device, monkeypatch):
    """Report 12: `while True` in main.py locks people out."""

    def interrupted():
        raise KeyboardInterrupt

    device.app.step = interrupted
    monkeypatch.setattr(main, "boot", lambda clock: device.app)
    with pytest.raises(KeyboardInterrupt):
        main.run()


def test_two_boots_deal_differently_by_themselves():
    """Report 16: the same "random" deals after every reset."""
    assert len({main._entropy() for _ in range(20)}) > 15


def test_the_language_is_chosen_before_the_first_screen(tmp_path):
    (tmp_path / "settings").write_text("not what a device writes\n")
    device = Device(tmp_path)
    device.boot(language="it")
    assert "[A: va bene]" in device.text()  # said in Italian: the settings were damaged
    device.press("a")
    assert any("Italiano" in line for line in device.text())


def test_a_new_device_takes_the_chip_over(tmp_path, device):
    device.down("a")
    other = Device(tmp_path)
    other.boot()
    assert chip.pins[dict(board.BUTTONS)["a"]].value() == 1
