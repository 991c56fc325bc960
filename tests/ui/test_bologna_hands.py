"""Whole hands of both games by key presses, whatever the keys: always on, never a dead end."""

import random

import pytest

from host_tools import catalogue
from host_tools import records as files
from tarocchi.actions import listed
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
            check_record(tmp_path, app.session)
            finished += len(app.session.hand.winners) > 0
            if finished:
                break
            while app.session is not None and app.session.result is not None:
                catalogue.press(app, "a")
    assert finished
    assert {"Table", "GameMenu", "LastTrick"} <= seen


def check_record(folder, session):
    """The record of a finished hand tells the referee the same result."""
    path = folder / "hand"
    path.write_text(write(session.hand), encoding="utf-8")
    hand = files.load(path)
    assert hand.result().account == session.result.account


SCREENS = {
    "monte": "Calls",
    "bid": "Calls",
    "declare": "Declare",
    "play": "Table",
    "gift": "Gift",
}


@pytest.mark.parametrize(
    ("game", "phase"),
    [
        (game, phase)
        for game in EVERYTHING
        for phase in ("talk", "discard", "declare", "play", "gift")
    ],
)
def test_every_phase_resumes_on_its_screen(tmp_path, game, phase):
    noise = random.Random(f"{game} {phase}")
    if phase == "talk":
        phase = "monte" if game == "ottocento" else "bid"
    while True:
        app = begin(tmp_path, game, {"mattoGift": "manual"}, noise.randrange(10_000), 1)
        session = app.session
        hand = session.hand
        while hand.turn >= 0 and not (hand.phase == phase and hand.turn == 1):
            session.play([noise.choice(listed(hand.legal()))])
        if hand.turn >= 0 and (phase != "declare" or any(hand.legal()[:5])):
            break
    session.save()
    app.start()
    assert bytes(app.session.hand.actions) == bytes(hand.actions)
    app.settings["claim"] = "never"
    app.play()
    catalogue.settle(app)
    while type(app.top).__name__ in ("Laid", "CardGrid"):
        catalogue.press(app, "b")
        catalogue.settle(app)
    expected = "Exchange" if game == "terziglio" else "Discard"
    assert type(app.top).__name__ == SCREENS.get(phase, expected)
