"""`play`: the simulated handheld, in a window, in a terminal or in words."""

import sys
import tempfile
from pathlib import Path

import click

import tarocchi
from device.clock import Clock
from host_tools.errors import Unusable
from host_tools.params import DEAL, GAME, data_folder
from host_tools.simulator.device import BUTTONS, Device
from host_tools.viewers import choose
from ui.settings import CHOICES

VIEWS = ("window", "terminal", "text")


@click.command()
@click.option("--game", type=GAME, help="The game to play.")
@click.option("--deal", type=DEAL, help="The deal's number, or its code such as 7K3-M2Q.")
@click.option("--level", type=click.Choice(CHOICES["level"]), help="How well the bots play.")
@click.option("--seat", help="Where you sit: S, E, N or W.")
@click.option("--lang", type=click.Choice(CHOICES["language"]), help="The language, this time.")
@click.option(
    "--view",
    type=click.Choice(VIEWS),
    help="How to show it; by itself a window where there is a screen, else the terminal.",
)
@click.option(
    "--state",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder that stands for the device's flash.",
)
@click.option("--hold", type=click.Choice(BUTTONS), help="A button held at power-on.")
def command(
    game: str | None,
    deal: int | None,
    level: str | None,
    seat: str | None,
    lang: str | None,
    view: str | None,
    state: Path | None,
    hold: str | None,
) -> None:
    """Play on the simulated handheld.

    Keys: arrows; Enter or z is A, Backspace or x is B; q leaves, the game is kept. With --view
    text, key names (left right up down a b hold-b) are read from standard input.
    """
    place = _seat(game, seat)
    view = view if view == "text" else choose(view)
    device = Device(_folder(state or data_folder()), clock=None if view == "text" else Clock())
    device.boot(hold=hold, language=lang, game=game, deal=deal, level=level, seat=place)
    if view == "text":
        from host_tools.viewers import text

        text.play(device, sys.stdin, sys.stdout)
        return
    if view == "window":
        from host_tools.viewers import window

        window.play(device, device.state / "screenshots")
    else:
        from host_tools.viewers import terminal

        terminal.play(device)
    click.echo("Your game is kept.")


def _folder(state: Path) -> Path:
    """The folder that stands for the flash, made if need be."""
    try:
        state.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=state):
            return state
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Unusable(f"The game cannot be kept in {state}: {reason}.") from error


def _seat(game: str | None, letter: str | None) -> int | None:
    if letter is None:
        return None
    letters = tarocchi.game(game or tarocchi.GAMES[0]).letters
    if len(letter) != 1 or letter.upper() not in letters:
        raise Unusable(f"There is no seat {letter}; seats: {' '.join(letters)}.")
    return letters.index(letter.upper())
