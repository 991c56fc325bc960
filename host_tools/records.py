"""Hand records as files: reads one through the referee, and says what is wrong with it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

import click

from tarocchi import referee
from tarocchi.errors import BadRecord
from tarocchi.hand import Hand

LONGEST_LINE = 10_000  # bytes: beyond that it is some other kind of file


class Fault(NamedTuple):
    """What is wrong with a file; line is None when nothing of it could be read."""

    file: Path
    line: int | None
    error: str

    def show(self, as_json: bool) -> None:
        """Tells it: as JSON on standard output, or in one line on standard error."""
        name = click.format_filename(self.file)
        if as_json:
            click.echo(json.dumps({"file": name, "line": self.line, "error": self.error}))
        else:
            place = name if self.line is None else f"{name}:{self.line}"
            click.echo(f"{place}: {self.error}", err=True)


def load(path: Path, finished: bool = True) -> Hand | Fault:
    """The hand that a file tells, or its first fault."""
    try:
        with path.open("rb") as file:
            return referee.read(_lines(file), finished)
    except OSError as error:
        return Fault(path, None, error.strerror or "cannot be read")
    except BadRecord as error:
        return Fault(path, error.line, printable(error.reason))


def _lines(file: BinaryIO) -> Iterator[str]:
    number = 0
    while line := file.readline(LONGEST_LINE):
        number += 1
        if len(line) == LONGEST_LINE:
            raise BadRecord(number, "this line is too long for a hand record")
        try:
            yield line.decode()
        except UnicodeDecodeError:
            raise BadRecord(number, "this is not UTF-8 text") from None


def printable(text: str) -> str:
    """The text without what would move a terminal's cursor or break the line."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
