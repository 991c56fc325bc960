"""The screens around the table: every one is drawn and read, and a game goes through them all."""

import importlib
import random
from pathlib import Path

import pytest

from host_tools import catalogue
from host_tools.firmware_path import FIRMWARE
from tarocchi import GAMES, deals
from tarocchi.cards import cards, of
from tarocchi.options import CHOICES, OF_GAME
from tests.ui.conftest import LANGUAGES
from ui.cards import ranks
from ui.names import points
from ui.screen import Screen

KEYS = ("left", "right", "up", "down", "a", "b", "hold-b")
PARTS = {"Screen", "Menu", "Pager", "Sheet", "Verdict", "TableDisplay"}  # what screens are made of


def name_of(app):
    return type(app.top).__name__


def reads(text, app):
    """Whether a line of the text form holds this."""
    return any(text in line for line in app.text())


# Every screen


def all_screens():
    found = set()
    for path in (FIRMWARE / "ui").glob("*.py"):
        module = importlib.import_module(f"ui.{path.stem}")
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Screen) and name not in PARTS:
                found.add(name)
    return found


def test_the_catalogue_shows_every_screen(tmp_path):
    shown = set()
    for number, make in enumerate(catalogue.SCREENS.values()):
        app = catalogue.app(tmp_path / str(number))
        make(app)
        shown |= {type(screen).__name__ for screen in app._stack}
    assert all_screens() - {"Notice", "Dialog"} == shown - {"Notice", "Dialog"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.SCREENS)
def test_every_screen_is_drawn_and_read(tmp_path, name, language):
    app = catalogue.app(tmp_path, language)
    catalogue.SCREENS[name](app)
    app.step()
    assert sum(map(sum, app.display.rows())) > 100, "hardly anything is drawn"
    lines = app.text()
    assert len(lines) > 1
    assert all(isinstance(line, str) and line and "\n" not in line for line in lines)


@pytest.mark.parametrize("name", catalogue.SCREENS)
def test_a_wrong_key_is_harmless(tmp_path, name):
    """Any keys on any screen: no exception, and the title can still be reached."""
    app = catalogue.app(tmp_path)
    catalogue.SCREENS[name](app)
    keys = random.Random(name)
    for _ in range(60):
        catalogue.press(app, keys.choice(KEYS))
        assert app.text()
    app.home()
    assert name_of(app) == "Title"


# From the title into a game


def test_two_presses_are_enough_to_play(app, press):
    press("a", "a")
    assert app.session is not None
    assert name_of(app) == "Table"


def test_the_title_offers_to_continue_once_a_game_is_left(app, press):
    press("a", "a", "hold-b")
    assert name_of(app) == "GameMenu"
    press("up", "a")
    assert app.text()[1] == "> Continue"
    press("a")
    assert name_of(app) == "Table"


def test_the_title_changes_the_language(app, press):
    press("right")
    assert reads("Nuova partita", app)
    press("right")
    assert reads("Partida nueva", app)
    press("right")
    assert reads("New game", app)


def test_the_choices_of_a_new_game_are_dealt_and_remembered(app, press):
    press("a", "down", "down", "right", "down", "right", "down", "a", "down", "right", "b")
    assert reads("House rules: 1 changed", app)
    press("up", "up", "up", "up", "a")
    session = app.session
    assert session.level == "club"
    assert session.match.length == 4
    assert session.hand.options["piedicavallo.mattoGift"] == "onePoint"
    again = catalogue.app(Path(app.store._root))
    again.home()
    catalogue.press(again, "a")
    assert reads("Level: Club", again) and reads("Match: four deals", again)


def test_a_match_is_played_by_the_house_rules_of_its_game(app, press):
    app.settings["monte"] = "off"
    app.settings["terziglio.pay"] = "winnerOnly"
    press("a", "down", "right", "up", "a")
    assert app.session.game.name == "ottocento"
    options = app.session.hand.options
    assert options["monte"] == "off"
    assert options["terziglio.pay"] == "zeroSum"
    app.open("game_menu", "GameMenu")
    press(*["down"] * [row[0] for row in app.top.rows()].index("House rules"), "a")
    assert reads("A monte: no", app)
    press("down", "right")
    assert reads("A monte: no", app), "the rules of a game in progress stay"
    press("a")
    assert name_of(app) == "Pages" and reads("A monte", app)


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_can_be_set_and_explained(app, press, game):
    app.open("house_rules", "HouseRules", game)
    for row, key in enumerate(OF_GAME[game]):
        for value in [*CHOICES[key][1:], CHOICES[key][0]]:
            press("right")
            assert app.settings.rule(key) == value
        press("a")
        assert app.top._page == list(CHOICES).index(key)
        press("b", "down")
        assert app.top.at == (row + 1) % len(OF_GAME[game])
    assert set().union(*OF_GAME.values()) == set(CHOICES)


def test_a_game_in_progress_is_not_given_up_by_mistake(app, press):
    press("a", "a")
    session = app.session
    app.home()
    press("down", "a", "a")
    assert reads("gives up", app)
    press("b")
    assert app.session is session
    press("a", "a")
    assert app.session is not session


def test_a_deal_is_entered_as_a_code(app, press):
    press("a", "up", "a")
    for digit, char in enumerate("7K3M2Q"):
        press(*["up"] * "0123456789ABCDEFGHJKMNPQRSTVWXYZ".index(char))
        press(*["right"] * (digit < 5))
    assert reads("7K3-M2[Q]", app)
    press("a")
    assert reads("Deal number: 7K3-M2Q", app)
    press("down", "a")
    assert app.session.match.deal == deals.parse("7K3-M2Q")


def test_a_deal_is_entered_as_a_number(app, press):
    press("a", "up", "a")
    press("left", *["up"] * 7, "left", "up")
    assert reads("00000000[1]7", app)
    press("a", "down", "a")
    assert app.session.match.deal == 17


def test_no_digit_leads_past_the_last_deal(app, press):
    press("a", "up", "a")
    keys = random.Random(5)
    for _ in range(2000):
        press(keys.choice(("left", "right", "up", "down")))
        assert 0 <= app.top._deal < deals.LIMIT


def test_a_chosen_deal_can_be_any_again(app, press):
    press("a", "up", "a", "up", "a")
    press("right")
    assert reads("Deal number: any", app)


# Over the table


def test_hold_b_and_b_lead_to_the_menu_and_back(app, press):
    press("a", "a", "hold-b", "b")
    assert name_of(app) == "Table"


def test_giving_up_asks_first_and_then_the_bots_play(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["concede"](app)
    catalogue.press(app, "b")
    assert not app.session.autoplay
    catalogue.press(app, "a", "a")
    assert app.session.autoplay
    assert name_of(app) == "Table"


def test_saying_yes_to_the_claim_plays_the_rest(tmp_path):
    for key, claimed in (("a", True), ("b", False)):
        app = catalogue.app(tmp_path / key)
        catalogue.SCREENS["claim"](app)
        catalogue.press(app, key)
        assert app.session.autoplay == claimed
        assert name_of(app) == "Table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_names_the_suit(tmp_path, language):
    app = catalogue.app(tmp_path, language)
    catalogue.SCREENS["why-follow"](app)
    assert reads(app.t("suit.1"), app)


# After the hand


def test_the_count_adds_up_to_the_total(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["count"](app)
    rows = app.top.rows()[:-1]  # the discard's points are in the rows above
    _, total = app.top.total()
    assert [sum(row[1][side] for row in rows) for side in (0, 1)] == list(total)
    assert sum(total) == 228
    assert sum(sum(row[2]) for row in rows) == 62


def test_the_player_comes_first_on_both_sides_of_the_table(tmp_path):
    for seat in range(4):
        app = catalogue.app(tmp_path / str(seat))
        app.start(deal=catalogue.DEAL, seat=seat)
        catalogue.play(app.session, 15)
        app.open("result", "HandResult")
        totals = app.session.result.totals()
        assert app.top._columns()[0] == ("We", points(totals[seat % 2]))


@pytest.mark.parametrize(
    ("totals", "said"),
    [((130, 98), "You win by 16"), ((98, 130), "You lose by 16"), ((114, 114), "A draw")],
)
def test_the_winner_is_told_in_words(tmp_path, totals, said):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["result"](app)
    assert app.top.margin(totals).startswith(said)


def test_a_sweep_is_told_in_words(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["result"](app)
    app.top._swept = 1
    assert app.top.sentence() == "They: every trick!"


def test_half_points_are_written_as_people_do():
    assert (points(0), points(1), points(91), points(114)) == ("0", "0½", "45½", "57")


def test_a_single_deal_ends_at_the_title_and_is_forgotten(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["result"](app)
    catalogue.press(app, "a", "a", "a")
    assert name_of(app) == "Title"
    assert app.session is None
    again = catalogue.app(tmp_path)
    again.start()
    assert name_of(again) == "Title"


def test_a_match_goes_through_four_deals_to_its_result(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.session(app, 15, {"piedicavallo.match": "fourDeals"})
    for deal in range(1, 5):
        app.open("result", "HandResult")
        assert reads(deals.code(catalogue.DEAL + deal - 1), app)
        catalogue.press(app, "a", "a", "a")
        assert name_of(app) == "MatchSheet"
        assert reads(f"Deal {deal}", app)
        catalogue.press(app, "a")
        if deal < 4:
            assert name_of(app) == "Table"
            catalogue.play(app.session, 15)
    assert name_of(app) == "MatchResult"
    catalogue.press(app, "a")
    assert name_of(app) == "Title"


def test_a_power_cut_at_the_result_counts_the_hand_once(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["result"](app)
    again = catalogue.app(tmp_path)
    again.start()
    again.open("result", "HandResult")
    catalogue.press(again, "a", "a", "a")
    again.open("statistics", "Statistics")
    assert reads("Hands: 1", again)


def test_looking_back_shows_every_card_once_at_the_first_trick(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["look-back-discard"](app)
    hand = app.session.hand
    codes = " ".join(line.partition(": ")[2] for line in app.text()[1:6]).split()
    assert sorted(codes) == sorted(hand.game.deck.code(card) for card in range(62))
    for number in range(1, 16):
        catalogue.press(app, "right")
        text = " ".join(app.text())
        trick = hand.played[4 * number - 4 : 4 * number]
        assert all(f"[{hand.game.deck.code(card)}]" in text for card in trick)
        assert sum(line.count("[") for line in app.text()[1:5]) == 4
    catalogue.press(app, "a")
    assert name_of(app) == "HandResult"


def test_the_widest_hand_fits_when_looking_back(tmp_path):
    """Fifteen cards in five suits, with as many ranks of two digits as can be."""
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["look-back"](app)
    masks = [1 << 5, 1 << 5, 1 << 9, 1 << 9, 0x1FFC00]
    assert len(app.top._laid_out(masks)) == 1
    assert ranks(app, app.session.game.deck)[5] == "10"


def test_three_hands_fit_in_two_lines_each_when_looking_back(tmp_path):
    """Also the declarer's with the talon: up to twenty-six cards."""
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["terziglio-back-deal"](app)
    deal = random.Random(3)
    for _ in range(2000):
        assert len(app.top._laid_out(of(deal.sample(range(62), 26)))) <= 2


@pytest.mark.parametrize("name", ["ottocento-back-declared", "terziglio-back-declared"])
def test_looking_back_goes_through_all_that_was_said_and_played(tmp_path, name):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS[name](app)
    hand = app.session.hand
    code = hand.game.deck.code
    for seat, shown in enumerate(hand.declared):
        assert all(f"[{code(card)}]" in app.text()[seat + 1] for card in cards(shown))
    seats = hand.game.seats
    for number in range(len(hand.winners)):
        catalogue.press(app, "right")
        trick = hand.played[seats * number : seats * (number + 1)]
        assert all(f"[{code(card)}]" in " ".join(app.text()) for card in trick)
    catalogue.press(app, "right")
    assert app.text()[-2].endswith("gives for the Fool: " + code(hand.gift))
    catalogue.press(app, "a")
    assert name_of(app) == "HandResult"


# Statistics


def test_clearing_the_statistics_asks_first(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["statistics-clear"](app)
    catalogue.press(app, "b")
    assert reads("Hands: 42", app)
    catalogue.press(app, "a", "a")
    assert reads("No hand finished yet.", app)


def test_cleared_statistics_do_not_count_old_hands_again(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["statistics-clear"](app)
    catalogue.press(app, "a")
    assert app.store.load("statistics")[0] == {"last": 97}
