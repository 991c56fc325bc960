"""What the circuit board will look like, front and back, from the plots of its layers."""

import re

from hardware.generator import layout
from hardware.generator.svg import Drawing

BOARD, COPPER, GOLD, SILK, HOLE = "#0f5132", "#1d7a4c", "#d9b44a", "#f5f5f0", "#e8e8e8"
MARGIN = 4.0


def draw(folder, side):
    """The board from side "F" or "B", as a Drawing; the back is seen from behind."""
    drawing = Drawing(layout.WIDTH + 2 * MARGIN, layout.HEIGHT + 2 * MARGIN, scale=14)
    flip = f"translate({layout.WIDTH} 0) scale(-1 1)" if side == "B" else ""
    drawing.add(f'<g transform="translate({MARGIN} {MARGIN}) {flip}">')
    drawing.rect(0, 0, layout.WIDTH, layout.HEIGHT, layout.CORNER, fill=BOARD)
    # Plots count in nanometres from the lower left corner.
    for layer, colour in (("Cu", COPPER), ("Mask", GOLD), ("SilkS", SILK)):
        drawing.add(f'<g transform="translate(0 {layout.HEIGHT}) scale(1e-6)">')
        drawing.add(_recoloured(folder / "plots" / f"bagatto-{side}_{layer}.svg", colour))
        drawing.add("</g>")
    for x, y, diameter in holes(folder):
        drawing.circle(x, y, diameter / 2, fill=HOLE)
    drawing.add("</g>")
    return drawing


def holes(folder):
    """(x, y, diameter) of every hole of the drill files, y down from the top edge."""
    for path in sorted((folder / "fab").glob("*.drl")):
        tools, diameter = {}, None
        for line in path.read_text().splitlines():
            if match := re.fullmatch(r"T(\d+)C([\d.]+)", line):
                tools[match[1]] = float(match[2])
            elif (match := re.fullmatch(r"T(\d+)", line)) and match[1] in tools:
                diameter = tools[match[1]]
            elif match := re.fullmatch(r"X(-?[\d.]+)Y(-?[\d.]+)", line):
                yield float(match[1]), layout.HEIGHT - float(match[2]), diameter


def _recoloured(path, colour):
    """The inside of a plot, black turned into a colour."""
    text = path.read_text()
    inside = text[text.index("</desc>") + len("</desc>") : text.rindex("</svg>")]
    return inside.replace("#000000", colour)
