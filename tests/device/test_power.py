"""Power and sound: dim, dark, wake by the first press, deep sleep on battery, a mute for good."""

import pytest

import board
from host_tools.simulator.device import Device
from host_tools.simulator.machine import PWM, chip


@pytest.fixture
def device(tmp_path):
    made = Device(tmp_path)
    made.boot(entropy=3)
    return made


def test_dim_after_30_s_dark_after_2_minutes(device):
    """Report 26: OLED burnt in by a static screen."""
    device.wait(29_000)
    assert device.panel.contrast == 255
    device.wait(2_000)
    assert (device.panel.contrast, device.panel.lit()) == (0, True)
    device.wait(88_000)
    assert device.panel.lit()
    device.wait(2_000)
    assert not device.panel.lit()


def test_the_first_press_in_the_dark_only_wakes(device):
    words, pixels = device.text(), device.pixels()
    device.wait(121_000)
    assert not any(map(any, device.pixels()))
    device.press("down")
    assert (device.text(), device.pixels()) == (words, pixels)
    assert device.panel.contrast == 255
    device.press("down")
    assert device.text() != words


@pytest.mark.parametrize("key", ["a", "b", "hold-b", "left"])
def test_whatever_key_wakes_does_nothing_else(device, key):
    words = device.text()
    device.wait(121_000)
    device.press(key)
    assert device.panel.lit()
    assert device.text() == words


def test_a_press_when_dim_counts(device):
    words = device.text()
    device.wait(31_000)
    device.press("down")
    assert device.panel.contrast == 255
    assert device.text() != words


def test_it_sleeps_between_presses_and_misses_none(device):
    """Report 27: no wake from lightsleep by pin; so by time, with a look at the buttons."""
    before = chip.slept_ms
    device.wait(1000)
    assert chip.slept_ms - before > 900
    words = device.text()
    device.press("down")
    assert device.text() != words
    device.press("up")
    assert device.text() == words


def test_on_usb_it_stays_awake_for_the_console(device):
    chip.drive(board.USB_SENSE, 1)
    before = chip.slept_ms
    device.wait(1000)
    assert chip.slept_ms == before


class TestSound:
    @pytest.fixture
    def tones(self, monkeypatch):
        heard = []
        duty_u16 = PWM.duty_u16

        def listen(self, *value):
            if value and value[0]:
                heard.append(self.freq())
            return duty_u16(self, *value)

        monkeypatch.setattr(PWM, "duty_u16", listen)
        return heard

    def test_a_press_clicks_and_falls_silent(self, device, tones):
        device.press("down")
        assert tones == [2000]
        assert not device.app.sound.sounding
        assert device.app.sound._pwm.duty_u16() == 0

    def test_the_mute_is_remembered(self, device, tones, tmp_path):
        device.app.settings.step("sound", 1)
        device.app.settings.save()
        again = Device(tmp_path)
        again.boot()
        again.press("down")
        assert tones == []

    def test_the_setting_is_offered_only_with_a_piezo(self, device):
        device.app.open("settings_menu", "SettingsMenu")
        assert "  Sound: on" in device.text()
        device.app.sound = None
        assert not any("Sound" in line for line in device.text())

    def test_the_table_calls_when_it_waits_for_the_player(self, tmp_path, tones):
        device = Device(tmp_path)
        device.boot(deal=17, entropy=1)
        device.app.settings["help"] = "off"
        device.settle()
        device.wait(100)
        assert tones.count(880) == 1
