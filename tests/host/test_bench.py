"""The comparison with other people's card games: ratios within one run, and what it lacks."""

import functools
import json
import random
import sys

import pytest

import tarocchi
from host_tools import bench, cli, decisions, peers, vm

needs_vm = pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))


@needs_vm
def test_ratios_are_against_the_game_of_cards_alone(monkeypatch, capsys):
    monkeypatch.setattr(peers, "all_peers", lambda: {"chess": lambda: 1000})
    monkeypatch.setattr(bench, "HANDS", 1)
    monkeypatch.setattr(bench, "ROLLOUTS", 2)
    assert cli.main(["bench", "--rounds", "1", "--seconds", "0.01", "--json"]) == 0
    rates = json.loads(capsys.readouterr().out)
    ours = rates["piedicavallo on CPython"]
    assert ours["ours"] == 1
    assert rates["chess"]["ours"] == pytest.approx(ours["rate"] / rates["chess"]["rate"])
    assert rates["piedicavallo on the VM"]["ours_on_vm"] == 1
    assert {f"{game} rollouts on the VM" for game in tarocchi.GAMES} < set(rates)


@pytest.mark.parametrize("game", tarocchi.GAMES)
def test_our_hands_are_whole(game):
    random.seed(1)  # by chance all four may agree to throw in the cards
    least = {"piedicavallo": 63, "ottocento": 67, "terziglio": 3}[game]
    assert all(decisions.play(game, deal) >= least for deal in range(5))
    assert decisions.roll_out(game, 2) == 2 * (54 if game == "terziglio" else 60)


PEERS = [("pyspiel", functools.partial(peers.open_spiel, name)) for name in peers.OPEN_SPIEL]
PEERS += [("rlcard", peers.rlcard_bridge), ("tarot", peers.magmacrunch)]


@pytest.mark.parametrize(("module", "player"), PEERS)
def test_a_peer_plays_hands(module, player):
    pytest.importorskip(module)
    play = player()
    assert sum(play() for _ in range(10)) > 100


@needs_vm
def test_without_the_peers_one_sentence_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert cli.main(["bench"]) == 2
    err = capsys.readouterr().err
    assert "pip install -e '.[bench]'" in err
    assert err.count("\n") == 1
