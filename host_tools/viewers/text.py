"""The handheld in words, for scripts and blind players: key names in, the text form out."""

import sys
from collections.abc import Iterable, Iterator
from typing import TextIO

from host_tools.errors import Unusable
from host_tools.simulator.device import PRESSES, Device


def play(device: Device, source: TextIO, sink: TextIO) -> None:
    """Presses what the source names until it ends; time passes only as far as the screen needs.

    Somebody at a keyboard is told of a slip and goes on, a script is stopped at it.
    """
    device.settle()
    _show(device, sink)
    for line, key in _words(source):
        if key in PRESSES:
            device.press(key)
            device.settle()
            _show(device, sink)
            continue
        sentence = f'there is no key "{key}", only {" ".join(PRESSES)}'
        if not source.isatty():
            raise Unusable(f"standard input:{line}: {sentence}")
        print(sentence, file=sys.stderr)


def _words(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(lines, 1):
        for word in line.lower().split():
            yield number, word


def _show(device: Device, sink: TextIO) -> None:
    print(*device.text(), "", sep="\n", file=sink, flush=True)
