"""`heap`: bytes live at the table of each game, on a VM with the Pico's object sizes."""

import json

import click

import tarocchi
from host_tools import heap
from host_tools.errors import Unusable


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(as_json: bool) -> int:
    """Measure the bytes live at the table of each game, with the limit beside them."""
    missing = heap.missing()
    if missing:
        raise Unusable(missing)
    used = {game: heap.at_the_table(game)[0] for game in tarocchi.GAMES}
    if as_json:
        click.echo(json.dumps({"limit": heap.LIMIT, "level": heap.LEVEL, "bytes": used}))
    else:
        for game, count in used.items():
            verdict = "fits" if count <= heap.LIMIT else "too much"
            click.echo(f"{game:14}{heap.LEVEL:6}{count:9,} of {heap.LIMIT:,} bytes: {verdict}")
    return int(max(used.values()) > heap.LIMIT)
