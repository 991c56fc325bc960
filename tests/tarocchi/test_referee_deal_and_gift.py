"""The deal that a record names and the Matto's gift, judged by the referee."""

from pathlib import Path

import pytest

from tarocchi import game, referee
from tarocchi.errors import BadRecord
from tarocchi.options import complete
from tarocchi.records import write

RECORD = Path(__file__).parents[1] / "records" / "piedicavallo-57-57.hand"
LINES = RECORD.read_text(encoding="utf-8").splitlines()
DEALER = 4  # the line, as editors count
LAST = 24


def inserted(before, text):
    return [*LINES[: before - 1], text, *LINES[before - 1 :]]


def fault(lines):
    with pytest.raises(BadRecord) as caught:
        referee.read(lines)
    return caught.value.line, caught.value.reason


# The deal


def dealt(number, dealer):
    game_ = game("piedicavallo")
    hand = referee.read(
        ["Game: piedicavallo", f"Deal: {number}", f"Dealer: {dealer}"], finished=False
    )
    assert (hand.dealt, ()) == game_.deal(number, game_.letters.index(dealer))
    return hand


def test_a_deal_number_alone_deals_for_any_dealer():
    assert dealt(17, "E").dealt[2] == dealt(17, "S").dealt[1]


def test_hands_that_agree_with_the_deal_are_welcome_in_any_order_of_cards():
    lines = write(dealt(17, "N")).splitlines()
    words = lines[4].split()
    lines[4] = " ".join(words[:2] + words[:1:-1])
    assert referee.read(lines, finished=False).deal == 17


def test_the_first_hand_that_disagrees_with_the_deal():
    lines = write(dealt(17, "N")).splitlines()
    east = next(number for number, line in enumerate(lines, 1) if line.startswith("Hand E"))
    lines[1] = "Deal: 18"
    line, reason = fault(lines)
    assert line == 4
    assert reason.startswith("deal 000-00J gives W other cards: ")
    lines[1] = "Deal: 17"
    lines[east - 1], lines[east] = (
        "Hand E:" + lines[east][7:],
        "Hand N:" + lines[east - 1][7:] + " " + " ".join(lines[east].split()[-2:]),
    )
    assert fault(lines)[0] == east


@pytest.mark.parametrize("text", ["-1", "1073741824", "7K3-M2", "", "²", "9" * 100])
def test_a_deal_that_does_not_exist(text):
    assert fault(inserted(DEALER, "Deal: " + text))[0] == DEALER


# The gift, which only an option asks for: South led the Matto to the last trick, East won it.


def with_gift(gift, *options):
    option = ", ".join(("piedicavallo.mattoGift=onePoint", *options))
    gifts = [] if gift is None else ["Gift: " + gift]
    return [*inserted(DEALER, "Options: " + option), *gifts]


def test_a_gift_moves_a_point():
    for lines in (with_gift("S C4"), with_gift(None), with_gift("S B5", "mattoGift=manual")):
        assert referee.read(lines).result().totals() == (112, 116)


def test_without_a_gift_the_default_card_is_given():
    hand = referee.read(with_gift(None))
    assert hand.game.deck.code(hand.gift) == "D6"
    assert hand.options == complete({"piedicavallo.mattoGift": "onePoint"})
    named = referee.read(with_gift("S D6"))
    assert named.gift == hand.gift


def test_a_gift_to_be_chosen_is_awaited():
    lines = with_gift(None, "mattoGift=manual")
    assert fault(lines)[1] == "unfinished: S is to give a card for the Matto"
    assert referee.read(lines, finished=False).phase == "gift"


@pytest.mark.parametrize(
    ("gift", "reason"),
    [
        ("N C2", "S played the Matto and gives for it, not N"),
        ("S BN", "S may not give BN: must give a cheaper card"),
        ("S T21", "S may not give T21: must give a cheaper card"),
        ("S MAT", "S may not give MAT: must give a card of its own side's pile"),
        ("S D2", None),
        ("S T1", "S may not give T1: must give a card of its own side's pile"),
        ("S", "a gift is written as a seat and one card"),
        ("S C2 D6", "a gift is written as a seat and one card"),
        ("X C2", "there is no seat X"),
        ("S X", "there is no card X"),
    ],
)
@pytest.mark.parametrize("options", [(), ("mattoGift=manual",)])
def test_a_wrong_gift(gift, reason, options):
    lines = with_gift(gift, *options)
    if reason is None:
        assert referee.read(lines).result().totals() == (112, 116)
        return
    line, said = fault(lines)
    assert line == LAST + 2
    assert said.startswith(reason)


def test_a_gift_that_is_not_due():
    assert fault([*LINES, "Gift: S C2"]) == (LAST + 1, "no gift is due for the Matto")
