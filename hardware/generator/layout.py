"""Where every part sits on the circuit board; the case is built around the same numbers.

Millimetres, seen from the front, from the top left corner, x to the right and y down.
"""

from hardware.generator import circuit
from hardware.generator.parts import size

WIDTH = 76.0
HEIGHT = 66.0
THICKNESS = 1.6
CORNER = 3.0

HOLE = 2.7  # for M2.5
HOLES = ((4.0, 4.0), (72.0, 4.0), (4.0, 62.0), (72.0, 62.0))

# The cross on the left, B lower than A on the right, as in the simulator's window.
_CROSS = (17.0, 49.0)
_REACH = 8.5
BUTTONS = {
    "up": (_CROSS[0], _CROSS[1] - _REACH),
    "down": (_CROSS[0], _CROSS[1] + _REACH),
    "left": (_CROSS[0] - _REACH, _CROSS[1]),
    "right": (_CROSS[0] + _REACH, _CROSS[1]),
    "a": (65.0, 45.0),
    "b": (52.5, 53.0),
}

# The panel's four holes, and those of every panel: the picture hangs below them.
PANEL_PINS = (38.0, 4.0)  # the middle of the row

# The Pico lies flat on the back, its USB socket over the right edge.
PICO_RIGHT = WIDTH
PICO_MIDDLE = 19.5

PIEZO = (15.0, 10.5)  # on the back
SWITCH = (2.5, 22.5)  # its leg 1, on the back; the lever looks out on the left
BATTERY_PADS = (5.0, 11.5)  # the first, +; the other one below
DIODE = (8.5, 31.0)  # its leg A; lies to the right
JUMPERS = {"JP1": (27.5, 4.0), "JP2": (48.5, 4.0)}  # on the back

# The resistors lie in a column between the cross and B, and the capacitor below them.
COLUMN_X = 38.0
COLUMN = {"R1": 40.5, "R2": 43.7, "R3": 46.9, "R4": 50.1, "R5": 53.3, "C1": 57.0}

# In the case, behind the board.
BATTERY_MIDDLE = (38.0, 46.5)


def pico_pad(number):
    """The middle of the hole of a Pico pin, seen from the front through the board."""
    pico = size("pico")
    margin = (pico["length"] - (pico["pins_per_row"] - 1) * pico["pitch"]) / 2
    along = number - 1 if number <= 20 else 40 - number
    side = 1 if number <= 20 else -1
    return (
        round(PICO_RIGHT - margin - along * pico["pitch"], 3),
        round(PICO_MIDDLE + side * pico["rows"] / 2, 3),
    )


def button(ref):
    """The middle of SW1 to SW6."""
    name = next(name for name, of_it in circuit.BUTTON_REFS.items() if of_it == ref)
    return BUTTONS[name]
