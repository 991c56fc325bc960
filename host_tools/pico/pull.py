"""Fetches what people have on their device: games, records, statistics, settings, crash logs."""

from pathlib import Path

from host_tools.errors import Unusable
from host_tools.pico.link import Link, sha256

CRASH_LOGS = ("crash.log", "crash.old")
_FOLDERS = ("records/",)
_NAMES = ("journal", "settings", "statistics", "board.json", *CRASH_LOGS)
_PREFIXES = ("broken-", "newer-")


def is_kept(name: str) -> bool:
    """Whether a file on the device is its owner's and not the firmware's."""
    return name in _NAMES or name.startswith((*_FOLDERS, *_PREFIXES))


def pull(link: Link, folder: Path) -> list[str]:
    """Copies all that into the folder; the names of what was new or had changed."""
    fetched = []
    for name, digest in sorted(link.hashes().items()):
        target = folder / name
        if not is_kept(name) or (target.exists() and sha256(target.read_bytes()) == digest):
            continue
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(link.read(name))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise Unusable(f"{target} cannot be written: {reason}.") from error
        fetched.append(name)
    return fetched
