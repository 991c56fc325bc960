"""The numbers that case and pictures share with the parts and the circuit board, for OpenSCAD."""

from hardware.generator import layout
from hardware.generator.parts import PARTS

_HEAD = """// Made by `make hardware` from parts.toml and the circuit board's layout: change those.
// Millimetres; places are seen from the front, from the lower left corner of the board, y up.
"""


def as_scad():
    """The text of case/dimensions.scad."""
    lines = [_HEAD]
    for name, part in PARTS.items():
        for key, value in part.get("size", {}).items():
            if isinstance(value, dict):
                lines += [
                    f"{name}_{key}_{k} = {_scad(v)};" for k, v in value.items() if k != "source"
                ]
            elif key != "source":
                lines.append(f"{name}_{key} = {_scad(value)};")
    lines += [
        f"circuit_width = {layout.WIDTH:g};",
        f"circuit_height = {layout.HEIGHT:g};",
        f"circuit_thickness = {layout.THICKNESS:g};",
        f"circuit_corner = {layout.CORNER:g};",
        f"hole_diameter = {layout.HOLE:g};",
        f"holes = {_places(layout.HOLES)};",
        f"button_names = {_scad(list(layout.BUTTONS))};",
        f"buttons = {_places(layout.BUTTONS.values())};",
        f"panel_pins = {_place(layout.PANEL_PINS)};",
        f"pico_right = {layout.PICO_RIGHT:g};",
        f"pico_middle = {layout.HEIGHT - layout.PICO_MIDDLE:g};",
        f"piezo_place = {_place(layout.PIEZO)};",
        f"switch_middle = {_place((layout.SWITCH[0], layout.SWITCH[1] + 2))};",
        f"battery_middle = {_place(layout.BATTERY_MIDDLE)};",
        f"battery_pads = {_place(layout.BATTERY_PADS)};",
        f"diode_place = {_place((layout.DIODE[0] + 5.08, layout.DIODE[1]))};",
        f"column_x = {layout.COLUMN_X:g};",
        f"column_y = {_scad([layout.HEIGHT - y for y in layout.COLUMN.values()])};",
        f"jumpers = {_places(layout.JUMPERS.values())};",
        "",
    ]
    return "\n".join(lines)


def _scad(value):
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return "[" + ", ".join(_scad(item) for item in value) + "]"
    return f"{value:g}"


def _place(place):
    return f"[{place[0]:g}, {layout.HEIGHT - place[1]:g}]"


def _places(places):
    return "[" + ", ".join(_place(place) for place in places) + "]"
