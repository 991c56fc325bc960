"""`art`: packs the readable text art into the module that the device loads."""

import click

from host_tools.art import main


@click.command()
def command() -> None:
    """Pack fonts and pictures from art/ into the firmware."""
    click.echo(main())
