"""The display and the buttons on the VM: the same pixels and bytes, and nothing for the heap."""

import gc
import sys

import micropython

from host_tools.simulator import machine
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.panel import Panel

sys.modules["machine"] = machine

import adafruit_ssd1306  # noqa: E402

import board  # noqa: E402
from device.i2c import Bus, NoAnswer  # noqa: E402
from device.oled import Oled  # noqa: E402

FRAMES = 20


class Wires:
    """A machine.I2C that swallows everything and allocates nothing."""

    def writeto(self, address, buffer, stop=True):
        pass


def garbage(action):
    """Bytes of heap that one call leaves behind."""
    action()
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for _ in range(FRAMES):
        action()
    left = gc.mem_alloc() - before
    gc.enable()
    return left // FRAMES


def drawn(oled):
    rows = []
    for y in range(64):
        page = (y >> 3) * 128
        rows.append(bytes([oled.frame[page + x] >> (y & 7) & 1 for x in range(128)]))
    return rows


def pictures(clock):
    panel = Panel()
    machine.chip.attach(0, 0x3C, panel)
    oled = board.display()
    assert panel.rows() == [bytes(128)] * 64
    oled.rect(3, 5, 90, 50, 1)
    oled.line(0, 63, 127, 0, 1)
    oled.show()
    assert panel.rows() == drawn(oled)
    before = panel.bytes
    oled.pixel(3, 20, not oled.pixel(3, 20))
    oled.show()
    assert panel.bytes - before == 138
    assert panel.rows() == drawn(oled)
    panel.connected = False
    try:
        board.display()
    except NoAnswer as error:
        print(error)


def frames():
    bus = Bus(Wires(), "nowhere")
    driver = adafruit_ssd1306.SSD1306_I2C(128, 64, bus)
    oled = Oled(bus)

    def one_page():
        oled.pixel(5, 20, not oled.pixel(5, 20))
        oled.show()

    def whole():
        for y in range(0, 64, 8):
            oled.pixel(5, y, not oled.pixel(5, y))
        oled.show()

    print("driver", garbage(driver.show), "page", garbage(one_page), "frame", garbage(whole))


def interrupts(clock):
    buttons = board.buttons(clock)
    pin = machine.Pin(14)
    irq = pin.irq()
    handler = irq.handler
    irq._flags = pin.IRQ_FALLING | pin.IRQ_RISING
    micropython.heap_lock()
    handler(pin)
    event = buttons.poll()
    nothing = buttons.poll()
    micropython.heap_unlock()
    assert (event, nothing) == ("a", None)


def main():
    clock = FakeClock()
    machine.chip.power_on(clock)
    pictures(clock)
    frames()
    interrupts(clock)


main()
