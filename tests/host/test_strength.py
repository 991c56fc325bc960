"""The table of strength and its picture; the work of Master and what it costs the chip."""

import json

import pytest

from host_tools import cli, strength, vm, work
from host_tools.errors import Unusable
from host_tools.strength import Duel, Outcome

OUTCOMES = [
    Outcome(Duel("piedicavallo", "club", "random", 1000), 11.66, 0.26),
    Outcome(Duel("ottocento", "master", "club", 400), -3.5, 1.25),
]


def test_the_table_is_markdown_with_intervals():
    assert strength.table(OUTCOMES).splitlines() == [
        "| game | | points a deal | deals |",
        "|---|---|---:|---:|",
        "| piedicavallo | club against random | +11.66 ± 0.26 | 1000 |",
        "| ottocento | master against club | -3.50 ± 1.25 | 400 |",
    ]


def test_the_picture_is_drawn(tmp_path):
    pytest.importorskip("matplotlib")
    picture = strength.plot(OUTCOMES, tmp_path / "strength.png")
    assert picture.read_bytes()[:4] == b"\x89PNG"


def test_without_matplotlib_one_sentence_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    with pytest.raises(Unusable, match="needs matplotlib"):
        strength.plot(OUTCOMES, tmp_path / "strength.png")


def test_what_was_played_is_not_played_again(monkeypatch, tmp_path):
    monkeypatch.setattr(strength, "STATE", tmp_path)
    told = []
    first = strength.run([Duel("piedicavallo", "club", "greedy", 30)], 1)
    again = strength.run(
        [Duel("piedicavallo", "club", "greedy", 30)],
        1,
        tell=lambda duel, deals: told.append(deals),
    )
    assert again == first
    assert told == [30]


@pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))
def test_a_move_of_master_fits_the_chip(monkeypatch, capsys):
    monkeypatch.setattr(work, "SILICON", 1.0)
    assert cli.main(["work", "--deals", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for counted in found.values():
        assert 0 < counted["plies"]["median"] <= counted["plies"]["worst"]
        assert counted["ms on the chip"]["worst"] <= 1000
