"""`screens`: every screen in every language as a PNG, and the gallery of the README."""

import click

from host_tools import screens


@click.command()
def command() -> None:
    """Render every screen in every language and rewrite the README's gallery."""
    count = screens.write()
    folder = screens.BUILD.relative_to(screens.ROOT)
    click.echo(f"{count} screens in {len(screens.LANGUAGES)} languages: {folder}/, README.md")
