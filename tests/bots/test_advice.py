"""Advice that people give at the table: positions, and what the levels should do in them."""

import json

import pytest

import bots
import tarocchi
from host_tools import cli, positions
from host_tools.positions import position
from tarocchi import actions

POSITIONS = {f"{found.game}: {found.name}": found for found in positions.all_positions()}
# Master tries the king and prefers to wait; Novice remembers nothing and hears no signals.
MASTER_KNOWS_BETTER = {"piedicavallo: take the king's trick while the suit is about"}
NOVICES = 36


def test_there_is_advice_for_every_game():
    assert len(POSITIONS) >= 40
    assert {found.game for found in POSITIONS.values()} == set(tarocchi.GAMES)


@pytest.mark.parametrize("name", POSITIONS)
def test_club_knows_that_one_should(name):
    assert POSITIONS[name].answer("club") in POSITIONS[name].good, POSITIONS[name].why


@pytest.mark.parametrize("name", sorted(set(POSITIONS) - MASTER_KNOWS_BETTER))
def test_master_knows_that_one_should(name):
    assert POSITIONS[name].answer("master") in POSITIONS[name].good, POSITIONS[name].why


def test_novice_knows_most_of_it():
    assert sum(found.passes("novice") for found in POSITIONS.values()) == NOVICES


def test_the_command_counts_what_is_good(capsys, monkeypatch):
    monkeypatch.setattr(positions, "all_positions", lambda: list(POSITIONS.values())[:3])
    monkeypatch.setattr(bots, "LEVELS", ("novice", "club"))
    assert cli.main(["advice", "--json"]) == 0
    rates = json.loads(capsys.readouterr().out)
    assert rates["piedicavallo"] == {"novice": [3, 3], "club": [3, 3]}
    assert rates["terziglio"] == {"novice": [0, 0], "club": [0, 0]}
    assert cli.main(["advice", "--all"]) == 0
    assert "3 of 3" in capsys.readouterr().out


SEQUENCES = """
    Game: ottocento
    Options: goingOut=speakingOrder
    Score: NS 0, EW {score}
    Dealer: S
    Hand E: SOL 14 8 M4 SK SQ SN S7 BK BQ BJ B9 B6 C7 D9
    Discard: C10 B10
    """


def shown(score):
    """What Club lays down with two sequences in hand, and the word that closes it."""
    hand = position(SEQUENCES.format(score=score))
    bot = bots.make("club", hand.game, 1)
    while hand.turn == 1:
        bot.begin(hand.view(1))
        action = bot.step()
        hand.apply(action)
        if not actions.is_card(action):
            break
    return set(hand.game.deck.codes(hand.declared[1]).split()), action


def test_club_shows_all_that_scores():
    assert shown(0) == ({"SK", "SQ", "SN", "BK", "BQ", "BJ"}, actions.DONE)


def test_who_can_call_himself_out_shows_no_more_than_that_takes():
    assert shown(790) == ({"SK", "SQ", "SN"}, actions.OUT)
