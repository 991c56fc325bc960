"""Tricks with the Bolognese pack: the examples of rules.md 7.2, Moors, the Matto."""

import pytest

from tarocchi import tricks
from tarocchi.cards import BOLOGNA
from tests.tarocchi.bologna import codes, read, reason, seat, start


def winner(line):
    played = line.split()
    return played[tricks.winner([BOLOGNA.parse(code) for code in played], BOLOGNA.rank)]


@pytest.mark.parametrize(
    ("line", "wins"),
    [
        ("M2 M1 BEG M4", "M4"),  # R1: the last Moor
        ("M4 M1 BEG M2", "M2"),
        ("M1 5 M3 M2", "5"),  # R2
        ("M1 BEG", "M1"),
        ("BEG M1", "M1"),
        ("D10 D6 DA D8", "DA"),  # R3: in cups and coins the ace is high among the pips
        ("D10 D9 D8 D7", "D7"),
        ("SA S6 S10 S9", "S10"),  # R4: in swords and batons it is the lowest
        ("CQ 9 CK 7", "9"),  # R5
        ("BK MAT B7 B9", "BK"),  # R6
        ("MAT DQ BJ", "DQ"),  # R12
        ("MON ANG SOL LUN", "ANG"),
        ("LUN 16 5 M1", "LUN"),
        ("SK BEG S6 S7", "BEG"),
    ],
)
def test_the_trick_goes_to(line, wins):
    assert winner(line) == wins


CUPS = {
    "E": "CQ CN CJ CA C6 C8 C9 C10 SK SQ SN SJ S10 BK BQ",
    "N": "9 8 10 MAT DK DQ DN DJ DA D6 D7 D8 D9 D10 BJ",
    "W": "CK 16 15 14 13 12 11 ANG MON SOL LUN M1 M2 M3 BN",
    "S": "7 6 5 M4 BEG S9 S8 S7 S6 SA B10 B9 B8 B7 B6 BA C7",
}
LED_CUPS = [*start("ottocento", CUPS), "Discard: C7 BA"]


def test_who_cannot_follow_must_trump_and_need_not_beat():
    hand = read(LED_CUPS, "1: E CQ")  # R5
    assert codes(hand.legal()) == {"9", "8", "10", "MAT"}
    hand = read(LED_CUPS, "1: E CQ 9")
    assert codes(hand.legal()) == {"CK"}
    hand = read(LED_CUPS, "1: E CQ 9 CK")
    assert codes(hand.legal()) == {"7", "6", "5", "M4", "BEG"}
    assert reason(hand, "S9") == "must play a trump (7 6 5 M4 BEG)"
    hand = read(LED_CUPS, "1: E CQ 9 CK 7")
    assert seat(hand) == "N"


BEGATO = {
    "E": "12 SQ SN SJ S10 S9 S8 S7 S6 SA BK BQ BN BJ B10",
    "N": "BEG MAT SK DK DQ DN DJ DA D6 D7 D8 D9 D10 CK CQ",
}


def test_the_begato_must_go_when_it_is_the_only_trump_unless_the_matto_does():
    hand = read(start("ottocento", BEGATO), "Discard: 16 15", "1: E 12")  # R8
    assert codes(hand.legal()) == {"BEG", "MAT"}
    assert reason(hand, "DK") == "must play a trump (BEG)"


MATTO = {
    "E": "BK SQ SN SJ S10 S9 S8 S7 S6 SA 16 15 14 13 12",
    "N": "MAT BQ SK DK DQ DN DJ DA D6 D7 D8 D9 D10 CK CQ",
    "W": "B7 B8 ANG MON SOL LUN M1 M2 M3 M4 5 6 7 8 9",
    "S": "B9 B6 BA BN BJ B10 BEG 10 11 CN CJ CA C6 C7 C8 C9 C10",
}


def test_the_matto_goes_home_and_the_rest_to_the_winner():
    hand = read(start("ottocento", MATTO), "Discard: C9 C10", "1: E BK MAT B7 B9")  # R6
    ours, theirs = hand.piles()
    assert (codes(ours), codes(theirs)) == ({"MAT"}, {"BK", "B7", "B9"})
    assert (hand.matto_seat, hand.matto_winner) == (2, 1)
    assert hand.points(0) == 5 and hand.points(1) == 7


def test_a_led_matto_asks_for_nothing_and_the_second_card_for_its_suit():
    lines = [*start("terziglio", {"E": "MAT BK BQ", "S": "BJ B9"}), "Bid: E solo"]
    hand = read(lines, "1: E MAT")
    assert hand.led() == -1
    assert codes(hand.legal()) == codes(hand.hands[hand.turn])
    hand = read(lines, "1: E MAT BN")
    assert codes(hand.legal()) == {"BJ", "B9"}
    assert reason(hand, "ANG") == "must follow batons (BJ B9)"
