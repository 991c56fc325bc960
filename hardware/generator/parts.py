"""The parts of parts.toml."""

import tomllib

from hardware.generator.paths import HARDWARE

BUILDS = {"breadboard": "Breadboard", "stripboard": "Stripboard", "pcb": "Printed circuit"}

with open(HARDWARE / "parts.toml", "rb") as _file:
    PARTS = {part["id"]: part for part in tomllib.load(_file)["part"]}

BY_REF = {ref: part for part in PARTS.values() for ref in part["refs"]}


def size(name):
    """The measures of a part, by their names."""
    return PARTS[name]["size"]
