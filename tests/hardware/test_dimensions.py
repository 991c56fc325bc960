"""Case, board and parts agree about sizes, and what is to be printed can be printed."""

import math
import re
import subprocess
import zipfile
from collections import Counter

import pytest

from hardware.generator import layout, pins
from hardware.generator.parts import PARTS, size
from hardware.generator.paths import HARDWARE
from hardware.generator.pictures import CASE
from tests.hardware import kicad, stl

MODEL = (HARDWARE / "case" / "case.scad").read_text(encoding="utf-8")
STLS = [HARDWARE / "case" / f"{name}.stl" for name in CASE]
FRONTS = {"p096": "front-0.96-inch", "p13": "front-1.3-inch"}
PANELS = {key: size("panel")[key] for key in FRONTS}


def setting(name):
    """A number at the top of the model."""
    return float(re.search(rf"^{name} = ([\d.]+);", MODEL, re.MULTILINE)[1])


@pytest.fixture(name="board", scope="module")
def _board():
    return kicad.parsed((HARDWARE / "board" / "bagatto.kicad_pcb").read_text(encoding="utf-8"))


def air_in_front(panel):
    return size("header")["plastic"] + panel["board"] + panel["glass"] + setting("glass_air")


@pytest.mark.parametrize("panel", FRONTS)
def test_the_front_is_as_large_as_board_air_and_walls(panel):
    around = 2 * (setting("gap") + setting("wall"))
    height = setting("face") + air_in_front(PANELS[panel]) + layout.THICKNESS
    want = (layout.WIDTH + around, layout.HEIGHT + around, height)
    assert stl.box(HARDWARE / "case" / f"{FRONTS[panel]}.stl") == pytest.approx(want, abs=0.01)


@pytest.mark.parametrize("panel", FRONTS)
def test_the_window_shows_the_whole_picture_of_any_maker(panel):
    """Corners of the opening, found in the print: picture and tolerance on each side."""
    sizes = PANELS[panel]
    face = setting("face")
    across = layout.WIDTH + 2 * (setting("gap") + setting("wall"))
    x = across - (layout.PANEL_PINS[0] + setting("gap") + setting("wall"))
    y = layout.HEIGHT - layout.PANEL_PINS[1] - sizes["pin_to_centre"]
    y += setting("gap") + setting("wall")
    half = [sizes[f"active_{way}"] / 2 + sizes["tolerance"] for way in ("width", "height")]
    corners = {
        corner
        for triangle in stl.triangles(HARDWARE / "case" / f"{FRONTS[panel]}.stl")
        for corner in triangle
        if abs(corner[2] - face) < 0.01
    }
    for sx in (-1, 1):
        for sy in (-1, 1):
            want = (x + sx * half[0], y + sy * half[1])
            assert min(math.dist(want, corner[:2]) for corner in corners) < 0.02


def test_the_whole_is_as_thick_as_the_page_says():
    page = (HARDWARE / "case" / "README.md").read_text(encoding="utf-8")
    front = stl.box(HARDWARE / "case" / "front-1.3-inch.stl")[2]
    for back in ("back-with-cells", "back-slim"):
        said = re.search(rf"{back}\.png\).*?(\d+) mm thick in all", page)[1]
        assert round(front + stl.box(HARDWARE / "case" / f"{back}.stl")[2]) == int(said)


@pytest.mark.parametrize("path", STLS, ids=lambda path: path.stem)
def test_a_print_is_watertight(path):
    """Every edge belongs to two triangles that run along it in opposite ways."""
    edges = Counter()
    for a, b, c in stl.triangles(path):
        if len({a, b, c}) == 3:
            edges.update([(a, b), (b, c), (c, a)])
    assert all(edges[b, a] == count for (a, b), count in edges.items())


@pytest.mark.parametrize("path", STLS, ids=lambda path: path.stem)
def test_a_print_needs_no_supports(path):
    """Above the bed nothing faces down steeper than 45 degrees, but the roofs over the stems."""
    roofs = 0.0
    for triangle in stl.triangles(path):
        x, y, z = stl.normal(triangle)
        length = math.hypot(x, y, z)
        lowest = min(corner[2] for corner in triangle)
        if length and z / length < -0.72 and lowest > 0.01:
            roofs += length / 2
    engraved = 10.0 if path.stem.startswith("front") else 0.0  # two letters, 0.6 mm deep
    stems = 6 * 12.5 if path.stem == "caps" else 0.0
    assert roofs <= engraved + stems


def test_the_models_sentences_are_asserted():
    """Walls and clearances: the model refuses what cannot be built."""
    said = re.findall(r'check\((?:.|\n)*?"([^"]+)"', MODEL)
    for word in ("walls", "glass", "cap", "screw", "post", "panel", "cells", "plug", "lever"):
        assert any(word in sentence for sentence in said), word


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("wall=1", "walls are thinner"),
        ("glass_air=-1", "the glass touches the face"),
        ("cap_letter=20", "touch"),
        ("flange=0.5", "falls out"),
        ("bite=9", "comes out in front"),
        ("battery_length=66", "the cells touch a post"),
        ("plug_height=40", "cuts the floor"),
    ],
)
def test_the_model_refuses_what_cannot_be_built(tmp_path, wrong, sentence):
    try:
        run = subprocess.run(
            ["openscad", "-D", wrong, "-o", str(tmp_path / "x.stl"), "case.scad"],
            cwd=HARDWARE / "case",
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        pytest.skip("needs OpenSCAD")
    assert run.returncode
    assert sentence in run.stderr


def test_the_picos_pads_lie_where_its_contacts_are(board):
    """Raspberry Pi's drawing: 2.54 mm apart, two rows 17.78 mm apart, mirrored on the back."""
    places = {int(pad.number): (pad.x, pad.y) for pad in kicad.pads(board) if pad.ref == "U1"}
    assert set(places) == set(pins.PICO)
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    outward = 2 * 0.8  # pads reach out beyond the Pico's edge
    for number, (x, y) in places.items():
        along = 20 - number if number <= 20 else number - 21
        assert x - left == pytest.approx(2.54 * along, abs=0.01)
        assert y - top == pytest.approx(17.78 + outward if number <= 20 else 0, abs=0.01)
    assert all(pad.layers == {"B.Cu"} for pad in kicad.pads(board) if pad.ref == "U1")


def test_each_buttons_legs_are_as_far_apart_as_its_data_sheet_says(board):
    for ref in (f"SW{i}" for i in range(1, 7)):
        spots = [(pad.x, pad.y) for pad in kicad.pads(board) if pad.ref == ref]
        sizes = [max(s[i] for s in spots) - min(s[i] for s in spots) for i in (0, 1)]
        assert sizes == pytest.approx([size("button")["leg_x"], size("button")["leg_y"]], abs=0.01)


def test_the_case_presses_the_buttons_where_the_board_has_them(board):
    lines = (HARDWARE / "case" / "dimensions.scad").read_text(encoding="utf-8")
    places = re.findall(r"\[([\d.]+), ([\d.]+)\]", re.search(r"^buttons = .*$", lines, re.M)[0])
    for ref, (x, y) in zip(("SW1", "SW2", "SW3", "SW4", "SW5", "SW6"), places, strict=True):
        spots = [(pad.x, pad.y) for pad in kicad.pads(board) if pad.ref == ref]
        middle = [sum(spot[i] for spot in spots) / 4 - 50 for i in (0, 1)]
        want = [float(x), layout.HEIGHT - float(y)]
        assert middle == pytest.approx(want, abs=0.01)


def test_the_fabrication_archive_is_complete_and_as_large_as_the_board():
    with zipfile.ZipFile(HARDWARE / "board" / "bagatto-fab.zip") as archive:
        names = set(archive.namelist())
        edge = archive.read("bagatto-Edge_Cuts.gm1").decode()
        drill = archive.read("bagatto-PTH.drl").decode()
    layers = {"F_Cu.gtl", "B_Cu.gbl", "F_Mask.gts", "B_Mask.gbs", "F_SilkS.gto", "B_SilkS.gbo"}
    assert names == {f"bagatto-{layer}" for layer in layers} | {
        "bagatto-Edge_Cuts.gm1",
        "bagatto-PTH.drl",
        "bagatto-NPTH.drl",
    }
    spots = [(int(x) / 1e6, int(y) / 1e6) for x, y in re.findall(r"X(-?\d+)Y(-?\d+)", edge)]
    for axis, length in ((0, layout.WIDTH), (1, layout.HEIGHT)):
        values = [spot[axis] for spot in spots]
        assert max(values) - min(values) == pytest.approx(length, abs=0.01)
    assert "METRIC" in drill


def test_every_size_says_where_it_comes_from():
    for part in PARTS.values():
        sizes = part.get("size", {})
        groups = [value for value in sizes.values() if isinstance(value, dict)] or [sizes]
        assert all("source" in group for group in groups if group)
