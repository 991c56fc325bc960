"""Who may import whom in firmware/, and nothing that the device lacks."""

import ast
from pathlib import Path

import pytest

from host_tools import vm

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"

LAYERS = {
    "tarocchi": {"tarocchi"},
    "bots": {"bots", "tarocchi"},
    "ui": {"ui", "bots", "tarocchi"},
    "device": {"device"},
    "board": {"device", "wishes"},
    "wishes": {"board"},
    "version": set(),
    "diagnose": {"board", "bots", "device", "tarocchi", "ui", "version"},
    "trouble": {"board", "device", "ui", "version"},
    "main": {"board", "device", "trouble", "ui"},
}
# What MicroPython brings on the Pico and this firmware has a use for.
ON_THE_VM = {"array", "binascii", "errno", "gc", "io", "json", "machine", "micropython"}
ON_THE_VM |= {"os", "sys", "time"}
# Only these touch hardware or time; everything above them is told.
ONLY_FOR = {
    "adafruit_ssd1306": {"device/oled.py"},
    "machine": {"board.py"},
    "time": {"device/clock.py"},
}
GAMES = {"piedicavallo", "ottocento", "terziglio"}

FILES = sorted(name for name, path in vm.firmware_sources() if path.is_relative_to(FIRMWARE))


def parsed(file):
    return ast.parse((FIRMWARE / file).read_text(encoding="utf-8"))


def imported(file):
    """The top names of all modules that a file imports, also through __import__("name ...")."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            yield node.module.partition(".")[0]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "__import__":
            yield from (
                part.value.partition(".")[0]
                for part in ast.walk(node.args[0])
                if isinstance(part, ast.Constant) and "." in part.value
            )


@pytest.mark.parametrize("file", FILES)
def test_a_layer_imports_only_those_below_it(file):
    layer = file.partition("/")[0].removesuffix(".py")
    assert layer in LAYERS, f"{file} belongs to no layer"
    below = LAYERS[layer] | ON_THE_VM | {"adafruit_ssd1306"}
    assert set(imported(file)) <= below


@pytest.mark.parametrize("module", ONLY_FOR)
def test_hardware_and_time_have_one_door_each(module):
    assert {file for file in FILES if module in imported(file)} == ONLY_FOR[module]


@pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))
def test_every_module_on_the_allow_list_exists_on_the_vm(tmp_path):
    script = tmp_path / "imports.py"
    script.write_text("".join(f"import {name}\n" for name in sorted(ON_THE_VM)))
    vm.run(script)


def test_the_allow_list_holds_nothing_unused():
    used = {name for file in FILES for name in imported(file)}
    assert used >= ON_THE_VM


@pytest.mark.parametrize("file", [file for file in FILES if not file.startswith("tarocchi/")])
def test_no_game_is_special_outside_the_engine(file):
    """Screens, bots and saves know the protocol of a hand, not the three games."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Compare):
            constants = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
            assert not constants & GAMES, f"{file}:{node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("file", FILES)
def test_every_module_says_what_it_is_for(file):
    docstring = ast.get_docstring(parsed(file))
    if file.endswith("__init__.py") and not (FIRMWARE / file).read_text(encoding="utf-8"):
        return
    assert docstring and docstring.splitlines()[0].endswith((".", ":"))
