"""The troubleshooting page is keyed by exactly what the firmware prints."""

import re

import pytest

import trouble
from hardware.generator.paths import HARDWARE
from host_tools.simulator.device import Device
from ui import texts

PAGE = (HARDWARE / "troubleshooting.md").read_text(encoding="utf-8")
WORDS = {
    language: texts.everything(texts.load(language + "_title")) for language in ("en", "it", "es")
}
HEADINGS = re.findall(r"^### `(.+)`$", PAGE, re.MULTILINE)


def section(heading):
    return PAGE.split(f"### `{heading}`")[1].split("\n### ")[0].split("\n## ")[0]


def without_name(text):
    """What follows the name of the file."""
    return text.partition("%s: ")[2]


def test_a_missing_panel_is_explained_in_the_consoles_own_words(tmp_path):
    class Unplugged(Device):
        def attach_panel(self):
            self.clock.at(3000, super().attach_panel)

    device = Unplugged(tmp_path)
    device.boot()
    assert device.console.splitlines()[0] in HEADINGS
    assert trouble._BLINKS == 2
    assert "blinks twice" in section(device.console.splitlines()[0])


@pytest.mark.parametrize("words", [trouble._SAFE, trouble._CRASH])
def test_what_stands_when_the_game_does_not_run_is_explained(words):
    title, below = words
    title = title.replace("%s", "3F2A")
    assert title in HEADINGS
    for line in below.splitlines():
        assert f"`{line}`" in section(title)


@pytest.mark.parametrize("key", ["save.broken", "save.newer"])
def test_a_file_that_cannot_be_used_is_explained_in_every_language(key):
    heading = without_name(WORDS["en"][key])
    assert heading in HEADINGS
    for language in ("it", "es"):
        words = WORDS[language]
        row = f"| {words['language']} | `{without_name(words[key])}` |"
        assert row in section(heading)


def test_every_problem_with_saved_things_has_its_section():
    english = WORDS["en"]
    problems = {key for key in english if key.startswith("save.") and "%s" in english[key]}
    assert problems == {"save.broken", "save.newer"}


def test_nothing_is_explained_that_nobody_prints():
    printed = " ".join(
        [
            *trouble._SAFE,
            *trouble._CRASH,
            *(without_name(WORDS["en"][key]) for key in ("save.broken", "save.newer")),
            "The display gives no answer from",  # the first test has the whole of it
            *re.findall(r'print\(\s*"([^"]+)"', (HARDWARE / "wire_check.py").read_text()),
        ]
    )
    for heading in HEADINGS:
        words = re.split(r"\b(?:0x\w+|SDA|SCL|GP\d+|up|3F2A)\b", heading)
        assert all(part.strip(" ,") in printed for part in words), heading
