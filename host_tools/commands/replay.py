"""`replay`: referees hand records, then counts them row by row."""

import json
from pathlib import Path
from typing import Any

import click

from host_tools import explain, records
from host_tools.cli import DONE, UNUSABLE
from host_tools.explain import points
from tarocchi import deals
from tarocchi.hand import Hand
from tarocchi.result import Result


@click.command()
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a file.")
def command(files: tuple[Path, ...], as_json: bool) -> int:
    """Referee hand records: judge every step, then count the hand."""
    code = DONE
    for file in files:
        hand = records.load(file)
        if isinstance(hand, records.Fault):
            hand.show(as_json)
            code = UNUSABLE
        elif as_json:
            name = {"file": click.format_filename(file)} if len(files) > 1 else {}
            click.echo(json.dumps(name | _answer(hand.result())))
        else:
            click.echo(_sheet(hand, click.format_filename(file)))
    return code


def _answer(result: Result) -> dict[str, Any]:
    answer: dict[str, Any] = {}
    if result.rows:
        answer["sides"] = {
            side: {key: points(row[place]) for key, row in result.rows}
            for place, side in enumerate(result.sides)
        }
    answer["winner"] = None if result.winner is None else result.sides[result.winner]
    return answer | result.facts


def _sheet(hand: Hand, name: str) -> str:
    """The count as a table: the kinds of cards first, then the rows of the result."""
    result = hand.result()
    deal = "" if hand.deal is None else f", deal {deals.code(hand.deal)}"
    dealer = hand.game.letters[hand.dealer]
    lines = [f"{name}: {hand.game.name.capitalize()}{deal}, dealer {dealer}"]
    if hand.game.signals:  # the Bolognese games
        lines += [f"  {line}" for line in explain.count(hand)]
    if result.rows:
        lines += _table(result)
        totals = "-".join(str(points(total)) for total in result.totals())
        won = "a draw" if result.winner is None else f"{result.sides[result.winner]} wins"
        lines.append(f"  {totals}, {won}")
    return "\n".join(lines)


def _table(result: Result) -> list[str]:
    lines = [f"  {'':10}{result.sides[0]:>12}{result.sides[1]:>12}"]
    for key, *sides in result.detail:
        counted = [f"{number} = {points(half):>2}" if number else "-" for number, half in sides]
        lines.append(f"  {key:10}{counted[0]:>12}{counted[1]:>12}")
    for key, row in result.rows:
        lines.append(f"  {key.replace('_', ' '):10}{points(row[0]):>12}{points(row[1]):>12}")
    return lines
