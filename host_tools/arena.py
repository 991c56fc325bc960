"""Duplicate self-play: each deal from every side, so that luck with the cards cancels."""

import contextlib
import json
import math
import statistics
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import joblib

from host_tools import firmware_path
from host_tools.errors import Unusable
from host_tools.fingerprint import fingerprint

# Deals that a process plays at a stretch.
BATCH = 20
# What decides how a deal goes: batches that other code has played are not taken for these.
DECIDING = ("firmware/tarocchi", "firmware/bots", "host_tools/players.py", "host_tools/duel.py")
VM_HEAP = "16M"
VM_TIMEOUT = 3600


@dataclass
class Tally:
    """What came of some deals played between A and B.

    `margins` has a number a deal: A's points above an even share, the mean over all the places
    that A took. `moves` and `seconds` are A's and B's.
    """

    margins: list[float] = field(default_factory=list)
    moves: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, other: "Tally") -> None:
        self.margins += other.margins
        for player in (0, 1):
            self.moves[player] += other.moves[player]
            self.seconds[player] += other.seconds[player]

    @property
    def points(self) -> float:
        """A's points a deal above an even share."""
        return statistics.fmean(self.margins)

    @property
    def ci95(self) -> float | None:
        """Half the width of the 95 % interval of `points`; one deal has none."""
        if len(self.margins) < 2:
            return None
        return 1.96 * statistics.stdev(self.margins) / math.sqrt(len(self.margins))

    @property
    def ms_per_move(self) -> tuple[float, float]:
        a, b = (1000 * self.seconds[player] / self.moves[player] for player in (0, 1))
        return a, b


class Kept:
    """Batches played so far, a line each in a file of their own for a game and two levels."""

    def __init__(self, folder: Path, game: str, levels: tuple[str, str]):
        code = fingerprint(*DECIDING)[:12]
        self._file = folder / f"{game}-{levels[0]}-{levels[1]}-{code}.jsonl"
        self._batches: dict[tuple[int, ...], dict] = {}
        if self._file.exists():
            for line in self._file.read_text().splitlines():
                with contextlib.suppress(ValueError):  # the last line of a run that was killed
                    batch = json.loads(line)
                    self._batches[tuple(batch.pop("deals"))] = batch

    def get(self, deals: list[int]) -> Tally | None:
        """The tally of a batch, if it has been played."""
        batch = self._batches.get(tuple(deals))
        return Tally(**batch) if batch else None

    def add(self, deals: list[int], tally: Tally) -> None:
        """Writes a batch down."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a") as file:
            file.write(json.dumps({"deals": deals, **asdict(tally)}) + "\n")


def play(
    game: str,
    levels: tuple[str, str],
    deals: list[int],
    jobs: int = 1,
    scheduler: str | None = None,
    progress: Callable[[int], None] = lambda deals: None,
    folder: Path | None = None,
) -> Tally:
    """Plays the deals between two levels, on this machine or a Dask cluster.

    The margins are the same for any number of jobs. `progress` is told the deals finished. What
    has been played before is in `folder`, and what is played now goes there, batch by batch.
    """
    kept = Kept(folder, game, levels) if folder else None
    batches = [deals[start : start + BATCH] for start in range(0, len(deals), BATCH)]
    tallies = {}
    for place, batch in enumerate(batches):
        tally = kept.get(batch) if kept else None
        if tally:
            tallies[place] = tally
    missing = [place for place in range(len(batches)) if place not in tallies]
    with _cluster(scheduler):
        played = joblib.Parallel(n_jobs=jobs, batch_size=1, return_as="generator")(
            joblib.delayed(play_batch)(game, levels, batches[place]) for place in missing
        )
        done = sum(len(batch) for batch in batches) - sum(len(batches[p]) for p in missing)
        progress(done)
        for place, tally in zip(missing, played, strict=True):
            tallies[place] = tally
            if kept:
                kept.add(batches[place], tally)
            done += len(batches[place])
            progress(done)
    total = Tally()
    for place in range(len(batches)):
        total.add(tallies[place])
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
    """Plays each deal once for every place that A can take, on the VM where that is faster."""
    firmware_path.install()  # in a process of its own nobody has done so
    from host_tools import duel, players, vm

    # From a bundle there is nothing to compile; the cards are the same, it takes longer.
    on_vm = firmware_path.FIRMWARE.is_dir() and not vm.missing()
    if on_vm and set(levels) & set(players.SAMPLING):
        arguments = [game, *levels, *map(str, deals)]
        script = firmware_path.ROOT / "host_tools" / "duels_on_vm.py"
        printed = vm.run(script, *arguments, heap=VM_HEAP, timeout=VM_TIMEOUT)
        return Tally(**json.loads(printed))
    return Tally(**duel.play_all(game, levels, deals))
