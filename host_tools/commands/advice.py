"""`advice`: how the levels do in named positions, where people agree what to play."""

import json

import click
from rich.console import Console
from rich.table import Table

import bots
import tarocchi
from host_tools import positions


@click.command()
@click.option("--all", "every", is_flag=True, help="Show also what is done right.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(every: bool, as_json: bool) -> None:
    """Ask each level what it would do in named positions, and count what is good."""
    answers = {
        position: {level: position.answer(level) for level in bots.LEVELS}
        for position in positions.all_positions()
    }
    if as_json:
        rates = {
            game: {
                level: [
                    sum(
                        found[level] in position.good
                        for position, found in answers.items()
                        if position.game == game
                    ),
                    sum(position.game == game for position in answers),
                ]
                for level in bots.LEVELS
            }
            for game in tarocchi.GAMES
        }
        click.echo(json.dumps(rates))
        return
    table = Table(show_lines=False)
    for heading in ("position", "good", *bots.LEVELS):
        table.add_column(heading)
    for position, found in answers.items():
        if every or any(answer not in position.good for answer in found.values()):
            marks = [
                f"[green]{answer}" if answer in position.good else f"[red]{answer}"
                for answer in found.values()
            ]
            table.add_row(f"{position.game}: {position.name}", " ".join(position.good), *marks)
    passed = [
        f"{sum(found[level] in position.good for position, found in answers.items())}"
        f" of {len(answers)}"
        for level in bots.LEVELS
    ]
    table.add_section()
    table.add_row("all", "", *passed)
    Console().print(table)
