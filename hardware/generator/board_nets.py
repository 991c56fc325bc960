"""The circuit's nets as the printed circuit has them: pads of footprints."""

from hardware.generator import circuit, pins


def nets():
    """The circuit's nets as the board has them: pad by pad, by the parts' KiCad numbers.

    The panel's first two holes change places by solder jumpers, because panels differ there.
    """
    found = {}
    for net, legs in circuit.NETS.items():
        pads = []
        for ref, leg in legs:
            if ref == "U1":
                pads += [("U1", str(n)) for n, name in pins.PICO.items() if name == leg]
            elif ref == "DS1":
                pads += {
                    "GND": [("JP1", "1"), ("JP2", "3")],
                    "VCC": [("JP1", "3"), ("JP2", "1")],
                    "SCL": [("DS1", "3")],
                    "SDA": [("DS1", "4")],
                }[leg]
            else:
                pads.append((ref, {"K": "1", "A": "2", "+": "1", "-": "2"}.get(leg, leg)))
        found[net] = pads
    found["GND"].append(("U1", "33"))  # AGND: joined on the Pico, too
    found["PANEL1"] = [("JP1", "2"), ("DS1", "1")]
    found["PANEL2"] = [("JP2", "2"), ("DS1", "2")]
    return found
