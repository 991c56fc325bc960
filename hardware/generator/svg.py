"""Drawings as SVG text, and as PNG through cairosvg."""

import io
from html import escape

FONT = "DejaVu Sans, Verdana, sans-serif"


class Drawing:
    """SVG under construction; one unit is a millimetre, `scale` pixels of a PNG."""

    def __init__(self, width, height, scale=10, background="#ffffff"):
        self.width, self.height, self.scale = width, height, scale
        self.parts = []
        self.rect(0, 0, width, height, fill=background)

    def add(self, text):
        """Any element."""
        self.parts.append(text)

    def rect(self, x, y, w, h, r=0, **style):
        """A rectangle, its corners rounded by r."""
        self.add(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"{_css(style)}/>'
        )

    def circle(self, x, y, r, **style):
        """A disc or ring."""
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{_css(style)}/>')

    def line(self, points, **style):
        """An open line through points."""
        style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"} | style
        text = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.add(f'<polyline points="{text}"{_css(style)}/>')

    def polygon(self, points, **style):
        """A closed area."""
        text = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.add(f'<polygon points="{text}"{_css(style)}/>')

    def path(self, d, **style):
        """Whatever SVG's path language says."""
        self.add(f'<path d="{d}"{_css({"fill": "none"} | style)}/>')

    def text(self, x, y, words, size=2.0, anchor="middle", turn=0, **style):
        """Words with their middle line at y."""
        style = {"fill": "#111111", "font_family": FONT, "font_size": f"{size:g}"} | style
        turned = f' transform="rotate({turn:g} {x:g} {y:g})"' if turn else ""
        self.add(
            f'<text x="{x:g}" y="{y + 0.36 * size:g}" text-anchor="{anchor}"{turned}'
            f"{_css(style)}>{escape(words)}</text>"
        )

    def svg(self):
        """The whole picture as text."""
        head = (
            '<svg xmlns="http://www.w3.org/2000/svg" '
            f'width="{self.width:g}mm" height="{self.height:g}mm" '
            f'viewBox="0 0 {self.width:g} {self.height:g}">'
        )
        return "\n".join([head, *self.parts, "</svg>", ""])

    def write(self, stem, vector=True):
        """stem.svg (unless not wanted) and stem.png."""
        if vector:
            stem.with_suffix(".svg").write_text(self.svg(), encoding="utf-8")
        to_png(self.svg(), stem.with_suffix(".png"), round(self.width * self.scale))


def to_png(svg, path, width):
    """Paint SVG text, so many pixels wide."""
    import cairosvg
    from PIL import Image

    painted = cairosvg.svg2png(svg.encode(), output_width=width, background_color="white")
    save_small(Image.open(io.BytesIO(painted)).convert("RGB"), path)


def save_small(picture, path):
    """A PNG of 256 colours, a quarter of the size; thin wires keep theirs."""
    from PIL import Image

    few = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def _css(style):
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
