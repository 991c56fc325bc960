"""Decisions a second of our engine beside other people's card games, as ratios within one run."""

import functools
import itertools
import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

import tarocchi
from host_tools import decisions, peers, vm
from host_tools.firmware_path import ROOT

SCRIPT = ROOT / "host_tools" / "decisions.py"
HANDS, ROLLOUTS = 100, 5000  # on the VM
# Which of ours the others are compared with: the game that is cards alone, as most of theirs.
OURS = "piedicavallo"


class Rate(NamedTuple):
    """Decisions a second, and how many times as many ours makes on CPython and on the VM."""

    name: str
    rate: float
    ours: float
    ours_on_vm: float


def measure(rounds: int, seconds: float) -> list[Rate]:
    """Lets all play in turn, so many seconds each, and again: what slows one slows the others."""
    contestants: dict[str, Callable[[], float]] = {}
    for game in tarocchi.GAMES:
        contestants[f"{game} on CPython"] = _timed(_player(game), seconds)
        contestants[f"{game} on the VM"] = functools.partial(_on_vm, game, HANDS, 0)
        contestants[f"{game} rollouts on the VM"] = functools.partial(_on_vm, game, 0, ROLLOUTS)
    for name, play in peers.all_peers().items():
        contestants[name] = _timed(play, seconds)
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, measured in contestants.items():
            rates[name].append(measured())
    here, on_vm = rates[f"{OURS} on CPython"], rates[f"{OURS} on the VM"]
    return [
        Rate(name, statistics.median(found), _times(here, found), _times(on_vm, found))
        for name, found in rates.items()
    ]


def _player(game: str) -> peers.Player:
    deals = itertools.count()
    return lambda: decisions.play(game, next(deals))


def _timed(play: peers.Player, seconds: float) -> Callable[[], float]:
    """What plays hand after hand for so long, and returns decisions a second."""

    def measured() -> float:
        play()  # what is loaded with the first hand is not timed
        made, passed, started = 0, 0.0, time.perf_counter()
        while passed < seconds:
            made += play()
            passed = time.perf_counter() - started
        return made / passed

    return measured


def _on_vm(game: str, hands: int, rollouts: int) -> float:
    printed = vm.run(SCRIPT, game, str(hands), str(rollouts)).split()
    made, nanoseconds = map(int, printed[:2] if hands else printed[2:])
    return made / nanoseconds * 1e9


def _times(ours: list[float], theirs: list[float]) -> float:
    """The ratio of two rates, round by round, in the middle."""
    return statistics.median(our / their for our, their in zip(ours, theirs, strict=True))
