"""Whole hands to their result: the examples H5 and H6 of the rules, the Matto, the gift."""

import pytest

from host_tools.proofs import random_hands
from tarocchi.actions import card_of, listed
from tarocchi.errors import IllegalAction
from tests.tarocchi.hands import DECK, codes, discard, do, hand_of, parse, reason

TIE = {
    1: "T15 T7 T6 SK SJ S8 S7 BJ B9 B8 C2 C3 C4 D2 D4",
    2: "T11 T9 SQ SN BK BQ BN B10 CN CA C6 DK DN DJ D3",
    3: "T18 T13 T12 T10 T8 T1 S9 B7 B6 CK CQ CJ DQ D5 D6",
    0: "T21 T20 T19 T17 T16 T14 T5 T4 T3 T2 MAT S10 S6 C5 DA B5 S5",
}
TIE_TRICKS = [
    "E D4 D3 DQ DA W",
    "W D6 T2 D2 DK S",
    "S C5 C2 CN CQ W",
    "W CK T21 C4 CA S",
    "S T20 T6 T9 T8 S",
    "S T3 T7 T11 T12 W",
    "W CJ T19 C3 C6 S",
    "S T4 T15 B10 T1 E",
    "E SK SN S9 S6 E",
    "E S7 SQ T18 S10 W",
    "W T13 T17 B8 BK S",
    "S T5 S8 DJ T10 W",
    "W D5 T14 B9 DN S",
    "S T16 BJ BN B6 S",
    "S MAT SJ BQ B7 E",
]


def tie(**options):
    """H5 up to its end, every leader and winner as the rules have them."""
    hand = discard(hand_of(0, TIE, **options), "B5 S5")
    assert hand.announced == 0
    for line in TIE_TRICKS:
        leader, *trick, winner = line.split()
        assert hand.game.letters[hand.turn] == leader
        do(hand, " ".join(trick))
        assert hand.game.letters[hand.winners[-1]] == winner
    return hand


def details(result):
    return {kind: (ours, theirs) for kind, ours, theirs in result.detail}


def test_a_tie_with_the_matto_led_to_the_last_trick():
    hand = tie()
    assert (hand.phase, hand.turn) == ("done", -1)
    result = hand.result()
    assert result.sides == ("NS", "EW")
    assert result.totals() == (114, 114)  # half points
    assert result.winner is None
    assert [key for key, _ in result.rows] == ["cards", "total"]
    # "T1 5, SK 5, SQ 4, SN 3, SJ 2, BQ 4, CQ 4, CN 3, DQ 4, DJ 2 = 36, twenty-one ones = 57"
    assert details(result) == {
        "tarocchi": ((2, 20), (1, 10)),
        "kings": ((3, 30), (1, 10)),
        "queens": ((0, 0), (4, 32)),
        "knights": ((2, 12), (2, 12)),
        "jacks": ((2, 8), (2, 8)),
        "others": ((22, 44), (21, 42)),
    }


def test_the_matto_stays_with_its_side_and_the_trick_goes_to_the_winner():
    hand = tie()
    before = do(discard(hand_of(0, TIE), "B5 S5"), "D4 D3 DQ DA")
    assert [before.points(side) for side in (0, 1)] == [0, 7]
    # The last trick: BQ, B7 and SJ are 7 for E-W, the Matto 5 for N-S (R9).
    points = [hand.points(side) for side in (0, 1)]
    for _ in range(4):
        hand.undo()
    assert [points[side] - hand.points(side) for side in (0, 1)] == [5, 7]


# East holds fifteen trumps and leads: E-W win everything.
SWEEP = {
    1: "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7",
    0: "MAT S5 S6 S7 S8 S9 S10 SJ SN SQ SK B5 B6 B7 B8 B9 B10",
    3: "T1 T2 T3 T4 T5 T6 DK DQ DN DJ DA D2 D3 D4 D5",
}
WEAK = {"piedicavallo__mattoGift": "onePoint"}


def swept(dealer, dealt, laid_away, **options):
    hand = discard(hand_of(dealer, dealt, **options), laid_away)
    while hand.phase == "play":
        hand.apply(listed(hand.legal())[0])
    return hand


@pytest.mark.parametrize("options", [{}, WEAK])
def test_a_side_without_tricks_hands_over_its_matto_and_its_discard(options):
    hand = swept(0, SWEEP, "S5 S6", **options)
    assert set(hand.winners) == {1}
    assert hand.matto_seat == 0
    assert hand.phase == "done" and hand.gift == -1
    assert hand.result().totals() == (0, 228)
    assert hand.result().winner == 1
    assert details(hand.result())["others"][1] == (43, 86)


def test_until_the_end_of_a_sweep_the_matto_lies_with_the_side_that_played_it():
    hand = swept(0, SWEEP, "S5 S6")
    assert [hand.points(side) for side in (0, 1)] == [5, 114 - 5 - 2]


def test_a_side_without_tricks_hands_over_the_discard_without_a_matto():
    dealt = {**SWEEP, 0: SWEEP[0].replace("MAT", "BJ"), 3: SWEEP[3].replace("D5", "MAT")}
    hand = swept(0, dealt, "S5 S6")
    assert hand.matto_seat == 3
    assert hand.result().totals() == (0, 228)


def test_the_sweepers_own_discard_is_theirs_too():
    dealt = {
        2: "MAT B5 B6 B7 B8 B9 B10 BJ BN BQ BK C2 C3 C4 C5",
        3: "T7 T6 T5 T4 T3 T2 T1 DK DQ DN DJ DA D2 D3 D4",
        1: "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 SK S5 S6",
    }
    hand = discard(hand_of(1, dealt), "S5 S6")
    assert hand.turn == 2
    do(hand, "MAT T7 SQ T21")
    while hand.turn >= 0:
        hand.apply(listed(hand.legal())[0])
    assert {seat & 1 for seat in hand.winners} == {1}
    assert hand.result().totals() == (0, 228)


def test_no_gift_is_known_by_default():
    assert tie().gift == -1


def test_one_point_is_given_for_a_matto_that_an_opponent_won():
    hand = tie(piedicavallo__mattoGift="onePoint")
    assert hand.phase == "done"
    assert DECK.code(hand.gift) == "D6"  # coins come first, lowest rank first
    assert hand.result().totals() == (112, 116)
    assert hand.result().winner == 1


def manual_tie():
    return tie(piedicavallo__mattoGift="onePoint", mattoGift="manual")


def test_the_gift_is_chosen_by_the_one_who_played_the_matto():
    hand = manual_tie()
    assert (hand.phase, hand.turn) == ("gift", 0)
    choices = codes(hand.legal())
    assert {"B5", "S5", "T20", "D6"} <= choices
    assert len(choices) == 22 and all(DECK.value[card] == 1 for card in listed(hand.legal()))
    do(hand, "B5")
    assert hand.phase == "done"
    assert hand.result().totals() == (112, 116)
    hand.undo()
    assert (hand.phase, hand.turn, hand.gift) == ("gift", 0, -1)


def test_what_may_not_be_given_is_refused_with_the_reason():
    hand = manual_tie()
    held = "must give a card of its own side's pile, and not the Matto"
    assert reason(hand, "MAT") == reason(hand, "T15") == reason(hand, "SK") == held
    assert reason(hand, "T21").startswith("must give a cheaper card (S5 B9 B8 B6 B5")
    with pytest.raises(IllegalAction):
        do(hand, "BK")


def test_a_dear_card_of_the_own_discard_is_refused_as_dear():
    for index in range(3000):
        hand, player = random_hands.begin(0, index, random_hands.PIEDICAVALLO)
        while hand.phase not in ("gift", "done"):
            hand.apply(player.choose(hand))
        if hand.phase == "gift" and hand.side_of(hand.dealer) == hand.side_of(hand.turn):
            dear = [card for card in hand.actions[:2] if DECK.value[card] > 1]
            if dear:
                assert hand.why_not(card_of(dear[0])).code == "gift_dear"
                return
    raise AssertionError("no dealer laid away a dear card")


# North wins one trick of court cards, then loses the Matto; West's trumps take the rest.
ONLY_COURTS = {
    2: "SK MAT B5 B6 B7 B8 B9 B10 BJ BN BQ BK D2 D3 D4",
    3: "SJ T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8",
    0: "SN C2 C3 C4 C5 C6 CA CJ CN CQ CK D5 D6 DA DJ",
}


def test_where_no_card_of_one_point_is_there_the_cheapest_is_given():
    hand = discard(hand_of(1, ONLY_COURTS, **WEAK), "S5 S6")
    do(hand, "SK SJ SN SQ MAT T21")
    while hand.turn >= 0:
        hand.apply(listed(hand.legal())[0])
    assert DECK.code(hand.gift) == "SJ"
    assert hand.result().totals() == (2 * (5 + 4 + 3 + 5), 2 * (114 - 17))


def test_no_gift_is_due_when_the_partner_won_the_matto():
    dealt = {**ONLY_COURTS, 2: ONLY_COURTS[2].replace("MAT", "T21")}
    dealt[3] = dealt[3].replace("T21", "SN")
    dealt[0] = dealt[0].replace("SN", "MAT")
    hand = discard(hand_of(1, dealt, **WEAK), "S5 S6")
    do(hand, "T21 T20 MAT")
    while hand.turn >= 0:
        hand.apply(listed(hand.legal())[0])
    assert (hand.matto_seat, hand.matto_winner) == (0, 2)
    assert hand.gift == -1 and sum(hand.result().totals()) == 228


def test_nothing_may_be_done_when_the_hand_is_over():
    hand = tie()
    assert reason(hand, "SK") == "the hand is over"
    with pytest.raises(IllegalAction):
        hand.apply(parse("SK")[0])
    assert hand.legal() == (0, 0, 0, 0, 0, 0)


def test_a_view_taken_earlier_does_not_change():
    hand = discard(hand_of(0, TIE), "B5 S5")
    view = hand.view(1)
    before = (view.hand, view.trick, view.played, view.leaders, view.legal)
    do(hand, "D4 D3 DQ DA D6")
    assert (view.hand, view.trick, view.played, view.leaders, view.legal) == before


def test_undo_at_the_very_beginning_does_nothing():
    hand = hand_of(0, TIE)
    hand.undo()
    assert (hand.phase, bytes(hand.actions)) == ("discard", b"")
