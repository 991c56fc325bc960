"""What is live at the table fits the Pico, as `make heap` measures it."""

import pytest

import tarocchi
from host_tools import heap


@pytest.mark.parametrize("game", tarocchi.GAMES)
def test_the_heap_at_the_table_is_within_its_limit(game):
    missing = heap.missing()
    if missing:
        pytest.skip(missing)
    live, text = heap.at_the_table(game)
    assert any(line.startswith("Your hand: ") for line in text)
    assert 50_000 < live <= heap.LIMIT
