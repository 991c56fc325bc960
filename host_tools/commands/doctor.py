"""`doctor`: what is wrong with a Pico, and which wire or setting to look at."""

import json

import click

from host_tools.pico import doctor, link


@click.command()
@click.option("--port", help="The serial port; by itself that of the only Pico there is.")
@click.option("--quick", is_flag=True, help="Leave out how long bots think, which takes minutes.")
@click.option("--json", "as_json", is_flag=True, help="Print the board's own JSON object.")
def command(port: str | None, quick: bool, as_json: bool) -> int:
    """Ask the Pico what it is and how it does, and say what is wrong."""
    with link.board(port) as board:
        code = f"import diagnose\ndiagnose.report({not quick})"
        report = json.loads(board.execute(code, 600).strip().splitlines()[-1])
    found = doctor.findings(report)
    if as_json:
        click.echo(json.dumps(report))
    else:
        for well, sentence in found:
            click.echo(f"{'      ' if well else 'WRONG '}{sentence}")
    return int(not all(well for well, _ in found))
