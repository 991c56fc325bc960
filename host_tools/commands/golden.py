"""`golden`: writes the golden files of the tests anew."""

import click

from host_tools import golden


@click.command()
def command() -> None:
    """Write the golden files of the tests anew, to be read as a diff before they are committed."""
    changed = golden.write()
    for path in changed:
        click.echo(f"tests/{path}")
    if not changed:
        click.echo("every golden file is as it was")
