"""Whatever is played and written down reads back as the same hand with the same result."""

import pytest

from tarocchi import game, records, referee
from tarocchi.actions import listed
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

GAME = game("piedicavallo")


def play(hand, random, steps=1000):
    while hand.turn >= 0 and steps:
        actions = listed(hand.legal())
        hand.apply(actions[random.below(len(actions))])
        steps -= 1
    return hand


def lines(hand):
    return records.write(hand).splitlines()


@pytest.mark.parametrize("deal", range(40))
def test_a_played_hand_is_refereed_to_the_same_result(deal):
    random = Random(deal)
    options = complete(
        {
            "piedicavallo.mattoGift": ("none", "onePoint")[deal & 1],
            "mattoGift": ("auto", "manual")[deal >> 1 & 1],
        }
    )
    hand = play(Hand.from_deal(GAME, options, deal * 1000, dealer=deal % 4), random)
    again = referee.read(lines(hand))
    assert again.played == hand.played
    assert again.options == hand.options
    assert again.gift == hand.gift
    assert again.result().rows == hand.result().rows
    assert records.write(again) == records.write(hand)


@pytest.mark.parametrize("deal", range(40))
def test_a_hand_stopped_anywhere_is_read_back_to_the_same_decision(deal):
    random = Random(deal)
    hand = play(Hand.from_deal(GAME, complete({}), deal), random, steps=3 + random.below(60))
    again = referee.read(lines(hand), finished=False)
    assert (again.phase, again.turn) == (hand.phase, hand.turn)
    assert again.legal() == hand.legal()


def test_a_discard_that_is_not_done_is_not_written():
    hand = play(Hand.from_deal(GAME, complete({}), 5), Random(5), steps=2)
    assert hand.phase == "discard"
    assert not [line for line in lines(hand) if line.startswith("Discard")]
    again = referee.read(lines(hand), finished=False)
    assert again.phase == "discard"
    assert again.turn == hand.dealer


def test_a_record_without_a_deal_number_has_the_cards_alone():
    dealt = Hand.from_deal(GAME, complete({}), 5)
    hand = Hand(GAME, dealt.options, dealt.dealer, dealt.dealt)
    assert not [line for line in lines(hand) if line.startswith("Deal:")]
    assert referee.read(lines(hand), finished=False).dealt == hand.dealt


def test_a_record_reads_from_the_dealers_right_round_to_the_dealer():
    hand = Hand.from_deal(GAME, complete({"piedicavallo.match": "fourDeals"}), 6)
    assert lines(hand)[:4] == [
        "Game: piedicavallo",
        "Deal: 000-006",
        "Options: piedicavallo.match=fourDeals",
        "Dealer: N",
    ]
    assert [line[:7] for line in lines(hand)[4:]] == ["Hand W:", "Hand S:", "Hand E:", "Hand N:"]
