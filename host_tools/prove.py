"""The large counts: proofs as data, run slice by slice, resumable, and what came out of them.

A proof is a module with `check(seed, index, tally)` (see host_tools/proofs) and, where the whole
tally has to be judged, `verdict(tally)` -> sentences of what does not hold. Add one to PROOFS.
"""

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

from host_tools import vm
from host_tools.fingerprint import fingerprint
from host_tools.firmware_path import ROOT

STATE = ROOT / "build" / "prove"
SLICES = ROOT / "host_tools" / "proofs" / "slices.py"
SLICE_TIMEOUT = 600
# The counts of a slice need more than a Pico's heap; hands alone would not.
SLICE_HEAP = "16M"


@dataclass(frozen=True)
class Proof:
    """What is to hold (`says`), counted in `unit` until `wanted`, `slice` items at a time.

    on_vm runs the slices on the MicroPython VM; the module must then import nothing of the host.
    about names the folders whose code it is about: when they change it starts over.
    """

    name: str
    says: str
    module: str
    unit: str
    wanted: int
    slice: int
    on_vm: bool = True
    about: tuple[str, ...] = ("firmware/tarocchi", "host_tools/proofs")


BOTS = ("firmware/tarocchi", "firmware/bots", "host_tools/proofs")

PROOFS = (
    Proof(
        "legality",
        "turn, legal cards and count are what the rules, written again as sets of names, say",
        "host_tools.proofs.legality",
        "situations",
        100_000,
        100,
    ),
    Proof(
        "laws",
        "undo, replay, masks, names, reasons, every card and point in one place, views that hide",
        "host_tools.proofs.laws",
        "states",
        100_000,
        50,
    ),
    Proof(
        "events",
        "every rare thing of the game occurs",
        "host_tools.proofs.events",
        "hands",
        20_000,
        1_000,
    ),
    Proof(
        "combinations",
        "Bolognese combinations are those found by trying, and never fall with a card more",
        "host_tools.proofs.piles",
        "piles",
        200_000,
        5_000,
    ),
    Proof(
        "settlement",
        "Ottocento and Terziglio: legal cards, gift, count and payments as counted a second way",
        "host_tools.proofs.settlement",
        "hands",
        10_000,
        200,
    ),
    Proof(
        "Bolognese events",
        "every rare thing of Ottocento and Terziglio occurs",
        "host_tools.proofs.bolognese_events",
        "hands",
        40_000,
        1_000,
    ),
    Proof(
        "shuffle",
        "every card in every place, every two neighbours, no deal like the next: chi-square",
        "host_tools.proofs.shuffle",
        "deals",
        100_000,
        5_000,
    ),
    Proof(
        "both VMs",
        "CPython and MicroPython deal, play and count alike",
        "host_tools.proofs.both_vms",
        "hands",
        10_000,
        10,
        on_vm=False,
    ),
    Proof(
        "kernels",
        "at every ply the table, the worlds and the count of the kernels are the engine's",
        "host_tools.proofs.kernels",
        "hands",
        30_000,
        300,
        about=BOTS,
    ),
    Proof(
        "endgames",
        "the solver is right; where all hands can be deduced Master plays no card worth less",
        "host_tools.proofs.endgames",
        "positions",
        1_000,
        50,
        about=BOTS,
    ),
    Proof(
        "peeking",
        "no choice of any level depends on where unseen cards lie, and each is legal",
        "host_tools.proofs.peeking",
        "views",
        30_000,
        60,
        about=BOTS,
    ),
    Proof(
        "native code",
        "kernels compile for the Pico; CPython, bytecode and native code play the same cards",
        "host_tools.proofs.native_code",
        "blocks",
        135,
        1,
        on_vm=False,
        about=BOTS,
    ),
    Proof(
        "presses",
        "random presses break nothing, end nowhere and lose nothing",
        "host_tools.proofs.presses",
        "presses",
        344_000,  # an eighth begins at the title, with no game yet
        4,
        on_vm=False,
        about=("firmware", "host_tools/proofs", "host_tools/simulator"),
    ),
)


@dataclass
class Progress:
    """How far a proof has come, as it is kept between runs."""

    seed: int
    code: str
    next: int = 0
    tally: dict = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def counted(self, proof: Proof) -> int:
        """How many of what the proof counts it has looked at."""
        return self.tally.get(proof.unit, 0)

    def add(self, tally: dict) -> None:
        """Adds a slice's tally: ints, and lists of ints place by place."""
        for key, value in tally.items():
            if isinstance(value, list):
                old = self.tally.get(key, [0] * len(value))
                self.tally[key] = [a + b for a, b in zip(old, value, strict=True)]
            else:
                self.tally[key] = self.tally.get(key, 0) + value


def run_slice(module: str, seed: int, first: int, count: int, variant: str | None) -> dict:
    """What a slice of a proof counted and found, run in a process of its own.

    On the VM with a variant of its build, without one on CPython.
    """
    arguments = [str(ROOT), module, str(seed), str(first), str(count)]
    try:
        if variant:
            printed = vm.run(
                SLICES, *arguments, variant=variant, heap=SLICE_HEAP, timeout=SLICE_TIMEOUT
            )
        else:
            printed = subprocess.run(
                [sys.executable, str(SLICES), *arguments],
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        return json.loads(printed.splitlines()[-1])
    except (vm.VMError, subprocess.CalledProcessError, IndexError, ValueError) as error:
        told = getattr(error, "stderr", None) or str(error)
        return {"tally": {}, "failures": [f"{module} {seed} {first}: {told.strip()}"]}


def run(
    proof: Proof,
    seed: int,
    jobs: int,
    state: Path = STATE,
    tell: Callable[[int], None] = lambda counted: None,
) -> Progress:
    """Runs a proof from where it stopped until it has counted enough or something fails."""
    file = state / f"{proof.name.replace(' ', '-')}.json"
    progress = _load(file, Progress(seed, code(proof)))
    tell(progress.counted(proof))
    with ThreadPoolExecutor(jobs) as pool:
        while progress.counted(proof) < proof.wanted and not progress.failures:
            firsts = [progress.next + proof.slice * job for job in range(jobs)]
            done = list(
                pool.map(
                    lambda first: run_slice(
                        proof.module, seed, first, proof.slice, vm.NATIVE if proof.on_vm else None
                    ),
                    firsts,
                )
            )
            for result in done:
                progress.add(result["tally"])
                progress.failures += result["failures"]
            progress.next += proof.slice * jobs
            _save(file, progress)
            tell(progress.counted(proof))
    return progress


def failures(proof: Proof, progress: Progress) -> list[str]:
    """What does not hold, in sentences; none when the proof holds."""
    if progress.failures:
        return progress.failures
    judge = getattr(importlib.import_module(proof.module), "verdict", None)
    return judge(progress.tally) if judge else []


def commit() -> str:
    """The git commit of the checkout, said to be changed if it is."""
    git = ["git", "-C", str(ROOT), "describe", "--always", "--dirty=, with changes"]
    try:
        return subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def code(proof: Proof) -> str:
    """A fingerprint of what is proved and proves: counts of other code are not carried on."""
    return fingerprint(*proof.about)


def _load(file: Path, fresh: Progress) -> Progress:
    try:
        kept = Progress(**json.loads(file.read_text()))
    except (OSError, ValueError, TypeError):
        return fresh
    same = (kept.seed, kept.code) == (fresh.seed, fresh.code)
    # What failed is tried again: the cause may have been this machine's.
    return kept if same and not kept.failures else fresh


def _save(file: Path, progress: Progress) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(json.dumps(asdict(progress)))
    os.replace(new, file)
