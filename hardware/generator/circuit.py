"""The circuit: which legs of which parts are joined, from the pins of the firmware.

A leg is (part, name): ("U1", "GP4"), ("SW1", "1"). Drawings, tables, boards and the tests of all
of them come from NETS.
"""

from hardware.generator import pins

# SW1 to SW6, as they lie in board.py.
BUTTON_REFS = {name: f"SW{i}" for i, name in enumerate(pins.BUTTONS, start=1)}

LEGS = {
    "DS1": ("GND", "VCC", "SCL", "SDA"),
    **dict.fromkeys(BUTTON_REFS.values(), ("1", "2")),
    "BZ1": ("1", "2"),
    "R1": ("1", "2"),
    "BT1": ("+", "-"),
    "SW7": ("1", "2", "3"),  # 2 is the lever's; 1 leads nowhere
    "D1": ("K", "A"),  # K is the end with the ring
    "R2": ("1", "2"),
    "R3": ("1", "2"),
    "C1": ("1", "2"),
    "R4": ("1", "2"),
    "R5": ("1", "2"),
}


def gp(number):
    """The Pico's leg for a GPIO number."""
    return ("U1", f"GP{number}")


def _nets():
    board = pins.BOARD
    nets = {
        "GND": [("U1", "GND"), ("DS1", "GND"), ("BZ1", "2"), ("BT1", "-"), ("R3", "2")],
        "3V3": [("U1", "3V3"), ("DS1", "VCC"), ("R4", "1"), ("R5", "1")],
        "SDA": [gp(board["SDA"]), ("DS1", "SDA"), ("R4", "2")],
        "SCL": [gp(board["SCL"]), ("DS1", "SCL"), ("R5", "2")],
    }
    for name, number in pins.BUTTONS.items():
        ref = BUTTON_REFS[name]
        nets[name.upper()] = [gp(number), (ref, "1")]
        nets["GND"].append((ref, "2"))
    nets["GND"].append(("C1", "2"))
    nets |= {
        "PIEZO": [gp(board["PIEZO"]), ("R1", "1")],
        "SOUND": [("R1", "2"), ("BZ1", "1")],
        "BATTERY": [("BT1", "+"), ("SW7", "2")],
        "SWITCHED": [("SW7", "3"), ("D1", "A"), ("R2", "1")],
        "VSYS": [("U1", "VSYS"), ("D1", "K")],
        "SENSE": [gp(board["BATTERY_SENSE"]), ("R2", "2"), ("R3", "1"), ("C1", "1")],
    }
    return nets


NETS = _nets()

# The colour of each wire in every drawing.
COLOURS = {
    "GND": "#222222",
    "3V3": "#d62728",
    "SDA": "#1f77b4",
    "SCL": "#e6b800",
    "UP": "#2ca02c",
    "DOWN": "#17a398",
    "LEFT": "#8c564b",
    "RIGHT": "#9467bd",
    "A": "#e377c2",
    "B": "#ff7f0e",
    "PIEZO": "#7f7f7f",
    "SOUND": "#7f7f7f",
    "BATTERY": "#a00000",
    "SWITCHED": "#c04000",
    "VSYS": "#ff3030",
    "SENSE": "#006080",
}


def net_of(leg):
    """The net that a leg belongs to, None for legs that lead nowhere."""
    for net, legs in NETS.items():
        if leg in legs:
            return net
    return None
