"""The menus on the real VM, as .mpy and with the heap of a Pico: the same words and pixels."""

import importlib.util
from pathlib import Path

import pytest

from host_tools import vm

SCRIPT = Path(__file__).parent.parent / "on_micropython" / "menus.py"

pytestmark = pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))


def test_a_walk_through_the_menus_is_the_same_on_the_vm(tmp_path):
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    spec = importlib.util.spec_from_file_location("menus", SCRIPT)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    here = list(script.lines(str(tmp_path / "here")))
    there = vm.run(SCRIPT, str(tmp_path / "there"), "lines").splitlines()
    assert there == here


def test_screens_leave_nothing_behind(tmp_path):
    """`MemoryError` from the menu: report 6. Free heap must not fall from round to round."""
    rounds = [line.rpartition(" ") for line in vm.run(SCRIPT, str(tmp_path), "heaps").splitlines()]
    assert {words for words, _, _ in rounds} == {"> Continue"}
    live = [int(number) for _, _, number in rounds]
    assert max(live[3:]) - live[2] < 1000, live
