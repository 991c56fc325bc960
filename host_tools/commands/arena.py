"""`arena`: how many points a deal one level is better than another."""

import json
import os

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tarocchi
from host_tools import arena, duel
from host_tools.errors import Unusable
from host_tools.firmware_path import ROOT
from host_tools.params import GAME
from host_tools.players import NAMES
from tarocchi.deals import LIMIT


@click.command()
@click.option("--game", type=GAME, required=True, help="The game to play.")
@click.option("--seats", required=True, help="Who plays: club,random,club,random.")
@click.option(
    "--deals", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many."
)
@click.option(
    "--seed",
    type=click.IntRange(0, LIMIT - 1),
    default=0,
    show_default=True,
    help="Which deals they are.",
)
@click.option("--jobs", type=click.IntRange(1), help="Processes; by itself one a core.")
@click.option("--scheduler", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(
    game: str,
    seats: str,
    count: int,
    seed: int,
    jobs: int | None,
    scheduler: str | None,
    as_json: bool,
) -> None:
    """Play two levels against each other, every deal from all sides.

    Points are those of the first level a deal, above an even share. Of three seats the first
    level takes one, each in turn: --seats club,random,random. A tournament that was broken off
    goes on where it was: what has been played is kept under build/arena until the code changes.
    """
    a, b = _levels(game, seats)
    deals = duel.deal_numbers(seed, count)
    jobs = jobs or (-1 if scheduler else os.cpu_count() or 1)
    with _progress() as progress:
        task = progress.add_task(f"{a} against {b}", total=count)
        tally = arena.play(
            game,
            (a, b),
            deals,
            jobs,
            scheduler,
            lambda done: progress.update(task, completed=done),
            ROOT / "build" / "arena",
        )
    ms = [round(value, 4) for value in tally.ms_per_move]
    ci95 = tally.ci95
    if as_json:
        answer = {
            "deals": count,
            "a": a,
            "b": b,
            "points": round(tally.points, 4),
            "ci95": None if ci95 is None else round(ci95, 4),
            "ms_per_move": {"a": ms[0], "b": ms[1]},
        }
        click.echo(json.dumps(answer))
        return
    interval = "" if ci95 is None else f" ± {ci95:.2f}"
    click.echo(f"{a} against {b}: {tally.points:+.2f}{interval} points a deal")
    click.echo(f"{count} deals from all sides; {a} {ms[0]:.3f} ms, {b} {ms[1]:.3f} ms a move")


def _levels(game: str, seats: str) -> tuple[str, str]:
    """The two levels of a,b,a,b; of a,b,b or a,b,a where there are three seats."""
    names = [name.strip().lower() for name in seats.split(",")]
    for name in names:
        if name not in NAMES:
            raise Unusable(f"there is no level {name or '(empty)'}; levels: {', '.join(NAMES)}")
    a, b = (names * 2)[:2]
    if tarocchi.game(game).seats == 3:
        wanted, example = [[a, b, b], [a, b, a]], "club,random,random"
    else:
        wanted, example = [[a, b, a, b]], "club,random,club,random"
    if names not in wanted:
        raise Unusable(f"--seats wants two levels in turn, such as {example}: {seats}")
    return a, b


def _progress() -> Progress:
    """A bar on standard error, where that is a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
