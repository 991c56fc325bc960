"""Whatever is played and written down reads back as the same hand with the same result."""

import pytest

from host_tools.proofs import laws, random_hands
from tarocchi import game, records, referee
from tarocchi.actions import NO
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

PIEDICAVALLO = game("piedicavallo")


def lines(hand):
    return records.write(hand).splitlines()


def state(hand):
    """All that a hand holds but the order in which cards were chosen."""
    held = laws.state(hand)
    del held["actions"]
    return held


@pytest.mark.parametrize("index", range(240))
def test_a_played_hand_is_refereed_to_the_same_hand(index):
    hand, player = random_hands.begin(5, index)
    random_hands.play_out(hand, player)
    again = referee.read(lines(hand))
    assert state(again) == state(hand)
    assert again.result().rows == hand.result().rows
    assert again.result().facts == hand.result().facts
    assert records.write(again) == records.write(hand)


def last_whole_decision(hand):
    """The hand without the cards of a decision that is not done."""
    while hand.phase in ("discard", "declare", "out") and (
        any(hand.declared[hand.turn]) or (hand.phase == "discard" and any(hand.discard))
    ):
        hand.undo()
    if hand.phase == "out":  # no decision of its own in a record
        hand.apply(NO)
    return hand


@pytest.mark.parametrize("index", range(240))
def test_a_hand_stopped_anywhere_is_read_back_to_the_same_decision(index):
    hand, player = random_hands.begin(6, index)
    for _ in range(Random(index).below(75)):
        if hand.turn >= 0:
            hand.apply(player.choose(hand))
    again = referee.read(lines(hand), finished=False)
    hand = last_whole_decision(hand)
    assert (again.phase, again.turn) == (hand.phase, hand.turn)
    assert again.legal() == hand.legal()
    assert state(again) == state(hand)


@pytest.mark.parametrize("name", ["piedicavallo", "ottocento", "terziglio"])
def test_a_dealt_hand_is_read_back_with_its_deal_number(name):
    hand = Hand.from_deal(game(name), complete({"terziglio.deal": "19/5"}), 1000, dealer=2)
    random_hands.play_out(hand, random_hands.Player(Random(1)))
    again = referee.read(lines(hand))
    assert (again.deal, state(again)) == (1000, state(hand))


def played_ottocento():
    """A hand before which a side had points, played to its end."""
    hand = Hand.from_deal(game("ottocento"), complete({}), 3, score=(200, 1404))
    random_hands.play_out(hand, random_hands.Player(Random(3)))
    assert hand.winners
    return hand


def test_what_is_left_out_has_its_meaning():
    hand = played_ottocento()
    kept = [line for line in lines(hand) if not line.startswith(("Monte", "Gift"))]
    kept = [line for line in kept if not (line.startswith("Declare") and line.endswith("-"))]
    again = referee.read(kept)
    assert again.result().rows == hand.result().rows


def test_a_discard_that_is_not_done_is_not_written():
    hand = Hand.from_deal(PIEDICAVALLO, complete({}), 5)
    player = random_hands.Player(Random(5))
    for _ in range(2):
        hand.apply(player.choose(hand))
    assert hand.phase == "discard"
    assert not [line for line in lines(hand) if line.startswith("Discard")]
    again = referee.read(lines(hand), finished=False)
    assert again.phase == "discard"
    assert again.turn == hand.dealer


def test_a_record_without_a_deal_number_has_the_cards_alone():
    dealt = Hand.from_deal(PIEDICAVALLO, complete({}), 5)
    hand = Hand(PIEDICAVALLO, dealt.options, dealt.dealer, dealt.dealt)
    assert not [line for line in lines(hand) if line.startswith("Deal:")]
    assert referee.read(lines(hand), finished=False).dealt == hand.dealt


def test_a_record_reads_from_the_dealers_right_round_to_the_dealer():
    hand = Hand.from_deal(PIEDICAVALLO, complete({"piedicavallo.match": "fourDeals"}), 6)
    assert lines(hand)[:4] == [
        "Game: piedicavallo",
        "Deal: 000-006",
        "Options: piedicavallo.match=fourDeals",
        "Dealer: N",
    ]
    assert [line[:7] for line in lines(hand)[4:]] == ["Hand W:", "Hand S:", "Hand E:", "Hand N:"]


def test_the_statements_of_a_bolognese_record_stand_in_the_order_of_the_contract():
    hand = played_ottocento()
    words = [line.split(":")[0].split(" ")[0] for line in lines(hand)]
    assert words[:9] == [
        "Game",
        "Deal",
        "Score",
        "Dealer",
        "Hand",
        "Hand",
        "Hand",
        "Hand",
        "Monte",
    ]
    assert words[9:15] == ["Discard", "Declare", "Declare", "Declare", "Declare", "1"]
    assert lines(hand)[2] == "Score: NS 100, EW 702"
