"""The referee on the real VM, in the heap of a Pico."""

from pathlib import Path

import pytest

from host_tools import vm

TESTS = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))


def test_hands_are_written_and_refereed_there_too():
    names = ("piedicavallo-57-57", "ottocento-362-197", "terziglio-gioco-245.5-217.5")
    paths = [str(TESTS / "records" / f"{name}.hand") for name in names]
    printed = vm.run(TESTS / "on_micropython" / "referee.py", *paths)
    assert printed.split("\n")[:4] == ["(114, 114)", "(394, 724)", "(491, 435)", "60"]
