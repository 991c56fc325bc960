"""Whole hands of both Bolognese games: rules.md 7.3, sweeps, solo, the match."""

import pytest

from host_tools.proofs import random_hands
from tarocchi import cards, options, referee
from tarocchi.actions import listed
from tarocchi.bolognese_count import card_points
from tarocchi.cards import BOLOGNA, count
from tarocchi.combinations import Combinations
from tarocchi.match import Match
from tarocchi.result import Result, final_piles
from tarocchi.rng import Random
from tests.tarocchi.bologna import (
    GIOCO,
    OTTO,
    OTTOCENTO,
    RECORDS,
    TERZIGLIO,
    codes,
    put,
    read,
    seat,
    start,
)

TIE = (RECORDS / "terziglio-tie.hand").read_text(encoding="utf-8").splitlines()


def points(result):
    return {key: (ours / 2, theirs / 2) for key, (ours, theirs) in result.rows}


def test_h2_a_complete_ottocento_hand():
    hand = referee.read(OTTO)
    assert points(hand.result()) == {
        "declared": (15, 20),
        "cricche": (17, 114),
        "sequences": (130, 170),
        "cards": (35, 52),
        "last_trick": (0, 6),
        "total": (197, 362),
    }
    assert hand.result().winner == 1
    assert "".join(hand.game.letters[winner] for winner in hand.winners) == "WWSSNSESWWSWEEW"
    assert [count(pile) for pile in final_piles(hand)] == [26, 36]


def test_h3_a_complete_gioco():
    hand = referee.read(GIOCO)
    result = hand.result()
    assert points(result) == {
        "declared": (33, 44),
        "cricche": (17, 26),
        "sequences": (150, 100),
        "cards": (45.5, 41.5),
        "last_trick": (0, 6),
        "total": (245.5, 217.5),
    }
    assert result.facts == {
        "declarer": "E",
        "contract": "gioco",
        "game_points": 5,
        "payments": {"S": -5, "E": 10, "W": -5},
    }
    assert "".join(hand.game.letters[winner] for winner in hand.winners) == "SWWEESWEESESEEWEEW"


@pytest.mark.parametrize(
    ("option", "totals", "payments"),
    [
        ("terziglio.oddCard=floor", (246, 218), (-5, 10, -5)),
        # The defenders have 27 cards and so the smaller pile: 55 less 13; the declarer 87 - 42,
        # and 245 is five short of 250.
        ("terziglio.oddCard=subtract", (245, 218), (-4, 8, -4)),
        ("terziglio.pay=winnerOnly", (245.5, 217.5), (0, 5, 0)),
    ],
)
def test_h3_under_house_rules(option, totals, payments):
    result = referee.read(put(GIOCO, "Dealer", "Options: " + option)).result()
    assert points(result)["total"] == totals
    assert tuple(result.facts["payments"].values()) == payments
    assert result.account == tuple(2 * paid for paid in payments)


# H1 as a pile count: side 1's twenty cards once C10 is given, side 2's forty-two.
H1 = "SOL 15 7 M1 MAT SK SN S10 S9 S6 SA BK B10 B9 B6 BA CJ C8 D10 D9"


def test_h1_two_piles_and_93():
    ours = [BOLOGNA.parse(code) for code in H1.split()]
    theirs = [card for card in range(62) if card not in ours]
    piles = cards.of(ours), cards.of(theirs)
    found = [Combinations(pile) for pile in piles]
    assert (found[0].cricche_points, found[0].sequence_points) == (0, 25)
    assert (found[1].cricche_points, found[1].sequence_points) == (142, 250)
    assert [card_points(BOLOGNA, pile) / 2 for pile in piles] == [25, 62]


# East holds the fifteen highest trumps and leads.
SWEEP = {
    "E": "ANG MON SOL LUN 16 15 14 13 12 11 10 9 8 7 6",
    "S": "MAT SK SQ SN SJ S10 S9 S8 S7 S6 SA BK BQ BN BJ B10 B9",
    "W": "BEG M1 M2 M3 M4 5 DK DQ DN DJ DA D6 D7 D8 D9",
}


def played_out(hand):
    while hand.turn >= 0:
        hand.apply(listed(hand.legal())[0])
    return hand


def swept(declare):
    lines = [*start("ottocento", SWEEP), "Discard: B10 B9", *declare]
    return played_out(read(lines, "1: E ANG"))


def test_h7_an_ottocento_sweep_is_939_and_takes_matto_and_discard():
    hand = swept([])
    assert set(hand.winners) == {1} and hand.side_of(hand.matto_seat) == 0
    assert points(hand.result())["total"] == (0, 939)
    assert hand.gift == -1


def test_what_was_declared_stays_even_with_those_who_are_swept():
    result = swept(["Declare E: ANG MON SOL", "Declare S: SK SQ SN"]).result()
    assert points(result)["total"] == (10, 949)
    assert points(result)["declared"] == (10, 10)


ALONE = {"E": "ANG MON SOL LUN 16 15 14 13 12 11 10 9 8 7 6 5 M1 M2"}


@pytest.mark.parametrize(
    ("options_", "bid", "game_points"),
    [
        ({}, "E gioco, W pass, S pass", 40),
        ({}, "E solo", 40),
        ({"terziglio.sweepSolo": "80"}, "E solo", 80),
        ({"terziglio.sweepSolo": "80"}, "E gioco, W pass, S pass", 40),
    ],
)
def test_every_trick_is_40_without_counting(options_, bid, game_points):
    given = {key.replace(".", "__"): value for key, value in options_.items()}
    lines = [*start("terziglio", ALONE, talon="S6 S7 S8 S9 B6 B7 B8 B9", **given), "Bid: " + bid]
    if "gioco" in bid:
        lines.append("Discard: S6 S7 S8 S9 B6 B7 B8 B9")
    hand = played_out(read(lines, "1: E ANG"))
    result = hand.result()
    assert set(hand.winners) == {1}
    assert (result.rows, result.winner, result.facts["sweep"]) == ([], 0, True)
    assert result.facts["game_points"] == game_points
    assert result.facts["payments"] == {"S": -game_points, "E": 2 * game_points, "W": -game_points}


def test_a_declarer_without_tricks_loses_80():
    lines = [*start("terziglio", ALONE), "Bid: E pass, W solo"]
    result = played_out(read(lines, "1: E ANG")).result()
    assert result.winner == 1
    assert result.facts["payments"] == {"S": 40, "E": 40, "W": -80}


def test_a_tie_is_lost_by_the_declarer():
    result = referee.read(TIE).result()
    ours, theirs = result.totals()
    assert ours == theirs
    assert result.winner == 1
    declarer = result.facts["declarer"]
    assert result.facts["payments"][declarer] == -2 * result.facts["game_points"] < 0


def random_hand(wanted, table):
    """The first random hand of which something is true, played out."""
    for index in range(4000):
        hand, player = random_hands.begin(11, index, table)
        random_hands.play_out(hand, player)
        if hand.winners and wanted(hand):
            return hand
    raise AssertionError("no such hand")


def test_the_talon_of_a_solo_goes_to_the_last_trick():
    for side in (0, 1):
        hand = random_hand(
            lambda hand, side=side: (
                hand.contract == "solo"
                and len({hand.side_of(winner) for winner in hand.winners}) == 2
                and hand.side_of(hand.winners[-1]) == side
            ),
            TERZIGLIO,
        )
        talon = {BOLOGNA.code(card) for card in hand.talon}
        assert talon <= codes(final_piles(hand)[side])


def test_the_talon_of_a_solo_is_no_gift():
    hand = random_hand(
        lambda hand: (
            hand.contract == "solo"
            and hand.gift >= 0
            and hand.side_of(hand.matto_seat) == hand.side_of(hand.winners[-1])
            and hand.options["mattoGift"] == "manual"
        ),
        TERZIGLIO,
    )
    hand.undo()
    assert hand.phase == "gift"
    choices = codes(hand.legal())
    assert choices and not choices & {BOLOGNA.code(card) for card in hand.talon}


def test_a_defenders_gift_is_not_of_the_declarers_discard():
    hand = random_hand(
        lambda hand: (
            hand.contract == "gioco"
            and hand.gift >= 0
            and hand.matto_seat != hand.declarer
            and hand.options["mattoGift"] == "manual"
        ),
        TERZIGLIO,
    )
    hand.undo()
    discarded = cards.cards(hand.discard)
    assert not codes(hand.legal()) & codes(hand.discard)
    assert hand.why_not(discarded[0]).code == "gift_held"


# The match


def result(account, ended=None, winner=None):
    facts = {"ended": ended} if ended else {}
    return Result(("NS", "EW"), [], winner, account, facts=facts)


def test_ottocento_goes_to_800_and_the_higher_wins():
    match = Match(OTTOCENTO, options.complete({}), 17)
    match.add(result((1598, 1000)))
    assert not match.over and match.totals == (1598, 1000)
    assert match.new_hand().score == (1598, 1000)
    match.add(result((2, 610)))
    assert match.over and match.winner == 1


def test_equal_totals_beyond_800_ask_for_another_deal():
    match = Match(OTTOCENTO, options.complete({}), 17, [(1700, 1700)])
    assert not match.over
    match.add(result((0, 2)))
    assert match.over and match.winner == 1


def test_a_monte_passes_the_deal_and_counts_for_nothing():
    match = Match(OTTOCENTO, options.complete({"ottocento.length": "fourDeals"}), 17)
    first = match.new_hand()
    match.add(result(None, "monte"))
    second = match.new_hand()
    assert (second.deal, second.dealer) == (first.deal + 1, (first.dealer + 1) % 4)
    assert (match.index, match.counted, match.totals) == (1, 0, (0, 0))
    for _ in range(4):
        assert not match.over
        match.add(result((100, 200)))
    assert match.over and match.winner == 1


def test_calling_out_wins_the_match_whatever_the_other_side_has():
    match = Match(OTTOCENTO, options.complete({"goingOut": "speakingOrder"}), 17, [(1590, 1700)])
    match.add(result((20, 40), "declarations", winner=0))
    assert match.over and match.winner == 0


def test_terziglio_keeps_what_each_seat_was_paid():
    match = Match(TERZIGLIO, options.complete({}), 17)
    match.add(referee.read(GIOCO).result())
    match.add(Result(("declarer", "defenders"), [], None, None, facts={}))
    assert match.totals == (-10, 20, -10)
    assert (match.index, match.counted) == (2, 1)
    while not match.over:
        match.add(referee.read(GIOCO).result())
    assert match.winner == 1


@pytest.mark.parametrize("name", ["18/8", "19/5"])
def test_the_layouts_of_terziglio(name):
    hand = TERZIGLIO.variant(options.complete({"terziglio.deal": name}))
    size, talon = [int(part) for part in name.split("/")]
    dealt, rest = hand.deal(99, 1)
    assert [len(row) for row in dealt] == [size] * 3 and len(rest) == talon
    assert sorted([card for row in dealt for card in row] + list(rest)) == list(range(62))
    pack = list(range(62))
    Random(99).shuffle(pack)
    packet = 6 if size == 18 else 5
    assert dealt[2][:packet] == pack[:packet]  # at the dealer's right


def test_the_deal_number_turns_the_dealer_with_three_as_with_four():
    assert [TERZIGLIO.first_dealer(deal) for deal in range(4)] == [0, 1, 2, 0]
    assert seat(read(start("terziglio", {}, dealer="W"))) == "S"
