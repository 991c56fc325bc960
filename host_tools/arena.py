"""Duplicate self-play: each deal from both sides, so that luck with the cards cancels."""

import contextlib
import math
import statistics
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import joblib

from host_tools import firmware_path
from host_tools.errors import Unusable

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
    with client, tempfile.TemporaryDirectory() as folder:
        client.upload_file(bundle(Path(folder)))
        with joblib.parallel_config(backend="dask"):
            yield


def bundle(folder: Path) -> str:
    """The arena's code as a zip, for machines that have no checkout."""
    bundle = folder / "bagatto.zip"
    with zipfile.ZipFile(bundle, "w") as file:
        for part in ("host_tools", "firmware"):
            for path in (firmware_path.ROOT / part).rglob("*.py"):
                file.write(path, path.relative_to(firmware_path.ROOT))
    return str(bundle)


def play_batch(game: str, levels: tuple[str, str], deals: list[int]) -> Tally:
    """Plays each deal twice, A on either side."""
    firmware_path.install()  # in a process of its own nobody has done so
    from host_tools import duel

    tally = Tally()
    for deal in deals:
        margin = 0
        for swapped in (0, 1):
            totals = duel.play(game, levels, deal, swapped, tally.moves, tally.seconds)
            margin += totals[swapped] - totals[1 - swapped]
        tally.margins.append(margin)
    return tally
