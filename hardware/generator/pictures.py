"""Makers of everything that needs a tool: wiring, boards, case and the scenes of the guide."""

import re
import shutil
import struct
import subprocess
import tempfile
import zipfile
from pathlib import Path

from hardware.generator import breadboard, stripboard
from hardware.generator.paths import HARDWARE, ROOT
from hardware.generator.svg import save_small
from hardware.generator.tools import KICAD, Missing, kicad_python

# File name to the settings of case.scad.
CASE = {
    "front-0.96-inch": {"part": "front", "panel": "p096"},
    "front-1.3-inch": {"part": "front", "panel": "p13"},
    "back-with-cells": {"part": "back", "cells": True},
    "back-slim": {"part": "back", "cells": False},
    "caps": {"part": "caps"},
}
_FROM_FRONT, _FROM_BACK = "0,0,0,40,0,15,300", "0,0,0,220,0,165,300"
# File name to the settings of scene.scad and the camera.
SCENES = {
    "circuit-1": ({"step": 1}, _FROM_FRONT),
    "circuit-2": ({"step": 2}, _FROM_FRONT),
    "circuit-3": ({"step": 3}, _FROM_BACK),
    "circuit-4": ({"step": 4}, _FROM_BACK),
    "circuit-5": ({"step": 5}, _FROM_FRONT),
    "circuit-6": ({"step": 6}, "0,0,0,60,0,20,300"),
    "circuit-7": ({"step": 7}, "0,0,0,70,0,25,300"),
    "handheld": ({"whole": True, "step": 9}, "0,0,0,35,0,20,300"),
}
_COLOURS = "Tomorrow"
_BACKGROUND = (248, 248, 248)


def make_wiring():
    """The two harness drawings and the schematic."""
    from hardware.generator import schematic

    folder = HARDWARE / "wiring"
    for name in ("needed", "options"):
        _run(["wireviz", "--format", "sp", f"{name}.yml"], cwd=folder)
    schematic.draw(folder / "schematic")


def make_protoboards():
    """The steps on breadboard and stripboard."""
    folder = HARDWARE / "pictures"
    for name, module in (("breadboard", breadboard), ("stripboard", stripboard)):
        board = module.make()
        for step in range(1, len(board.steps) + 1):
            module.draw(board, step).write(folder / f"{name}-{step}", vector=False)
    stripboard.draw_copper(stripboard.make()).write(folder / "stripboard-copper", vector=False)


def make_board():
    """The printed circuit: KiCad's files, its check, the fabrication archive, two pictures."""
    from hardware.generator import board_picture

    python, version = kicad_python()
    if not version.startswith(KICAD):
        raise Missing(f"The board is made with KiCad {KICAD}0 of Debian 12; this is {version}.")
    folder = HARDWARE / "board"
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch)
        _run([python, "-m", "hardware.generator.pcb", scratch], cwd=ROOT)
        for name in ("bagatto.kicad_pcb", "bagatto.kicad_pro", "rule-check.txt"):
            shutil.copy(made / name, folder / name)
        _pack(sorted((made / "fab").iterdir()), folder / "bagatto-fab.zip")
        for side, name in (("F", "front"), ("B", "back")):
            board_picture.draw(made, side).write(folder / name, vector=False)


def make_case():
    """The parts to print, as they lie on the printer."""
    for name, settings in CASE.items():
        stl = HARDWARE / "case" / f"{name}.stl"
        words = ["openscad", "-q", "--export-format", "binstl", "-o", str(stl)]
        _run([*words, *_settings(settings), "case.scad"], cwd=HARDWARE / "case")
        _sort_triangles(stl)
        png = stl.with_suffix(".png")
        _photograph("case.scad", settings, "0,0,0,50,0,25,300", png)


def _sort_triangles(path):
    """OpenSCAD writes them in another order every time; printers do not care."""
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data, 80)
    triangles = sorted(_first_corner_first(data[84 + 50 * i :][:50]) for i in range(count))
    path.write_bytes(b"Bagatto".ljust(80) + data[80:84] + b"".join(triangles))


def _first_corner_first(triangle):
    """Normal, three corners, a trailer: begin with the least corner, keep the direction."""
    corners = [triangle[at : at + 12] for at in (12, 24, 36)]
    least = corners.index(min(corners))
    return triangle[:12] + b"".join(corners[least:] + corners[:least]) + triangle[48:]


def make_guide():
    """The printed circuit step by step, and the case around it."""
    for name, (settings, camera) in SCENES.items():
        _photograph("scene.scad", settings, camera, HARDWARE / "pictures" / f"{name}.png")


def _photograph(model, settings, camera, path):
    """OpenSCAD's picture of a model, without the empty margin."""
    from PIL import Image, ImageChops

    with tempfile.TemporaryDirectory() as scratch:
        raw = Path(scratch) / "raw.png"
        words = ["xvfb-run", "-a", "openscad", "-q", "--imgsize=2000,1500", "--viewall"]
        words += ["--autocenter", f"--camera={camera}", f"--colorscheme={_COLOURS}"]
        _run([*words, "-o", str(raw), *_settings(settings), model], cwd=HARDWARE / "case")
        picture = Image.open(raw).convert("RGB")
        empty = Image.new("RGB", picture.size, picture.getpixel((0, 0)))
        left, top, right, bottom = ImageChops.difference(picture, empty).getbbox()
        picture = picture.crop((left - 30, top - 30, right + 30, bottom + 30))
        picture.thumbnail((1000, 1000))
        save_small(picture, path)


def _settings(settings):
    for name, value in settings.items():
        text = f'"{value}"' if isinstance(value, str) else str(value).lower()
        yield "-D"
        yield f"{name}={text}"


def _run(command, cwd):
    """A tool; what it says only matters if it fails."""
    run = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{run.stdout}{run.stderr}")


_DATES = re.compile(rb"(?m)^.*(TF\.CreationDate|Created by KiCad|; DRILL file).*\r?\n")


def _pack(files, path):
    """An archive that depends on nothing but what is in it."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            entry = zipfile.ZipInfo(file.name, (2026, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, _DATES.sub(b"", file.read_bytes()))
