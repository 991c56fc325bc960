"""`advice`: how the levels do in named positions, where people agree what to play."""

import json

import click
from rich.console import Console
from rich.table import Table

import bots
import tarocchi
from host_tools import positions

Answers = dict[positions.Position, dict[str, str]]


@click.command()
@click.option("--all", "every", is_flag=True, help="Show also what is done right.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(every: bool, as_json: bool) -> None:
    """Ask each level what it would do in named positions, and count what is good."""
    answers: Answers = {
        position: {level: position.answer(level) for level in bots.LEVELS}
        for position in positions.all_positions()
    }
    rates = {game: _rates(answers, (game,)) for game in tarocchi.GAMES}
    if as_json:
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
    table.add_section()
    rates["all"] = _rates(answers, tarocchi.GAMES)
    for name, passed in rates.items():
        table.add_row(name, "", *[f"{right} of {asked}" for right, asked in passed.values()])
    Console().print(table)


def _rates(answers: Answers, games: tuple[str, ...]) -> dict[str, list[int]]:
    """By level, how many positions of some games it answers well, and how many there are."""
    found = [(position.good, said) for position, said in answers.items() if position.game in games]
    return {
        level: [sum(said[level] in good for good, said in found), len(found)]
        for level in bots.LEVELS
    }
