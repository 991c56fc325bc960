"""Pixels as characters and as PNG files: nothing is lost on the way."""

import io
import random

import pytest
from PIL import Image

from host_tools.simulator.picture import DARK, LIT, png, sheet
from host_tools.viewers.blocks import DOTS, HALVES, braille, half_blocks


@pytest.fixture
def rows():
    noise = random.Random(7)
    return [bytes(noise.randrange(2) for _ in range(128)) for _ in range(64)]


def test_half_blocks_hold_every_pixel(rows):
    lines = half_blocks(rows)
    assert [len(line) for line in lines] == [128] * 32
    for y, row in enumerate(rows):
        assert row == bytes(HALVES.index(block) >> y % 2 & 1 for block in lines[y // 2])


def test_braille_holds_every_pixel(rows):
    lines = braille(rows)
    assert [len(line) for line in lines] == [64] * 16
    for y, line in enumerate(lines):
        for x, dots in enumerate(line):
            for dx, dy, bit in DOTS:
                lit = bool(ord(dots) - 0x2800 & bit)
                assert lit == bool(rows[4 * y + dy][2 * x + dx])


@pytest.mark.parametrize("scale", [1, 3])
def test_a_png_shows_the_pixels_at_its_scale(rows, scale):
    image = Image.open(io.BytesIO(png(rows, scale))).convert("RGB")
    assert image.size == (128 * scale, 64 * scale)
    for y in range(image.height):
        for x in range(image.width):
            pixel = rows[y // scale][x // scale]
            assert image.getpixel((x, y)) == (LIT if pixel else DARK)


def test_a_sheet_keeps_its_pictures_apart(rows):
    whole = sheet([rows, rows, rows], columns=2, gap=4)
    assert len(whole) == 4 + 2 * (64 + 4)
    assert {len(row) for row in whole} == {4 + 2 * (128 + 4)}
    assert whole[4][4:132] == whole[4][136:264] == rows[0]
    assert not any(whole[4 + 64 + 4][136:])  # the place of the fourth picture stays dark
