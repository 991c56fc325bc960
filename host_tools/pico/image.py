"""One-file images: an official MicroPython with Bagatto's files in its filesystem."""

import re
from dataclasses import dataclass
from pathlib import Path

from host_tools.errors import Unusable
from host_tools.pico import filesystem, uf2

FIRMWARE, WHOLE = "firmware", "whole"
KINDS = (FIRMWARE, WHOLE)

# Where the stock images keep their filesystem: at the end of flash, by the name of the board.
_SIZES = {
    b"Raspberry Pi Pico with RP2040": 1408 * 1024,
    b"Raspberry Pi Pico W with RP2040": 848 * 1024,
}
_MPY = (
    ((1, 23), (6, 3)),
    ((1, 22), (6, 2)),
    ((1, 20), (6, 1)),
    ((1, 19), (6, 0)),
    ((0, 0), (5, 0)),
)
_VERSION = re.compile(rb"MicroPython (v[0-9][^ \0]*) on ([0-9-]+)")


@dataclass(frozen=True)
class MicroPython:
    """An official image, taken apart."""

    board: str
    version: str
    pages: dict[int, bytes]
    filesystem_size: int
    flash: bytes | None = None  # all of it, where the image brings a filesystem of its own

    @property
    def mpy(self) -> tuple[int, int]:
        """The .mpy version that it reads, as its own version tells."""
        found = re.match(r"v(\d+)\.(\d+)(-\d+-g)?", self.version)
        if not found:
            raise Unusable(f"MicroPython {self.version}: say which .mpy it reads with --mpy.")
        # v1.18-624-g... is on the way to the release after it.
        release = (int(found[1]), int(found[2]) + bool(found[3]))
        return next(mpy for since, mpy in _MPY if release >= since)

    @property
    def filesystem_at(self) -> int:
        """Where in flash the filesystem begins."""
        return uf2.FLASH_SIZE - self.filesystem_size


def load(path: Path) -> MicroPython:
    """Takes an official image apart; Unusable if it is something else."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unusable(f"{path}: {(error.strerror or str(error)).lower()}.") from error
    pages = uf2.parse(data, str(path))
    code = bytes(uf2.flash(pages))
    board = next((name for name in _SIZES if name in code), None)
    if board is None:
        raise Unusable(f"{path}: not a MicroPython for the Pico; take one of the RPI_PICO images.")
    size = _SIZES[board]
    said = _VERSION.search(code)
    version = said[1].decode() if said else "of unknown version"
    code_pages = {at: page for at, page in pages.items() if at < uf2.FLASH_SIZE - size}
    whole = code if len(code_pages) < len(pages) else None
    return MicroPython(board.decode(), version, code_pages, size, whole)


def flash(micropython: MicroPython, files: dict[str, bytes]) -> bytearray:
    """The whole flash of a board with that MicroPython and these files."""
    whole = uf2.flash(micropython.pages)
    whole[micropython.filesystem_at :] = filesystem.make(files, micropython.filesystem_size)
    return whole


def make(micropython: MicroPython, files: dict[str, bytes], kind: str) -> bytes:
    """The UF2: MicroPython alone, which leaves the files on the board as they are, or all.

    All is the filesystem to its last block. A block left out would keep what the board had
    there, and littlefs takes the newer of two such blocks for the true one.
    """
    pages = dict(micropython.pages)
    if kind == WHOLE:
        whole = flash(micropython, files)
        for at in range(micropython.filesystem_at, uf2.FLASH_SIZE, uf2.PAGE):
            pages[at] = bytes(whole[at : at + uf2.PAGE])
    made = uf2.write(pages)
    _verify(made, micropython, files if kind == WHOLE else None)
    return made


def _verify(made: bytes, micropython: MicroPython, files: dict[str, bytes] | None) -> None:
    """Takes the UF2 apart again: what is in it must be what went into it."""
    pages = uf2.parse(made, "the new image")
    code = {at: page for at, page in pages.items() if at < micropython.filesystem_at}
    if code != micropython.pages:
        raise Unusable("The new image does not hold the MicroPython that went into it.")
    if files is not None:
        whole = bytes(uf2.flash(pages))
        if filesystem.read(whole[micropython.filesystem_at :]) != files:
            raise Unusable("The new image does not hold the files that went into it.")
