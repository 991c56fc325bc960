"""The wiring table, and the wiring drawing as a WireViz harness."""

from hardware.generator import circuit, pins
from hardware.generator.parts import BY_REF

_HEAD = """# Wiring

Made from the pins of [firmware/board.py](../firmware/board.py) by `make hardware`. The same as a
[drawing](#drawing) and as a [schematic](#schematic). Numbers are those of Raspberry Pi's drawing
of the Pico: USB socket up, parts towards you, pin 1 at the top left, pin 40 at the top right.

| from the Pico | pin | to | wire in the drawings |
|---|:---:|---|---|
"""
_TAIL = """
Ground may be taken from any of the Pico's pins called GND: {grounds}.

Between the parts, only with a battery or a piezo:

| from | to | |
|---|---|---|
{between}

The buttons need no resistors: the Pico pulls each line up, a press pulls it to ground. The panel
runs on 3.3 V, never on 5 V: many pull SDA and SCL up to their supply, and the Pico's pins take
3.3 V only.

## Drawing

What every handheld has. Colours are a help, any wire will do.

![Pico, panel and six buttons](wiring/needed.png)

What may be added: a battery, a piezo, and pull-ups for a panel that has none.

![Battery, piezo and pull-ups](wiring/options.png)

## Schematic

![Schematic](wiring/schematic.png)

Why the battery is fed in like this: VSYS takes 1.8 to 5.5 V. The Pico has a diode from USB to
VSYS; D1 is its counterpart from the battery. Whichever gives more feeds the handheld, and neither
can push current into the other: without D1, USB would charge cells that must not be charged. The
divider hangs behind the switch, so that it drains nothing while the handheld is off, and it
measures the cells, not USB.
"""

COLOUR_WORDS = {
    "GND": "black",
    "3V3": "red",
    "SDA": "blue",
    "SCL": "yellow",
    "UP": "green",
    "DOWN": "turquoise",
    "LEFT": "brown",
    "RIGHT": "violet",
    "A": "pink",
    "B": "orange",
    "PIEZO": "grey",
    "VSYS": "red",
    "SENSE": "dark blue",
}
_WIREVIZ = {
    "GND": "BK",
    "3V3": "RD",
    "SDA": "BU",
    "SCL": "YE",
    "UP": "GN",
    "DOWN": "TQ",
    "LEFT": "BN",
    "RIGHT": "VT",
    "A": "PK",
    "B": "OG",
    "PIEZO": "GY",
    "SOUND": "GY",
    "BATTERY": "RD",
    "SWITCHED": "RD",
    "VSYS": "RD",
    "SENSE": "BU",
}
_NAMES = {"DS1": "panel", "BZ1": "piezo", "BT1": "battery", "SW7": "switch"}


def name_of(ref):
    """What a builder calls a part."""
    for button, of_it in circuit.BUTTON_REFS.items():
        if of_it == ref:
            return f"button {button.upper() if len(button) == 1 else button}"
    if ref in _NAMES:
        return _NAMES[ref]
    return f"{ref} ({BY_REF[ref]['value'].split(' ceramic')[0]})"


def leg_name(ref, leg):
    """What a builder calls a leg of a part."""
    if ref in circuit.BUTTON_REFS.values():
        return name_of(ref) + (", one side" if leg == "1" else ", other side")
    if ref == "D1":
        return name_of(ref) + (", end with the ring" if leg == "K" else ", end without ring")
    if ref == "SW7":
        return name_of(ref) + (", middle leg" if leg == "2" else ", an outer leg")
    if ref in ("R1", "R2", "R3", "R4", "R5", "C1", "BZ1"):
        return name_of(ref)
    return f"{name_of(ref)} {leg}"


def as_markdown():
    """The text of wiring.md."""
    rows, between = [], []
    for net, legs in circuit.NETS.items():
        others = [leg_name(*leg) for leg in legs if leg[0] != "U1"]
        pico = [leg for leg in legs if leg[0] == "U1"]
        if pico:
            number = pins.pico_pin(pico[0][1])
            rows.append(f"| {pico[0][1]} | {number} | {'; '.join(others)} | {COLOUR_WORDS[net]} |")
        else:
            between.append(f"| {others[0]} | {'; '.join(others[1:])} | {net.lower()} |")
    grounds = ", ".join(str(number) for number, name in pins.PICO.items() if name == "GND")
    return (
        _HEAD + "\n".join(rows) + "\n" + _TAIL.format(grounds=grounds, between="\n".join(between))
    )


def as_netlist():
    """The text of netlist.csv: one leg a line."""
    lines = ["net,part,leg"]
    for net, legs in circuit.NETS.items():
        lines += [f"{net},{ref},{leg}" for ref, leg in legs]
    return "\n".join(lines) + "\n"


# The drawing of what is needed and the drawing of what may be added, from left to right.
NEEDED = ("U1", *circuit.BUTTON_REFS.values(), "DS1")
OPTIONAL = ("BT1", "SW7", "D1", "BZ1", "R1", "R2", "R3", "C1", "R4", "R5", "U1")
# Which of the Pico's grounds each part's wire goes to: the nearest one.
_GROUND = {"SW1": 13, "SW2": 13, "SW6": 23, "DS1": 38, "BZ1": 23, "C1": 28, "BT1": 38, "R3": 28}


def as_harness(refs):
    """WireViz text for the connections between these parts."""
    bundles = {}
    for wire in wires(refs):
        bundles.setdefault((wire[1][0], wire[2][0]), []).append(wire)
    lines = ["# Made by `make hardware`; WireViz draws the picture from it.", "connectors:"]
    for ref in refs:
        lines += _connector(ref, [leg for wire in wires(refs) for leg in wire[1:]])
    lines.append("cables:")
    connections = []
    for i, ((first, second), bundle) in enumerate(bundles.items(), start=1):
        colours = ", ".join(_WIREVIZ[net] for net, _, _ in bundle)
        lines += [f"  W{i}:", "    category: bundle", f"    colors: [{colours}]"]
        lines += ["    show_name: false", "    show_wirecount: false"]
        ends = [", ".join(_plain(wire[end][1]) for wire in bundle) for end in (1, 2)]
        cores = f"1-{len(bundle)}" if len(bundle) > 1 else "1"
        connections += ["  -", f"    - '{_title(first)}': [{ends[0]}]", f"    - W{i}: [{cores}]"]
        connections += [f"    - '{_title(second)}': [{ends[1]}]"]
    return "\n".join([*lines, "connections:", *connections, ""])


def wires(refs):
    """(net, leg, leg) of every wire between these parts, the Pico's pins by number."""
    found = []
    for net, (hub, *others) in circuit.NETS.items():
        for other in others:
            if hub[0] not in refs or other[0] not in refs:
                continue
            start = hub
            if hub[0] == "U1":
                number = _GROUND.get(other[0], 18) if net == "GND" else pins.pico_pin(hub[1])
                start = ("U1", str(number))
            pair = sorted((start, other), key=lambda leg: refs.index(leg[0]))
            found.append((net, *pair))
    return sorted(
        found,
        key=lambda wire: [(refs.index(ref), _order(ref, leg)) for ref, leg in wire[:0:-1]],
    )


def _order(ref, leg):
    return int(leg) if ref == "U1" else circuit.LEGS[ref].index(leg)


def _connector(ref, legs):
    """The Pico's pins stand in the order of their wires, so that these do not cross."""
    if ref == "U1":
        numbers = list(dict.fromkeys(leg for part, leg in legs if part == "U1"))
        labels = [pins.PICO[int(number)] for number in numbers]
    else:
        numbers = list(circuit.LEGS[ref])
        labels = [_label(ref, leg) for leg in numbers]
    lines = [f"  '{_title(ref)}':", f"    type: '{_kind(ref)}'", "    show_pincount: false"]
    lines.append(f"    pins: [{', '.join(map(_plain, numbers))}]")
    if labels != numbers:
        lines.append("    pinlabels: [" + ", ".join(f"'{label}'" for label in labels) + "]")
    return lines


def _plain(name):
    return name if name.isdigit() else f"'{name}'"


def _title(ref):
    """WireViz takes a full stop in a name for something else."""
    return "Pico" if ref == "U1" else name_of(ref).partition(" (")[0]


def _kind(ref):
    return BY_REF[ref]["value" if ref[0] in "RCD" and ref != "DS1" else "name"]


def _label(ref, leg):
    words = {("D1", "K"): "ring", ("D1", "A"): "no ring", ("SW7", "2"): "middle"}
    return words.get((ref, leg), leg)
