"""board.json: what a builder may wish for without touching code; read once, at power-on."""

import json

from board import BATTERY_SENSE, FILE, I2C_HZ, I2C_ID, OLED_ADDRESS, PIEZO, SCL, SDA

_PIN = (0, 28)
_NONE_OR_PIN = (0, 28, None)
# What board.json may say: the default, then the lowest and highest number, or all that is allowed.
_SETTINGS = {
    "panel": ("ssd1306", ("ssd1306", "sh1106")),
    "bus": ("i2c", ("i2c", "spi")),
    "i2c": (I2C_ID, 0, 1),
    "sda": (SDA,) + _PIN,
    "scl": (SCL,) + _PIN,
    "hz": (I2C_HZ, 50_000, 1_000_000),  # any slower, and a page takes longer than I2C waits
    "address": (OLED_ADDRESS, 0x08, 0x77),
    "spi": (0, 0, 1),
    "sck": (18,) + _PIN,
    "mosi": (19,) + _PIN,
    "cs": (17,) + _PIN,
    "dc": (20,) + _PIN,
    "offset": (2, 0, 4),
    "rotation": (0, (0, 180)),
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
        if key not in _SETTINGS:
            complaints.append("%s: there is no setting %s." % (FILE, key))
            continue
        number = _hexadecimal(value) if key == "address" else value
        if _fits(number, _SETTINGS[key][1:]):
            chosen[key] = number
        else:
            complaints.append("%s: %s cannot be %s." % (FILE, key, value))
    for keys, names, has in (
        (("i2c", "sda", "scl"), "SDA and SCL of I2C", _i2c_has),
        (("spi", "sck", "mosi"), "SCK and MOSI of SPI", _spi_has),
    ):
        block, first, second = [chosen[key] for key in keys]
        if not has(block, first, second):
            wrong = (FILE, first, second, names, block)
            complaints.append("%s: GP%s and GP%s are no %s %s." % wrong)
            for key in keys:
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


def _hexadecimal(value):
    """The number that a text such as 0x3C is, since JSON has none; else the value as it came."""
    if isinstance(value, str) and value[:2] == "0x":
        try:
            return int(value[2:], 16)
        except ValueError:
            pass
    return value


def _fits(value, allowed):
    if isinstance(value, bool):  # which Python takes for a number
        return False
    if isinstance(allowed[0], tuple):
        return value in allowed[0]
    if value is None:
        return None in allowed
    return isinstance(value, int) and allowed[0] <= value <= allowed[1]


def _i2c_has(block, sda, scl):
    """Pins come in fours: SDA and SCL of I2C 0, then of I2C 1."""
    return sda % 4 == 2 * block and scl % 4 == 2 * block + 1


def _spi_has(block, sck, mosi):
    """Pins come in eights: RX, CS, SCK, TX of SPI 0 twice, then of SPI 1."""
    return sck % 4 == 2 and mosi % 4 == 3 and sck // 8 % 2 == mosi // 8 % 2 == block
