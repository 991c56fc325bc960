"""The gallery shows what the device shows today."""

import pytest
from PIL import Image

from host_tools import screens
from host_tools.catalogue import SCREENS
from host_tools.simulator.picture import DARK


def test_the_readme_holds_the_gallery_of_today():
    text = screens.README.read_text(encoding="utf-8")
    assert screens.with_gallery(text) == text, "run make screens"


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_has_a_fresh_picture(name):
    rows = screens.framed(screens.render(name, screens.LANGUAGES[0]))
    image = Image.open(screens.GALLERY / f"{name}.png").convert("RGB")
    pixels = [
        [image.getpixel((2 * x, 2 * y)) != DARK for x in range(len(rows[0]))]
        for y in range(len(rows))
    ]
    assert pixels == [[bool(pixel) for pixel in row] for row in rows], "run make screens"


def test_there_are_no_pictures_of_screens_that_are_gone():
    others = {f"all-{code}" for code in screens.LANGUAGES[1:]} | {"handheld"}
    assert {path.stem for path in screens.GALLERY.glob("*.png")} == set(SCREENS) | others
