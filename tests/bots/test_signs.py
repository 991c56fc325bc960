"""Signals are given when they are true and useful, and believed when they are heard."""

import pytest

from bots import signs
from bots.club import Club
from bots.kernels import playing
from bots.layout import lay_out
from host_tools.positions import position
from tarocchi import actions

LEAD = """
    Game: ottocento
    Options: {options}
    Dealer: W
    Hand S: {hand}
    {more}
    """
TRUMPS = "5 6 7 9 10 11"
SUITS = "S6 S7 S8 B6 B7 B8 D6 D7"


def said(card, hand, more="Discard: CJ C9", options="monte=off"):
    """How the seat that leads plays this card."""
    table = position(LEAD.format(options=options, hand=hand, more=more))
    while table.phase == "declare":
        table.apply(actions.DONE)
    view = table.view(table.turn)
    action = signs.with_word(view, table.game.deck.parse(card))
    assert table.why_not(action) is None
    return actions.name(table.game.deck, action)


def test_the_last_card_of_a_suit_is_thrown():
    assert said("C10", f"C10 {TRUMPS} {SUITS}") == "C10^"


def test_without_trumps_nobody_need_know_of_a_void():
    hand = "C10 5 S6 S7 S8 S9 S10 SJ B6 B7 B8 D6 D7 D8 D9"
    assert said("C10", hand) == "C10"


def test_knock_for_the_king_that_partner_has_shown():
    more = "Hand N: CK CQ CN\nDiscard: CJ C9\nDeclare S: -\nDeclare E: -\nDeclare N: CK CQ CN"
    assert said("C10", f"C10 {TRUMPS} {SUITS}", more) == "C10!"


def test_many_trumps_under_the_angel_want_trumps_led():
    hand = f"C10 C8 {TRUMPS} ANG S6 S7 B6 B7 D6 D7"
    assert said("C10", hand) == "C10~"


@pytest.mark.parametrize("options", ["signals.who=off", "signals.afterKing=true"])
def test_what_the_house_forbids_is_not_said(options):
    assert said("C10", f"C10 {TRUMPS} {SUITS}", options=f"monte=off, {options}") == "C10"


def test_a_void_that_was_told_is_believed():
    table = position(
        LEAD.format(
            options="monte=off",
            hand=f"C10 {TRUMPS} {SUITS}",
            more="Discard: CJ C9\n1: S C10^ C7",
        )
    )
    described = table_of(table.view(2))
    assert described[playing.VOIDERS + 2] == 1 << 0


def table_of(view):
    club = Club(view.game)
    lay_out(view, club._table, 0)
    return club._table
