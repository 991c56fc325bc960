"""The two packs and sets of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tools.proofs import slow_rules
from tarocchi import cards
from tarocchi.cards import PIEDMONT
from tarocchi.errors import BadCard

some_cards = st.sets(st.integers(0, 61))


def test_the_pack_has_the_62_cards_of_the_rules():
    assert {PIEDMONT.code(card) for card in range(62)} == slow_rules.PACK


def test_every_code_reads_back_in_either_case():
    for card in range(62):
        code = PIEDMONT.code(card)
        assert PIEDMONT.parse(code) == PIEDMONT.parse(code.lower()) == card


def test_each_card_is_worth_what_the_rules_say():
    for card in range(62):
        assert PIEDMONT.value[card] == slow_rules.points_of(PIEDMONT.code(card))
    assert sum(PIEDMONT.value) == 114


def test_cards_rank_within_their_suit_as_the_rules_say():
    for suit, letter in enumerate("SBCD"):
        ranked = sorted(range(10 * suit, 10 * suit + 10), key=lambda card: -PIEDMONT.rank[card])
        assert [PIEDMONT.code(card) for card in ranked] == [
            letter + rank for rank in slow_rules.HIGH_TO_LOW[letter]
        ]
    trumps = sorted(range(40, 61), key=lambda card: -PIEDMONT.rank[card])
    assert [PIEDMONT.code(card) for card in trumps] == [f"T{n}" for n in range(21, 0, -1)]


@given(st.text(max_size=4))
def test_no_other_text_is_a_card(text):
    try:
        card = PIEDMONT.parse(text)
    except BadCard:
        assert text.upper() not in slow_rules.PACK
    else:
        assert PIEDMONT.code(card) == text.upper()


@pytest.mark.parametrize("text", ["", "S", "K", "S4", "C7", "D10", "T0", "T22", "T01", "MATTO"])
def test_cards_that_were_taken_out_of_the_pack_are_named_in_the_error(text):
    with pytest.raises(BadCard, match=f"there is no card {text} in this pack"):
        PIEDMONT.parse(text)


@given(some_cards)
def test_a_set_of_cards_is_five_small_masks_and_back(held):
    masks = cards.of(held)
    assert len(masks) == 5 and all(0 <= mask < 2**30 for mask in masks)
    assert set(cards.cards(masks)) == held
    assert cards.count(masks) == len(held)
    assert [card for card in range(62) if cards.has(masks, card)] == sorted(held)


@given(some_cards, st.integers(0, 61))
def test_adding_and_removing_a_card_changes_that_card_alone(held, card):
    masks = cards.of(held - {card})
    cards.add(masks, card)
    assert set(cards.cards(masks)) == held | {card}
    cards.remove(masks, card)
    assert set(cards.cards(masks)) == held - {card}


@given(some_cards)
def test_cards_are_listed_by_suit_and_from_high_to_low(held):
    listed = cards.cards(cards.of(held))
    assert listed == sorted(held, key=lambda card: (cards.SUIT[card], -card))


def test_the_whole_pack_fills_the_masks():
    assert tuple(cards.of(range(62))) == cards.ALL


@given(st.integers(0, 2**30 - 1))
def test_popcount_counts_bits(mask):
    assert cards.popcount(mask) == mask.bit_count()
