"""`emulate`: a real MicroPython image with our files, on an emulated chip."""

from pathlib import Path

import click

from host_tools.emulator import handheld
from host_tools.emulator.console import Console
from host_tools.emulator.device import EmulatedDevice
from host_tools.params import data_folder
from host_tools.pico import build, cross, image
from host_tools.viewers import choose

VIEWS = ("window", "terminal", "none")


@click.command()
@click.option(
    "--uf2",
    "source",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="An official MicroPython image for the Pico, or a one-file image of ours.",
)
@click.option(
    "--view",
    type=click.Choice(VIEWS),
    help="How to show it; by itself a window where there is a screen, else the terminal.",
)
@click.option("--engine", type=click.Choice(handheld.ENGINES), help="By itself the fastest.")
@click.option(
    "--pty",
    "console",
    type=click.Path(path_type=Path),
    help="Serve the board's console there, for mpremote connect and for --port.",
)
@click.option(
    "--flash",
    "kept",
    type=click.Path(path_type=Path, dir_okay=False),
    help="A file that keeps the emulated flash from run to run.",
)
@click.option("--bare", is_flag=True, help="Leave our files out: a board as it comes.")
def command(
    source: Path,
    view: str | None,
    engine: str | None,
    console: Path | None,
    kept: Path | None,
    bare: bool,
) -> None:
    """Boot a firmware image in the RP2040 emulator, with our files, the panel and the buttons."""
    micropython = image.load(source)
    view = view if view == "none" else choose(view)
    flash = kept.read_bytes() if kept and kept.exists() else micropython.flash
    files = {}
    if flash is None and not bare:
        build.build(cross.fitting(micropython.mpy))
        files = build.contents()
    made = handheld.Handheld(micropython, files, engine, flash)
    line = Console(console) if console else None
    device = EmulatedDevice(made, line, data_folder())
    try:
        if view == "window":
            from host_tools.viewers import window

            window.play(device, device.state / "screenshots")
        elif view == "terminal":
            from host_tools.viewers import terminal

            terminal.play(device)
        else:
            while True:
                device.step()
    except KeyboardInterrupt:
        pass
    finally:
        if kept:
            kept.write_bytes(made.engine.flash())
        made.close()
        if line:
            line.close()
