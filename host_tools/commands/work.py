"""`work`: how much Master works for a move, and how long that takes on the chip."""

import json

import click
from rich.console import Console
from rich.table import Table

import tarocchi
from host_tools import vm, work
from host_tools.errors import Unusable

MEDIAN, WORST = 500, 1000  # milliseconds on the RP2040


@click.command()
@click.option("--deals", type=click.IntRange(1), default=20, show_default=True, help="How many.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(deals: int, as_json: bool) -> int:
    """Count rollouts, plies and solver nodes of Master's moves, game by game.

    Fails if a move takes the RP2040 longer than half a second (median) or a second (worst).
    """
    missing = vm.missing()
    if missing:
        raise Unusable(missing)
    found = {game: work.summary(game, work.moves(game, deals)) for game in tarocchi.GAMES}
    times = [counted["ms on the chip"] for counted in found.values()]
    if as_json:
        click.echo(json.dumps(found))
    else:
        table = Table()
        table.add_column("a move of Master: median / worst")
        for game in found:
            table.add_column(game, justify="right")
        for name in found[tarocchi.GAMES[0]]:
            cells = [
                f"{counted[name]['median']:,} / {counted[name]['worst']:,}"
                for counted in found.values()
            ]
            table.add_row(name, *cells)
        Console().print(table)
    return int(any(time["median"] > MEDIAN or time["worst"] > WORST for time in times))
