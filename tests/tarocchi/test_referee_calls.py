"""Faults of what is said in Bolognese records: monte, bids, declarations, calling out."""

import pytest

from tarocchi import referee
from tests.tarocchi.bologna import GIOCO, OTTO, fault, line_of, put, seat, start, swapped


def stands(lines):
    hand = referee.read(lines, finished=False)
    return hand.phase, seat(hand)


# Monte and bid


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Monte: E maybe", "there is no call maybe; calls: yes, no"),
        ("Monte: E gioco", "there is no call gioco; calls: yes, no"),
        ("Monte: N yes", "E speaks next, not N"),
        ("Monte: E yes, W yes", "N speaks next, not W"),
        ("Monte: X yes", "there is no seat X; seats: S E N W"),
        ("Monte: E no, N yes", "Monte ends at the first no"),
        ("Monte: E", "Monte is written as seats and what they say"),
        ("Monte:", "Monte is written as seats and what they say"),
        ("Monte: E yes N no", "Monte is written as seats and what they say"),
        ("Monte: E yes", "Monte is cut off: N speaks next"),
        ("Bid: E pass", "there is no Bid in ottocento"),
        ("Talon: S6", "there is no Talon in ottocento"),
    ],
)
def test_a_wrong_monte_is_a_fault_of_its_line(text, reason):
    assert fault(put(OTTO, "Discard", text)) == (line_of(OTTO, "Discard"), reason)


def test_nobody_is_asked_for_a_monte_without_the_option():
    lines = put(put(OTTO, "Discard", "Monte: E no"), "Dealer", "Options: monte=off")
    assert fault(lines) == (line_of(lines, "Monte"), "nobody is asked for a monte")


def test_nothing_may_follow_an_agreed_monte():
    lines = put(OTTO, "Discard", "Monte: E yes, N yes, W yes, S yes")
    line, reason = fault(lines)
    assert line == line_of(lines, "Discard")
    assert reason == "nothing may follow an agreed monte"
    assert referee.read(lines[: line - 1]).ended == "monte"


@pytest.mark.parametrize(
    ("bid", "reason"),
    [
        ("E gioco, W gioco", "W may not say gioco: may not say gioco after a gioco"),
        ("E gioco, S pass", "W speaks next, not S"),
        ("E pass, W gioco, S pass", "Bid is cut off: E speaks next"),
        ("E gioco, W pass, S pass, E pass", "the auction is over"),
        ("E solo, W pass", "the auction is over"),
        ("E yes", "there is no call yes; calls: pass, gioco, solo"),
        ("N pass", "there is no seat N; seats: S E W"),
        ("", "Bid is written as seats and what they say"),
    ],
)
def test_a_wrong_bid_is_a_fault_of_its_line(bid, reason):
    assert fault(swapped(GIOCO, "Bid", f"Bid: {bid}")) == (line_of(GIOCO, "Bid"), reason)


def test_nothing_may_follow_when_all_pass():
    lines = swapped(GIOCO, "Bid", "Bid: E pass, W pass, S pass")
    assert fault(lines) == (
        line_of(GIOCO, "Discard"),
        "nothing may follow an auction in which all pass",
    )


def test_a_solo_has_no_discard():
    lines = swapped(GIOCO, "Bid", "Bid: E solo")
    assert fault(lines) == (line_of(GIOCO, "Discard"), "nothing is left to discard")


def test_a_missing_bid_or_discard_is_a_fault_of_the_last_line():
    assert fault(swapped(GIOCO, "Bid", None)) == (
        len(GIOCO) - 1,
        "a statement is missing: E is to bid",
    )
    assert fault(swapped(GIOCO, "Discard", None))[0] == len(GIOCO) - 1
    assert fault(swapped(OTTO, "Discard", None)) == (
        len(OTTO) - 1,
        "a statement is missing: S is to discard 2 cards",
    )


# Declarations


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Declare E:", "a declaration is written as cards, or - for silence"),
        ("Declare E: SK SQ", "E may not lay down cards that score nothing (SK SQ)"),
        ("Declare E: SK SQ SN BK", "E may not lay down cards that score nothing (BK)"),
        ("Declare E: S7", "E may not declare S7: scores nothing in this hand"),
        ("Declare E: SK SQ SK", "E may not declare SK: has laid that card down already"),
        ("Declare E: DK DQ DN", "E may not declare DK: S holds it"),
        ("Declare E: SK SQ SX", "there is no card SX in this pack"),
        ("Declare E: SK! SQ SN", "there is no card SK! in this pack"),
        ("Declare X: -", "there is no seat X; seats: S E N W"),
    ],
)
def test_a_wrong_declaration(text, reason):
    lines = swapped(OTTO, "Declare E", text)
    assert fault(lines) == (line_of(OTTO, "Declare E"), reason)


def test_declarations_stand_in_speaking_order():
    lines = put(swapped(OTTO, "Declare E", None), "1:", "Declare E: SK SQ SN")
    assert fault(lines) == (line_of(lines, "Declare E"), "all have declared")
    lines = put(OTTO, "Declare S", "Declare W: -", "Declare N: -")
    assert fault(lines) == (line_of(lines, "Declare N"), "N has spoken already")
    lines = put(OTTO, "2:", "Declare S: -")
    assert fault(lines)[1].startswith("Declare must stand before 1, 2, 3")


def test_nothing_may_follow_declarations_that_decide():
    lines = put(OTTO, "Dealer", "Score: NS 0, EW 790")
    assert fault(lines) == (line_of(lines, "1:"), "nothing may follow declarations that decide")
    hand = referee.read(lines[: line_of(lines, "Declare S")])
    assert (hand.ended, hand.result().winner) == ("declarations", 1)
    silent = lines[: line_of(lines, "Declare E")]
    assert fault(silent)[1] == "unfinished: N is to declare"
    assert referee.read([*silent, "Declare S: -"]).ended == "declarations"


def speaking(*score):
    return put(OTTO, "Dealer", "Options: goingOut=speakingOrder", *score)


def test_out_ends_the_hand():
    lines = speaking("Score: EW 780, NS 790")
    out = put(lines, "Declare S", "Out: E")
    out = out[: line_of(out, "Out")]
    hand = referee.read(out)
    assert (hand.ended, hand.out, hand.result().winner) == ("declarations", 1, 1)
    assert fault([*out, "Declare S: -"])[1] == "Declare must stand before Out"
    assert fault([*out, "1: E SOL"])[1] == "nothing may follow declarations that decide"
    last = put(lines, "1:", "Out: S")
    hand = referee.read(last[: line_of(last, "Out")])
    assert (hand.out, hand.result().winner) == (0, 0)
    assert len(referee.read(lines).winners) == 15  # nobody has to


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Out: N", "N has not just declared"),
        ("Out: X", "there is no seat X; seats: S E N W"),
        ("Out: E", "E may not call itself out: has not reached the end of the match"),
    ],
)
def test_a_wrong_out(text, reason):
    lines = put(speaking("Score: EW 700"), "Declare S", text)
    assert fault(lines) == (line_of(lines, "Out"), reason)


def test_out_needs_its_option_and_its_game():
    lines = put(OTTO, "Declare S", "Out: E")
    assert fault(lines) == (line_of(lines, "Out"), "Out needs the option goingOut=speakingOrder")
    lines = put(put(GIOCO, "Declare W", "Out: E"), "Dealer", "Options: goingOut=speakingOrder")
    assert fault(lines) == (line_of(lines, "Out"), "there is no Out in terziglio")


DEALER = {"S": "SK SQ SN BK BQ BN CK CQ CN ANG 16 15 14 13 12 MON SOL"}
FIFTEEN = start("ottocento", DEALER, score="NS 790, EW 0", goingOut="speakingOrder")


def test_the_dealer_calls_himself_out_before_the_discard():
    lines = [*FIFTEEN, "Declare S: SK SQ SN", "Out: S"]
    for more in ([], ["Monte: E no"]):
        hand = referee.read([*FIFTEEN, *more, *lines[-2:]])
        assert (hand.ended, hand.out, hand.result().winner) == ("declarations", 0, 0)
    assert stands(FIFTEEN) == ("monte", "E")
    assert stands([*FIFTEEN, "Monte: E no"]) == ("discard", "S")


@pytest.mark.parametrize(
    ("more", "line", "reason"),
    [
        (["Declare S: SK SQ SN"], 1, "a statement is missing: S is to discard 2 cards"),
        (["Declare S: SK SQ SN", "1: E S6", "#"], 3, "a statement is missing: S is to discard"),
        (["Declare S: SK SQ", "Out: S"], 1, "S may not lay down cards that score nothing (SK SQ)"),
        (["Declare S: SK SQ SN MON", "Out: S"], 1, "S may not declare MON: it is not among"),
        (["Declare S: -", "Out: S"], 2, "S may not call itself out: has not reached"),
        (["Out: S"], 1, "a statement is missing: S is to discard 2 cards"),
        (["Declare E: -", "Out: E"], 2, "a statement is missing: S is to discard 2 cards"),
    ],
)
def test_a_wrong_call_before_the_discard(more, line, reason):
    found, said = fault([*FIFTEEN, *more])
    assert found == len(FIFTEEN) + line
    assert said.startswith(reason)
