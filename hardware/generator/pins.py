"""The firmware's pins: the constants of firmware/board.py, read without running it."""

import ast

from hardware.generator.paths import BOARD_PY

_SIDES = (
    "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15",
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 ADC_VREF 3V3 3V3_EN "
    "GND VSYS VBUS",
)
# The name that Raspberry Pi's drawing gives to each pin of the Pico, by its number there.
PICO = dict(enumerate((name for side in _SIDES for name in side.split()), start=1))
_WIRED = ("SDA", "SCL", "I2C_ID", "OLED_ADDRESS", "BUTTONS", "PIEZO", "BATTERY_SENSE")


def _constants():
    """What a builder's wires depend on in board.py, by name."""
    found = {}
    for node in ast.parse(BOARD_PY.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and node.targets[0].id in _WIRED:
            found[node.targets[0].id] = ast.literal_eval(node.value)
    return found


BOARD = _constants()
BUTTONS = dict(BOARD["BUTTONS"])


def pico_pin(name):
    """The number of the Pico's pin of that name; of several called GND, the first."""
    return next(number for number, of_it in PICO.items() if of_it == name)
