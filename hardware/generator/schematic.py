"""The schematic, drawn with schemdraw; every label of a net comes from the circuit."""

import schemdraw
import schemdraw.elements as elm

from hardware.generator import circuit, pins, wiring
from hardware.generator.svg import to_png

# The sides of the Pico's box, top to bottom, as far as they are wired.
_LEFT = ("SDA", "SCL", "UP", "DOWN", "LEFT", "RIGHT", "A", "B")
_RIGHT = ("VSYS", "GND", "3V3", "SENSE", "PIEZO")
_UNIT = 2.2


def draw(stem):
    """stem.svg and stem.png."""
    schemdraw.use("svg")
    with schemdraw.Drawing(show=False, file=None) as d:
        d.config(unit=_UNIT, fontsize=13, font="DejaVu Sans", lw=1.6)
        pico = d.add(_pico())
        _panel(d, pico)
        _buttons(d)
        _power(d)
        _sound(d)
    svg = d.get_imagedata("svg").decode()
    stem.with_suffix(".svg").write_text(svg, encoding="utf-8")
    to_png(svg, stem.with_suffix(".png"), 2000)


def _leg(net):
    """The Pico's leg in a net: its name, and its number on Raspberry Pi's drawing."""
    name = next(leg for ref, leg in circuit.NETS[net] if ref == "U1")
    return name, pins.pico_pin(name) if name != "GND" else 38


def _pico():
    box = []
    for side, nets in (("L", _LEFT), ("R", _RIGHT)):
        for i, net in enumerate(nets):
            name, number = _leg(net)
            slot = f"{len(nets) - i}/{len(nets)}"
            box.append(elm.IcPin(name=name, pin=str(number), side=side, slot=slot, anchorname=net))
    return elm.Ic(pins=box, size=(6, 10.5), pinspacing=1.25, leadlen=0.8).label(
        "U1\nRaspberry Pi Pico", "center"
    )


def _label(d, at, net, side):
    """A net's name on a short line to one side."""
    d += elm.Line().at(at).length(0.5).theta(180 if side == "left" else 0)
    d += elm.Tag().theta(180 if side == "left" else 0).label(net).scaley(0.8)


def _panel(d, pico):
    """The bus with its labels, and the panel hanging on them."""
    for net in _LEFT:
        _label(d, getattr(pico, net), net, "left")
    for net in _RIGHT:
        _label(d, getattr(pico, net), net, "right")
    legs = circuit.LEGS["DS1"]
    box = [
        elm.IcPin(name=leg, side="L", slot=f"{len(legs) - i}/{len(legs)}", anchorname=leg)
        for i, leg in enumerate(legs)
    ]
    panel = d.add(
        elm.Ic(pins=box, size=(4.2, 4), pinspacing=0.9, leadlen=0.6)
        .at((-12.5, 8))
        .anchor("center")
        .label("DS1\nOLED\n128 x 64", "center")
    )
    for leg in legs:
        _label(d, getattr(panel, leg), circuit.net_of(("DS1", leg)), "left")
    for i, ref in enumerate(("R4", "R5")):
        y = 3.4 - 1.7 * i
        d += (r := elm.Resistor().right().at((-14.3, y)).label(f"{ref}  4.7 kΩ", "top"))
        _label(d, r.start, circuit.net_of((ref, "1")), "left")
        _label(d, r.end, circuit.net_of((ref, "2")), "right")
    d += elm.Label().at((-12.6, 0.9)).label("R4, R5 only if the panel has none", fontsize=11)


def _buttons(d):
    """Each pulls its line to ground."""
    for i, ref in enumerate(circuit.BUTTON_REFS.values()):
        x = -16.2 + 6.4 * (i % 3)
        y = -2.2 - 2.0 * (i // 3)
        d += (b := elm.Button().right().at((x, y)).label(f"{ref}  {wiring.name_of(ref)}", "top"))
        _label(d, b.start, circuit.net_of((ref, "1")), "left")
        d += elm.Ground().at(b.end)


def _power(d):
    """Battery, switch and diode into VSYS; the divider behind the switch."""
    top, bottom = 8.5, 4.2
    d += elm.Battery().down().at((12.5, top)).to((12.5, bottom)).reverse()
    d += elm.Label().at((11.3, 6.3)).label("BT1\n3 x AAA")
    d += elm.Label().at((12.1, 6.9)).label("+")
    d += elm.Ground().at((12.5, bottom))
    d += elm.Line().right().at((12.5, top)).length(1.2)
    d += elm.Switch().right().length(2.6).label("SW7", "top")
    d += elm.Line().right().length(1.0)
    d += (node := elm.Dot())
    d += elm.Line().right().length(1.0)
    d += elm.Schottky().right().length(2.6).label("D1  1N5817", "top")
    _label(d, d.here, circuit.net_of(("D1", "K")), "right")
    d += elm.Resistor().down().at(node.center).length(2.6).label("R2  100 kΩ", "bottom")
    d += (tap := elm.Dot())
    d += elm.Resistor().down().length(2.6).label("R3  100 kΩ", "bottom")
    d += elm.Ground()
    d += elm.Line().right().at(tap.center).length(2.6)
    d += (c := elm.Dot())
    _label(d, c.center, circuit.net_of(("C1", "1")), "right")
    d += elm.Capacitor().down().at(c.center).length(2.6).label("C1  100 nF", "bottom")
    d += elm.Ground()


def _sound(d):
    """The piezo behind its resistor."""
    d += (r := elm.Resistor().right().at((13.6, -1.2)).label("R1  220 Ω", "top"))
    _label(d, r.start, circuit.net_of(("R1", "1")), "left")
    d += elm.Line().right().at(r.end).length(0.6)
    d += (bz := elm.Crystal().down().length(2.4).label("BZ1  piezo", "bottom"))
    d += elm.Ground().at(bz.end)
