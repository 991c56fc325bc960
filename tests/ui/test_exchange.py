"""Taking the talon: all cards in two rows, eight or five of them laid away."""

import itertools
import random

import pytest

from host_tools import catalogue
from tarocchi.actions import DONE, GIOCO, PASS
from tarocchi.cards import cards, count, has
from tests.ui.conftest import LANGUAGES
from tests.ui.felt import Felt, new_session
from ui.canvas import width
from ui.exchange import Away, Exchange

LAYOUTS = [({}, 26), ({"terziglio_deal": "19/5"}, 24)]


def taking(folder, deal=0, **options):
    """(felt, session, screen) of a seat that has won the talon with a gioco."""
    session = new_session(folder, deal, (deal + 1) % 3, "terziglio", **options)
    for call in (GIOCO, PASS, PASS):
        session.hand.apply(call)
    felt = Felt()
    return felt, session, Exchange(felt, session)


def held(screen):
    return screen._rows[0] + screen._rows[1]


def go_to(screen, card):
    """Press keys until the cursor is there, as a player would."""
    if card not in screen._rows[screen._row]:
        screen.press("down")
    while screen.card() != card:
        screen.press("right")


@pytest.mark.parametrize(("options", "number"), LAYOUTS)
def test_the_whole_hand_is_shown_in_two_rows(tmp_path, options, number):
    for deal in range(200):
        _, session, screen = taking(tmp_path, deal, **options)
        assert len(held(screen)) == number
        assert held(screen) == cards(session.hand.hands[session.seat])
        for row in (0, 1):
            places = screen._places(row)
            assert places[0] >= 0 and places[-1] + 7 <= 128
            assert all(b - a >= 6 for a, b in itertools.pairwise(places))
        assert max(map(len, screen._rows)) <= 18


def test_even_twenty_six_cards_of_two_suits_fit(tmp_path):
    _, _, screen = taking(tmp_path)
    screen._rows = [[*range(10), 20, 21, 22], list(range(40, 61))]
    for row in (0, 1):
        places = screen._places(row)
        assert places[0] >= 0 and places[-1] + 6 <= 128


def test_raised_cards_are_those_that_may_go(tmp_path):
    noise = random.Random(1)
    for deal in range(40):
        felt, session, screen = taking(tmp_path, deal)
        hand = session.hand
        for _ in range(noise.randrange(9)):
            hand.apply(noise.choice(cards(hand.legal()[:5]) or [DONE]))
            if hand.phase != "discard":
                break
        if hand.phase == "discard":
            legal = cards(hand.legal()[:5])
            assert set(screen.raised()) == set(legal) | set(cards(hand.discard))
            felt.paint(screen)


def test_eight_picks_are_shown_together_and_go_at_one_press(tmp_path):
    felt, session, screen = taking(tmp_path)
    hand = session.hand
    wanted = cards(hand.legal()[:5])[::2][:8]
    for card in wanted:
        assert not [opened for opened in felt.opened if opened[0] == "Away"]
        go_to(screen, card)
        screen.press("a")
    name, away = felt.opened[-1]
    assert name == "Away"
    assert isinstance(away, Away)
    assert set(away.cards) == set(wanted)
    assert hand.phase == "discard", "nothing is final before the last press"
    away.press("b")
    assert hand.phase == "discard"
    assert count(hand.discard) == 8
    away.press("a")
    assert hand.phase == "declare"
    assert hand.actions[-1] == DONE
    session.save()
    _, journal, _ = session._store.journal_load()
    assert set(wanted) <= set(journal)


def test_a_picked_card_is_put_back_by_a_and_the_last_one_by_b(tmp_path):
    felt, session, screen = taking(tmp_path)
    hand = session.hand
    first, second, third = cards(hand.legal()[:5])[:3]
    for card in (first, second, third):
        go_to(screen, card)
        screen.press("a")
    go_to(screen, first)
    screen.press("a")
    assert not has(hand.discard, first)
    assert count(hand.discard) == 2
    screen.press("b")
    assert cards(hand.discard) == [second]
    screen.press("b")
    screen.press("b")
    assert felt.opened[-1][0] == "CardGrid", "without picks B shows the talon again"


def test_with_eight_picked_another_card_asks_again(tmp_path):
    felt, session, screen = taking(tmp_path)
    legal = cards(session.hand.legal()[:5])
    for card in legal[:8]:
        go_to(screen, card)
        screen.press("a")
    felt.opened.clear()
    go_to(screen, legal[8])
    screen.press("a")
    assert felt.opened[-1][0] == "Away"


def test_five_points_stay_and_the_reason_is_given(tmp_path):
    felt, session, screen = taking(tmp_path)
    dear = [card for card in held(screen) if not has(session.hand.legal(), card)]
    go_to(screen, dear[0])
    screen.press("a")
    assert felt.opened[-1][0] == "why"
    assert felt.opened[-1][2].code == "five_points"
    assert count(session.hand.discard) == 0


def test_the_talon_is_shown_first(tmp_path):
    felt, session, screen = taking(tmp_path)
    screen.enter()
    grid = felt.opened[-1][1]
    assert set(grid.cards) == set(session.hand.talon)
    felt.opened.clear()
    screen.enter()
    assert felt.opened == [], "once"


def test_up_and_down_go_to_the_nearest_card_of_the_other_row(tmp_path):
    _, _, screen = taking(tmp_path)
    for _ in range(9):
        screen.press("right")
    x = screen._places(0)[screen._at]
    screen.press("up")
    assert abs(screen._places(1)[screen._at] - x) <= 6
    screen.press("down")
    assert screen._row == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_fit(tmp_path, language):
    app = catalogue.app(tmp_path, language)
    assert width(app.t("exchange") % 8) + width("8/8") < 120
    assert width(app.t("exchange.sure") % 8) < 124
    assert width(app.t("talon")) < 60
