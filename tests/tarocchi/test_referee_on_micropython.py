"""The referee on the real VM, in the heap of a Pico."""

from pathlib import Path

import pytest

from host_tools import vm

TESTS = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))


def test_hands_are_written_and_refereed_there_too():
    record = TESTS / "records" / "piedicavallo-57-57.hand"
    printed = vm.run(TESTS / "on_micropython" / "referee.py", str(record))
    assert printed.split("\n")[:2] == ["(114, 114)", "40"]
