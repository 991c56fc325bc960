"""Every option of rules.md section 8 changes something where it should, and nothing elsewhere."""

import pytest

from host_tools.proofs import random_hands
from tarocchi import options, signals
from tarocchi.cards import cards
from tarocchi.hand import Hand
from tarocchi.match import Match
from tarocchi.options import CHOICES

OTTOCENTO, TERZIGLIO = random_hands.OTTOCENTO, random_hands.TERZIGLIO
PIEDICAVALLO = random_hands.PIEDICAVALLO

# The games in which each option is felt: in what is legal, in what a hand then is and counts, or
# in the length of a match.
FELT = {
    "signals.who": {OTTOCENTO, TERZIGLIO},
    "signals.afterKing": {OTTOCENTO, TERZIGLIO},
    "striscio": {OTTOCENTO, TERZIGLIO},
    "monte": {OTTOCENTO},
    "goingOut": {OTTOCENTO},
    "mattoGift": {PIEDICAVALLO, OTTOCENTO, TERZIGLIO},
    "ottocento.length": {OTTOCENTO},
    "terziglio.deal": {TERZIGLIO},
    "terziglio.oddCard": {TERZIGLIO},
    "terziglio.sweepSolo": {TERZIGLIO},
    "terziglio.pay": {TERZIGLIO},
    "terziglio.overcall": {TERZIGLIO},
    "grande.moors": {OTTOCENTO, TERZIGLIO},
    "piedicavallo.match": {PIEDICAVALLO},
    "piedicavallo.mattoGift": {PIEDICAVALLO},
}
PAIRS = [
    (key, value, table)
    for key in sorted(CHOICES)
    for value in CHOICES[key][1:]
    for table in random_hands.GAMES
]


def open_now(hand):
    """Who may do what now, with signals."""
    legal = hand.legal()
    said = [signals.allowed(hand, card) for card in cards(legal)] if hand.phase == "play" else []
    return hand.phase, hand.turn, legal, said


def outcome(hand):
    result = hand.result()
    return result.rows, result.winner, result.account, result.facts


def differ(table, key, value, index):
    """Whether a random hand goes another way with the option than with its default."""
    hand, player = random_hands.begin(9, index, table)
    plain = dict(hand.options, **{key: CHOICES[key][0]})
    changed = dict(plain, **{key: value})
    if table.variant(plain) is not table.variant(changed):
        return True
    ours, theirs = [
        Hand(table, rules, hand.dealer, hand.dealt, talon=hand.talon, score=hand.score)
        for rules in (plain, changed)
    ]
    while ours.turn >= 0 and theirs.turn >= 0:
        if open_now(ours) != open_now(theirs):
            return True
        action = player.choose(ours)
        ours.apply(action)
        theirs.apply(action)
    # A hand that is over here and goes on there is another hand.
    return ours.turn != theirs.turn or outcome(ours) != outcome(theirs)


def matches_differ(table, key, value):
    plain, changed = [
        Match(table, options.complete(given), 1, [(100, 1700, 0)[: len(table.holders)]])
        for given in ({}, {key: value})
    ]
    return (plain.length, plain.over) != (changed.length, changed.over)


def is_felt(table, key, value):
    hands = 400 if table in FELT[key] else 12
    return matches_differ(table, key, value) or any(
        differ(table, key, value, index) for index in range(hands)
    )


@pytest.mark.parametrize(
    ("key", "value", "table"), PAIRS, ids=lambda part: getattr(part, "name", part)
)
def test_an_option_is_felt_in_its_games_alone(key, value, table):
    assert is_felt(table, key, value) == (table in FELT[key])


def test_every_option_is_in_the_list():
    assert set(FELT) == set(CHOICES)
