"""Whole hands of both games by key presses, whatever the keys: always on, never a dead end."""

import random

import pytest

from host_tools import catalogue
from host_tools import records as files
from tarocchi.records import write

KEYS = ("a", "a", "a", "a", "left", "right", "right", "up", "down", "b", "hold-b")
EVERYTHING = {
    "ottocento": [
        {},
        {"monte": "off", "mattoGift": "manual", "signals.who": "any"},
        {"goingOut": "speakingOrder", "mattoGift": "manual", "striscio": "tournament"},
        {"ottocento.length": "fourDeals", "signals.afterKing": "true", "signals.who": "forehand"},
    ],
    "terziglio": [
        {},
        {"terziglio.deal": "19/5", "mattoGift": "manual"},
        {"terziglio.overcall": "off", "signals.who": "any", "mattoGift": "manual"},
        {"terziglio.pay": "winnerOnly", "terziglio.sweepSolo": "80", "signals.who": "off"},
    ],
}
CASES = [(game, number) for game, many in EVERYTHING.items() for number in range(len(many))]


def begin(folder, game, options, deal, seat):
    """An app at the table of a new game."""
    from ui.session import Session

    app = catalogue.app(folder)
    app.start()
    app.settings["help"] = "off"
    app.settings["speed"] = "fast"
    app.session = Session.new(app.store, game, "novice", deal, seat, options)
    app.play()
    return app


@pytest.mark.parametrize(("game", "number"), CASES)
def test_any_keys_lead_from_hand_to_hand(tmp_path, game, number):
    noise = random.Random(f"{game} {number}")
    options = EVERYTHING[game][number]
    app = begin(tmp_path, game, options, noise.randrange(10_000), number % 3)
    finished = 0
    seen = set()
    for _ in range(4000):
        seen.add(type(app.top).__name__)
        catalogue.press(app, noise.choice(KEYS))
        assert app.text()
        catalogue.settle(app)
        if app.session is None:  # the match is over, or it was left
            app.session = None
            app = begin(tmp_path / str(finished), game, options, noise.randrange(10_000), 0)
        elif type(app.top).__name__ == "Title":
            app.play()
        elif app.session.result is not None:
            finished += 1
            check_record(tmp_path, app.session)
            break
    assert finished
    assert {"Table", "GameMenu", "LastTrick"} <= seen


def check_record(folder, session):
    """The record of a finished hand tells the referee the same result."""
    path = folder / "hand"
    path.write_text(write(session.hand), encoding="utf-8")
    hand = files.load(path)
    assert hand.result().account == session.result.account


def save_and_resume(app):
    """Switch off and on again: the game goes on where the journal left it."""
    app.start()
    assert app.session is not None
    app.play()


@pytest.mark.parametrize("game", EVERYTHING)
def test_every_phase_resumes(tmp_path, game):
    noise = random.Random(game)
    options = {"mattoGift": "manual"}
    app = begin(tmp_path, game, options, 11, 1)
    phases = set()
    for _ in range(3000):
        phase = app.session.hand.phase
        if app.session.phase == "player" and phase not in phases:
            phases.add(phase)
            app.session._save()
            before = bytes(app.session.hand.actions)
            if phase != "discard":  # picks that are not final are lost with the power
                save_and_resume(app)
                assert bytes(app.session.hand.actions) == before
        catalogue.press(app, noise.choice(KEYS[:-2]))
        catalogue.settle(app)
        if app.session is None or app.session.result is not None:
            app = begin(tmp_path, game, options, noise.randrange(10_000), 1)
        if type(app.top).__name__ == "Title":
            app.play()
        if {"declare", "play", "gift", "discard"} < phases:
            break
    assert {"declare", "play", "gift", "discard"} < phases
