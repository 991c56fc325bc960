"""Duplicate self-play: each deal from both sides, so that luck with the cards cancels."""

import contextlib
import math
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import joblib

import tarocchi
from host_tools import firmware_path
from host_tools.errors import Unusable
from tarocchi.deals import LIMIT
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

# Deals that a process plays at a stretch.
BATCH = 20


@dataclass
class Tally:
    """What came of some deals played between A and B.

    `margins` has a number a deal: over both games, A's half points less B's. `moves` and
    `seconds` are A's and B's.
    """

    margins: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, other: "Tally") -> None:
        self.margins += other.margins
        for player in (0, 1):
            self.moves[player] += other.moves[player]
            self.seconds[player] += other.seconds[player]

    @property
    def points(self) -> float:
        """A's points a hand above an even share, which is half of own less other side's."""
        return statistics.fmean(self.margins) / 8

    @property
    def ci95(self) -> float | None:
        """Half the width of the 95 % interval of `points`; one deal has none."""
        if len(self.margins) < 2:
            return None
        return 1.96 * statistics.stdev(self.margins) / 8 / math.sqrt(len(self.margins))

    @property
    def ms_per_move(self) -> tuple[float, float]:
        a, b = (1000 * self.seconds[player] / self.moves[player] for player in (0, 1))
        return a, b


def deal_numbers(seed: int, count: int) -> list[int]:
    """The deals that a seed stands for: more of them begin with the same ones."""
    random = Random(seed)
    return [random.next15() << 15 | random.next15() for _ in range(count)]


def play(
    game: str,
    levels: tuple[str, str],
    deals: list[int],
    jobs: int = 1,
    scheduler: str | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> Tally:
    """Plays the deals between two levels, on this machine or a Dask cluster.

    The margins are the same for any number of jobs. `progress` is told the deals finished.
    """
    batches = [deals[start : start + BATCH] for start in range(0, len(deals), BATCH)]

    class Watched(joblib.Parallel):
        def print_progress(self) -> None:
            progress(min(self.n_completed_tasks * BATCH, len(deals)))

    total = Tally()
    with _cluster(scheduler):
        for tally in Watched(n_jobs=jobs, batch_size=1)(
            joblib.delayed(play_batch)(game, levels, batch) for batch in batches
        ):
            total.add(tally)
    return total


@contextlib.contextmanager
def _cluster(address: str | None) -> Iterator[None]:
    """Sends joblib's work to the Dask scheduler at an address, if one is given."""
    if address is None:
        yield
        return
    try:
        from distributed import Client
    except ImportError:
        raise Unusable(
            "--scheduler needs Dask; install it with: pip install -e '.[cluster]'"
        ) from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise Unusable(f"no Dask scheduler answers at {address}: {error}") from None
    with client, joblib.parallel_config(backend="dask"):
        yield


def play_batch(game_name: str, levels: tuple[str, str], deals: list[int]) -> Tally:
    """Plays each deal twice, A on either side."""
    firmware_path.install()  # in a process of its own nobody has done so
    game = tarocchi.game(game_name)
    tally = Tally()
    for deal in deals:
        margin = 0
        for swapped in (0, 1):
            totals = _play_hand(game, levels, deal, swapped, tally)
            margin += totals[swapped] - totals[1 - swapped]
        tally.margins.append(margin)
    return tally


def _play_hand(
    game: Any, levels: tuple[str, str], deal: int, swapped: int, tally: Tally
) -> tuple[int, int]:
    """Plays a deal with A on side `swapped`; returns both sides' half points."""
    from host_tools import players

    hand = Hand.from_deal(game, complete({}), deal)
    owners = [hand.side_of(seat) ^ swapped for seat in range(game.seats)]
    bots = [
        players.make(levels[owner], game, (deal + seat) % LIMIT)
        for seat, owner in enumerate(owners)
    ]
    while hand.turn >= 0:
        seat = hand.turn
        view = hand.view(seat)
        started = time.perf_counter()
        bots[seat].begin(view)
        action = bots[seat].step()
        while action is None:
            action = bots[seat].step()
        tally.seconds[owners[seat]] += time.perf_counter() - started
        tally.moves[owners[seat]] += 1
        hand.apply(action)
    return hand.result().totals()
