"""The hint on the screen: asked for by a key, thought in slices, done by a key, in words."""

import importlib

import pytest

from host_tools import catalogue
from host_tools.proofs import traces
from tarocchi.actions import DONE, listed
from tests.ui.conftest import LANGUAGES


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch):
    """Quick thoughts, of the module that the screen will use."""
    advice = importlib.import_module("bots.advice")
    monkeypatch.setattr(advice.Hint, "start", staticmethod(traces.few_worlds), raising=False)


def think(app):
    while app.busy:
        app.step()


def name_of(app):
    return type(app.top).__name__


def at_the_table(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["table"](app)
    return app


def test_down_on_a_card_that_may_be_played_asks_and_a_plays_what_is_advised(tmp_path):
    app = at_the_table(tmp_path)
    played = len(app.session.hand.played)
    catalogue.press(app, "down")
    assert name_of(app) == "Advice"
    assert app.text()[1] == "Thinking"
    think(app)
    [advised] = app.top._hint.actions
    code = app.session.game.deck.code(advised)
    assert app.text()[1].startswith(code + " ")
    catalogue.press(app, "a")
    assert name_of(app) == "Table"
    assert app.session.hand.played[played] == advised


def test_the_other_candidates_are_a_page_away(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["hint-thinking"](app)
    think(app)
    hint = app.top._hint
    assert len(hint.tried) > 1
    catalogue.press(app, "right")
    lines = app.text()
    assert len(lines) == len(hint.tried) + 2
    assert lines[1].startswith(app.session.game.deck.code(hint.actions[0]))
    catalogue.press(app, "left")
    assert app.text()[0].startswith("Hint")


def test_b_stops_the_thinking(tmp_path):
    app = at_the_table(tmp_path)
    catalogue.press(app, "down", "a", "right", "b")
    assert name_of(app) == "Table"
    assert app.text()[0] != "Hint"


def test_the_menu_offers_a_hint_when_it_is_ones_turn_alone(tmp_path):
    app = at_the_table(tmp_path)
    catalogue.press(app, "hold-b")
    assert "Hint" in app.text()[1]
    catalogue.press(app, "a")
    assert name_of(app) == "Advice"
    catalogue.press(app, "b")
    app.session.play([listed(app.session.hand.legal())[0]])
    catalogue.press(app, "hold-b")
    assert not any("Hint" in line for line in app.text())


@pytest.mark.parametrize("name", ["discard", "exchange", "discard-ottocento"])
def test_what_goes_away_is_only_picked(tmp_path, name):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS[name](app)
    hand = app.session.hand
    screen = name_of(app)
    for _ in range(8):  # from card to card where other cards lie there already
        catalogue.press(app, "hold-b", "a")
        assert name_of(app) == "Advice"
        think(app)
        catalogue.press(app, "a")
        assert name_of(app) == screen
        assert hand.phase == "discard"
        if hand.legal()[5]:
            break
    before = len(hand.actions)
    catalogue.press(app, "hold-b", "a")
    think(app)
    assert app.top._hint.actions == [DONE]
    assert app.text()[1] == "All are chosen."
    assert app.text()[-1] == "[A: all right, B: back]"
    catalogue.press(app, "a")
    assert len(hand.actions) == before


@pytest.mark.parametrize("name", ["monte", "auction", "declare", "gift", "table-ottocento"])
def test_every_decision_has_its_hint_and_it_is_done(tmp_path, name):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS[name](app)
    before = len(app.session.hand.actions)
    catalogue.press(app, "hold-b", "a")
    think(app)
    assert all(app.text())
    advised = list(app.top._hint.actions)
    catalogue.press(app, "a")
    assert list(app.session.hand.actions[before : before + len(advised)]) == advised


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(tmp_path, language):
    from bots.advice import REASONS

    app = catalogue.app(tmp_path, language)
    for reason in REASONS:
        assert app.t("hint.why." + reason), reason
