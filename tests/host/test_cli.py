"""The command line: unusable input is one sentence on standard error and exit code 2."""

import subprocess
import sys
from pathlib import Path

import pytest

from host_tools import cli, params

ROOT = Path(__file__).resolve().parent.parent.parent

UNUSABLE = {
    "an unknown command": ["paly"],
    "an unknown option": ["play", "--fast"],
    "an option without its value": ["play", "--deal"],
    "an unknown game": ["play", "--game", "bridge"],
    "an unknown level": ["play", "--level", "grandmaster"],
    "an unknown language": ["play", "--lang", "la"],
    "an unknown seat": ["play", "--seat", "X"],
    "a deal number out of range": ["play", "--deal", str(1 << 30)],
    "a negative deal number": ["play", "--deal", "-1"],
    "a deal that is no code": ["play", "--deal", "7K3-M2"],
    "a state folder that is a file": ["play", "--view", "text", "--state", __file__],
    "a state folder inside a file": ["play", "--view", "text", "--state", __file__ + "/state"],
    "no display for the window": ["play", "--view", "window"],
    "no terminal": ["play", "--view", "terminal"],
}


@pytest.mark.parametrize("arguments", UNUSABLE.values(), ids=UNUSABLE.keys())
def test_unusable_input_is_one_sentence_and_exit_2(arguments, capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert cli.main(arguments) == cli.UNUSABLE
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert len(said.err) > 20


def test_every_command_is_found_without_being_listed():
    help_text = subprocess.run(
        [sys.executable, "-m", "host_tools", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for module in (ROOT / "host_tools" / "commands").glob("[a-z]*.py"):
        assert f"\n  {module.stem}" in help_text


def test_a_reader_that_has_enough_is_no_error():
    run = subprocess.run(
        f"{sys.executable} -m host_tools --help | head -c 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stderr == ""


def test_the_game_is_kept_where_programs_keep_data(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert params.data_folder() == tmp_path / "bagatto"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert params.data_folder() == tmp_path / ".local" / "share" / "bagatto"
