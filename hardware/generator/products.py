"""What is made from what: the groups of pictures and files, their sources, their makers.

Texts need no tools and are compared with their makers by the tests. Everything else is recorded in
generated.json: a digest of the sources at the time, and of each file made, so that the tests see
what is stale without KiCad or OpenSCAD.
"""

import hashlib
import json
from dataclasses import dataclass

from hardware.generator import (
    bom,
    breadboard,
    dimensions,
    pages,
    pictures,
    pins,
    stripboard,
    wiring,
)
from hardware.generator.paths import HARDWARE

RECORD = HARDWARE / "generated.json"

TEXTS = {
    "bom.csv": bom.as_csv,
    "bom.md": bom.as_markdown,
    "wiring.md": wiring.as_markdown,
    "breadboard.md": pages.breadboard_page,
    "stripboard.md": pages.stripboard_page,
    "wiring/netlist.csv": wiring.as_netlist,
    "wiring/needed.yml": lambda: wiring.as_harness(wiring.NEEDED),
    "wiring/options.yml": lambda: wiring.as_harness(wiring.OPTIONAL),
    "case/dimensions.scad": dimensions.as_scad,
}


@dataclass(frozen=True)
class Group:
    """Files that one maker writes; it may import more tools than the tests have."""

    make: object
    tools: tuple
    sources: tuple
    products: tuple


def _generator(*names):
    return tuple(f"generator/{name}.py" for name in names)


_STEPS = {
    name: range(1, len(module.STEPS) + 1)
    for name, module in (("breadboard", breadboard), ("stripboard", stripboard))
}
GROUPS = {
    "wiring": Group(
        pictures.make_wiring,
        ("dot",),
        ("wiring/needed.yml", "wiring/options.yml", *_generator("schematic", "circuit", "svg")),
        tuple(
            f"wiring/{name}.{kind}"
            for name in ("needed", "options", "schematic")
            for kind in ("svg", "png")
        ),
    ),
    "protoboards": Group(
        pictures.make_protoboards,
        (),
        ("parts.toml", *_generator("breadboard", "stripboard", "protoboard", "circuit", "svg")),
        (
            *(f"pictures/{name}-{i}.png" for name, steps in _STEPS.items() for i in steps),
            "pictures/stripboard-copper.png",
        ),
    ),
    "board": Group(
        pictures.make_board,
        ("pcbnew",),
        (
            "parts.toml",
            *_generator("pcb", "board_nets", "router", "layout", "circuit"),
            *_generator("board_picture", "svg", "pictures"),
        ),
        tuple(
            f"board/{name}"
            for name in (
                "bagatto.kicad_pcb",
                "bagatto.kicad_pro",
                "bagatto-fab.zip",
                "rule-check.txt",
                "front.png",
                "back.png",
            )
        ),
    ),
    "case": Group(
        pictures.make_case,
        ("openscad", "xvfb-run"),
        ("case/case.scad", "case/dimensions.scad", *_generator("pictures")),
        tuple(f"case/{name}.{kind}" for name in pictures.CASE for kind in ("stl", "png")),
    ),
    "guide": Group(
        pictures.make_guide,
        ("openscad", "xvfb-run"),
        (
            "case/case.scad",
            "case/dimensions.scad",
            "case/scene.scad",
            *_generator("pictures"),
        ),
        tuple(f"pictures/{name}.png" for name in pictures.SCENES),
    ),
}


def digest_of_sources(group):
    """One number for all that a group is made from, the firmware's pins included."""
    digest = hashlib.sha256(json.dumps(pins.BOARD).encode())
    for name in group.sources:
        digest.update(name.encode() + b"\n" + (HARDWARE / name).read_bytes())
    return digest.hexdigest()


def digests_of_products(group):
    """The digest of each file of a group."""
    return {
        name: hashlib.sha256((HARDWARE / name).read_bytes()).hexdigest() for name in group.products
    }


def recorded():
    """generated.json."""
    return json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.exists() else {}


def record(name):
    """Note that a group is up to date."""
    group = GROUPS[name]
    now = recorded() | {
        name: {"sources": digest_of_sources(group), "products": digests_of_products(group)}
    }
    ordered = {key: now[key] for key in GROUPS if key in now}
    RECORD.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


def is_stale(name):
    """Whether the sources of a group have changed since it was made."""
    return recorded().get(name, {}).get("sources") != digest_of_sources(GROUPS[name])
