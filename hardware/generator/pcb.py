"""Builds the circuit board with KiCad's own module: parts, nets, tracks, pour, checks, plots.

Runs under the Python that KiCad brings `pcbnew` to, as a script of its own:
    python3 -m hardware.generator.pcb OUTPUT_FOLDER
"""

import re
import sys
from pathlib import Path

import pcbnew

from hardware.generator import board_nets, circuit, layout, pins, router
from hardware.generator.parts import BY_REF, size

LIBRARY = Path("/usr/share/kicad/footprints")
FOOTPRINTS = {
    "button": "Button_Switch_THT:SW_PUSH_6mm_H5mm",
    "switch": "Button_Switch_THT:SW_CuK_OS102011MA1QN1_SPDT_Angled",
    "piezo": "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm",
    "battery": "Connector_Wire:SolderWire-0.25sqmm_1x02_P4.2mm_D0.65mm_OD1.7mm",
    "diode": "Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal",
    "resistor": "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P7.62mm_Horizontal",
    "capacitor": "Capacitor_THT:C_Disc_D5.0mm_W2.5mm_P5.00mm",
    "panel": "Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical",
    "jumper": "Jumper:SolderJumper-3_P1.3mm_Open_RoundedPad1.0x1.5mm",
    "hole": "MountingHole:MountingHole_2.7mm_M2.5",
}
ORIGIN = (50.0, 50.0)  # on the sheet; fabrication files count from here too
EDGE_CLEARANCE = 0.5


def mm(value):
    """KiCad counts in nanometres."""
    return pcbnew.FromMM(float(value))


def at(x, y):
    """A point of layout.py on KiCad's sheet."""
    return pcbnew.wxPoint(mm(ORIGIN[0] + x), mm(ORIGIN[1] + y))


class Maker:
    """One board in the making."""

    def __init__(self):
        self.board = pcbnew.CreateEmptyBoard()
        self.parts = {}
        settings = self.board.GetDesignSettings()
        settings.SetBoardThickness(mm(layout.THICKNESS))
        settings.m_CopperEdgeClearance = mm(EDGE_CLEARANCE)
        settings.SetAuxOrigin(at(0, layout.HEIGHT))

    def make(self):
        """Everything, in the order in which one thing needs the other."""
        self.outline()
        self.place()
        self.assign_nets()
        self.route()
        self.pour()
        self.letter()
        return self.board

    # -- outline and parts

    def outline(self):
        """The edge, with rounded corners."""
        w, h, r = layout.WIDTH, layout.HEIGHT, layout.CORNER
        lines = [(r, 0, w - r, 0), (w, r, w, h - r), (w - r, h, r, h), (0, h - r, 0, r)]
        for x0, y0, x1, y1 in lines:
            self._edge(pcbnew.SHAPE_T_SEGMENT, at(x0, y0), at(x1, y1))
        corners = [
            ((r, r), (0, r), 1),
            ((w - r, r), (w - r, 0), 1),
            ((w - r, h - r), (w, h - r), 1),
            ((r, h - r), (r, h), 1),
        ]
        for centre, start, _ in corners:
            arc = pcbnew.PCB_SHAPE(self.board)
            arc.SetShape(pcbnew.SHAPE_T_ARC)
            arc.SetCenter(at(*centre))
            arc.SetStart(at(*start))
            arc.SetArcAngleAndEnd(900)
            arc.SetLayer(pcbnew.Edge_Cuts)
            arc.SetWidth(mm(0.1))
            self.board.Add(arc)

    def _edge(self, shape, start, end):
        line = pcbnew.PCB_SHAPE(self.board)
        line.SetShape(shape)
        line.SetStart(start)
        line.SetEnd(end)
        line.SetLayer(pcbnew.Edge_Cuts)
        line.SetWidth(mm(0.1))
        self.board.Add(line)

    def place(self):
        """Every part of the layout."""
        for i, hole in enumerate(layout.HOLES, start=1):
            self._part(f"H{i}", "hole", hole)
        for ref in circuit.BUTTON_REFS.values():
            x, y = layout.button(ref)
            leg = size("button")
            self._part(ref, "button", (x - leg["leg_x"] / 2, y - leg["leg_y"] / 2))
        for ref, y in layout.COLUMN.items():
            kind, pitch = ("capacitor", 5.0) if ref == "C1" else ("resistor", 7.62)
            self._part(ref, kind, (layout.COLUMN_X - pitch / 2, y))
        x, y = layout.PANEL_PINS
        self._part("DS1", "panel", (x - 3.81, y), turn=90)
        # Its ring looks to the Pico, on the right.
        self._part("D1", "diode", (layout.DIODE[0] + 10.16, layout.DIODE[1]), turn=180)
        self._part("BT1", "battery", layout.BATTERY_PADS, turn=-90)
        for ref, spot in layout.JUMPERS.items():
            self._part(ref, "jumper", spot, back=True)
        x, y = layout.PIEZO
        self._part("BZ1", "piezo", (x - 2.5, y), back=True)
        self._part("SW7", "switch", layout.SWITCH, turn=-90, back=True)
        self._pico()

    def _part(self, ref, kind, spot, turn=0, back=False):
        library, name = FOOTPRINTS[kind].split(":")
        part = pcbnew.FootprintLoad(str(LIBRARY / f"{library}.pretty"), name)
        part.SetReference(ref)
        part.SetPosition(at(*spot))
        self._add(ref, part)
        if back:
            part.Flip(at(*spot), True)
        part.SetOrientationDegrees(turn)

    def _add(self, ref, part):
        part.SetValue(BY_REF[ref]["value"] if ref in BY_REF else "")
        part.Value().SetVisible(False)
        part.Reference().SetVisible(False)  # letter() writes what a builder needs
        self.board.Add(part)
        self.parts[ref] = part

    def _pico(self):
        """The Pico flat on the back: its half-round edge contacts on long pads."""
        pico = size("pico")
        part = pcbnew.FOOTPRINT(self.board)
        middle = (layout.PICO_RIGHT - pico["length"] / 2, layout.PICO_MIDDLE)
        part.SetPosition(at(*middle))
        part.SetReference("U1")
        part.SetAttributes(pcbnew.FP_SMD)
        part.SetLayer(pcbnew.B_Cu)
        layers = pcbnew.LSET()
        for layer in (pcbnew.B_Cu, pcbnew.B_Mask, pcbnew.B_Paste):
            layers.AddLayer(layer)
        for number in pins.PICO:
            x, y = layout.pico_pad(number)
            outward = 0.8 if number <= 20 else -0.8
            pad = pcbnew.PAD(part)
            pad.SetNumber(str(number))
            pad.SetShape(pcbnew.PAD_SHAPE_RECT)
            pad.SetAttribute(pcbnew.PAD_ATTRIB_SMD)
            pad.SetLayerSet(layers)
            pad.SetSize(pcbnew.wxSize(mm(1.6), mm(3.2)))
            pad.SetPosition(at(x, y + outward))
            pad.SetPos0(at(x, y + outward) - at(*middle))
            part.Add(pad)
        self._add("U1", part)
        half_l, half_w = pico["length"] / 2, pico["width"] / 2
        x, y = middle
        corners = [(x - half_l, y - half_w), (x + half_l - 0.6, y - half_w)]
        corners += [(x + half_l - 0.6, y + half_w), (x - half_l, y + half_w)]
        # Long sides stop short of the pads' mask; the short sides say where the Pico ends.
        self._line(corners[0], corners[3], pcbnew.B_SilkS, inset=3.0)

    def _line(self, a, b, layer, inset=0.0):
        line = pcbnew.PCB_SHAPE(self.board)
        line.SetShape(pcbnew.SHAPE_T_SEGMENT)
        line.SetStart(at(a[0], a[1] + inset))
        line.SetEnd(at(b[0], b[1] - inset))
        line.SetLayer(layer)
        line.SetWidth(mm(0.15))
        self.board.Add(line)

    # -- copper

    def assign_nets(self):
        """Each pad its net."""
        self.nets = {}
        for name, pads in board_nets.nets().items():
            net = pcbnew.NETINFO_ITEM(self.board, name)
            self.board.Add(net)
            self.nets[name] = net
            for ref, number in pads:
                for pad in self.parts[ref].Pads():
                    if pad.GetNumber() == number:
                        pad.SetNet(net)

    def route(self):
        """Tracks for every net, short ones first; ground last, since it is poured as well."""
        plan = router.Board(
            layout.WIDTH, layout.HEIGHT, EDGE_CLEARANCE, [*self._copper(), *self._forbidden()]
        )
        for name in sorted(self.nets, key=self._reach):
            plan.connect(name)
        layers = {router.FRONT: pcbnew.F_Cu, router.BACK: pcbnew.B_Cu}
        for net, layer, x0, y0, x1, y1 in plan.tracks:
            track = pcbnew.PCB_TRACK(self.board)
            track.SetStart(at(x0, y0))
            track.SetEnd(at(x1, y1))
            track.SetWidth(mm(router.TRACK))
            track.SetLayer(layers[layer])
            track.SetNet(self.nets[net])
            self.board.Add(track)
        for net, x, y in plan.vias:
            via = pcbnew.PCB_VIA(self.board)
            via.SetPosition(at(x, y))
            via.SetWidth(mm(router.VIA))
            via.SetDrill(mm(0.4))
            via.SetNet(self.nets[net])
            self.board.Add(via)

    def _pads(self):
        for part in self.parts.values():
            yield from part.Pads()

    def _copper(self):
        for pad in self._pads():
            box = pad.GetBoundingBox()
            centre = box.Centre()
            through = pad.GetAttribute() in (pcbnew.PAD_ATTRIB_PTH, pcbnew.PAD_ATTRIB_NPTH)
            side = router.BACK if pad.IsOnLayer(pcbnew.B_Cu) else router.FRONT
            yield router.Pad(
                pad.GetNetname() or None,
                pcbnew.ToMM(centre.x) - ORIGIN[0],
                pcbnew.ToMM(centre.y) - ORIGIN[1],
                pcbnew.ToMM(box.GetWidth()),
                pcbnew.ToMM(box.GetHeight()),
                (router.FRONT, router.BACK) if through else (side,),
            )

    def _forbidden(self):
        """Nothing under the Pico on its side: it has bare contacts there. Heads of screws."""
        x, y, width, height = _under_pico()
        yield router.Pad(None, x + width / 2, y + height / 2, width, height, (router.BACK,))
        for x, y in layout.HOLES:
            yield router.Pad(None, x, y, 5.2, 5.2)
        for x, y in layout.JUMPERS.values():  # the words beside them
            yield router.Pad(None, x, y, 8.4, 1.6, (router.BACK,), only_vias=True)

    def _reach(self, name):
        spots = [pad.GetPosition() for pad in self._pads() if pad.GetNetname() == name]
        width = max(spot.x for spot in spots) - min(spot.x for spot in spots)
        height = max(spot.y for spot in spots) - min(spot.y for spot in spots)
        return width + height

    def pour(self):
        """Ground on both sides, except under the Pico and around the screws."""
        x, y, width, height = _under_pico()
        self._keepout([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
        e = EDGE_CLEARANCE
        corners = [(e, e), (layout.WIDTH - e, e)]
        corners += [(layout.WIDTH - e, layout.HEIGHT - e), (e, layout.HEIGHT - e)]
        for layer in (pcbnew.F_Cu, pcbnew.B_Cu):
            zone = self._zone(corners)
            zone.SetLayer(layer)
            zone.SetNet(self.nets["GND"])
            zone.SetLocalClearance(mm(0.3))
            zone.SetMinThickness(mm(0.3))
            zone.SetThermalReliefGap(mm(0.4))
            zone.SetThermalReliefSpokeWidth(mm(0.5))
            zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
            self.board.Add(zone)

    def _zone(self, corners):
        zone = pcbnew.ZONE(self.board)
        outline = pcbnew.SHAPE_LINE_CHAIN()
        for corner in corners:
            point = at(*corner)
            outline.Append(point.x, point.y)
        outline.SetClosed(True)
        zone.AddPolygon(outline)
        return zone

    def _keepout(self, corners):
        zone = self._zone(corners)
        zone.SetIsRuleArea(True)
        zone.SetDoNotAllowCopperPour(True)
        zone.SetDoNotAllowTracks(True)
        zone.SetDoNotAllowVias(False)
        zone.SetDoNotAllowPads(False)
        zone.SetDoNotAllowFootprints(False)
        zone.SetLayer(pcbnew.B_Cu)
        self.board.Add(zone)

    # -- words

    def letter(self):
        """What a person with a soldering iron reads on the board."""
        for name, (x, y) in layout.BUTTONS.items():
            self._text(name.upper(), x, y + 4.4)
        values = {"R1": "220", "R2": "100k", "R3": "100k", "R4": "4k7", "R5": "4k7"}
        for ref, y in layout.COLUMN.items():
            if ref in values:
                self._text(f"{ref} {values[ref]}", layout.COLUMN_X, y, 0.9)
        self._text("C1 100n", layout.COLUMN_X, layout.COLUMN["C1"] + 2.6, 0.9)
        self._text("D1", layout.DIODE[0] + 5.08, layout.DIODE[1] + 2.6, 0.9)
        x, y = layout.PANEL_PINS
        for i, word in enumerate(("1", "2", "SCL", "SDA")):
            self._text(word, x - 3.81 + 2.54 * i, y - 2.6, 0.8)
        self._text("Bagatto 1", layout.COLUMN_X, layout.HEIGHT - 2.2, 1.2)
        self._text("+", layout.BATTERY_PADS[0] - 2.2, layout.BATTERY_PADS[1], 1.4)
        self._text("-", layout.BATTERY_PADS[0] - 2.2, layout.BATTERY_PADS[1] + 4.2, 1.4)
        self._text("BAT", layout.BATTERY_PADS[0] + 0.3, layout.BATTERY_PADS[1] - 2.4, 0.9)
        back = pcbnew.B_SilkS
        self._text("U1 Pico, USB this end", 60.0, layout.PICO_MIDDLE, 1.2, back)
        self._text("BZ1", layout.PIEZO[0], layout.PIEZO[1] + 3.0, 0.9, back)
        self._text("SW7", 8.0, 24.5, 0.9, back)
        self._text("+", layout.BATTERY_PADS[0] + 2.2, layout.BATTERY_PADS[1], 1.4, back)
        self._text("-", layout.BATTERY_PADS[0] + 2.2, layout.BATTERY_PADS[1] + 4.2, 1.4, back)
        for ref, (x, y) in layout.JUMPERS.items():
            pads = {pad.GetNumber(): pad.GetPosition() for pad in self.parts[ref].Pads()}
            for number, word in (("1", "G V"), ("3", "V G")):
                side = pcbnew.ToMM(pads[number].x) - ORIGIN[0]
                self._text(word, side + (1.9 if side > x else -1.9), y, 0.8, back)
        self._text("panel reads GND VCC: bridge both sides G V", 38.0, 61.5, 1.0, back)
        self._text("panel reads VCC GND: bridge both sides V G", 38.0, 63.5, 1.0, back)

    def _text(self, words, x, y, height=1.0, layer=None):
        text = pcbnew.PCB_TEXT(self.board)
        text.SetText(words)
        text.SetPosition(at(x, y))
        text.SetTextSize(pcbnew.wxSize(mm(height), mm(height)))
        text.SetTextThickness(mm(0.15))
        text.SetLayer(pcbnew.F_SilkS if layer is None else layer)
        text.SetMirrored(layer is not None)
        self.board.Add(text)


def _under_pico():
    """Left, top, width, height of what lies between the Pico's two rows of contacts."""
    pico = size("pico")
    inside = pico["rows"] - 2.4
    return (
        layout.PICO_RIGHT - pico["length"],
        layout.PICO_MIDDLE - inside / 2,
        pico["length"] - EDGE_CLEARANCE,
        inside,
    )


# -- files


def check(board, report):
    """KiCad's rule check into a report; (violations, unconnected)."""
    pcbnew.WriteDRCReport(board, str(report), pcbnew.EDA_UNITS_MILLIMETRES, True)
    text = report.read_text()
    report.write_text(re.sub(r"\*\* (Drc report for|Created on) .*\n", "", text))
    return tuple(
        int(re.search(rf"Found (\d+) {what}", text)[1])
        for what in ("DRC violations", "unconnected pads")
    )


def plot(board, folder, layers, form, drill=True):
    """Fabrication files or pictures of layers, named after them."""
    control = pcbnew.PLOT_CONTROLLER(board)
    options = control.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)
    options.SetUseGerberProtelExtensions(True)
    options.SetSubtractMaskFromSilk(True)
    options.SetCreateGerberJobFile(False)
    options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
    for name, layer in layers.items():
        control.SetLayer(layer)
        control.OpenPlotfile(name, form, name)
        control.PlotLayer()
    control.ClosePlot()
    if drill:
        writer = pcbnew.EXCELLON_WRITER(board)
        writer.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), False)
        writer.SetFormat(True)
        writer.CreateDrillandMapFilesSet(str(folder), True, False)


LAYERS = {
    "F_Cu": pcbnew.F_Cu,
    "B_Cu": pcbnew.B_Cu,
    "F_Mask": pcbnew.F_Mask,
    "B_Mask": pcbnew.B_Mask,
    "F_SilkS": pcbnew.F_SilkS,
    "B_SilkS": pcbnew.B_SilkS,
    "Edge_Cuts": pcbnew.Edge_Cuts,
}


def main(folder):
    """Board, report, fabrication archive and one picture a layer into a folder."""
    pcbnew.KIID.SeedGenerator(1)  # KiCad sorts by random stamps: these are the same every time
    path = folder / "bagatto.kicad_pcb"
    Maker().make().Save(str(path))
    board = pcbnew.LoadBoard(str(path))  # one that was never on disk cannot be filled
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    board.Save(str(path))
    violations, unconnected = check(board, folder / "rule-check.txt")
    print(f"{violations} violations, {unconnected} unconnected")
    plots = folder / "plots"
    plots.mkdir(exist_ok=True)
    plot(board, plots, LAYERS, pcbnew.PLOT_FORMAT_SVG, drill=False)
    fab = folder / "fab"
    fab.mkdir(exist_ok=True)
    plot(board, fab, LAYERS, pcbnew.PLOT_FORMAT_GERBER)
    return violations + unconnected


if __name__ == "__main__":
    sys.exit(bool(main(Path(sys.argv[1]))))
