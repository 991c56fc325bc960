"""The table of strength and its picture; the work of Master and what it costs the chip."""

import json
import statistics

import pytest

import bots
import tarocchi
from host_tools import cli, strength, vm, work
from host_tools.errors import Unusable
from host_tools.strength import Duel, Outcome
from tarocchi.hand import Hand
from tarocchi.options import complete

OUTCOMES = [
    Outcome(Duel("piedicavallo", "club", "random", 1000, least=10.5), 11.66, 0.26),
    Outcome(Duel("ottocento", "master", "club", 400), -3.5, 1.25),
]


def test_the_table_is_markdown_with_intervals_and_what_was_wanted():
    assert strength.table(OUTCOMES).splitlines() == [
        "| game | | points a deal | of a mean hand | deals | wanted | |",
        "|---|---|---:|---:|---:|---:|---|",
        "| piedicavallo | club against random | +11.66 ± 0.26 | +20.5 % | 1,000"
        " | +10.50, surely +0.00 | holds |",
        "| ottocento | master against club | -3.50 ± 1.25 | -1.5 % | 400"
        " | +0.00, surely +0.00 | fails |",
    ]


@pytest.mark.parametrize(
    ("points", "ci95", "holds"), [(1.3, 0.2, True), (1.1, 0.1, False), (1.3, 0.9, False)]
)
def test_a_duel_holds_when_mean_and_interval_are_high_enough(points, ci95, holds):
    duel = Duel("piedicavallo", "master", "club", 100, least=1.2, surely=0.5)
    assert Outcome(duel, points, ci95).holds is holds


@pytest.mark.parametrize("game", tarocchi.GAMES)
def test_a_mean_hand_is_worth_what_the_percentages_take_it_to_be(game):
    worth = []
    for deal in range(80):
        hand = Hand.from_deal(tarocchi.game(game), complete({}), deal * 7919)
        bot = bots.make("club", hand.game, 0)
        while hand.turn >= 0:
            bot.begin(hand.view(hand.turn))
            hand.apply(bot.step())
        worth += [abs(points) / 2 for points in hand.result().account or ()]
    assert statistics.fmean(worth) == pytest.approx(strength.MEAN_HAND[game], rel=0.1)


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
