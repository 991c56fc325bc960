"""The wiring: the only file that knows a pin or a bus speed; board.json has the last word."""

import gc
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

_SPI_HZ = 8_000_000

_chosen = {}


def setting(key):
    """What board.json says of this, or the default."""
    if not _chosen:
        load("/")
    return _chosen[key]


def load(root):
    """Read board.json in the folder root; return sentences about what in it cannot be used."""
    from wishes import read

    chosen, complaints = read(root)
    _chosen.update(chosen)
    if hasattr(gc, "threshold"):  # MicroPython's: there 2 kB of heap are worth reading it anew
        del sys.modules["wishes"]
    return complaints


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
