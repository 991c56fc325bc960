"""Volo, striscio, busso: who may make them, on which card, and when not [rules.md 3.5]."""

import pytest

from tarocchi import signals
from tarocchi.cards import BOLOGNA, cards
from tests.tarocchi.bologna import read, reason, start

DEALT = {
    "E": "SK SQ S6 B6 CK C6 MAT ANG 16 5 DK DQ D6 D7 D8",
    "N": "S7 B7 B8 CQ CN C7 MON SOL 15 14 D9 D10 DA DN DJ",
    "W": "S8 S9 SJ B9 B10 CJ C8 LUN 13 12 11 10 9 M1 M2",
    "S": "S10 SN SA BK BQ BN BJ BA CA C9 C10 8 7 6 M3 M4 BEG",
}
FIRST = "1: E S6 S7 S8 SN"


def after(*tricks, **given):
    return read([*start("ottocento", DEALT, **given), "Discard: C9 C10", "Declare S: -"], *tricks)


def test_the_leader_may_signal_on_the_card_led():
    hand = after()
    for code in ("SK", "S6", "ANG", "C6"):
        assert reason(hand, code, "~") is None
        assert reason(hand, code, "!") is None
    assert reason(hand, "B6", "^") is None  # its last baton
    assert signals.allowed(hand, BOLOGNA.parse("B6")) == [1, 2, 3]
    assert signals.allowed(hand, BOLOGNA.parse("SK")) == [2, 3]


def test_volo_is_refused_while_cards_of_the_suit_are_held():
    hand = after()
    assert reason(hand, "SK", "^") == "may not say volo: still holds swords"
    assert reason(hand, "ANG", "^") == "may not say volo: still holds trumps"


def test_the_matto_is_no_trump_that_is_held():
    dealt = {**DEALT, "E": DEALT["E"].replace("16 5", "S10 SN"), "S": DEALT["S"]}
    dealt["S"] = dealt["S"].replace("S10 SN", "16 5")
    hand = read([*start("ottocento", dealt), "Discard: C9 C10"], "Declare S: -")
    assert reason(hand, "ANG", "^") is None


def test_striscio_at_a_tournament_says_that_more_are_held():
    hand = after(striscio="tournament")
    assert reason(hand, "SK", "~") is None
    assert reason(hand, "B6", "~") == "may not say striscio: holds no more batons"


def test_no_signal_on_the_matto():
    for mark in "^~!":
        assert reason(after(), "MAT", mark) == "may not signal on the Matto"


def test_only_the_leader_signals_by_default():
    hand = after("1: E S6")
    assert reason(hand, "S7", "!") == "may signal only on the card led"
    assert reason(hand, "S7") is None


def test_any_player_may_signal_on_its_own_card_but_once_a_trick():
    given = {"signals__who": "any"}
    assert reason(after("1: E S6", **given), "S7", "!") is None
    assert reason(after("1: E S6", **given), "S7", "^") is None
    hand = after("1: E S6!", **given)
    assert reason(hand, "S7", "!") == "may not signal: one was made in this trick"
    hand = after("1: E S6 S7^ S8 SN", **given)
    assert reason(hand, "SA", "!") is None  # the next trick


def test_only_the_dealers_right_signals_as_forehand():
    given = {"signals__who": "forehand"}
    assert reason(after(**given), "S6", "!") is None
    hand = after("1: E S6", **given)
    assert reason(hand, "S7", "!") == "may not signal: only the dealer's right may"
    hand = after(FIRST, **given)
    assert reason(hand, "SA", "!") == "may not signal: only the dealer's right may"


def test_signals_may_be_off():
    hand = after(signals__who="off")
    assert reason(hand, "S6", "!") == "signals are not played here"


def test_a_card_that_may_not_be_played_is_refused_before_its_signal():
    hand = after("1: E S6", signals__who="any")
    assert reason(hand, "B7", "!").startswith("must follow swords")
    assert reason(hand, "SK", "!") == "that card is not in this hand"


def test_a_signal_is_public_and_changes_nothing_else():
    plain, marked = after("1: E S6 S7 S8"), after("1: E S6! S7 S8")
    assert [view.signals for view in map(marked.view, range(4))] == [b"\3\0\0"] * 4
    assert plain.played == marked.played and plain.legal() == marked.legal()
    assert cards(plain.hands[1]) == cards(marked.hands[1])


# Only after the king


def test_after_the_king_the_king_itself_may_be_signalled_on():
    hand = after(signals__afterKing="true")
    assert reason(hand, "SK", "!") is None
    assert reason(hand, "S6", "!") == "may not signal yet in swords"
    assert reason(hand, "ANG", "!") is None
    assert reason(hand, "16", "!") == "may not signal yet in trumps"


def test_after_the_king_lies_in_an_earlier_trick_its_suit_is_open():
    given = {"signals__afterKing": "true"}
    hand = after("1: E SK S7 S8 SN", **given)
    assert reason(hand, "S6", "!") is None
    assert reason(hand, "C6", "!") == "may not signal yet in cups"
    hand = after("1: E ANG MON LUN 8", **given)
    assert reason(hand, "16", "!") is None


def test_a_king_of_the_present_trick_is_not_gone_yet():
    given = {"signals__afterKing": "true", "signals__who": "any"}
    hand = after("1: E SK", **given)
    assert reason(hand, "S7", "!") == "may not signal yet in swords"


ALL_TRUMPS_OUT = {
    "E": "ANG MON SOL LUN 16 15 SQ SN SJ BQ BN CQ CN DQ DN",
    "N": "14 13 12 11 10 S10 S9 B10 B9 C10 C9 D10 D9 SK BK",
    "W": "9 8 7 6 5 S8 S7 B8 B7 C8 C7 D8 D7 CK DK",
    "S": "M1 M2 M3 M4 BEG MAT S6 SA B6 BA C6 CA D6 DA BJ CJ DJ",
}
TRICKS = (
    "1: E ANG 14 9 M1",
    "2: E MON 13 8 M2",
    "3: E SOL 12 7 M3",
    "4: E LUN 11 6 M4",
    "5: E 16 10 5 BEG",
)


@pytest.mark.parametrize(("tricks", "allowed"), [(4, False), (5, False), (6, True)])
def test_when_all_trumps_are_out_every_suit_is_open(tricks, allowed):
    lines = start("ottocento", ALL_TRUMPS_OUT, signals__afterKing="true")
    last = "6: E 15 S10 S8 S6"
    hand = read([*lines, "Discard: DJ CJ", "Declare S: -"], *[*TRICKS, last][:tricks])
    assert (reason(hand, "SQ", "!") is None) is allowed
    if tricks == 5:  # of all trumps only the one led is left
        assert reason(hand, "15", "!") is None


# Terziglio


ALONE = {"E": "SK S6 B6", "W": "SQ S7 BK", "S": "SN S8 BQ"}


def test_a_declarer_signals_to_nobody():
    hand = read([*start("terziglio", ALONE), "Bid: E solo"], "Declare S: -")
    assert reason(hand, "S6", "!") == "plays alone and has nobody to signal to"
    assert signals.allowed(hand, BOLOGNA.parse("S6")) == []


def test_the_defenders_signal_to_each_other():
    hand = read([*start("terziglio", ALONE), "Bid: E pass, W solo"], "Declare S: -")
    assert reason(hand, "SK", "!") is None
    hand = read([*start("terziglio", ALONE, signals__who="any"), "Bid: E solo"], "1: E S6")
    assert reason(hand, "S7", "!") is None
