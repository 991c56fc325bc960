"""Hints: what Master would do, for any decision of the player, with points and reasons."""

import pytest

import bots
import tarocchi
from bots.advice import REASONS
from host_tools import players
from host_tools.positions import position
from host_tools.proofs import traces
from tarocchi import actions, options
from tarocchi.hand import Hand
from tarocchi.rng import Random
from tests.bots.thinking import answer, one_world, quick


def hint_for(view, start=traces.few_worlds):
    hint = bots.hint(view, 5)
    hint.start = start
    while not hint.step():
        assert hint.actions == []
    return hint


@pytest.mark.parametrize("name", tarocchi.GAMES)
def test_any_decision_has_a_hint_that_can_be_done_and_is_what_master_would_do(name):
    phases = set()
    random = Random(3)
    for deal in range(8):
        given = {"mattoGift": "manual", "piedicavallo.mattoGift": "onePoint"}
        hand = Hand.from_deal(tarocchi.game(name), options.complete(given), deal)
        player = players.make("random", hand.game, deal)
        while hand.turn >= 0:
            view = hand.view(hand.turn)
            if hand.phase != "play" or random.below(6) == 0:
                phases.add(hand.phase)
                hint = hint_for(view, one_world)
                assert hint.actions[0] == answer(quick("master", view.game, 5), view)
                for reason in hint.reasons:
                    assert reason[0] in REASONS
                assert 50 <= hint.sure <= 100
                if hint.sure > 60 and len(hint.tried) > 1:
                    assert hint.tried[0][1] >= hint.tried[1][1]
                _can_be_done(hand, hint)
            player.begin(view)
            action = player.step()
            hand.apply(actions.PASS if hand.phase == "bid" and deal % 2 == 0 else action)
    assert phases >= {"play"} | ({"discard", "gift"} if name != "terziglio" else {"bid"})


def _can_be_done(hand, hint):
    phase, seat = hand.phase, hand.turn
    done = 0
    for action in hint.actions:
        assert (hand.phase, hand.turn) == (phase, seat)
        hand.apply(action)
        done += 1
    assert (hand.phase, hand.turn) != (phase, seat) or len(hint.actions) == 1
    while done:
        hand.undo()
        done -= 1


KING = """
    Game: ottocento
    Dealer: W
    Hand S: SK SQ S6 C9 B8 B7 5 6 7 9 D10 D7 D6 C6 C7
    Discard: CJ C10
    """


def test_what_was_tried_comes_best_first_with_its_points():
    hand = position(KING)
    while hand.phase == "declare":
        hand.apply(actions.DONE)
    hint = hint_for(hand.view(hand.turn))
    (first, points), *others = hint.tried
    assert list(first) == [action & 63 for action in hint.actions]
    assert len(others) >= 5
    assert all(isinstance(other, int) for _, other in others)
    assert hint.worlds >= 4
    assert hint.reasons[0] in (("close", 0), ("ahead", points - max(p for _, p in others)))


def test_a_partner_who_knocks_is_a_reason():
    hand = position(
        """
        Game: ottocento
        Dealer: W
        Hand N: CK CJ C7 S10 S8 B9 B7 D10 D9 6 7 9 M1 SA BJ
        Discard: S6 B6
        1: S C9! C8
        """
    )
    hint = hint_for(hand.view(hand.turn))
    assert hand.game.deck.code(hint.actions[0]) == "CK"
    assert ("asked_high", 0) in hint.reasons


def test_the_only_card_needs_no_other_reason():
    hand = position(
        """
        Game: ottocento
        Dealer: W
        Hand E: S7 C8 CJ B9 B8 D10 D9 D8 5 6 7 9 BJ BA CQ
        Discard: C6 B6
        1: S SK
        """
    )
    hint = hint_for(hand.view(hand.turn))
    assert (hint.reasons, hint.sure, hint.tried) == ([("only", 0)], 100, [])


def test_a_bid_says_what_the_cards_promise():
    hand = Hand.from_deal(tarocchi.game("terziglio"), options.complete({}), 3)
    reasons = dict(hint_for(hand.view(hand.turn)).reasons)
    assert set(reasons) == {"gioco", "solo"}
