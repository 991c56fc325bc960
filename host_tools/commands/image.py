"""`image`: one UF2 with MicroPython and Bagatto, to be dragged onto the Pico's drive."""

from pathlib import Path

import click

from host_tools.pico import build, cross, image


@click.command()
@click.option(
    "--uf2",
    "source",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="An official MicroPython image for the Pico (RPI_PICO).",
)
@click.option("--mpy", help="The .mpy version that it reads; by itself what its version tells.")
@click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("build/image"),
    show_default=True,
    help="The folder for the two images.",
)
def command(source: Path, mpy: str | None, folder: Path) -> None:
    """Build the one-file images: MicroPython alone, and with the filesystem.

    bagatto-firmware.uf2 changes MicroPython and leaves what is on the board; bagatto-whole.uf2
    is a new handheld in one file, and takes saved games with it.
    """
    micropython = image.load(source)
    wanted = cross.parse_format(mpy) if mpy else micropython.mpy
    build.build(cross.fitting(wanted))
    folder.mkdir(parents=True, exist_ok=True)
    for kind in image.KINDS:
        path = folder / f"bagatto-{kind}.uf2"
        path.write_bytes(image.make(micropython, build.contents(), kind))
        click.echo(f"{path.stat().st_size:9,}  {path}")
    click.echo(f"{micropython.board}, MicroPython {micropython.version}")
