"""Nothing generated is stale, nothing is missing, nothing lies about unused."""

import re

import pytest
from PIL import Image, ImageStat

from hardware.generator import bom, products
from hardware.generator.parts import BUILDS, PARTS
from hardware.generator.paths import HARDWARE, ROOT

PAGES = sorted(HARDWARE.rglob("*.md"))
REMEDY = "run make hardware"


@pytest.mark.parametrize("name", products.TEXTS)
def test_a_text_is_what_its_maker_writes_today(name):
    assert (HARDWARE / name).read_text(encoding="utf-8") == products.TEXTS[name](), REMEDY


@pytest.mark.parametrize("name", products.GROUPS)
def test_a_picture_was_made_from_the_sources_of_today(name):
    assert not products.is_stale(name), REMEDY


@pytest.mark.parametrize("name", products.GROUPS)
def test_nobody_has_changed_a_generated_file_by_hand(name):
    recorded = products.recorded()[name]["products"]
    assert recorded == products.digests_of_products(products.GROUPS[name]), REMEDY


def test_everything_in_the_generated_folders_is_known():
    known = set(products.TEXTS)
    for group in products.GROUPS.values():
        known |= set(group.products)
    known |= {"case/README.md", "case/case.scad", "case/scene.scad"}
    for folder in ("wiring", "board", "case", "pictures"):
        for path in (HARDWARE / folder).iterdir():
            assert path.relative_to(HARDWARE).as_posix() in known


def links(page):
    return re.findall(r"\]\((?!https?:)([^)]+)\)", page.read_text(encoding="utf-8"))


def anchors(page):
    for heading in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page):
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if anchor:
            assert anchor in list(anchors(target)), link


def test_every_picture_is_shown_on_a_page():
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    pictures = set(HARDWARE.rglob("*.png"))
    assert pictures <= shown


@pytest.mark.parametrize("path", sorted(HARDWARE.rglob("*.png")), ids=lambda path: path.name)
def test_a_picture_shows_something_on_a_light_ground(path):
    picture = Image.open(path).convert("L")
    light = sum(picture.histogram()[200:])
    assert picture.getpixel((0, 0)) > 200
    assert light > 0.08 * picture.width * picture.height
    assert ImageStat.Stat(picture).stddev[0] > 12


def test_no_picture_is_too_large_for_a_page_or_a_repository():
    for path in HARDWARE.rglob("*.*"):
        assert path.stat().st_size < 700_000, path


def test_the_bill_has_a_row_for_every_part_and_a_number_for_every_build():
    rows = bom.as_csv().splitlines()
    assert len(rows) == 1 + len(PARTS)
    for part in PARTS.values():
        assert set(part["quantity"]) == set(BUILDS)
        for count in part["quantity"].values():
            assert count in (0, len(part["refs"])) or not part["refs"]


def test_a_part_says_what_to_look_for():
    for part in PARTS.values():
        assert part["look_for"]
        assert part.get("optional", "needed")


def test_the_licences_are_here_and_named():
    page = (HARDWARE / "README.md").read_text(encoding="utf-8")
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    for name in ("CERN-OHL-P-2.0", "CC0-1.0"):
        assert (HARDWARE / "LICENSES" / f"{name}.txt").stat().st_size > 5000
        assert f"LICENSES/{name}.txt" in page
