"""How budgets are measured: on the PC's own VM as on the emulated chip, and what is printed."""

import pytest

import tarocchi
from host_tools import budgets
from host_tools.commands.budgets import line

HANDS = 30
ON_THIS_PC = """
import sys
from host_tools.simulator import machine
sys.modules["machine"] = machine
"""


@pytest.mark.parametrize("game", tarocchi.GAMES)
def test_hands_leave_nothing_on_the_heap(vm, tmp_path, game):
    script = tmp_path / "hands.py"
    script.write_text(ON_THIS_PC + budgets.drift(game, HANDS), "utf-8")
    early, late = map(int, vm(script, timeout=300, heap="1M").split()[-2:])
    assert late - early <= 2 * budgets.DRIFT_BYTES  # objects are twice as large as on the chip


def test_the_mark_that_a_press_was_taken_is_no_picture():
    assert budgets.picture([33.0, 700.0, 704.0, 707.5]) == 700.0
    assert budgets.picture([20.0, 23.5, 27.0]) == 20.0


@pytest.mark.parametrize(
    ("row", "verdict"),
    [
        (budgets.Row("a move", 100.0, 100, "ms"), "holds"),
        (budgets.Row("a move", 100.1, 100, "ms"), "TOO MUCH"),
        (budgets.Row("heap free", 60_000, 60_000, "B", True), "holds"),
        (budgets.Row("heap free", 59_999, 60_000, "B", True), "TOO LITTLE"),
    ],
)
def test_a_line_has_the_limit_beside_the_value(row, verdict):
    said = line(row)
    assert said.endswith(f" {verdict}")
    assert f"{row.limit:,}" in said
