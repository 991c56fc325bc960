"""The dealer's discard and the last trick."""

import pytest

from tarocchi.actions import DONE
from tarocchi.cards import PIEDMONT, cards
from tests.ui.felt import Felt, new_session
from ui import canvas
from ui.discard import Discard
from ui.last_trick import LastTrick

DEALER_0 = 8  # a deal whose dealer is seat 0, with more than two cards that may go


@pytest.fixture
def table(tmp_path):
    """A felt, a session in which the player deals, and the discard screen."""
    felt = Felt()
    session = new_session(tmp_path, DEALER_0, 0)
    return felt, session, Discard(felt, session)


def go_to(screen, card):
    while screen._card != card:
        screen.press("right")


def test_two_cards_are_picked_and_laid_away_at_one_press(table):
    felt, session, screen = table
    screen.press("a")
    screen.press("a")
    first, second = screen.picked()
    assert session.hand.phase == "discard", "nothing is final before the last press"
    screen.press("a")
    assert bytes(session.hand.actions) == bytes((first, second, DONE))
    assert session.hand.phase == "play" and felt.opened == [("pop",)]
    session.save()
    _, journal, _ = session._store.journal_load()
    assert bytes(journal) == bytes((first, second, DONE))


def test_b_takes_the_last_pick_back(table):
    _, _, screen = table
    screen.press("a")
    screen.press("b")
    assert screen.picked() == []
    screen.press("b")
    assert screen.picked() == []


def test_a_on_a_picked_card_puts_it_back_and_keeps_the_other(table):
    _, _, screen = table
    screen.press("a")
    first = screen.picked()[0]
    go_to(screen, first)
    screen.press("a")
    assert screen.picked() == []
    screen.press("a")
    assert screen.picked() == [first]


def test_a_king_stays_and_the_reason_is_given(table):
    felt, session, screen = table
    kings = [card for card in cards(session.hand.hands[0]) if PIEDMONT.code(card)[1:] == "K"]
    go_to(screen, kings[0])
    for key in ("a", "down"):
        felt.opened.clear()
        screen.press(key)
        assert felt.opened[0][0] == "why" and felt.opened[0][2].code == "five_points"
    assert screen.picked() == []


def test_picks_outlive_a_look_at_the_menu(table):
    felt, session, screen = table
    screen.press("a")
    assert Discard(felt, session).picked() == screen.picked()


def test_picked_cards_are_white_in_the_hand(table):
    felt, session, screen = table
    screen.press("a")
    screen.press("a")
    picked = screen.picked()[0]
    go_to(screen, cards(session.hand.hands[0])[-1])
    felt.paint(screen)
    from ui import hand_layout

    spots = hand_layout.places(17, screen._held.index(screen._card))
    x, w = spots[screen._held.index(picked)]
    assert all(felt.lit(x + i, hand_layout.UP + 1) for i in range(1, w))


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_the_words_of_the_screen_fit(language):
    felt = Felt(language)
    assert canvas.width(felt.t("discard")) <= 100
    assert canvas.width(felt.t("do.unpick")) <= 127 - 83
    assert canvas.width(felt.t("last")) <= 90
    for seat in "SENW":
        assert canvas.width(felt.t("last.takes") % (felt.t("seat." + seat), 20)) <= 128


def test_the_text_form_marks_what_may_go_and_what_is_picked(table):
    _, session, screen = table
    screen.press("a")
    code = PIEDMONT.code(screen.picked()[0])
    lines = screen.text()
    assert lines[0].endswith("1/2 " + code)
    for card in session.hand.dealt[0]:
        assert PIEDMONT.code(card) in lines[1]


def test_the_last_trick_is_the_one_that_was_swept(tmp_path):
    felt = Felt()
    session = new_session(tmp_path, 9, 0)
    assert LastTrick(felt, session).text()[1] == felt.t("last.none")
    hand = session.hand
    while len(hand.winners) < 2:
        legal = hand.legal()
        hand.apply(cards(legal[:5])[0] if any(legal[:5]) else DONE)
    screen = LastTrick(felt, session, 1)
    felt.paint(screen)
    for card in hand.played[:4]:
        assert PIEDMONT.code(card) in screen.text()[1]
    screen.press("left")
    assert felt.opened == [("pop",)]
