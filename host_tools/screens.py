"""Renders every screen in every language, and the README's gallery from them.

A test renders them again: a picture that no longer shows what the device does is a failure.
"""

import tempfile
from pathlib import Path

from host_tools import catalogue
from host_tools.firmware_path import ROOT
from host_tools.simulator.picture import Rows, png, sheet
from ui.settings import CHOICES

LANGUAGES = CHOICES["language"]
BUILD = ROOT / "build" / "screens"
GALLERY = ROOT / "docs" / "screens"
README = ROOT / "README.md"
START, END = "<!-- gallery: written by make screens -->\n", "<!-- end of the gallery -->\n"

_COLUMNS = 3
_MARGIN = 3  # dark pixels around a picture, as the panel's edge


def render(name: str, language: str) -> Rows:
    """The pixels of one screen of the catalogue."""
    with tempfile.TemporaryDirectory() as flash:
        app = catalogue.app(Path(flash), language)
        catalogue.SCREENS[name](app)
        app.step()
        return app.display.rows()


def write() -> int:
    """Writes all pictures and the gallery; how many screens there are."""
    rendered = {
        language: {name: render(name, language) for name in catalogue.SCREENS}
        for language in LANGUAGES
    }
    GALLERY.mkdir(parents=True, exist_ok=True)
    for stale in GALLERY.glob("*.png"):
        stale.unlink()
    for language, screens in rendered.items():
        folder = BUILD / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, rows in screens.items():
            (folder / f"{name}.png").write_bytes(png(rows, scale=4))
        if language != LANGUAGES[0]:
            whole = sheet(list(screens.values()), _COLUMNS, _MARGIN)
            (GALLERY / f"all-{language}.png").write_bytes(png(whole, scale=2))
    for name, rows in rendered[LANGUAGES[0]].items():
        (GALLERY / f"{name}.png").write_bytes(png(framed(rows), scale=2))
    handheld(GALLERY / "handheld.png")
    README.write_text(with_gallery(README.read_text(encoding="utf-8")), encoding="utf-8")
    return len(catalogue.SCREENS)


def handheld(path: Path) -> None:
    """A picture of the whole thing, as the window shows it, in the middle of a hand."""
    from host_tools.simulator.device import Device
    from host_tools.viewers import window

    with tempfile.TemporaryDirectory() as flash:
        device = Device(Path(flash))
        device.boot(deal=catalogue.DEAL, level="club")
        device.settle()
        for _ in range(5):
            device.press("a")
            device.settle()
        window.save_picture(device, path)


def framed(rows: Rows) -> Rows:
    """A picture as the README shows it."""
    return sheet([rows], 1, _MARGIN)


def with_gallery(text: str) -> str:
    """The README's text with today's gallery between its marks."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return before + START + _gallery() + END + after


def _gallery() -> str:
    names = list(catalogue.SCREENS)
    lines = ["|" * (_COLUMNS + 1), "|" + ":---:|" * _COLUMNS]
    for first in range(0, len(names), _COLUMNS):
        row = names[first : first + _COLUMNS]
        cells = [f"![{_title(name)}](docs/screens/{name}.png)<br>{_title(name)}" for name in row]
        cells += [""] * (_COLUMNS - len(row))
        lines.append(f"| {' | '.join(cells)} |")
    others = ", ".join(f"[{code}](docs/screens/all-{code}.png)" for code in LANGUAGES[1:])
    return "\n".join([*lines, "", f"The same in the other languages: {others}."]) + "\n"


def _title(name: str) -> str:
    return name.replace("-", " ")
