"""The documentation is tested: what it tells people to type exists, what it shows is there."""

import re
import subprocess
import tomllib
from pathlib import Path

import click
import pytest

from host_tools.cli import bagatto

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.search(r"^\.PHONY:(.*)$", MAKEFILE, re.MULTILINE)[1].split())
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in ("firmware", "host_tools", "tests")
    for path in (ROOT / folder).rglob("*.py")
)


def command_named(name):
    return bagatto.get_command(click.Context(bagatto), name)


def test_every_make_word_of_the_readme_exists():
    assert set(re.findall(r"\bmake ([a-z]+)\b", README)) <= TARGETS


def test_the_readme_starts_by_playing():
    first_commands = re.findall(r"^    (.*)$|^```\n(.*)$", README, re.MULTILINE)[0]
    assert "make play" in first_commands


def test_every_make_word_is_explained_by_make_alone():
    explained = set(re.findall(r"echo 'make ([a-z]+) ", MAKEFILE))
    assert explained == TARGETS - {"help"}


def test_ci_runs_what_the_readme_tells_people_to_run():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.rstrip().endswith("make test")
    assert "make test" in README


COMMAND_LINES = sorted(set(re.findall(r"python -m host_tools ([^`\n]+)", README)))


@pytest.mark.parametrize("line", COMMAND_LINES)
def test_every_command_line_of_the_readme_is_understood(line):
    name, *words = line.split("#")[0].split()
    command = command_named(name)
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known | {"--help"}


@pytest.mark.parametrize("name", bagatto.list_commands(click.Context(bagatto)))
def test_every_command_and_option_explains_itself(name):
    command = command_named(name)
    assert command.get_short_help_str()
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{name} {parameter.opts}"


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\]\((?!http)([^)#]+)\)", README))))
def test_every_picture_and_link_of_the_readme_is_there(target):
    assert (ROOT / target).exists()


def test_playing_installs_only_what_playing_needs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.match(r"[A-Za-z0-9_-]+", line)[0] for line in project["dependencies"]}
    playing = {"adafruit-circuitpython-ssd1306", "pygame-ce", "click", "rich", "joblib"}
    assert names == playing
    assert all(re.search(r"[<>=]", line) for line in project["dependencies"])


@pytest.mark.parametrize("path", FILES)
def test_no_file_is_longer_than_one_person_holds_in_mind(path):
    if path == "firmware/ui/glyphs.py":  # packed
        return
    # A kernel is one function, as a call costs a chip more than what is called.
    limit = 600 if path.startswith("firmware/bots/kernels/") else 450
    assert len((ROOT / path).read_text(encoding="utf-8").splitlines()) <= limit


LACKING = {
    "no Python": (None, "needs Python 3.11 or newer. Install it with: apt install python3"),
    "an old Python": ("*version_info*", "needs Python 3.11 or newer, and"),
    "no venv package": ("*ensurepip*", "venv package is missing. Install it with: apt install"),
}


@pytest.mark.parametrize(("refuses", "sentence"), LACKING.values(), ids=LACKING.keys())
def test_make_says_in_one_sentence_what_a_bare_machine_lacks(tmp_path, refuses, sentence):
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    (tmp_path / "pyproject.toml").touch()
    python = tmp_path / "python"
    if refuses:
        python.write_text(f'#!/bin/sh\ncase "$*" in {refuses}) exit 1;; esac\n')
        python.chmod(0o755)
    run = subprocess.run(
        ["make", "--no-print-directory", "play", f"PYTHON={python}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    said, *of_make = run.stderr.splitlines()
    assert sentence in said
    assert all(line.startswith("make") for line in of_make)
    assert run.returncode == 2
    assert run.stdout == ""
