"""The wiring: the only file that knows a pin or a bus speed."""

from machine import I2C, Pin

from device.buttons import Buttons
from device.i2c import Bus
from device.oled import Oled

SDA = 4
SCL = 5
I2C_ID = 0
I2C_HZ = 400_000
I2C_TIMEOUT_US = 200_000  # a whole frame takes 99 ms at 100 kHz; the default is 50 ms
OLED_ADDRESS = 0x3C

# Each pulls its pin to ground.
BUTTONS = (("up", 10), ("down", 11), ("left", 12), ("right", 13), ("a", 14), ("b", 15))

LED = "LED"  # GP25 on the Pico, a line of the radio chip on the Pico W

# Parts that a handheld may do without; hardware/ wires them.
PIEZO = 16
BATTERY_SENSE = 26  # ADC0, behind a divider that halves: the Pico W shares GP29 with its radio


def display():
    """The OLED, cleared and on; raises device.i2c.NoAnswer when it is not there."""
    i2c = I2C(I2C_ID, sda=Pin(SDA), scl=Pin(SCL), freq=I2C_HZ, timeout=I2C_TIMEOUT_US)
    return Oled(Bus(i2c, "SDA GP%d, SCL GP%d" % (SDA, SCL)), OLED_ADDRESS)


def buttons(clock):
    """The six buttons."""
    return Buttons([(name, Pin(pin, Pin.IN, Pin.PULL_UP)) for name, pin in BUTTONS], clock)


def led():
    """The light on the board."""
    return Pin(LED, Pin.OUT, value=0)
