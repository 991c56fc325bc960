"""Random presses on the simulated handheld: nothing breaks, nothing hangs, nothing is lost."""

import tempfile
from pathlib import Path

from device.store import Store
from host_tools.records import load
from host_tools.simulator.device import PRESSES, Device
from tarocchi import GAMES
from tarocchi.hand import Hand
from tarocchi.rng import Random
from ui.session import Session

SITTING = 250  # presses between two times of switching on
WANTED = 100_000  # presses in sittings that begin with each of the games
# A mostly sensible player gets further than one who presses everything alike.
_OFTEN = ("a", "a", "a", "a", "b", "right", "left", "down")
_REACTIONS = ("a", "right", "down", "b", "hold-b")


def check(seed, index, tally):
    """Sit down with the handheld, switched on afresh in the middle of the sitting's game."""
    random = Random((seed * 7919 + index) % (1 << 30))
    with tempfile.TemporaryDirectory() as folder:
        state = Path(folder)
        device = Device(state)
        # One sitting in eight begins at the title, as a stranger's does.
        game = GAMES[index % len(GAMES)] if index % 8 else None
        device.boot(entropy=random.next15(), game=game)
        device.app.settings["speed"] = "fast"  # less waiting, until the settings are found
        for _ in range(SITTING):
            press(device, random)
            screen = type(getattr(device.app, "top", device.app)).__name__
            tally[screen] = tally.get(screen, 0) + 1
        if game:
            tally[game] = tally.get(game, 0) + SITTING
        device.settle()
        reacts(device)
        survives(device, state)
        for record in state.glob("records/*.hand"):
            hand = load(record)
            assert isinstance(hand, Hand), f"{record.name}: {hand}"
            tally["hands"] = tally.get("hands", 0) + 1
    tally["presses"] = tally.get("presses", 0) + SITTING


def press(device, random):
    """Press any key, now and then while the display is still moving."""
    keys = _OFTEN if random.below(4) else PRESSES
    device.press(keys[random.below(len(keys))])
    if random.below(8):
        device.settle()


def reacts(device):
    """Fail if no key does anything: that would be a dead end."""
    before = device.pixels()
    for key in _REACTIONS:
        device.press(key)
        device.settle()
        if device.pixels() != before:
            return
    raise AssertionError(f"no key does anything at {device.text()}")


def survives(device, state):
    """Fail if the power cut now would lose more than what the bots did since the last press."""
    session = device.app.session
    kept, problem = Session.resume(Store(str(state)))
    assert problem is None, f"the journal is {problem}"
    if session is None:
        assert kept is None, "a game that was over came back"
        return
    actions, done = bytes(kept.hand.actions), bytes(session.hand.actions)
    assert done[: len(actions)] == actions, "the journal tells another game"
    since = range(len(actions), len(done))
    replayed = [seat_of(kept, done[place]) for place in since]
    if not session.autoplay and session.hand.phase != "discard":
        assert session.seat not in replayed, "an action of the player was lost"


def seat_of(session, action):
    """Return who did the action, and do it."""
    seat = session.hand.turn
    session.hand.apply(action)
    return seat


def verdict(tally):
    """Return what the sittings did not meet."""
    missed = ["no hand was ever finished"] if not tally.get("hands") else []
    for game in GAMES:
        if tally.get(game, 0) < WANTED:
            missed.append(f"only {tally.get(game, 0)} presses at {game}")
    return missed
