"""The troubleshooting page is keyed by exactly what the firmware prints."""

import json
import re

import pytest

import board
import trouble
import wishes
from hardware.generator.paths import HARDWARE
from host_tools.simulator.device import Device
from host_tools.simulator.machine import chip
from host_tools.simulator.panel import Panel
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


def test_who_else_answers_is_explained(tmp_path):
    class Elsewhere(Device):
        def attach_panel(self):
            chip.attach(0, 0x3D, Panel())
            self.clock.at(3000, super().attach_panel)

    device = Elsewhere(tmp_path)
    device.boot()
    _, others, what_to_do = device.console.splitlines()[:3]
    assert others in HEADINGS
    assert f"`{what_to_do}`" in section(others)


COMPLAINTS = ("{", '{"adress": 60}', '{"address": "0xzz"}', '{"sda": 6}')


@pytest.mark.parametrize("wish", COMPLAINTS)
def test_what_board_json_is_told_off_for_is_explained(tmp_path, wish):
    (tmp_path / board.FILE).write_text(wish)
    (complaint,) = wishes.read(str(tmp_path))[1]
    assert complaint in HEADINGS


def test_every_setting_of_board_json_is_in_the_table_with_its_default():
    table = (HARDWARE / "panels.md").read_text(encoding="utf-8").split("## board.json")[1]
    told = {}
    for names, defaults in re.findall(r"^\| (`.+?`) \| (.+?) \|", table, re.MULTILINE):
        told.update(zip(re.findall(r"`(\w+)`", names), defaults.split(", "), strict=True))
    said = {key: json.dumps(allowed[0]) for key, allowed in wishes._SETTINGS.items()}
    assert {key: value.strip("`") for key, value in told.items()} == {**said, "address": '"0x3C"'}


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


def told_off(tmp_path):
    for number, wish in enumerate(COMPLAINTS):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / board.FILE).write_text(wish)
        yield folder


def test_nothing_is_explained_that_nobody_prints(tmp_path):
    printed = " ".join(
        [
            *trouble._SAFE,
            *trouble._CRASH,
            *(without_name(WORDS["en"][key]) for key in ("save.broken", "save.newer")),
            "The display gives no answer from",  # the first tests have the whole of these
            "Others answer:",
            *(wishes.read(str(folder))[1][0] for folder in told_off(tmp_path)),
            *re.findall(r'print\(\s*"([^"]+)"', (HARDWARE / "wire_check.py").read_text()),
        ]
    )
    for heading in HEADINGS:
        words = re.split(r"\b(?:0x\w+|SDA|SCL|GP\d+|up|3F2A)\b", heading)
        assert all(part.strip(" ,") in printed for part in words), heading
