"""Whole matches of every game by bots alone: saved, resumed, counted once, recorded, refereed."""

from pathlib import Path

import pytest

from bots import make
from device.store import Store
from tarocchi import GAMES, options, referee
from tarocchi.actions import PASS
from tarocchi.rng import Random
from ui.session import Session

HOUSE = options.parse(
    "mattoGift=manual, goingOut=speakingOrder, signals.who=any, terziglio.deal=19/5,"
    " ottocento.length=fourDeals, piedicavallo.match=fourDeals"
)


def switched_off_and_on(session, store):
    """The session as the journal resumes it; the bots' moves so far are saved as at a press."""
    session.play([])
    session.save()
    again, problem = Session.resume(store)
    assert problem is None
    assert again.hand.actions == session.hand.actions
    assert (again.hand.phase, again.hand.turn) == (session.hand.phase, session.hand.turn)
    assert again.match.accounts == session.match.accounts
    again.concede()
    return again


def decision(session):
    bot = make("novice", session.game, session.hand.deal)
    bot.begin(session.view())
    while (action := bot.step()) is None:
        pass
    return action


@pytest.mark.parametrize("chosen", [{}, HOUSE], ids=["default", "house rules"])
@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_saved_and_recorded(name, chosen, tmp_path):
    store, random = Store(str(tmp_path)), Random(7)
    session = Session.new(store, name, "novice", 17, 2, chosen)
    phases = set()
    counted = 0
    while True:
        session.concede()
        while session.phase in ("bot", "player"):
            phases.add(session.hand.phase)
            if session.phase == "player":  # all but the cards stays the player's to decide
                session.play([decision(session)])
            else:
                session.think()
            if random.below(25) == 0:
                session = switched_off_and_on(session, store)
        result = session.finish()
        assert session.finish() is result
        counted += result.account is not None
        record = max(Path(tmp_path, "records").iterdir()).read_text(encoding="utf-8")
        confirmed = referee.read(record.splitlines()).result()
        assert (confirmed.rows, confirmed.facts) == (result.rows, result.facts)
        if session.match.over:
            break
        session.next_hand()
    tally, _ = store.load("statistics")
    assert tally["last"] == session.match.index
    mine = session.game.holder_of(session.seat)
    assert tally[f"{name} novice"]["hands"] == counted == session.match.counted
    assert tally[f"{name} novice"]["half_points"] == session.match.totals[mine]
    assert {"play"} <= phases


def test_cards_thrown_in_are_no_hand_of_the_statistics(tmp_path):
    store = Store(str(tmp_path))
    session = Session.new(store, "terziglio", "novice", 17, 2, {})
    for _ in range(3):
        session.play([PASS])
    session.finish()
    assert store.load("statistics")[0] == {"last": 1}
    assert (session.match.index, session.match.counted) == (1, 0)
    session.next_hand()
    assert session.hand.deal == 18
