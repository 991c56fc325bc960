"""Combinations by the examples of rules.md 7.1 and the borders of 4; test_proofs has the bulk."""

import pytest

from host_tools.proofs import slow_bologna
from tarocchi import cards
from tarocchi.bolognese_count import card_points
from tarocchi.cards import BOLOGNA
from tarocchi.combinations import Combinations

NUMBERS = " ".join(slow_bologna.NUMBERS)
PACK = " ".join(slow_bologna.PACK)


def pile(codes):
    return cards.of([BOLOGNA.parse(code) for code in codes.split()])


def score(codes):
    return Combinations(pile(codes))


def sequences(found):
    return {name: number for name, _, number, _ in found.sequences}


LOSERS = "MON SOL 16 BEG DK DJ DA SQ SN SJ CJ BN BA"
X1 = " ".join(code for code in PACK.split() if code not in LOSERS.split())
X30 = "ANG MON BEG MAT SK BK CK SQ BQ CQ SN BN SA BA M1"


@pytest.mark.parametrize(
    ("codes", "points"),
    [
        (X1, 181),
        (PACK, 846),  # X3
        ("M1 M2 M3 M4 BEG MAT", 25),  # X4
        ("SK SQ SN", 10),  # X5
        ("BK BN BJ", 10),
        ("DK DQ DJ", 10),
        ("SK SQ SA", 0),  # X6
        ("SK SJ MAT", 10),  # X8
        ("SK SJ SA MAT", 15),  # X9
        ("SK SA MAT BEG", 0),  # X10
        ("CK CQ CN CJ CA MAT BEG", 30),  # X11
        ("ANG MON MAT", 28),  # X12
        ("ANG MAT BEG", 18),  # X13
        ("ANG SOL LUN 16 15", 20),  # X14
        ("ANG LUN 15 14 MAT BEG", 43),  # X15
        ("ANG MON SOL 15 14 MAT", 43),  # X17
        ("ANG MON SOL 15 13 12 MAT BEG", 71),  # X18
        (f"ANG MON SOL LUN {NUMBERS} M1 M2", 85),  # X20
        ("MON SOL LUN 16 MAT BEG", 18),  # X23
        ("M1 M2 BEG", 10),  # X24
        ("M1 MAT BEG", 0),
        ("SA BA CA", 10),  # X25
        ("SA BA CA DA MAT", 20),
        ("SK BK CK", 17),  # X26
        ("SK BK CK DK", 34),
        ("SK BK CK SQ BQ CQ SJ BJ CJ", 146),  # X27
        ("SK SQ SN CK CJ CA MAT", 30),  # X28
        (X30, 324),
        ("", 0),
    ],
)
def test_worked_examples(codes, points):
    assert score(codes).points == points
    assert sum(slow_bologna.combos(codes.split())) == points


def test_the_sequences_of_the_first_example():
    found = score(X1)
    assert found.cricche_points == 31
    assert sequences(found) == {"Mori": 5, "Assi": 3, "B": 4, "C": 5, "Grande": 3}
    assert found.sequence_points == 150


def of(families, doubled):
    """The points of made-up combinations, by the way in which all are added up."""
    from tarocchi.combinations import _doubled

    return sum(_doubled([("", None, 0, worth) for worth in family]) for family in families) == (
        doubled
    )


def test_each_family_doubles_by_itself():
    assert of([[34, 28, 17], [25, 20, 25, 30, 35]], 428)  # X2
    assert of([[18, 17, 14], [46, 40, 40]], 350)  # X7
    assert of([[34, 28], [25, 20, 25]], 62 + 140)
    assert of([[34, 28, 17], [25, 20]], 158 + 45)


def test_the_whole_pack_is_worth_939_with_its_cards_and_the_last_trick():
    found = score(PACK)
    assert (found.cricche_points, found.sequence_points) == (296, 550)
    assert sequences(found)["Grande"] == 22
    half_points = card_points(BOLOGNA, pile(PACK))
    assert 2 * found.points + half_points + 12 == 2 * 939


def test_moors_and_counters_alone_count_36():
    codes = pile("M1 M2 M3 M4 BEG MAT")
    assert 2 * Combinations(codes).points + card_points(BOLOGNA, codes) == 2 * 36


def test_moors_lengthen_the_grande_unless_a_house_rule_says_no():
    codes = pile(PACK)
    assert Combinations(codes, moors_in_grande=False).points == 846 - 2 * 4 * 5
    assert score("ANG MON SOL M1").points == 10  # the numbers are not passed


@pytest.mark.parametrize(
    ("codes", "number"),
    [
        ("ANG MON", None),
        ("ANG MON BEG", 3),
        ("ANG MON SOL", 3),
        ("ANG MON SOL LUN", 4),
        ("ANG MON LUN MAT", 4),
        # Two neighbouring numbers are never bridged: both counters stand at the end.
        ("ANG MON SOL 14 13 MAT BEG", 5),
        # One counter for a great card and one for the 16, but none for the 15 then.
        ("ANG MON 15 MAT BEG", 5),
        ("ANG MON 14 MAT BEG", 4),
        # The only counter is bound to a great card and bridges nothing.
        ("ANG MON 15 14 MAT", 3),
        ("ANG MON 16 14 MAT BEG", 6),
        ("ANG SOL LUN 16 15 13 12 10 9 MAT BEG", 11),
        # A bridged 5 lets the Moors follow.
        (f"ANG MON SOL {NUMBERS[:-2]} M1 M4 MAT", 17),
        (f"ANG MON SOL {NUMBERS[:-2]} M1 M4", 14),
    ],
)
def test_how_far_the_grande_goes(codes, number):
    assert sequences(score(codes)).get("Grande") == number


def test_a_combination_lists_the_cards_that_stand_in_it():
    found = score("SK SQ SA S6 MAT DA CA")
    used = {name: BOLOGNA.codes(masks) for name, masks, _, _ in found.sequences}
    assert used == {"S": "SK SQ SA MAT", "Assi": "SA CA DA MAT"}
    assert BOLOGNA.codes(found.cards()) == "SK SQ SA CA DA MAT"


@pytest.mark.parametrize(
    ("codes", "half_points"),
    [("", 0), ("SK", 9), ("S6", 1), ("SK S6", 10), (PACK, 174), ("MAT BEG ANG MON", 36)],
)
def test_card_points_are_values_less_half_a_point_a_card(codes, half_points):
    assert card_points(BOLOGNA, pile(codes)) == half_points
