"""`prove`: runs the large counts and prints a table of what was counted and what held."""

import json
import os

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from host_tools import prove, vm
from host_tools.errors import Unusable

DEFAULT_SEED = 1
NAMES = [proof.name for proof in prove.PROOFS]


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(NAMES), metavar="[NAME]...")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**30 - 1),
    default=DEFAULT_SEED,
    show_default=True,
    help="Where the random numbers start.",
)
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count(), help="Slices at a time.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(names: tuple[str, ...], seed: int, jobs: int, as_json: bool) -> int:
    """Run the proofs called NAME, or all; what was counted before is not counted again.

    Counts are kept under build/prove until the code or the seed changes.
    """
    missing = vm.missing()
    if missing:
        raise Unusable(missing)
    chosen = [proof for proof in prove.PROOFS if not names or proof.name in names]
    results = {}
    bars = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bars:
        for proof in chosen:
            bar = bars.add_task(proof.name, total=proof.wanted)

            def tell(counted: int, bar: TaskID = bar) -> None:
                bars.update(bar, completed=counted)

            progress = prove.run(proof, seed, jobs, tell=tell)
            results[proof.name] = (progress, prove.failures(proof, progress))
    if as_json:
        print(json.dumps(_summary(chosen, results, seed)))
    else:
        _print_table(chosen, results, seed)
    return int(any(failures for _, failures in results.values()))


def _counts(progress: prove.Progress) -> dict[str, int]:
    """The counts that are single numbers."""
    return {key: value for key, value in progress.tally.items() if isinstance(value, int)}


def _summary(chosen: list[prove.Proof], results: dict, seed: int) -> dict:
    return {
        "seed": seed,
        "commit": prove.commit(),
        "proofs": {
            proof.name: {
                "holds": not results[proof.name][1],
                "failures": results[proof.name][1],
                "counts": _counts(results[proof.name][0]),
            }
            for proof in chosen
        },
    }


def _print_table(chosen: list[prove.Proof], results: dict, seed: int) -> None:
    table = Table(caption=f"seed {seed}, commit {prove.commit()}", show_lines=True)
    for heading in ("proof", "what holds", "counted", "result"):
        table.add_column(heading)
    for proof in chosen:
        progress, failures = results[proof.name]
        counted = [f"{value:,} {key}" for key, value in sorted(_counts(progress).items())]
        table.add_row(
            proof.name, proof.says, "\n".join(counted), "\n".join(failures) or "[green]holds"
        )
    Console().print(table)
