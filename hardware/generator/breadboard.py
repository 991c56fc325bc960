"""The handheld on a breadboard of 830 holes: where every leg and wire goes, and its pictures."""

from hardware.generator import circuit
from hardware.generator.protoboard import (
    PITCH,
    Part,
    Protoboard,
    Sketch,
    Wire,
    lane,
    pico_legs,
)

# Rows from the top, in the letters printed on the board; the gap lies between f and e.
_ROWS = {"T-": 0, "T+": 1, "j": 3, "i": 4, "h": 5, "g": 6, "f": 7}
_ROWS |= {"e": 10, "d": 11, "c": 12, "b": 13, "a": 14, "B-": 16, "B+": 17}
_COLUMNS = 63
STEPS = [
    ("The Pico", "Across the gap, its USB socket over the left edge, pin 1 in c1, pin 40 in h1."),
    (
        "Power",
        "Ground to both rails marked −, 3.3 V to the upper rail marked +. "
        "Both come out of the Pico: connect nothing else to that +.",
    ),
    ("The panel", "Its pins in row a, the panel hanging over the lower edge; then its wires."),
    (
        "The buttons",
        "Across the gap, two legs above and two below. A button fits in two ways: in the right "
        "one its legs stand in columns that are two apart, such as 22 and 24.",
    ),
    ("Their wires", "For each button one wire to the Pico and one to ground."),
    ("Piezo, if you like", "R1 first, then the piezo, then its two wires."),
    (
        "Battery, if you like",
        "Switch, diode with its ring up, the two resistors and the capacitor, the wires; the "
        "battery holder last and with the switch to the left, which is off.",
    ),
    ("Pull-ups, only if the panel has none", "R4 and R5; panels.md tells how to see it."),
]


def hole(name):
    """A hole by its name: a14 is row a, column 14; T-3 lies on the upper rail marked −."""
    row = name[:2] if name[0] in "TB" else name[0]
    return (int(name[len(row) :]), _ROWS[row])


def _name(place):
    row = next(name for name, number in _ROWS.items() if number == place[1])
    return f"{row}{place[0]}"


def _strips():
    strips = [
        {(c, _ROWS[rail]) for c in range(1, _COLUMNS + 1)} for rail in ("T-", "T+", "B-", "B+")
    ]
    for column in range(1, _COLUMNS + 1):
        for half in ("jihgf", "edcba"):
            strips.append({(column, _ROWS[row]) for row in half})
    return strips


def _part(ref, step, **legs):
    return Part(ref, {leg.strip("_"): [hole(name)] for leg, name in legs.items()}, step)


# The column of each button's first side; the second lies two further.
_BUTTONS = {"left": 22, "up": 25, "down": 28, "right": 31, "b": 35, "a": 38}
# Net, two holes, step, and what a wire that does not go straight goes by: a height or corners.
_WIRES = [
    ("GND", "j3", "T-3", 2, None),
    ("3V3", "j5", "T+5", 2, None),
    ("GND", "a3", "B-3", 2, None),
    ("GND", "e58", "f58", 3, None),
    ("GND", "j58", "T-58", 3, None),
    ("3V3", "e59", "T+59", 3, None),
    ("SCL", "a7", "c60", 3, ((7, 17.2), (51.0, 17.2), (51.0, 12.5), (60, 12.5))),
    ("SDA", "a6", "b61", 3, ((6, 17.7), (51.5, 17.7), (51.5, 13.2), (61, 13.2))),
    ("PIEZO", "j20", "j51", 6, 2.5),
    ("GND", "f56", "g58", 6, None),
    ("VSYS", "j2", "j44", 7, 1.6),
    ("SENSE", "j10", "e47", 7, 2.05),
    ("GND", "e50", "T-50", 7, None),
    ("3V3", "e63", "T+63", 8, None),
]


def make():
    """The whole board."""
    board = Protoboard(_COLUMNS, 18, _strips(), STEPS, name_of=_name)
    board.parts = [
        Part("U1", pico_legs(1, _ROWS["h"], _ROWS["c"]), 1),
        _part("DS1", 3, GND="a58", VCC="a59", SCL="a60", SDA="a61"),
        *(_button(name, column) for name, column in _BUTTONS.items()),
        _part("R1", 6, _1="f51", _2="f54"),
        _part("BZ1", 6, _1="i54", _2="i56"),
        _part("SW7", 7, _1="a42", _2="a43", _3="a44"),
        Part("BT1", {"+": [hole("b43")], "-": [hole("B-40")]}, 7),
        _part("D1", 7, K="g44", A="e44"),
        _part("R2", 7, _1="d44", _2="d47"),
        _part("R3", 7, _1="c47", _2="c50"),
        _part("C1", 7, _1="b47", _2="b50"),
        _part("R4", 8, _1="c63", _2="c61"),
        _part("R5", 8, _1="d63", _2="d60"),
    ]
    board.wires = [_wire(*words) for words in _WIRES]
    for i, (name, column) in enumerate(_BUTTONS.items()):
        pico = next(leg for ref, leg in circuit.NETS[name.upper()] if ref == "U1")
        (place,) = board.parts[0].legs[pico]
        ends = hole(f"a{place[0]}"), hole(f"a{column}")
        corners = lane(*ends, 14.75 + 0.42 * i)
        board.wires.append(Wire(name.upper(), *ends, 5, corners))
        board.wires.append(Wire("GND", hole(f"j{column + 2}"), hole(f"T-{column + 2}"), 5))
    return board


def _wire(net, start, end, step, way):
    start, end = hole(start), hole(end)
    if isinstance(way, float):
        way = lane(start, end, way)
    return Wire(net, start, end, step, way or ())


def _button(name, column):
    legs = {
        "1": [hole(f"f{column}"), hole(f"e{column}")],
        "2": [hole(f"f{column + 2}"), hole(f"e{column + 2}")],
    }
    return Part(circuit.BUTTON_REFS[name], legs, 4)


def wire_list(board):
    """Markdown: every wire by the names of its holes."""
    lines = ["| step | wire | from | to |", "|:---:|---|:---:|:---:|"]
    for wire in sorted(board.wires, key=lambda wire: wire.step):
        start, end = _name(wire.start), _name(wire.end)
        lines.append(f"| {wire.step} | {wire.net} | {start} | {end} |")
    return "\n".join(lines)


def leg_list(board):
    """Markdown: every part by the names of its holes."""
    lines = ["| step | part | legs in |", "|:---:|---|---|"]
    for part in board.parts[1:]:
        legs = ", ".join(
            f"{leg}: {' and '.join(_name(place) for place in holes)}"
            for leg, holes in part.legs.items()
        )
        lines.append(f"| {part.step} | {part.ref} | {legs} |")
    return "\n".join(lines)


def draw(board, step):
    """The board as it looks after a step."""
    sketch = Sketch(board, margin=(16.0, 7.0, 12.0, 24.0))
    d = sketch.d
    left, top = sketch.at((0, -1))
    d.rect(
        left,
        top,
        (_COLUMNS + 1) * PITCH,
        19 * PITCH,
        2,
        fill="#f4f1ea",
        stroke="#c9c4b8",
        stroke_width=0.4,
    )
    x0, x1 = sketch.at((1, 0))[0] - 1, sketch.at((_COLUMNS, 0))[0] + 1
    for rail, colour in (
        ("T-", "#2b4da0"),
        ("T+", "#c0392b"),
        ("B-", "#2b4da0"),
        ("B+", "#c0392b"),
    ):
        y = sketch.at((0, _ROWS[rail]))[1]
        offset = -1.2 if rail in ("T-", "B-") else 1.2
        d.line([(x0, y + offset), (x1, y + offset)], stroke=colour, stroke_width=0.35)
        for x in (x0 - 1.6, x1 + 1.6):
            d.text(x, y, "−" if rail[1] == "-" else "+", 2.6, fill=colour)
    d.rect(left, sketch.at((0, 8))[1], (_COLUMNS + 1) * PITCH, PITCH, fill="#e3dfd4")
    for name, row in _ROWS.items():
        for column in range(1, _COLUMNS + 1):
            x, y = sketch.at((column, row))
            d.rect(x - 0.45, y - 0.45, 0.9, 0.9, 0.2, fill="#8d8a84")
        if len(name) == 1:
            for x in (x0 - 1.6, x1 + 1.6):
                d.text(x, sketch.at((0, row))[1], name, 1.7, fill="#777777")
    for column in [1, *range(5, _COLUMNS + 1, 5)]:
        for row in (-1.6, 19):
            x, y = sketch.at((column, row))
            d.text(x, y, str(column), 1.7, fill="#777777")
    sketch.contents(step)
    return d
