"""board.json: what a builder may wish for without touching code; read once, at power-on."""

import json

from board import BATTERY_SENSE, FILE, I2C_HZ, I2C_ID, OLED_ADDRESS, PIEZO, SCL, SDA

_PIN = (0, 28)
_NONE_OR_PIN = (0, 28, None)
# What board.json may say: the default, then the lowest and highest number or the words allowed.
_SETTINGS = {
    "panel": ("ssd1306", "ssd1306", "sh1106"),
    "bus": ("i2c", "i2c", "spi"),
    "i2c": (I2C_ID, 0, 1),
    "sda": (SDA,) + _PIN,
    "scl": (SCL,) + _PIN,
    "hz": (I2C_HZ, 10_000, 1_000_000),
    "address": (OLED_ADDRESS, 0x08, 0x77),
    "spi": (0, 0, 1),
    "sck": (18,) + _PIN,
    "mosi": (19,) + _PIN,
    "cs": (17,) + _PIN,
    "dc": (20,) + _PIN,
    "offset": (2, 0, 4),
    "rotation": (0, 0, 180),
    "reset": (None,) + _NONE_OR_PIN,
    "contrast": (255, 0, 255),
    "piezo": (PIEZO,) + _NONE_OR_PIN,
    "battery": (BATTERY_SENSE, 26, 28, None),
}


def read(root):
    """Read it in the folder root: (all settings, sentences about what cannot be used)."""
    chosen = {key: allowed[0] for key, allowed in _SETTINGS.items()}
    told, complaints = _told(root)
    for key in told:
        value = told[key]
        if key == "address" and isinstance(value, str) and value[:2] == "0x":
            value = int(value[2:], 16)  # JSON has no such numbers
        if key not in _SETTINGS:
            complaints.append("%s: there is no setting %s." % (FILE, key))
        elif _fits(value, _SETTINGS[key][1:]):
            chosen[key] = value
        else:
            complaints.append("%s: %s cannot be %s." % (FILE, key, value))
    wrong = _wrong(chosen["sda"], chosen["scl"], chosen["i2c"])
    if wrong:
        complaints.append(wrong)
        for key in ("i2c", "sda", "scl"):
            chosen[key] = _SETTINGS[key][0]
    return chosen, complaints


def _told(root):
    try:
        with open(root.rstrip("/") + "/" + FILE) as file:
            told = json.load(file)
    except OSError:
        return {}, []  # nobody has wished for anything else
    except ValueError:
        return {}, [FILE + " is not JSON; the defaults are used."]
    if not isinstance(told, dict):
        return {}, [FILE + " is not an object {...}; the defaults are used."]
    return told, []


def _wrong(sda, scl, bus):
    if sda % 4 == 2 * bus and scl % 4 == 2 * bus + 1:
        return None
    return "%s: GP%d and GP%d are no SDA and SCL of I2C %d." % (FILE, sda, scl, bus)


def _fits(value, allowed):
    if value is None or isinstance(allowed[0], str):
        return value in allowed
    return isinstance(value, int) and allowed[0] <= value <= allowed[1]
