"""Drawing: the packed art is fresh; the fast loops agree with slow ones written differently."""

import random
from array import array

import pytest

from host_tools import art
from tarocchi import signals
from tests.on_micropython import strokes
from ui import blit, canvas, cards, glyphs
from ui.canvas import BODY, SMALL, Canvas

ACCENTED = "àèéìòùÀÈÉÌÒÙáíóúñÑüÁÍÓÚ"


class Paper:
    """A frame in memory, as a display has one."""

    def __init__(self, noise=None):
        self.frame = memoryview(bytearray(noise.randbytes(1024) if noise else 1024))

    def pixel(self, x, y):
        """Whether a pixel is lit."""
        return bool(self.frame[(y >> 3) * 128 + x] & (1 << (y & 7)))

    def pixels(self):
        """All lit pixels."""
        return {(x, y) for x in range(128) for y in range(64) if self.pixel(x, y)}


def drawn(packed, x, y):
    """The pixels of a packed picture at x, y, wherever they fall: the slow way to draw it."""
    width, place = packed[0], packed[1]
    lit = set()
    for index, column in enumerate(packed[2 : 2 + width * (place & 15)]):
        for bit in range(8):
            if column >> bit & 1:
                lit.add((x + index % width, y + (place >> 4) - 4 + index // width * 8 + bit))
    return lit


def on_paper(pixels):
    """Those pixels that fall on the display."""
    return {(x, y) for x, y in pixels if 0 <= x < 128 and 0 <= y < 64}


def pictures():
    """Where each picture is packed."""
    words = [word.split("=") for word in glyphs.PICTURES.decode().split()]
    return {name: int(at) for name, at in words}


def test_the_packed_art_is_not_stale():
    assert art.PACKED.read_text(encoding="utf-8") == art.packed_text()


def test_each_picture_is_found_and_no_other():
    for name, at in pictures().items():
        assert canvas._place(name) == at
    for name in ("", "no such picture", "1", "swords-larger", "9999"):
        with pytest.raises(KeyError):
            canvas._place(name)


def test_blit_agrees_with_a_slow_one_everywhere_on_and_off_the_display():
    noise = random.Random(1)
    places = sorted(pictures().values())
    for _ in range(400):
        paper = Paper(noise)
        before = paper.pixels()
        at = noise.choice(places)
        x, y, ink = noise.randrange(-60, 140), noise.randrange(-60, 80), noise.randrange(2)
        line = array("H", [2, at, at])
        step = glyphs.DATA[at] + 1
        assert blit.blit(paper.frame, x, y, glyphs.DATA, line, ink) == x + 2 * step
        packed = glyphs.DATA[at:]
        shape = on_paper(drawn(packed, x, y) | drawn(packed, x + step, y))
        assert paper.pixels() == (before | shape if ink else before - shape)


def test_fill_agrees_with_a_slow_one_everywhere_on_and_off_the_display():
    noise = random.Random(2)
    for _ in range(400):
        paper = Paper(noise)
        before = paper.pixels()
        x, y = noise.randrange(-40, 140), noise.randrange(-40, 80)
        w, h, ink = noise.randrange(150), noise.randrange(90), noise.randrange(3)
        blit.fill(paper.frame, x, y, w, h, ink)
        shape = on_paper((x + i, y + j) for i in range(w) for j in range(h))
        assert paper.pixels() == (before - shape, before | shape, before ^ shape)[ink]


def test_art_survives_packing():
    sheet = art.read_sheet(art.ART / "big.txt")
    top, rows = sheet["Ñ"]
    want = {(x, top + y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "#"}
    assert drawn(art.pack(sheet["Ñ"]), 0, 0) == want


@pytest.mark.parametrize("font", ["BODY", "SMALL", "BIG"])
def test_every_language_can_be_written(font):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:-–’·!?/+"
    assert set(letters + ACCENTED) - art.characters(font) <= ({"ü"} if font != "BODY" else set())


def written(char, font):
    """The pixels and the width of a character."""
    paper = Paper()
    end = Canvas(paper).text(0, 8, char, font)
    return frozenset(paper.pixels()), end - 1


@pytest.mark.parametrize("font", ["BODY", "SMALL", "BIG"])
def test_every_character_is_drawn_as_its_art(font):
    sheet = art.read_sheet(art.ART / f"{font.lower()}.txt")
    for char, (top, rows) in sheet.items():
        shape, wide = written(char, getattr(canvas, font))
        for y in range(64):
            row = "".join(".#"[(x, y) in shape] for x in range(wide))
            inside = 0 <= y - 8 - top < len(rows)
            assert row == (rows[y - 8 - top] if inside else "." * wide), char


def test_what_a_font_lacks_is_a_hollow_box():
    box, wide = written("\u2603", BODY)
    assert wide == 5 and len(box) == 20
    for char in "\n\x7f«€🂡":
        assert written(char, SMALL) == (box, wide)


def test_only_nought_and_capital_o_look_the_same():
    seen = {}
    for char in sorted(art.characters("BODY")):
        looks = written(char, BODY)
        assert seen.get(looks) in (None, "0"), (char, seen.get(looks))
        seen[looks] = char


def test_a_text_longer_than_any_line_is_cut():
    assert canvas.width("i" * 200) == canvas.width("i" * 63)


def test_capitals_digits_and_names_are_seven_pixels_tall():
    for char in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        paper = Paper()
        Canvas(paper).text(0, 0, char)
        assert {0, 6} <= {y for _, y in paper.pixels()}, char


def test_rank_ligatures_are_seven_tall_and_five_wide_but_for_the_20():
    for rank in range(10, 22):
        assert canvas.icon_width(str(rank)) == (6 if rank == 20 else 5)
        paper = Paper()
        Canvas(paper).icon(0, 0, str(rank))
        assert {0, 6} <= {y for _, y in paper.pixels()} <= set(range(7))


def test_text_wraps_at_spaces_within_the_room():
    text = "Devi rispondere a spade:\nhai il fante, il dieci e il sette"
    lines = canvas.wrap(text, 90)
    assert lines[0] == "Devi rispondere a" and lines[1] == "spade:"
    assert all(canvas.width(line) <= 90 for line in lines)
    assert " ".join(lines) == text.replace("\n", " ")


def test_text_knows_where_it_ends():
    paper = Paper()
    pen = Canvas(paper)
    assert pen.text(10, 0, "Matto") == 10 + canvas.width("Matto") + 1
    assert pen.right(127, 20, "57") == 128 - canvas.width("57")
    assert max(x for x, y in paper.pixels() if y >= 20) == 127


def test_the_vm_draws_the_same_strokes(vm):
    assert vm("strokes.py", "7", "600").splitlines() == list(strokes.lines(7, 600))


def test_every_picture_is_drawn_somewhere():
    folder = art.PACKED.parent
    sources = [path for path in folder.glob("*.py") if path != art.PACKED]
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    made = {str(rank) for rank in range(10, 22)} | {f"{suit}-large" for suit in cards.PIPS}
    made |= {f"{rank}-whole" for rank in cards.PICTURED} | set(signals.NAMES)
    for name in pictures():
        assert f'"{name}"' in code or name in made or name == "20-large", name
