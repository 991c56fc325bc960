"""`pull`: brings hand records, statistics and crash logs from the Pico to this PC."""

from pathlib import Path

import click

from host_tools import vm
from host_tools.params import data_folder
from host_tools.pico import link, pull


@click.command()
@click.option("--port", help="The serial port; by itself that of the only Pico there is.")
@click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder; by itself pico/ beside the simulated handheld's.",
)
def command(port: str | None, folder: Path | None) -> None:
    """Fetch hand records, the game in progress, statistics, settings and the crash log."""
    folder = folder or data_folder() / "pico"
    with link.board(port) as board:
        fetched = pull.pull(board, folder)
    for name in fetched:
        click.echo(folder / name)
        if name in pull.CRASH_LOGS:
            # The firmware has numbers for its private names: here they are by name.
            click.echo(vm.explain((folder / name).read_text("utf-8", "replace")))
    click.echo(f"{len(fetched)} files fetched into {folder}, the others were there already.")
