"""`budgets`: what the real device has to keep, measured on a firmware image in the emulator."""

import json
import sys
from pathlib import Path

import click

from host_tools import budgets
from host_tools.emulator import handheld
from host_tools.pico import image
from host_tools.work import SILICON


@click.command()
@click.option(
    "--uf2",
    "source",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="An official MicroPython image for the Pico.",
)
@click.option("--engine", type=click.Choice(handheld.ENGINES), help="By itself the fastest.")
@click.option(
    "--hands",
    type=click.IntRange(6),  # either half has one that is measured
    default=100,
    show_default=True,
    help="How many hands the heap must last.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(source: Path, engine: str | None, hands: int, as_json: bool) -> int:
    """Measure the budgets on a real firmware image, each with its limit beside it."""
    micropython = image.load(source)
    shows = sys.stderr.isatty() and not as_json

    def say(what: str) -> None:
        if shows:
            click.echo(f"\r\x1b[K... {what}", nl=False, err=True)

    rows = []
    for row in budgets.measure(micropython, engine, hands, say):
        rows.append(row)
        if not as_json:
            click.echo(("\r\x1b[K" if shows else "") + line(row))
    if as_json:
        table = [{**vars(row), "holds": row.holds} for row in rows]
        click.echo(json.dumps({"micropython": micropython.version, "budgets": table}))
    else:
        click.echo(f"{micropython.board}, MicroPython {micropython.version}; times are emulated")
        click.echo(f"times {SILICON}, the median of what silicon takes longer.")
    return int(not all(row.holds for row in rows))


def line(row: budgets.Row) -> str:
    """One line of the table."""
    least = "at least" if row.at_least else "at most"
    verdict = "holds" if row.holds else "TOO MUCH" if not row.at_least else "TOO LITTLE"
    value = f"{row.value:,.1f}" if row.unit == "ms" else f"{row.value:,.0f}"
    return (
        f"{row.name:50}{value:>10} {row.unit:3}{least:>9} {row.limit:>8,} {row.unit:3} {verdict}"
    )
