"""The order in which a combination lies: every card once, counters in the holes."""

import random

import pytest

from tarocchi.cards import BOLOGNA, cards, of
from tarocchi.combinations import Combinations
from tarocchi.laying import COUNTERS, in_order


def laid(codes, name):
    found = Combinations(of([BOLOGNA.parse(code) for code in codes.split()]))
    masks = {row[0]: row[1] for row in found.cricche + found.sequences}[name]
    return " ".join(BOLOGNA.code(card) for card in in_order(name, masks))


@pytest.mark.parametrize(
    ("codes", "name", "order"),
    [
        ("ANG MON MAT", "Grande", "ANG MON MAT"),
        ("ANG SOL LUN 16 15", "Grande", "ANG SOL LUN 16 15"),
        ("ANG LUN 15 14 MAT BEG", "Grande", "ANG LUN MAT BEG 15 14"),
        ("ANG MON SOL 15 14 MAT", "Grande", "ANG MON SOL MAT 15 14"),
        ("ANG MON SOL 15 13 12 MAT BEG", "Grande", "ANG MON SOL MAT 15 BEG 13 12"),
        ("ANG MON LUN 13 BEG", "Grande", "ANG MON LUN BEG"),
        (
            "ANG MON SOL LUN 16 15 14 13 12 11 10 9 8 7 6 M2 M1 MAT",
            "Grande",
            "ANG MON SOL LUN 16 15 14 13 12 11 10 9 8 7 6 MAT M2 M1",
        ),
        ("SK SJ SA MAT", "S", "SK SJ SA MAT"),
        ("ANG MON BEG MAT", "Tarocchi", "ANG MON MAT BEG"),
    ],
)
def test_counters_stand_where_they_are_needed(codes, name, order):
    assert laid(codes, name) == order


def test_every_card_of_every_combination_lies_once():
    pick = random.Random(1)
    for _ in range(3000):
        pile = of(pick.sample(range(62), pick.randint(3, 62)))
        found = Combinations(pile)
        for name, masks, count, _ in found.cricche + found.sequences:
            order = in_order(name, masks)
            assert sorted(order) == sorted(cards(masks))
            assert len(order) == count
            if name == "Grande":
                assert order[0] not in COUNTERS
                assert order[1] not in COUNTERS
