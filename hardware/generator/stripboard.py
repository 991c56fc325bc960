"""The handheld on stripboard, 39 strips of 27 holes: cuts, links, parts, and the pictures."""

from hardware.generator import circuit
from hardware.generator.protoboard import PITCH, Part, Protoboard, Sketch, Wire, pico_legs
from hardware.generator.svg import Drawing

COLUMNS, ROWS = 39, 27
STEPS = [
    (
        "Cuts and Pico",
        "Cut the strips first: a picture of the copper side is above. Then the Pico, better in "
        "two socket strips, its USB socket to the left, pin 40 in 1/2, pin 1 in 1/9.",
    ),
    (
        "Power",
        "Three links: ground twice, and 3.3 V around the Pico's upper edge. Insulated wire.",
    ),
    ("The panel", "Two links first, then the panel on its pins."),
    (
        "The buttons",
        "Legs in strips that are two apart, such as 8 and 10; a button turned by 90 degrees does "
        "not fit. Its two legs in one strip are joined inside: that is meant.",
    ),
    ("Their links", "Six links. Ground reaches the buttons along strips 3, 8, 13, 27 and 34."),
    ("Piezo, if you like", "Two links, R1, and the piezo."),
    (
        "Battery, if you like",
        "Links, switch, diode with its ring up, the two resistors and the capacitor; the battery "
        "holder last and with the switch to the left, which is off.",
    ),
    (
        "Pull-ups, only if the panel has none",
        "R4 and R5, standing; panels.md tells how to see it.",
    ),
]
_UPPER, _LOWER = 2, 9
# Between the Pico's two rows; then where a strip serves twice.
CUTS = {(column, 5) for column in range(1, 21)}
CUTS |= {(5, 13), (10, 13), (10, 20), (15, 14), (19, 17), (20, 17)}
CUTS |= {(36, 20), (37, 20), (38, 15)}

# Column of side 1, column of side 2, upper row; the lower legs are three rows further down.
_BUTTONS = {
    "up": (10, 8, 15),
    "down": (10, 8, 23),
    "left": (5, 3, 19),
    "right": (15, 13, 19),
    "a": (32, 34, 18),
    "b": (25, 27, 21),
}
_PARTS = [
    ("DS1", 3, {"GND": (27, 2), "VCC": (28, 2), "SCL": (29, 2), "SDA": (30, 2)}),
    ("BZ1", 6, {"1": (19, 23), "2": (21, 23)}),
    ("R1", 6, {"1": (22, 26), "2": (19, 26)}),
    ("SW7", 7, {"1": (36, 23), "2": (37, 23), "3": (38, 23)}),
    ("BT1", 7, {"+": (37, 26), "-": (34, 27)}),
    ("D1", 7, {"K": (38, 13), "A": (38, 17)}),
    ("R2", 7, {"1": (38, 18), "2": (39, 21)}),
    ("R3", 7, {"1": (39, 11), "2": (36, 11)}),
    ("C1", 7, {"1": (39, 8), "2": (37, 8)}),
    ("R4", 8, {"1": (28, 25), "2": (30, 22)}),
    ("R5", 8, {"1": (28, 22), "2": (29, 19)}),
]
# Net, two holes, step, corners.
_LINKS = [
    ("GND", (18, 20), (27, 20), 2, ()),
    ("GND", (27, 26), (34, 26), 2, ()),
    ("3V3", (5, 1), (28, 1), 2, ((5, 0.3), (28, 0.3))),
    ("SCL", (7, 10), (29, 17), 3, ((20.8, 10), (20.8, 17))),
    ("SDA", (6, 11), (30, 18), 3, ((20.4, 11), (20.4, 18))),
    ("UP", (14, 14), (10, 14), 5, ()),
    ("DOWN", (15, 13), (10, 21), 5, ((11.5, 13), (11.5, 21))),
    ("LEFT", (16, 12), (5, 17), 5, ((6.5, 12), (6.5, 17))),
    ("RIGHT", (17, 17), (15, 17), 5, ()),
    ("A", (19, 16), (32, 16), 5, ()),
    ("B", (20, 15), (25, 15), 5, ()),
    ("PIEZO", (20, 1), (22, 19), 6, ((21.25, 1), (21.25, 19))),
    ("GND", (18, 27), (21, 27), 6, ()),
    ("VSYS", (2, 1), (38, 1), 7, ((2, -0.6), (38, -0.6))),
    ("SENSE", (10, 1), (39, 1), 7, ((10, -0.15), (39, -0.15))),
    ("GND", (34, 16), (36, 16), 7, ()),
    ("GND", (36, 5), (37, 5), 7, ()),
]


def make():
    """The whole board."""
    board = Protoboard(COLUMNS, ROWS, _strips(), STEPS, cuts=CUTS)
    board.parts = [Part("U1", pico_legs(1, _UPPER, _LOWER), 1)]
    for name, (first, second, row) in _BUTTONS.items():
        legs = {"1": [(first, row), (first, row + 3)], "2": [(second, row), (second, row + 3)]}
        board.parts.append(Part(circuit.BUTTON_REFS[name], legs, 4))
    for ref, step, legs in _PARTS:
        board.parts.append(Part(ref, {leg: [place] for leg, place in legs.items()}, step))
    board.wires = [Wire(*link) for link in _LINKS]
    return board


def _strips():
    """Each column of holes, in as many pieces as the cuts make of it."""
    strips = []
    for column in range(1, COLUMNS + 1):
        piece = set()
        for row in range(1, ROWS + 1):
            if (column, row) in CUTS:
                strips.append(piece)
                piece = set()
            else:
                piece.add((column, row))
        strips.append(piece)
    return [strip for strip in strips if strip]


def cut_list():
    """Markdown: the cuts, row by row, as column numbers."""
    rows = sorted({row for _, row in CUTS})
    lines = ["| row | cut the strips |", "|:---:|---|"]
    for row in rows:
        columns = sorted(column for column, of_it in CUTS if of_it == row)
        whole = columns == list(range(columns[0], columns[-1] + 1)) and len(columns) > 3
        words = f"{columns[0]} to {columns[-1]}" if whole else ", ".join(map(str, columns))
        lines.append(f"| {row} | {words} |")
    return "\n".join(lines)


def link_list(board):
    """Markdown: every link, as strip/row."""
    lines = ["| step | link | from | to |", "|:---:|---|:---:|:---:|"]
    for wire in sorted(board.wires, key=lambda wire: wire.step):
        lines.append(f"| {wire.step} | {wire.net} | {_name(wire.start)} | {_name(wire.end)} |")
    return "\n".join(lines)


def leg_list(board):
    """Markdown: every part by the holes of its legs."""
    lines = ["| step | part | legs in |", "|:---:|---|---|"]
    for part in sorted(board.parts[1:], key=lambda part: part.step):
        legs = ", ".join(
            f"{leg}: {' and '.join(map(_name, holes))}" for leg, holes in part.legs.items()
        )
        lines.append(f"| {part.step} | {part.ref} | {legs} |")
    return "\n".join(lines)


def _name(place):
    return f"{place[0]}/{place[1]}"


def draw(board, step):
    """The side of the parts after a step; the copper shines through pale."""
    sketch = Sketch(board, margin=(16.0, 10.0, 8.0, 16.0), scale=13)
    _base(sketch.d, sketch.at, "#d9b382", "#e4c79c")
    sketch.contents(step)
    return sketch.d


def draw_copper(board):
    """The side of the copper, mirrored as one sees it, with the cuts."""
    width, height = (COLUMNS + 1) * PITCH + 14, (ROWS + 1) * PITCH + 14
    d = Drawing(width, height, 13)

    def at(hole):
        return (7 + (COLUMNS + 1 - hole[0]) * PITCH, 7 + hole[1] * PITCH)

    _base(d, at, "#b5793a", "#d08f4a")
    for place in set(board.holes_used()):
        x, y = at(place)
        d.circle(x, y, 0.8, fill="#d8d8de", stroke="#888888", stroke_width=0.15)
    return d


def _base(d, at, board, strip):
    corners = [at((0.3, 0.3)), at((COLUMNS + 0.7, ROWS + 0.7))]
    x0, x1 = sorted(corner[0] for corner in corners)
    d.rect(x0, corners[0][1], x1 - x0, corners[1][1] - corners[0][1], 0.5, fill=board)
    for column in range(1, COLUMNS + 1):
        x, top = at((column, 0.5))
        _, bottom = at((column, ROWS + 0.5))
        d.rect(x - 0.95, top, 1.9, bottom - top, fill=strip)
        if column == 1 or column % 5 == 0:
            d.text(x, top - 4.5, str(column), 1.7, fill="#777777")
            d.text(x, bottom + 2, str(column), 1.7, fill="#777777")
        for row in range(1, ROWS + 1):
            x, y = at((column, row))
            d.circle(x, y, 0.45, fill="#5b4630")
    for row in [1, *range(5, ROWS + 1, 5)]:
        for x in (x0 - 2, x1 + 2):
            d.text(x, at((1, row))[1], str(row), 1.7, fill="#777777")
    for place in CUTS:
        x, y = at(place)
        d.circle(x, y, 1.15, fill="#ffffff")
        for turn in (-1, 1):
            d.line(
                [(x - 0.7, y - 0.7 * turn), (x + 0.7, y + 0.7 * turn)],
                stroke="#c00000",
                stroke_width=0.45,
            )
