"""One deal or four, the deal passing to the right [rules.md 1.4, A23]."""

import pytest

from host_tools.proofs import random_hands
from tarocchi import deals, options
from tarocchi.match import Match
from tarocchi.rng import Random
from tests.tarocchi.hands import PIEDICAVALLO

FOUR = options.complete({"piedicavallo.match": "fourDeals"})
SINGLE = options.complete({})


def play(match):
    """Play the next hand of a match and count it."""
    hand = match.new_hand()
    random_hands.play_out(hand, random_hands.Player(Random(1)))
    match.add(hand.result())
    return hand


def test_a_single_deal_decides_by_default():
    match = Match(PIEDICAVALLO, SINGLE, 57)
    assert (match.length, match.over, match.index, match.totals) == (1, False, 0, (0, 0))
    hand = play(match)
    assert match.over
    assert match.totals == hand.result().totals()
    assert match.winner == hand.result().winner


@pytest.mark.parametrize("first", [0, 57, 58, 59, deals.LIMIT - 2])
def test_each_of_four_deals_has_the_next_number_and_the_next_dealer(first):
    match = Match(PIEDICAVALLO, FOUR, first)
    hands = []
    while not match.over:
        hands.append(play(match))
    assert [hand.deal for hand in hands] == [(first + i) % deals.LIMIT for i in range(4)]
    assert [hand.dealer for hand in hands] == [(first + i) % 4 for i in range(4)]
    assert [hand.turn for hand in hands] == [-1] * 4
    assert match.totals == tuple(
        sum(hand.result().totals()[side] for hand in hands) for side in (0, 1)
    )
    assert sum(match.totals) == 4 * 228


def test_the_hand_of_a_match_is_the_hand_of_its_number():
    match = Match(PIEDICAVALLO, FOUR, 1000, [(114, 114)])
    assert match.new_hand().dealt == PIEDICAVALLO.deal(1001, 1001 % 4)[0]


@pytest.mark.parametrize(
    ("results", "winner"),
    [
        ([(114, 114)] * 4, None),
        ([(0, 228), (228, 0), (100, 128), (128, 100)], None),
        ([(116, 112)] + [(114, 114)] * 3, 0),
        ([(228, 0)] + [(75, 153)] * 3, 1),
    ],
)
def test_most_points_of_the_four_deals_win_and_equal_is_a_draw(results, winner):
    match = Match(PIEDICAVALLO, FOUR, 5, results)
    assert match.over and match.index == 4
    assert match.winner == winner


def test_a_match_goes_on_from_the_results_kept():
    match = Match(PIEDICAVALLO, FOUR, 5, [(100, 128), (114, 114)])
    assert (match.index, match.over, match.totals, match.winner) == (2, False, (214, 242), 1)
    assert match.new_hand().deal == 7
