"""Faults of Bolognese records: the first one, on its line, and what would be right."""

import pytest

from tarocchi import referee
from tarocchi.records import write
from tests.tarocchi.bologna import GIOCO, OTTO, fault, line_of, put, seat, start, swapped


def stands(lines):
    hand = referee.read(lines, finished=False)
    return hand.phase, seat(hand) if hand.turn >= 0 else None


# What may be left out


def test_where_the_record_ends_the_first_decision_is_due():
    def upto(lines, text):
        return lines[: line_of(lines, text)]

    assert stands(upto(OTTO, "Hand S")) == ("monte", "E")
    assert stands([*upto(OTTO, "Hand S"), "Monte: E yes"]) == ("monte", "N")
    assert stands([*upto(OTTO, "Hand S"), "Monte: E no"]) == ("discard", "S")
    assert stands(upto(OTTO, "Discard")) == ("declare", "E")
    assert stands(upto(OTTO, "Declare E")) == ("declare", "N")
    assert stands([*upto(OTTO, "Declare E"), "Declare W: -"]) == ("declare", "S")
    assert stands(upto(OTTO, "Declare S")) == ("play", "E")
    assert stands(upto(OTTO, "9:")) == ("play", "W")
    assert stands(upto(OTTO, "15:")) == ("done", None)
    assert stands(upto(GIOCO, "Talon")) == ("bid", "E")
    assert stands([*upto(GIOCO, "Talon"), "Bid: E gioco, W pass"]) == ("bid", "S")
    assert stands(upto(GIOCO, "Bid")) == ("discard", "E")
    off = put(upto(OTTO, "Hand S"), "Dealer", "Options: monte=off")
    assert stands(off) == ("discard", "S")
    manual = put(upto(OTTO, "15:"), "Dealer", "Options: mattoGift=manual")
    assert stands(manual) == ("gift", "N")


def test_silence_may_be_written_or_left_out():
    written = put(OTTO, "Declare S", "Declare N: -", "Declare W:   -")
    assert referee.read(written).result().rows == referee.read(OTTO).result().rows
    nobody = swapped(swapped(OTTO, "Declare E", None), "Declare S", None)
    assert referee.read(nobody).result().rows[0] == ("declared", (0, 0))


def test_without_a_gift_the_best_card_is_given():
    hand = referee.read(OTTO[:-1])
    code = hand.game.deck.code(hand.gift)
    assert code == "D10"
    assert referee.read([*OTTO[:-1], "Gift: N D10"]).result().rows == hand.result().rows


def test_the_hands_of_a_deal_number_and_its_talon_need_not_be_written():
    lines = ["Game: terziglio", "Deal: 17", "Options: terziglio.deal=19/5", "Dealer: S"]
    hand = referee.read(lines, finished=False)
    assert (len(hand.talon), len(hand.dealt[0])) == (5, 19)
    lines = ["Game: terziglio", "Deal: 17", "Dealer: S"]
    assert len(referee.read(lines, finished=False).talon) == 8


# Cards


def test_faults_of_hands_and_talon():
    talon = line_of(GIOCO, "Talon")
    assert fault(swapped(GIOCO, "Talon", "Talon: B6 S6 B8 SQ 12 BN B9")) == (
        talon,
        "the talon has 7 cards and must have 8",
    )
    assert fault(swapped(GIOCO, "Talon", "Talon: B6 S6 B8 SQ 12 BN B9 MON")) == (
        talon,
        "MON stands twice",
    )
    assert fault(swapped(GIOCO, "Talon", "Talon: B6 S6 B8 SQ 12 BN B9 17"))[0] == talon
    assert fault(swapped(GIOCO, "Talon", None)) == (len(GIOCO) - 1, "Talon is missing")
    assert fault(put(GIOCO, "Talon", "Hand N: B6"))[0] == talon
    nineteen = put(GIOCO, "Dealer", "Options: terziglio.deal=19/5")
    assert fault(nineteen) == (
        line_of(nineteen, "Hand E"),
        "Hand E has 18 cards and must have 19",
    )
    assert fault(swapped(OTTO, "Hand S", OTTO[line_of(OTTO, "Hand S") - 1][:-3]))[1] == (
        "Hand S has 16 cards and must have 17"
    )


def test_a_talon_that_is_not_the_deals():
    dealt = referee.read(["Game: terziglio", "Deal: 17", "Dealer: S"], finished=False)
    lines = write(dealt).splitlines()
    assert referee.read(lines, finished=False).talon == dealt.talon
    hand, talon = line_of(lines, "Hand S"), line_of(lines, "Talon")
    a, b = lines[hand - 1].split()[-1], lines[talon - 1].split()[-1]
    lines[hand - 1] = lines[hand - 1].replace(" " + a, " " + b)
    lines[talon - 1] = lines[talon - 1].replace(" " + b, " " + a)
    assert fault(lines)[0] == hand


@pytest.mark.parametrize(
    ("discard", "reason"),
    [
        ("CA", "the discard needs 2 cards, not 1"),
        ("CA CK", "S may not discard CK: may not discard a card of five points"),
        ("CA SK", "S may not discard SK: E holds it"),
        ("CA CA", "S may not discard CA: it was discarded"),
    ],
)
def test_a_wrong_discard(discard, reason):
    assert fault(swapped(OTTO, "Discard", "Discard: " + discard)) == (
        line_of(OTTO, "Discard"),
        reason,
    )


def test_the_talon_of_a_solo_is_nobodys():
    lines = [*start("terziglio", {"E": "SK S6"}, talon="SQ"), "Bid: E solo", "1: E SQ"]
    assert fault(lines)[1] == "E may not play SQ: it lies in the talon"


# Scores


@pytest.mark.parametrize(
    ("score", "reason"),
    [
        ("NS 640, XY 3", "there is no side XY; sides: NS EW"),
        ("NS 640, NS 3", "NS stands twice"),
        ("NS", "a score is written as two sides and their points"),
        ("NS -3", "a score is written as two sides and their points"),
        ("NS 1.5", "a score is written as two sides and their points"),
        ("", "a score is written as two sides and their points"),
    ],
)
def test_a_wrong_score(score, reason):
    lines = put(OTTO, "Dealer", "Score: " + score)
    assert fault(lines) == (line_of(lines, "Score"), reason)


def test_a_score_stands_before_the_dealer_and_only_where_points_end_the_match():
    lines = put(OTTO, "Dealer", "score: ew 702, ns 640")
    assert referee.read(lines).score == (1280, 1404)
    assert referee.read(put(OTTO, "Dealer", "Score: EW 7")).score == (0, 14)
    assert fault(put(OTTO, "Hand E", "Score: NS 1"))[1] == "Score must stand before Dealer"
    assert fault(put(GIOCO, "Dealer", "Score: NS 1"))[1] == "there is no Score in terziglio"


# Tricks and signals


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("3: W C6 CK", "3: W C6 D6", "S may not play D6: W holds it"),
        ("3: W C6 CK", "3: W C6 DK", "S may not play DK: must follow cups (CK CQ C10)"),
        ("3: W C6", "3: W C6^", "W may not play C6^: may not say volo: still holds cups"),
        ("3: W C6 CK", "3: W C6 CK!", "S may not play CK!: may signal only on the card led"),
        ("3: W C6", "3: W C6*", "there is no card C6* in this pack"),
        ("3: W C6", "3: W ^", "there is no card ^ in this pack"),
        ("3: W C6", "3: W C6!!", "there is no card C6!! in this pack"),
        ("3: W", "3: S", "W leads trick 3, not S"),
        ("3: W", "4: W", "trick 3 comes next, not 4"),
        ("3: W C6 CK C7 CN", "3: W C6 CK C7", "trick 3 has only 3 of its 4 cards"),
    ],
)
def test_a_wrong_trick(old, new, reason):
    lines = swapped(OTTO, "3:", OTTO[line_of(OTTO, "3:") - 1].replace(old, new))
    found, said = fault(lines)
    assert found == line_of(OTTO, "3:")
    assert said.startswith(reason)


def test_a_trick_of_three_seats_has_three_cards():
    lines = swapped(GIOCO, "2:", "2: S 6 12 SOL 11")
    assert fault(lines) == (line_of(GIOCO, "2:"), "trick 2 has 4 cards and must have 3")


def test_the_signals_of_a_record_are_kept():
    lines = swapped(OTTO, "3:", "3: W C6~ CK C7 CN")
    hand = referee.read(lines)
    assert list(hand.signals[8:12]) == [2, 0, 0, 0]
    assert hand.result().rows == referee.read(OTTO).result().rows


# The gift


@pytest.mark.parametrize(
    ("gift", "reason"),
    [
        ("S B7", "N played the Matto and gives for it, not S"),
        ("N BQ", "N may not give BQ: must give a card of its own side's pile, and not the Matto"),
        (
            "N MAT",
            "N may not give MAT: must give a card of its own side's pile, and not the Matto",
        ),
        ("N DQ", "N may not give DQ: must give a cheaper card ("),
        ("N B7 B8", "a gift is written as a seat and one card"),
        ("N 17", "there is no card 17 in this pack"),
        ("N DX", "there is no card DX in this pack"),
    ],
)
@pytest.mark.parametrize("option", ["auto", "manual"])
def test_a_wrong_gift(gift, reason, option):
    lines = put(swapped(OTTO, "Gift", "Gift: " + gift), "Dealer", "Options: mattoGift=" + option)
    found, said = fault(lines)
    assert found == len(lines)
    assert said.startswith(reason)


def test_the_own_discard_may_be_given():
    # South laid it away and plays with North.
    assert referee.read(swapped(OTTO, "Gift", "Gift: N BA")).result().winner == 1


def test_tricks_cut_off_before_a_gift():
    lines = swapped(OTTO, "15:", None)
    assert fault(lines) == (len(lines), "a statement is missing: E is to play to trick 15")


def test_lower_case_reads_as_well():
    for lines in (OTTO, GIOCO):
        rows = referee.read(lines).result().rows
        assert referee.read([line.lower() for line in lines]).result().rows == rows
        assert referee.read([line.upper() for line in lines]).result().rows == rows
