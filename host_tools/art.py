"""Packs the text art under art/ into firmware/ui/glyphs.py, and reads it for whoever asks."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "art"
PACKED = ROOT / "firmware" / "ui" / "glyphs.py"

FONTS = (("BODY", "body", 3), ("SMALL", "small", 2), ("BIG", "big", 4))
PICTURES = ("ranks", "pips", "tarocchi", "icons", "title")

_HEADER = '''"""Packed fonts and pictures, as ui/blit.py draws them.

Generated from art/ by `python -m host_tools art`: change the art, not this file.
The layout of fonts and pictures is told where ui/blit.py reads them.
"""
'''
_FIRST, _LAST = 32, 126
_MISSING = (0, ["#####", "#...#", "#...#", "#...#", "#...#", "#...#", "#####"])


class ArtError(ValueError):
    """A sheet of text art that cannot be read: says file, line and why."""


def read_sheet(path):
    """The glyphs of one sheet: {name: (rows below the cap line at which it starts, rows)}.

    A sheet is blocks of art side by side, each under a line of names, with blank lines between.
    A first column `^2` starts the block two rows above the cap line. `À = A + GRAVE` lays one
    glyph over another, in the middle.
    """
    glyphs = {}
    parts = set()
    names, start, rows = [], 0, []
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate([*lines, ""], 1):
        words = line.split()
        if line.startswith("// "):
            continue
        if words[1:2] == ["="]:
            name, _, base, _, accent = words
            glyphs[name] = _overlay(glyphs[base], glyphs[accent])
            parts.add(accent)
        elif not words and names:
            _add_block(glyphs, f"{path}:{start}", names, rows)
            names = []
        elif words and not names:
            names, start, rows = words, number, []
        elif words:
            if len(words) != len(names):
                raise ArtError(f"{path}:{number}: {len(words)} pieces under {len(names)} names")
            rows.append(words)
    return {name: glyph for name, glyph in glyphs.items() if name not in parts}


def _add_block(glyphs, where, names, rows):
    lifted = len(names[0]) > 1 and names[0][0] == "^"
    for index, name in enumerate(names):
        art = [row[index] for row in rows]
        if not art or len({len(row) for row in art}) != 1 or set("".join(art)) - set("#."):
            raise ArtError(f"{where}: {name} wants rows of '#' and '.', all of one width")
        if name in glyphs:
            raise ArtError(f"{where}: {name} is drawn twice")
        if index or not lifted:
            glyphs[name] = (-int(names[0][1:]) if lifted else 0, art)


def _overlay(base, accent):
    """Both glyphs in one, the second in the middle of the first."""
    (base_top, base_art), (top, art) = base, accent
    width = len(base_art[0])
    left = (width - len(art[0])) // 2
    rows = {base_top + y: row for y, row in enumerate(base_art)}
    for y, row in enumerate(art, top):
        rows[y] = ("." * left + row).ljust(width, ".")
    span = range(min(rows), max(rows) + 1)
    return span[0], [rows.get(y, "." * width) for y in span]


def pack(glyph):
    """One glyph as bytes: width, place and pages, then columns page by page (see ui/blit.py)."""
    top, art = glyph
    while art and "#" not in art[0]:
        top, art = top + 1, art[1:]
    while art and "#" not in art[-1]:
        art = art[:-1]
    width = len(glyph[1][0])
    if not art:
        return bytes((width, 4 << 4))
    pages = (len(art) + 7) // 8
    columns = bytearray((width, (top + 4) << 4 | pages))
    for page in range(pages):
        for x in range(width):
            columns.append(
                sum(1 << y for y, row in enumerate(art[page * 8 : page * 8 + 8]) if row[x] == "#")
            )
    return bytes(columns)


def characters(font):
    """All characters that a font (by its constant's name) can draw."""
    sheet = {name: sheet for name, sheet, _ in FONTS}[font]
    drawn = set(read_sheet(ART / f"{sheet}.txt"))
    return {" "} | drawn | {char.lower() for char in drawn}


def _font(glyphs, space, place):
    """A font as ui/blit.py looks characters up in it; capitals serve as small letters."""
    glyphs = {**glyphs, " ": (0, ["." * space])}
    at = {char: place(pack(glyph)) for char, glyph in glyphs.items()}
    for char in list(at):
        at.setdefault(char.lower(), at[char])
    tail = sorted(char for char in at if ord(char) > _LAST)
    chars = [chr(code) for code in range(_FIRST, _LAST + 1)] + tail
    numbers = [at.get(char, 0) for char in chars] + [ord(char) for char in tail]
    return bytes([len(tail)]) + b"".join(number.to_bytes(2, "little") for number in numbers)


def packed_text(art=ART):
    """The text of glyphs.py for the sheets in a folder."""
    data = bytearray()
    known = {}

    def place(piece):
        if piece not in known:
            known[piece] = len(data)
            data.extend(piece)
        return known[piece]

    place(pack(_MISSING))
    fonts = [
        (name, _font(read_sheet(art / f"{sheet}.txt"), space, place))
        for name, sheet, space in FONTS
    ]
    pictures = {}
    for sheet in PICTURES:
        for name, glyph in read_sheet(art / f"{sheet}.txt").items():
            pictures[name] = place(pack(glyph))
    lines = [_HEADER]
    for name, font in fonts:
        lines.append(f"{name} = (\n{_literal(font)}\n)\n")
    # One text, because MicroPython keeps the keys of a dictionary for ever; in bytes, because
    # it finds the n-th character of a str by counting.
    lines.append("PICTURES = (")
    lines.extend(f'    b" {name}={at:04}"' for name, at in pictures.items())
    lines.append(")\n")
    lines.append(f"DATA = (\n{_literal(bytes(data))}\n)")
    return "\n".join(lines) + "\n"


def _literal(data):
    """A bytes literal over several lines, each a string of its own."""
    step = 22
    lines = (data[at : at + step] for at in range(0, len(data), step))
    return "\n".join('    b"' + "".join(f"\\x{b:02x}" for b in line) + '"' for line in lines)


def main():
    """Write glyphs.py when it is stale; say what was done."""
    text = packed_text()
    if PACKED.exists() and PACKED.read_text(encoding="utf-8") == text:
        return f"{PACKED.relative_to(ROOT)} is up to date"
    PACKED.write_text(text, encoding="utf-8")
    return f"wrote {PACKED.relative_to(ROOT)}"
