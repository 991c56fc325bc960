"""`flash`: puts the firmware onto the Pico and starts it."""

import sys

import click

from host_tools.pico import flash, link


@click.command()
@click.option("--port", help="The serial port; by itself that of the only Pico there is.")
@click.option("--run", "mount", is_flag=True, help="Run this checkout without copying it.")
def command(port: str | None, mount: bool) -> int | None:
    """Put the firmware onto the Pico, keeping saved games and settings, and start it."""
    if mount:
        from host_tools.pico import run

        return run.run(port)
    shows = sys.stderr.isatty()
    with link.board(port) as board:

        def say(line: str) -> None:
            click.echo(f"\r\x1b[K{line}" if shows else line, nl=not shows, err=shows)

        flash.flash(board, say)
        if shows:
            click.echo(err=True)
    click.echo("ready")
    return None
