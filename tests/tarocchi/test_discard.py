"""The dealer's discard [rules.md 1.2]."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.proofs import slow_rules
from tarocchi.actions import DONE, listed
from tarocchi.cards import SUIT
from tarocchi.errors import IllegalAction
from tests.tarocchi.hands import DECK, codes, discard, do, hand_of, parse, reason

KINGS = sorted(slow_rules.KINGS)
FIVES = [*KINGS, "T1", "T21", "MAT"]
LOW_TRUMPS = [f"T{number}" for number in range(2, 21)]
PLAIN = sorted(slow_rules.PACK - slow_rules.KINGS - slow_rules.TRUMPS - {"MAT"})


def engine_discards(hand):
    """Every discard that the engine lets the dealer make, one card at a time."""
    found = set()
    for first in listed(hand.legal()):
        hand.apply(first)
        seconds = listed(hand.legal())
        assert seconds, f"no second card after {DECK.code(first)}"
        for second in seconds:
            hand.apply(second)
            assert listed(hand.legal()) == [DONE]
            found.add(frozenset((DECK.code(first), DECK.code(second))))
            hand.undo()
        hand.undo()
    return found


def assert_discards_are_those_of_the_rules(held):
    expected = {frozenset(pair) for pair in slow_rules.legal_discards(set(held))}
    assert engine_discards(hand_of(0, {0: " ".join(held)})) == expected
    assert expected, "a legal discard always exists"


@st.composite
def hands_with_few_plain_cards(draw):
    """Seventeen cards of which at most four are plain; the rest trumps, kings and the Matto."""
    plain = draw(st.lists(st.sampled_from(PLAIN), min_size=0, max_size=4, unique=True))
    fives = draw(st.lists(st.sampled_from(FIVES), unique=True))
    missing = 17 - len(plain) - len(fives)
    trumps = draw(
        st.lists(st.sampled_from(LOW_TRUMPS), min_size=missing, max_size=missing, unique=True)
    )
    return plain + fives + trumps


@st.composite
def hands_with_few_trumps(draw):
    """Seventeen cards with at most three trumps."""
    trumps = draw(st.lists(st.sampled_from(["T1", "T21", *LOW_TRUMPS]), max_size=3, unique=True))
    rest = [*KINGS, "MAT", *PLAIN]
    missing = 17 - len(trumps)
    return trumps + draw(
        st.lists(st.sampled_from(rest), min_size=missing, max_size=missing, unique=True)
    )


@given(hands_with_few_plain_cards())
@settings(max_examples=60)
def test_all_discards_of_hands_with_few_plain_cards(held):
    assert_discards_are_those_of_the_rules(held)


@given(hands_with_few_trumps())
@settings(max_examples=40)
def test_all_discards_of_hands_with_few_trumps(held):
    assert_discards_are_those_of_the_rules(held)


@given(st.permutations(sorted(slow_rules.PACK)))
@settings(max_examples=40)
def test_all_discards_of_any_hand(pack):
    assert_discards_are_those_of_the_rules(pack[:17])


@pytest.mark.parametrize("plain", range(4))
@pytest.mark.parametrize("kings", [0, 4])
@pytest.mark.parametrize("matto", [[], ["MAT"]])
@pytest.mark.parametrize("extremes", [[], ["T1", "T21"]])
def test_all_discards_of_the_corner_hands(plain, kings, matto, extremes):
    held = PLAIN[:plain] + KINGS[:kings] + matto + extremes
    held += LOW_TRUMPS[: 17 - len(held)]
    assert_discards_are_those_of_the_rules(held)


FOUR_KINGS = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SK BK CK DK MAT S7"
TWO_LOW = "T9 T4 S5 S6 S7 S8 S9 S10 SJ SN B5 B6 B7 B8 B9 B10 BJ"
T21_AND_T4 = "T21 T4 S5 S6 S7 S8 S9 S10 SJ SN B5 B6 B7 B8 B9 B10 BJ"
ONE_LOW = "T9 MAT S5 S6 S7 S8 S9 S10 SJ SN B5 B6 B7 B8 B9 B10 BJ"


@pytest.mark.parametrize(
    ("held", "pair", "announced"),
    [
        (FOUR_KINGS, "S7 T10", 1),
        (FOUR_KINGS, "T10 S7", 1),
        (TWO_LOW, "T9 T4", 2),
        (ONE_LOW, "T9 S9", 1),
        (ONE_LOW, "S9 S5", 0),
    ],
)
def test_probes_of_the_rules_that_are_legal(held, pair, announced):
    hand = hand_of(2, {2: held})
    assert hand.announced == -1
    discard(hand, pair)
    assert hand.announced == announced
    assert codes(hand.discard) == set(pair.split())
    assert (hand.phase, hand.turn) == ("play", 3)


@pytest.mark.parametrize(
    ("held", "pair"),
    [
        (FOUR_KINGS, "T10 T11"),
        (FOUR_KINGS, "MAT S7"),
        (FOUR_KINGS, "S7 SK"),
        (TWO_LOW, "T9 S9"),
        (TWO_LOW, "S9 T9"),
        (T21_AND_T4, "T4 S9"),
        (T21_AND_T4, "T21 S9"),
    ],
)
def test_probes_of_the_rules_that_are_illegal(held, pair):
    hand = hand_of(0, {0: held})
    with pytest.raises(IllegalAction):
        do(hand, pair)


def test_the_number_of_trumps_is_announced_to_everybody_and_not_which():
    hand = discard(hand_of(0, {0: TWO_LOW}), "T4 T9")
    for seat in range(4):
        assert hand.view(seat).announced == 2
    assert [any(hand.view(seat).discard) for seat in range(4)] == [True, False, False, False]


def test_nothing_is_announced_before_done():
    hand = do(hand_of(0, {0: TWO_LOW}), "T4 T9")
    assert [hand.view(seat).announced for seat in range(4)] == [-1] * 4


def test_refusals_say_why():
    hand = hand_of(0, {0: TWO_LOW.replace("BJ", "BK")})
    five = "may not discard a card of five points"
    trump = "may discard a trump only if all the rest are trumps and kings, or no trump is left"
    assert reason(hand, "BK") == five
    assert reason(hand, "T21") == reason(hand, "DK") == "that card is not in this hand"
    assert hand.why_not(DONE).words(DECK) == "must choose 2 more"
    do(hand, "T9")
    assert hand.why_not(DONE).words(DECK) == "must choose 1 more"
    assert reason(hand, "S5") == trump
    assert reason(hand, "T9") == "that card is not in this hand"
    do(hand, "T4")
    assert reason(hand, "S5") == "has chosen enough cards"
    assert hand.why_not(DONE) is None
    assert reason(hand_of(0, {0: T21_AND_T4}), "T4") == trump


def test_a_card_laid_away_with_a_signal_is_refused_as_something_said():
    hand = hand_of(0, {0: TWO_LOW})
    for signal in (1, 2, 3):
        assert hand.why_not(parse("S5")[0] | signal << 6).code == "not_now"


def test_the_discard_counts_for_the_dealers_side():
    for dealer in range(4):
        hand = hand_of(dealer, {dealer: TWO_LOW})
        discard(hand, "T9 T4")
        while hand.turn >= 0:
            hand.apply(listed(hand.legal())[-1])
        piles = [hand.points(0), hand.points(1)]
        if 0 not in piles:
            piles[dealer & 1] += 2
            assert hand.result().totals() == (2 * piles[0], 2 * piles[1])


def test_no_five_pointer_of_any_hand_may_go():
    hand = hand_of(1, {1: FOUR_KINGS})
    legal = listed(hand.legal())
    assert all(DECK.value[card] < 5 for card in legal)
    assert {SUIT[card] for card in legal} == {0, 4}
