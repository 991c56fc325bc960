"""What may be played and who wins [rules.md 1.3 and the examples of 7.2]."""

import pytest

from tarocchi import tricks
from tarocchi.actions import listed
from tests.tarocchi.hands import DECK, PIEDICAVALLO, codes, discard, do, hand_of, parse, reason


def winner(line):
    return line.split()[tricks.winner(parse(line), DECK.rank)]


@pytest.mark.parametrize(
    ("line", "wins"),
    [
        ("MAT SJ BQ B7", "SJ"),  # R9
        ("C6 C2 CA C5", "CA"),  # R10
        ("T20 T3 T21 T4", "T21"),  # R11
        ("SK S5 T2 SQ", "T2"),
        ("S5 BK CK DK", "S5"),
        ("S5 S6 S7 MAT", "S7"),
        ("MAT T1 SK T2", "T2"),
        ("D6 MAT D5 DK", "DK"),
        ("B9 B10 BJ B8", "BJ"),
        ("T1 MAT SK BK", "T1"),
    ],
)
def test_the_trick_goes_to(line, wins):
    assert winner(line) == wins


# North deals, so West leads; each has a long suit and a few trumps.
DEALT = {
    3: "SK SQ SN SJ S10 S9 S8 S7 S6 S5 T1 T2 T3 T4 MAT",
    0: "BK BQ BN BJ B10 B9 B8 B7 B6 B5 T5 T6 T7 T8 CA",
    1: "CK CQ CN CJ C2 C3 C4 C5 C6 D6 D5 D4 D3 D2 DA",
}


def table():
    hand = hand_of(2, DEALT)
    return discard(hand, "DJ DN")


def allowed(hand):
    return codes(hand.legal())


def test_the_dealers_right_leads_anything():
    hand = table()
    assert hand.turn == 3
    assert allowed(hand) == set(DEALT[3].split())


def test_a_void_player_must_trump_and_need_not_beat():
    hand = do(table(), "SK")
    assert hand.turn == 0
    assert allowed(hand) == {"T5", "T6", "T7", "T8"}
    assert reason(hand, "BK") == "must play a trump (T8 T7 T6 T5)"
    do(hand, "T8 DA")
    assert "T9" in allowed(hand)


def test_a_player_without_suit_or_trumps_plays_anything():
    hand = do(table(), "SK T5")
    assert hand.turn == 1
    assert allowed(hand) == set(DEALT[1].split())


def test_the_suit_led_must_be_followed():
    dealt = {**DEALT, 3: DEALT[3].replace("MAT", "C2"), 1: DEALT[1].replace("C2", "MAT")}
    hand = do(discard(hand_of(2, dealt), "DJ DN"), "C2")
    assert allowed(hand) == {"CA"}
    assert reason(hand, "T5") == "must follow cups (CA)"
    do(hand, "CA")
    assert allowed(hand) == {"CK", "CQ", "CN", "CJ", "C3", "C4", "C5", "C6", "MAT"}


def test_with_trumps_led_a_trump_must_be_played():
    hand = do(table(), "T1")
    assert allowed(hand) == {"T5", "T6", "T7", "T8"}
    do(hand, "T5")
    assert allowed(hand) == set(DEALT[1].split())


def test_a_led_matto_asks_for_nothing_and_the_second_card_for_its_suit():
    hand = do(table(), "MAT")
    assert hand.led() == -1
    assert allowed(hand) == set(DEALT[0].split())
    do(hand, "CA")
    assert hand.led() == 2
    assert allowed(hand) == {"CK", "CQ", "CN", "CJ", "C2", "C3", "C4", "C5", "C6"}
    assert reason(hand, "D6") == "must follow cups (CK CQ CN CJ C2 C3 C4 C5 C6)"


def test_the_matto_may_be_played_by_one_who_could_follow_and_by_one_who_could_trump():
    dealt = {**DEALT, 0: DEALT[0].replace("CA", "MAT"), 3: DEALT[3].replace("MAT", "CA")}
    hand = discard(hand_of(2, dealt), "DJ DN")
    for led in ("SK", "T1"):
        do(hand, led)
        assert allowed(hand) == {"T5", "T6", "T7", "T8", "MAT"}
        hand.undo()


def test_a_void_player_whose_only_special_card_is_the_matto_plays_anything():
    dealt = {**DEALT, 1: DEALT[1].replace("CK", "MAT"), 3: DEALT[3].replace("MAT", "CK")}
    hand = discard(hand_of(2, dealt), "DJ DN")
    do(hand, "SK T5")
    assert allowed(hand) == set(dealt[1].split())


def test_signals_are_not_known_here():
    hand = table()
    for signal in (1, 2, 3):
        assert hand.why_not(parse("SK")[0] | signal << 6).words(DECK) == (
            "signals are not played here"
        )


def test_what_another_holds_is_not_in_this_hand():
    assert reason(table(), "BK") == "that card is not in this hand"


def test_voids_are_what_the_table_saw():
    hand = do(table(), "SK T5 D6")
    assert hand.view(2).voids() == [1 << 0, 1 << 0 | 1 << 4, 0, 0]


def test_seats_act_counter_clockwise():
    hand = table()
    turns = []
    for _ in range(4):
        turns.append(hand.turn)
        hand.apply(listed(hand.legal())[-1])
    assert turns == [3, 0, 1, 2]
    assert PIEDICAVALLO.letters == "SENW"
