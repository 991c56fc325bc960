"""The wiring: the only file that knows a pin or a bus speed; board.json has the last word."""

import json
import sys

from machine import ADC, I2C, PWM, SPI, Pin, lightsleep, reset

from device.buttons import Buttons
from device.i2c import Bus

SDA = 4
SCL = 5
I2C_ID = 0
I2C_HZ = 400_000
OLED_ADDRESS = 0x3C

# Each pulls its pin to ground.
BUTTONS = (("up", 10), ("down", 11), ("left", 12), ("right", 13), ("a", 14), ("b", 15))

LED = "LED"  # GP25 on the Pico, a line of the radio chip on the Pico W
LED_GPIO = 25

# Parts that a handheld may do without; hardware/ wires them.
PIEZO = 16
BATTERY_SENSE = 26  # ADC0, behind a divider that halves: the Pico W shares GP29 with its radio

USB_SENSE = 24  # high while USB feeds the board; on the Pico W that is a line of the radio chip
USB_SENSE_W = "WL_GPIO2"

FILE = "board.json"

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
_SPI_HZ = 8_000_000

_chosen = {}


def setting(key):
    """What board.json says of this, or the default."""
    return _chosen.get(key, _SETTINGS[key][0])


def load(root):
    """Read board.json in the folder root; return sentences about what in it cannot be used."""
    _chosen.clear()
    try:
        with open(root.rstrip("/") + "/" + FILE) as file:
            told = json.load(file)
    except OSError:
        return []  # nobody has wished for anything else
    except ValueError:
        return [FILE + " is not JSON; the defaults are used."]
    if not isinstance(told, dict):
        return [FILE + " is not an object {...}; the defaults are used."]
    complaints = []
    for key in told:
        value = told[key]
        if key not in _SETTINGS:
            complaints.append("%s: there is no setting %s." % (FILE, key))
            continue
        number = _hexadecimal(value) if key == "address" else value
        if _fits(number, _SETTINGS[key][1:]):
            _chosen[key] = number
        else:
            complaints.append("%s: %s cannot be %s." % (FILE, key, value))
    for keys, names, has in (
        (("i2c", "sda", "scl"), "SDA and SCL of I2C", _i2c_has),
        (("spi", "sck", "mosi"), "SCK and MOSI of SPI", _spi_has),
    ):
        block, first, second = [setting(key) for key in keys]
        if not has(block, first, second):
            wrong = (FILE, first, second, names, block)
            complaints.append("%s: GP%d and GP%d are no %s %d." % wrong)
            for key in keys:
                _chosen.pop(key, None)
    return complaints


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


def display():
    """The OLED, cleared and on; raises device.i2c.NoAnswer when it is not there."""
    bus = _spi() if setting("bus") == "spi" else i2c()
    reset_pin = setting("reset")
    if reset_pin is not None:
        reset_pin = Pin(reset_pin)
    if setting("panel") == "sh1106":
        from device.sh1106 import Sh1106

        oled = Sh1106(bus, setting("address"), reset_pin, setting("offset"))
    else:
        from device.oled import Oled

        oled = Oled(bus, setting("address"), reset_pin)
    oled.brightest = setting("contrast")
    if setting("rotation") == 180:
        oled.rotate(False)
    return oled


def i2c():
    """The bus that the panel is on."""
    sda, scl = setting("sda"), setting("scl")
    wires = I2C(setting("i2c"), sda=Pin(sda), scl=Pin(scl), freq=setting("hz"))
    return Bus(wires, "SDA GP%d, SCL GP%d" % (sda, scl))


def _spi():
    from device.spi import SpiBus

    sck, mosi = setting("sck"), setting("mosi")
    wires = SPI(setting("spi"), baudrate=_SPI_HZ, sck=Pin(sck), mosi=Pin(mosi))
    pins = "SCK GP%d, MOSI GP%d, CS GP%d, DC GP%d" % (sck, mosi, setting("cs"), setting("dc"))
    return SpiBus(wires, Pin(setting("cs")), Pin(setting("dc")), pins)


def buttons(clock):
    """The six buttons."""
    return Buttons([(name, Pin(pin, Pin.IN, Pin.PULL_UP)) for name, pin in BUTTONS], clock)


def led():
    """The light on the board."""
    try:
        return Pin(LED, Pin.OUT, value=0)
    except TypeError:  # MicroPython 1.19 knows it by its number alone
        return Pin(LED_GPIO, Pin.OUT, value=0)


def sound(clock):
    """The piezo, or None if board.json says that there is none."""
    if setting("piezo") is None:
        return None
    from device.sound import Sound

    return Sound(PWM(Pin(setting("piezo"))), clock)


def battery():
    """Millivolts of the battery, or None where nothing plausible is measured."""
    if setting("battery") is None:
        return None
    millivolts = ADC(setting("battery")).read_u16() * 6600 >> 16
    return millivolts if 1800 <= millivolts <= 5500 else None


def on_usb():
    """Whether USB feeds the board."""
    wireless = "Pico W" in getattr(sys.implementation, "_machine", "")
    return Pin(USB_SENSE_W if wireless else USB_SENSE, Pin.IN).value() == 1


def doze(milliseconds):
    """Sleep with most of the chip switched off; USB is, too."""
    lightsleep(milliseconds)


def restart():
    """Begin again as at power-on."""
    reset()
