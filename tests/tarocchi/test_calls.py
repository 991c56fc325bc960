"""A monte, the auction, declarations and calling oneself out, as the engine judges them."""

import pytest

from tarocchi.actions import DONE, GIOCO, NO, OUT, PASS, SOLO, listed
from tarocchi.cards import BOLOGNA
from tests.tarocchi.bologna import codes, read, reason, seat, start

STRONG = {"E": "ANG MON BEG MAT SK BK CK SQ BQ CQ SN BN SA BA M1"}  # X30: 324
SCORING = STRONG["E"].removesuffix(" M1")


def test_all_four_must_want_a_monte():
    lines = start("ottocento", {})
    hand = read(lines)
    assert (hand.phase, seat(hand)) == ("monte", "E")
    assert read(lines, "Monte: E yes, N yes, W yes").phase == "monte"
    assert read(lines, "Monte: E yes, N no").phase == "discard"
    agreed = read(lines, "Monte: E yes, N yes, W yes, S yes")
    assert (agreed.phase, agreed.ended) == ("done", "monte")
    result = agreed.result()
    assert (result.rows, result.winner, result.account) == ([], None, None)


def test_before_a_monte_each_sees_its_first_five_cards():
    hand = read(start("ottocento", STRONG))
    assert codes(hand.view(1).hand) == {"ANG", "MON", "BEG", "MAT", "SK"}
    assert codes(hand.view(0).hand) == {BOLOGNA.code(card) for card in hand.dealt[0][:5]}
    assert len(codes(read(start("ottocento", STRONG), "Monte: E no").view(1).hand)) == 15


def test_without_the_option_nobody_is_asked():
    assert read(start("ottocento", {}, monte="off")).phase == "discard"


def test_the_discard_may_hold_trumps_but_nothing_of_five_points():
    hand = read(start("ottocento", {"S": "ANG MON BEG MAT SK BK CK DK 16 5 M1 S6"}), "Monte: E no")
    allowed = codes(hand.legal())
    assert {"16", "5", "M1", "S6"} <= allowed
    assert not allowed & {"ANG", "MON", "BEG", "MAT", "SK", "BK", "CK", "DK"}
    assert reason(hand, "BEG") == "may not discard a card of five points"
    assert hand.announced == -1


# The auction


@pytest.mark.parametrize(
    ("bid", "turn", "contract"),
    [
        ("", "E", ""),
        ("E pass", "W", ""),
        ("E pass, W pass, S gioco", "E", ""),
        ("E pass, W pass, S gioco, E pass", "W", ""),
        ("E gioco, W pass", "S", ""),
        ("E gioco, W pass, S pass", "E", "gioco"),
        ("E pass, W gioco, S pass, E pass", "W", "gioco"),
        ("E pass, W gioco, S pass, E solo", "E", "solo"),
        ("E gioco, W solo", "E", "solo"),
        ("E solo", "E", "solo"),
    ],
)
def test_the_auction(bid, turn, contract):
    hand = read(start("terziglio", {}), *(["Bid: " + bid] if bid else []))
    assert (seat(hand), hand.contract) == (turn, contract)
    phase = {"": "bid", "gioco": "discard", "solo": "declare"}[contract]
    assert hand.phase == phase


def test_all_pass_scores_nothing():
    hand = read(start("terziglio", {}), "Bid: E pass, W pass, S pass")
    assert (hand.phase, hand.ended) == ("done", "passed")
    result = hand.result()
    assert (result.rows, result.winner, result.account) == ([], None, None)
    assert result.facts["game_points"] == 0
    assert result.facts["payments"] == {"S": 0, "E": 0, "W": 0}


def test_after_a_gioco_it_is_consent_or_solo():
    hand = read(start("terziglio", {}), "Bid: E gioco")
    assert listed(hand.legal()) == [PASS, SOLO]
    assert hand.why_not(GIOCO).words(BOLOGNA) == "may not say gioco after a gioco"


def test_without_overcall_one_who_has_passed_is_not_asked_again():
    lines = start("terziglio", {}, terziglio__overcall="off")
    assert read(lines, "Bid: E pass, W gioco, S pass").contract == "gioco"
    assert read(lines, "Bid: E gioco, W solo").contract == "solo"


def test_a_gioco_takes_the_talon_and_lays_as_many_away():
    lines = start("terziglio", {}, talon="ANG MON BEG MAT SK S6 S7 S8")
    hand = read(lines, "Bid: E gioco, W pass, S pass")
    assert {"ANG", "S8"} <= codes(hand.hands[1])
    assert not codes(hand.legal()) & {"ANG", "MON", "BEG", "MAT", "SK"}
    assert codes(hand.view(0).hand) == codes(hand.hands[0])
    away = [code for code in codes(hand.legal()) if code not in ("S6", "S7", "S8")][:5]
    hand = read(lines, "Bid: E gioco, W pass, S pass", f"Discard: S6 S7 S8 {' '.join(away)}")
    assert (hand.phase, seat(hand)) == ("declare", "E")
    assert len(codes(hand.hands[1])) == 18


def test_nobody_sees_the_talon_of_a_solo():
    lines = start("terziglio", {}, talon="ANG MON BEG MAT SK S6 S7 S8")
    hand = read(lines, "Bid: E solo")
    assert not codes(hand.hands[1]) & {"ANG", "MAT"}
    for each in range(3):
        assert {"ANG", "MAT"} <= codes(hand.view(each).unseen())


# Declarations


def declare(hand, line):
    for code in line.split():
        hand.apply(BOLOGNA.parse(code))
    return hand


def at_declarations(dealt=STRONG, **given):
    """A hand in which E is to declare; the dealer has laid two cards away."""
    hand = read(start("ottocento", dealt, **given), "Monte: E no")
    for card in listed(hand.legal())[-2:]:
        hand.apply(card)
    hand.apply(DONE)
    assert (hand.phase, seat(hand)) == ("declare", "E")
    return hand


def test_all_that_scores_may_be_laid_down():
    hand = at_declarations()
    assert codes(hand.legal()) == set(STRONG["E"].split()) - {"M1"}
    assert hand.legal()[5] == 1  # silence is open
    assert reason(hand, "M1") == "scores nothing in this hand"
    assert reason(hand, "DK") == "that card is not in this hand"


def test_what_is_laid_down_must_score_together():
    hand = declare(at_declarations(), "SK SQ")
    refusal = hand.why_not(DONE)
    assert refusal.words(BOLOGNA) == "may not lay down cards that score nothing (SK SQ)"
    declare(hand, "SN").apply(DONE)
    assert codes(hand.declared[1]) == {"SK", "SQ", "SN"}
    assert seat(hand) == "N"


def test_a_card_is_laid_down_once():
    hand = declare(at_declarations(), "SK")
    assert reason(hand, "SK") == "has laid that card down already"
    hand.undo()
    assert not any(hand.declared[1])


def test_four_kings_may_be_shown_as_three():
    hand = at_declarations({"E": "SK BK CK DK"})
    declare(hand, "SK BK CK").apply(DONE)
    assert hand.game.declared_points(hand, 1) == 17


def test_partners_hands_are_not_pooled_and_each_doubles_alone():
    dealt = {
        "E": "SK SQ SN BK BQ BN",
        "W": "CK CQ CN DK DQ DN",
    }
    hand = at_declarations(dealt)
    declare(hand, dealt["E"]).apply(DONE)
    hand.apply(DONE)
    declare(hand, dealt["W"]).apply(DONE)
    assert hand.game.declared_points(hand, 1) == 20 + 20  # and not 40 doubled


# 800


def test_reaching_800_by_declarations_ends_the_match():
    hand = at_declarations(score="NS 700, EW 500")
    declare(hand, SCORING)
    for _ in range(4):
        assert hand.phase == "declare"  # all speak
        hand.apply(DONE)
    assert (hand.phase, hand.ended) == ("done", "declarations")
    result = hand.result()
    assert result.rows == [("declared", (0, 648)), ("total", (0, 648))]
    assert result.winner == 1


@pytest.mark.parametrize(
    ("score", "ended", "winner"),
    [
        ("NS 780, EW 790", "declarations", 1),
        ("NS 790, EW 780", "declarations", 0),
        ("NS 780, EW 780", "", None),  # equal: the hand is played
        ("NS 760, EW 769", "", None),
    ],
)
def test_of_two_sides_over_800_the_higher_wins(score, ended, winner):
    dealt = {"E": "SK SQ SN SJ SA CK CQ CN", "N": "BK BQ BN BJ BA DK DQ DN"}
    hand = at_declarations(dealt, score=score)
    declare(hand, "SK SQ SN SJ SA CK CQ CN").apply(DONE)  # 20 + 10
    declare(hand, "BK BQ BN BJ BA DK DQ DN").apply(DONE)
    hand.apply(DONE)
    hand.apply(DONE)
    assert hand.ended == ended
    if ended:
        assert hand.result().winner == winner


def test_four_deals_are_played_whatever_was_declared():
    hand = at_declarations(score="NS 700, EW 790", ottocento__length="fourDeals")
    declare(hand, SCORING)
    for _ in range(4):
        hand.apply(DONE)
    assert hand.phase == "play"


SPEAKING = {"goingOut": "speakingOrder", "score": "NS 790, EW 500"}


def test_in_speaking_order_who_reaches_800_may_call_itself_out():
    hand = at_declarations(**SPEAKING)
    assert hand.why_not(OUT).words(BOLOGNA) == "has not reached the end of the match"
    declare(hand, "SK BK CK")
    assert hand.why_not(OUT)
    declare(hand, "ANG MON BEG MAT SQ BQ CQ SN BN SA BA")
    assert OUT in listed(hand.legal())
    hand.apply(OUT)
    assert (hand.ended, hand.out, hand.result().winner) == ("declarations", 1, 1)


def test_who_does_not_call_itself_out_plays_on():
    hand = at_declarations(**SPEAKING)
    declare(hand, SCORING)
    for _ in range(4):
        hand.apply(DONE)
    assert hand.phase == "play"


DEALER_OUT = {"S": "SK SQ SN BK BQ BN CK CQ CN ANG 16 15 14 13 12 MON SOL"}


def test_the_dealer_may_call_himself_out_before_he_sees_his_last_two_cards():
    lines = start("ottocento", DEALER_OUT, monte="off", **SPEAKING)
    hand = read(lines)
    # The record ends where contract.md has a decision: the discard.
    assert hand.phase == "discard"
    hand.undo()
    assert (hand.phase, seat(hand)) == ("out", "S")
    assert codes(hand.view(0).hand) == set(DEALER_OUT["S"].split()[:15])
    assert "MON" not in codes(hand.legal()) and "SK" in codes(hand.legal())
    assert listed(hand.legal())[-1] == NO
    declare(hand, "SK SQ SN").apply(OUT)
    assert (hand.ended, hand.out, hand.result().winner) == ("declarations", 0, 0)


def test_a_dealer_who_does_not_call_shows_nothing():
    hand = read(start("ottocento", DEALER_OUT, monte="off", **SPEAKING))
    hand.undo()
    hand.apply(BOLOGNA.parse("SK"))
    assert hand.why_not(NO).code == "declare_idle"
    declare(hand, "SQ SN").apply(NO)
    assert hand.phase == "discard" and not any(hand.declared[0])


def test_silence_calls_nobody_out():
    hand = at_declarations(goingOut="speakingOrder", score="NS 800, EW 800")
    assert OUT not in listed(hand.legal())
    declare(hand, "SK SQ SN")
    assert OUT in listed(hand.legal())
