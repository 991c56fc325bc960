"""Checks every wire of a new handheld, before there is any game on it.

    mpremote run hardware/wire_check.py

Needs nothing but MicroPython on the Pico. The pins are those of firmware/board.py; a test holds
them equal.
"""

import time

from machine import ADC, I2C, PWM, Pin

SDA = 4
SCL = 5
I2C_ID = 0
OLED_ADDRESS = 0x3C
BUTTONS = (("up", 10), ("down", 11), ("left", 12), ("right", 13), ("a", 14), ("b", 15))
PIEZO = 16
BATTERY_SENSE = 26

# The SSD1306's words for: off, 64 rows, charge pump, horizontal order, pads as usual, on.
_START = (
    b"\xae\xa8\x3f\xd3\x00\x40\x8d\x14\x20\x00\xa1\xc8\xda\x12\x81\x7f\xd9\xf1\xdb\x30\xa4\xa6\xaf"
)
_WHOLE = b"\x21\x00\x7f\x22\x00\x07"
_POLL_MS = 5
_SETTLED = 4  # equal readings in a row


def panel():
    """Looks for the panel on the bus and draws a frame on it; False if it is not there."""
    pins = "SDA GP%d, SCL GP%d" % (SDA, SCL)
    for line, number in (("SDA", SDA), ("SCL", SCL)):
        pin = Pin(number, Pin.IN, Pin.PULL_DOWN)
        time.sleep_ms(2)
        if not pin.value():
            print("%s is low: no pull-up, no panel, or a wire to ground" % line)
    i2c = I2C(I2C_ID, sda=Pin(SDA), scl=Pin(SCL), freq=100_000, timeout=200_000)
    found = i2c.scan()
    if OLED_ADDRESS not in found:
        print("no answer from 0x%02X on %s" % (OLED_ADDRESS, pins))
        for address in found:
            print("but something answers at 0x%02X" % address)
        return False
    for command in _START + _WHOLE:
        i2c.writeto(OLED_ADDRESS, bytes((0x80, command)))
    for page in range(8):
        i2c.writeto(OLED_ADDRESS, b"\x40" + _frame(page))
    print("panel: 0x%02X on %s; it shows a frame along its edge" % (OLED_ADDRESS, pins))
    return True


def _frame(page):
    """One page of 128 columns: a line around the whole picture."""
    across = 0x01 if page == 0 else 0x80 if page == 7 else 0
    columns = bytearray([across]) * 128
    columns[0] = columns[127] = 0xFF
    return bytes(columns)


def battery():
    """Prints the cells' voltage behind the divider of two equal resistors."""
    volts = ADC(BATTERY_SENSE).read_u16() * 2 * 3.3 / 65535
    print("battery: %.1f V on GP%d; meaningless without the divider" % (volts, BATTERY_SENSE))


def piezo():
    """A short tone."""
    tone = PWM(Pin(PIEZO), freq=2000, duty_u16=32768)
    time.sleep_ms(200)
    tone.deinit()
    print("piezo: a short tone on GP%d, if there is one" % PIEZO)


def buttons():
    """Waits until each button has been pressed alone and let go once."""
    pins = [(name, Pin(number, Pin.IN, Pin.PULL_UP), number) for name, number in BUTTONS]
    time.sleep_ms(2)
    for name, pin, number in pins:
        if not pin.value():
            print("%s on GP%d is pressed all the time: turn it by 90 degrees" % (name, number))
    missing = [name for name, _, _ in pins]
    print("press each button: %s" % " ".join(missing))
    last = [1] * len(pins)
    same = [0] * len(pins)
    while missing:
        for i, (name, pin, number) in enumerate(pins):
            level = pin.value()
            same[i] = same[i] + 1 if level != last[i] else 0
            if same[i] < _SETTLED:
                continue
            last[i], same[i] = level, 0
            print("%s on GP%d %s" % (name, number, "released" if level else "pressed"))
            if level and name in missing:
                missing.remove(name)
        time.sleep_ms(_POLL_MS)
    print("all six buttons work")


def main():
    """Everything, one after the other."""
    panel()
    battery()
    piezo()
    buttons()


if __name__ == "__main__":
    main()
