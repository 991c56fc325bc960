"""`bench`: how fast the engine is beside other people's card games."""

import json

import click
from rich.console import Console
from rich.table import Table

from host_tools import bench, vm
from host_tools.errors import Unusable


@click.command()
@click.option("--rounds", type=click.IntRange(1), default=5, show_default=True, help="How often.")
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=1, show_default=True, help="Each, a round."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(rounds: int, seconds: float, as_json: bool) -> None:
    """Play random hands with our engine and with others, and compare decisions a second.

    Each hand is played from the deal to its count, through the API that a program would use; a
    rollout by Club's judgement instead of chance. The ratios say how many times as many decisions
    Piedicavallo makes.
    """
    missing = vm.missing()
    if missing:
        raise Unusable(missing)
    rates = bench.measure(rounds, seconds)
    if as_json:
        click.echo(json.dumps({rate.name: rate._asdict() for rate in rates}))
        return
    table = Table()
    table.add_column("random play")
    for heading in ("decisions a second", "ours on CPython is", "ours on the VM is"):
        table.add_column(heading, justify="right")
    for name, rate, ours, ours_on_vm in rates:
        table.add_row(name, f"{rate:,.0f}", f"x {ours:.2f}", f"x {ours_on_vm:.2f}")
    Console().print(table)
