"""The menus on the real VM, as .mpy and with the heap of a Pico: the same words and pixels."""

import importlib.util
from pathlib import Path

import pytest

from host_tools import vm

SCRIPT = Path(__file__).parent.parent / "on_micropython" / "menus.py"


@pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))
def test_a_walk_through_the_menus_is_the_same_on_the_vm(tmp_path):
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    spec = importlib.util.spec_from_file_location("menus", SCRIPT)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    here = list(script.lines(str(tmp_path / "here")))
    there = vm.run(SCRIPT, str(tmp_path / "there")).splitlines()
    assert there == here
