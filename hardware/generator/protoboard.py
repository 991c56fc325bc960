"""Boards made of ready strips of copper: breadboard and stripboard, drawn and traced.

A hole is (column, row), counted from the top left corner in steps of 2.54 mm. What is drawn is
also what `nets()` follows, as an ohmmeter would: the tests compare it with the circuit.
"""

import math
from dataclasses import dataclass, field

from hardware.generator import circuit, pins
from hardware.generator.parts import size
from hardware.generator.svg import Drawing

PITCH = 2.54


@dataclass(frozen=True)
class Part:
    """A part with the holes of its legs; a leg may have several."""

    ref: str
    legs: dict
    step: int


@dataclass(frozen=True)
class Wire:
    """A piece of wire from hole to hole; drawn around corners where it has any."""

    net: str
    start: tuple
    end: tuple
    step: int
    corners: tuple = ()


@dataclass
class Protoboard:
    """Holes, the strips that join them, and what has been put in."""

    columns: int
    rows: int
    strips: list  # sets of holes that copper joins
    steps: list  # the heading of each step
    parts: list = field(default_factory=list)
    wires: list = field(default_factory=list)
    cuts: set = field(default_factory=set)
    name_of: object = None  # hole -> what is printed beside it, such as a14

    def nets(self):
        """The legs that are joined, as sets; single legs are left out."""
        group = {}
        for strip in self.strips:
            for hole in strip:
                group[hole] = id(strip)
        joined = Groups()
        for wire in self.wires:
            joined.join(group[wire.start], group[wire.end])
        at = {}
        for part in self.parts:
            for leg, holes in part.legs.items():
                for hole in holes:
                    joined.join(group[hole], (part.ref, leg))
                    at[part.ref, leg] = group[hole]
        found = {}
        for leg in at:
            found.setdefault(joined.root(leg), set()).add(leg)
        return [legs for legs in found.values() if len(legs) > 1]

    def holes_used(self):
        """Every hole with a leg or a wire in it, as often as something is in it."""
        for wire in self.wires:
            yield from (wire.start, wire.end)
        for part in self.parts:
            for holes in part.legs.values():
                yield from holes


def lane(start, end, height):
    """Corners of a wire that leaves both its holes straight up or down to a common height."""
    return ((start[0], height), (end[0], height))


class Groups:
    """Things that are one because something joins them."""

    def __init__(self):
        self.parent = {}

    def root(self, thing):
        """The one that stands for the whole group."""
        while (above := self.parent.get(thing, thing)) != thing:
            thing = above
        return thing

    def join(self, a, b):
        """Make two groups one."""
        self.parent[self.root(a)] = self.root(b)


def pico_legs(column, upper, lower):
    """Holes of the Pico, USB to the left: pins 40 to 21 in the upper row, 1 to 20 below."""
    legs = {}
    for number, name in pins.PICO.items():
        hole = (column + number - 1, lower) if number <= 20 else (column + 40 - number, upper)
        legs.setdefault(name, []).append(hole)
    return legs


# -- drawing


class Sketch:
    """Draws a board up to a step: new things bright, those before pale."""

    def __init__(self, board, margin=(14.0, 22.0, 14.0, 40.0), scale=9):
        self.board = board
        left, top, right, bottom = margin
        self.left, self.top = left, top
        width = (board.columns + 1) * PITCH + left + right
        height = (board.rows + 1) * PITCH + top + bottom
        self.d = Drawing(width, height, scale)

    def at(self, hole):
        """The middle of a hole in the drawing."""
        return (self.left + hole[0] * PITCH, self.top + hole[1] * PITCH)

    def contents(self, now):
        """Parts, then wires, so that wires lie on top; a veil over all but the step's own."""
        for step in range(1, now + 1):
            if step == now > 1:
                self.d.rect(0, 0, self.d.width, self.d.height, fill="#ffffff", opacity="0.5")
            for part in self.board.parts:
                if part.step == step:
                    self.part(part)
            for wire in self.board.wires:
                if wire.step == step:
                    self.wire(wire)

    def wire(self, wire):
        """A coloured wire with a white edge and its two ends."""
        (x0, y0), (x1, y1) = self.at(wire.start), self.at(wire.end)
        points = [(x0, y0), *map(self.at, wire.corners), (x1, y1)]
        colour = circuit.COLOURS[wire.net]
        self.d.line(points, stroke="#ffffff", stroke_width=1.4)
        self.d.line(points, stroke=colour, stroke_width=0.85)
        for x, y in ((x0, y0), (x1, y1)):
            self.d.circle(x, y, 0.75, fill=colour, stroke="#ffffff", stroke_width=0.25)

    def part(self, part):
        """Any part, by the letters of its reference."""
        kind = part.ref.rstrip("0123456789")
        draw = {
            "U": self._pico,
            "DS": self._panel,
            "SW": self._switch if part.ref == "SW7" else self._button,
            "R": self._resistor,
            "D": self._diode,
            "C": self._capacitor,
            "BZ": self._piezo,
            "BT": self._battery,
        }[kind]
        draw(part)

    def _ends(self, part):
        (first,), (second,) = part.legs.values()
        return self.at(first), self.at(second)

    def _pico(self, part):
        pico = size("pico")
        x, y = self.at(part.legs["VBUS"][0])
        left = x - (pico["length"] - 19 * PITCH) / 2
        top = y + pico["rows"] / 2 - pico["width"] / 2
        self.d.rect(left, top, pico["length"], pico["width"], 1, fill="#1e7d4f")
        self.d.rect(
            left - 1.3,
            top + 6.75,
            5.6,
            7.5,
            0.5,
            fill="#c8c8cc",
            stroke="#777777",
            stroke_width=0.2,
        )
        self.d.rect(left + 20, top + 7, 7, 7, 0.3, fill="#222222")
        self.d.text(left + 35, top + 9.2, "Raspberry Pi Pico", 2.6, fill="#ffffff")
        self.d.text(left - 2, top + 10.5, "USB", 2.4, anchor="end")
        wired = {leg for legs in circuit.NETS.values() for ref, leg in legs if ref == "U1"}
        for name, holes in part.legs.items():
            for hole in holes:
                x, y = self.at(hole)
                self.d.circle(x, y, 0.8, fill="#e0b94a")
                inward = 1 if y < top + 10 else -1
                strong = name in wired and name != "GND"
                self.d.text(
                    x,
                    y + 3.1 * inward,
                    name,
                    1.45 if strong else 1.2,
                    turn=-90,
                    fill="#ffffff" if strong else "#a8d5bf",
                    font_weight="bold" if strong else "normal",
                )

    def _panel(self, part):
        panel = size("panel")["p13"]
        holes = [hole for (hole,) in part.legs.values()]
        x, y = self.at(holes[0])
        middle = x + 1.5 * PITCH
        left, top = middle - panel["width"] / 2, y - panel["pin_from_edge"]
        self.d.rect(left, top, panel["width"], panel["height"], 1, fill="#1f3f7a")
        aw, ah = panel["active_width"], panel["active_height"]
        self.d.rect(left + 0.8, top + 4.8, panel["width"] - 1.6, 23, 0.5, fill="#101114")
        self.d.rect(middle - aw / 2, y + panel["pin_to_centre"] - ah / 2, aw, ah, fill="#bfe3ff")
        self.d.text(middle, y + panel["pin_to_centre"], "OLED 128 x 64", 2.8)
        for leg, hole in zip(part.legs, holes, strict=True):
            hx, hy = self.at(hole)
            self.d.circle(hx, hy, 0.8, fill="#e0b94a")
            self.d.text(hx, hy + 2.3, leg, 1.25, turn=-90, fill="#ffffff", font_weight="bold")

    def _button(self, part):
        xs = [self.at(hole)[0] for holes in part.legs.values() for hole in holes]
        ys = [self.at(hole)[1] for holes in part.legs.values() for hole in holes]
        x, y = sum(xs) / 4, sum(ys) / 4
        for hx, hy in zip(xs, ys, strict=True):
            self.d.line([(hx, hy), (hx, y)], stroke="#9a9aa0", stroke_width=0.8)
            self.d.circle(hx, hy, 0.6, fill="#9a9aa0")
        self.d.rect(x - 3, y - 3, 6, 6, 0.4, fill="#3a3a3e", stroke="#888888", stroke_width=0.2)
        self.d.circle(x, y, 1.75, fill="#111111")
        name = next(name for name, ref in circuit.BUTTON_REFS.items() if ref == part.ref)
        self.d.text(x, y, name.upper(), 1.5, fill="#ffffff", font_weight="bold")

    def _body(self, part, length, width, colour, words, ink="#111111"):
        """A body on the middle of its two legs, turned along them."""
        (x0, y0), (x1, y1) = self._ends(part)
        self.d.line([(x0, y0), (x1, y1)], stroke="#9a9aa0", stroke_width=0.6)
        turn = _angle(x0, y0, x1, y1)
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        self.d.add(f'<g transform="rotate({turn:g} {x:g} {y:g})">')
        self.d.rect(
            x - length / 2,
            y - width / 2,
            length,
            width,
            0.6,
            fill=colour,
            stroke="#555555",
            stroke_width=0.15,
        )
        upside_down = " " if -90 <= turn <= 90 else f' transform="rotate(180 {x:g} {y:g})"'
        self.d.add(f"<g{upside_down}>")
        self.d.text(x, y, words, 1.3, fill=ink)
        self.d.add("</g>")
        if part.ref == "D1":  # the ring, at its first leg
            self.d.rect(x - 2.3, y - width / 2, 0.8, width, fill="#dddddd")
        self.d.add("</g>")

    def _resistor(self, part):
        value = {"R1": "220", "R2": "100k", "R3": "100k", "R4": "4k7", "R5": "4k7"}[part.ref]
        self._body(part, 6.0, 2.2, "#e2c08d", f"{part.ref} {value}")

    def _capacitor(self, part):
        self._body(part, 4.0, 2.4, "#e8963c", "C1 104")

    def _diode(self, part):
        self._body(part, 5.2, 2.5, "#222222", "D1", ink="#ffffff")

    def _piezo(self, part):
        (x0, y0), (x1, y1) = self._ends(part)
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        self.d.circle(x, y, 6.1, fill="#2a2a2e")
        self.d.circle(x, y, 0.9, fill="#666666")
        for hx, hy in ((x0, y0), (x1, y1)):
            self.d.circle(hx, hy, 0.6, fill="#9a9aa0")
        self.d.text(x, y + 3.4, "BZ1 piezo", 1.6, fill="#ffffff")

    def _switch(self, part):
        spots = [self.at(hole) for (hole,) in part.legs.values()]
        x, y = spots[1]
        self.d.rect(
            x - 4.6, y - 1.9, 9.2, 3.8, 0.4, fill="#b8b8be", stroke="#666666", stroke_width=0.2
        )
        self.d.rect(x + 0.2, y - 1.1, 2.4, 2.2, 0.2, fill="#222222")
        self.d.text(x - 2.4, y, "SW7", 1.3)
        for hx, hy in spots:
            self.d.circle(hx, hy, 0.5, fill="#777777")

    def _battery(self, part):
        for leg, (hole,) in part.legs.items():
            x, y = self.at(hole)
            colour = circuit.COLOURS[circuit.net_of(("BT1", leg))]
            end = self.d.height - 4
            self.d.line([(x, y), (x, end)], stroke="#ffffff", stroke_width=1.5)
            self.d.line([(x, y), (x, end)], stroke=colour, stroke_width=0.95)
            self.d.circle(x, y, 0.75, fill=colour, stroke="#ffffff", stroke_width=0.25)
            self.d.text(x, end + 2, f"BT1 {leg}", 1.9)


def _angle(x0, y0, x1, y1):
    return math.degrees(math.atan2(y1 - y0, x1 - x0))
