"""`strength`: plays the duels of the README's table, prints it and draws it."""

import os

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from host_tools import strength
from host_tools.params import GAME


@click.command()
@click.option("--game", type=GAME, help="This game alone.")
@click.option("--deals", type=click.IntRange(2), help="As many deals for each duel.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; by itself one a core.")
@click.option("--scheduler", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
@click.option("--plot/--no-plot", default=True, help="Draw the table too, under build/.")
def command(
    game: str | None, deals: int | None, jobs: int | None, scheduler: str | None, plot: bool
) -> int:
    """Measure the levels against each other: points a deal above an even share.

    What has been played is kept under build/arena until the code changes. Fails where a level is
    not as far ahead of another as it should be.
    """
    duels = [meeting for meeting in strength.DUELS if game in (None, meeting.game)]
    if deals:
        duels = [meeting._replace(deals=deals) for meeting in duels]
    jobs = jobs or (-1 if scheduler else os.cpu_count() or 1)
    bars = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bars:
        tasks = {
            meeting: bars.add_task(
                f"{meeting.game}: {meeting.a} against {meeting.b}", total=meeting.deals
            )
            for meeting in duels
        }
        outcomes = strength.run(
            duels,
            jobs,
            scheduler,
            lambda meeting, done: bars.update(tasks[meeting], completed=done),
        )
    click.echo(strength.table(outcomes))
    if plot:
        click.echo(f"drawn: {strength.plot(outcomes)}")
    return int(not all(outcome.holds for outcome in outcomes))
