"""board.json: what a builder may change without touching code, and what happens to nonsense."""

import json
import re

import pytest

import board
import wishes
from host_tools.simulator.device import Device
from host_tools.simulator.machine import Pin, chip
from host_tools.simulator.panel import Panel


@pytest.fixture
def booted(tmp_path):
    def boot(**settings):
        (tmp_path / board.FILE).write_text(json.dumps(settings))
        device = Device(tmp_path)
        device.boot(entropy=1)
        return device

    yield boot
    board.load(str(tmp_path / "nowhere"))


@pytest.fixture
def title(tmp_path):
    device = Device(tmp_path / "other")
    device.state.mkdir()
    device.boot(entropy=1)
    return device.pixels()


WIRINGS = {
    "other pins": {"i2c": 1, "sda": 2, "scl": 3, "hz": 100_000},
    "other address": {"address": "0x3D"},
    "address as a number": {"address": 61},
    "sh1106": {"panel": "sh1106"},
    "sh1106 without offset": {"panel": "sh1106", "offset": 0},
    "reset pin": {"reset": 22},
    "spi": {"bus": "spi"},
    "sh1106 on spi with reset": {"bus": "spi", "panel": "sh1106", "reset": 21},
    "no piezo": {"piezo": None, "battery": None},
}


@pytest.mark.parametrize("settings", WIRINGS.values(), ids=WIRINGS)
def test_every_wiring_shows_the_same_title(booted, title, settings):
    device = booted(**settings)
    assert device.console == "ready\n"
    assert device.pixels() == title


@pytest.mark.parametrize("panel", ["ssd1306", "sh1106"])
def test_a_panel_mounted_upside_down(booted, title, panel):
    device = booted(rotation=180, panel=panel)
    assert device.pixels() == [row[::-1] for row in reversed(title)]


def test_contrast_is_that_of_the_brightest_setting(booted):
    device = booted(contrast=128)
    assert device.panel.contrast == 128
    device.app.settings["contrast"] = "low"
    device.app.apply_settings()
    assert device.panel.contrast == 4


COMPLAINTS = {
    '{"adress": 60}': "board.json: there is no setting adress.",
    '{"address": 5}': "board.json: address cannot be 5.",
    '{"panel": "st7920"}': "board.json: panel cannot be st7920.",
    '{"sda": "GP4"}': "board.json: sda cannot be GP4.",
    '{"sda": 6}': "board.json: GP6 and GP5 are no SDA and SCL of I2C 0.",
    '{"hz": null}': "board.json: hz cannot be None.",
    '{"hz": 10000}': "board.json: hz cannot be 10000.",
    '{"rotation": 90}': "board.json: rotation cannot be 90.",
    '{"address": "0xzz"}': "board.json: address cannot be 0xzz.",
    '{"address": "0x"}': "board.json: address cannot be 0x.",
    '{"address": "60"}': "board.json: address cannot be 60.",
    '{"bus": "spi", "sck": 10}': "board.json: GP10 and GP19 are no SCK and MOSI of SPI 0.",
    '{"spi": 1}': "board.json: GP18 and GP19 are no SCK and MOSI of SPI 1.",
    "{": "board.json is not JSON; the defaults are used.",
    "[1]": "board.json is not an object {...}; the defaults are used.",
}


@pytest.mark.parametrize(("text", "complaint"), COMPLAINTS.items(), ids=COMPLAINTS.values())
def test_nonsense_is_said_on_the_console_and_the_default_stands(tmp_path, text, complaint):
    (tmp_path / board.FILE).write_text(text)
    device = Device(tmp_path)
    device.boot()
    assert device.console == complaint + "\nready\n"


# All that JSON has, and what settings could take it for.
VALUES = ("true", "false", "null", "-1", "1.5", "1e999", "12345678901234567890", '""', '"0"')
VALUES += ('"0x3g"', "[]", "[4]", "{}", '{"a": 4}')


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("key", wishes._SETTINGS)
def test_no_value_of_any_setting_keeps_the_game_from_starting(tmp_path, key, value):
    (tmp_path / board.FILE).write_text(f'{{"{key}": {value}}}')
    complaints = board.load(str(tmp_path))
    allowed = value == "null" and key in ("reset", "piezo", "battery")
    assert len(complaints) == (not allowed)
    assert all(re.fullmatch(rf"board\.json: {key} cannot be .*\.", said) for said in complaints)
    default = wishes._SETTINGS[key][0]
    assert board.setting(key) == (None if allowed else default)


def test_battery_is_told_only_when_plausible(tmp_path):
    chip.power_on(None)
    board.load(str(tmp_path))
    pin = Pin(board.BATTERY_SENSE)
    for reading, millivolts in ((29_789, 2999), (2_000, None), (65_535, None)):
        pin.analogue = reading
        assert board.battery() == millivolts


def test_the_about_screen_tells_the_voltage(tmp_path):
    device = Device(tmp_path)
    device.boot()
    Pin(board.BATTERY_SENSE).analogue = 29_789
    device.press("up")
    device.press("a")
    assert "Battery: 3.0 V" in device.text()
    Pin(board.BATTERY_SENSE).analogue = 0
    assert not any("Battery" in line for line in device.text())


def test_a_panel_at_the_other_address_is_named(tmp_path):
    class Elsewhere(Device):
        def attach_panel(self):
            chip.attach(0, 0x3D, Panel())
            self.clock.at(3000, super().attach_panel)

    device = Elsewhere(tmp_path)
    device.boot()
    assert "Others answer: 0x3D" in device.console
    assert "put its address into board.json" in device.console
