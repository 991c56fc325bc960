"""Kinds of values that several commands read from their command line."""

import os
from pathlib import Path

import click

import tarocchi
from tarocchi import deals
from tarocchi.errors import TarocchiError


class _Deal(click.ParamType):
    name = "deal"

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        try:
            return deals.parse(str(value))
        except TarocchiError as error:
            self.fail(str(error), param, ctx)


DEAL = _Deal()
GAME = click.Choice(tarocchi.GAMES)


def data_folder() -> Path:
    """Where this user's programs keep what they must not lose."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "bagatto"
