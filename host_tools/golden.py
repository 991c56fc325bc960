"""Golden files: what whole runs looked like when somebody last read them, one command to renew.

A source is a folder under tests/ and a function that returns its files: {name: text}. Add one to
SOURCES. Differences are reviewed as diffs before they are committed.
"""

from collections.abc import Callable
from pathlib import Path

from host_tools.firmware_path import ROOT

TESTS = ROOT / "tests"


def hands() -> dict[str, str]:
    """Transcripts of whole hands."""
    from host_tools import transcript

    return transcript.golden()


def screens() -> dict[str, str]:
    """The text forms of all screens; their pictures are those of the README's gallery."""
    from host_tools import catalogue

    return catalogue.text_forms()


SOURCES: dict[str, Callable[[], dict[str, str]]] = {
    "golden/hands": hands,
    "golden/screens": screens,
}


def differences(folder: str, tests: Path = TESTS) -> list[str]:
    """The names of a source's files that are missing, stale or not as they would be written."""
    wanted = SOURCES[folder]()
    kept = {path.name: path.read_text("utf-8") for path in (tests / folder).glob("*")}
    names = sorted({*wanted, *kept})
    return [name for name in names if wanted.get(name) != kept.get(name)]


def write(tests: Path = TESTS) -> list[str]:
    """Brings every golden file up to date and returns the paths that changed."""
    changed = []
    for folder, make in SOURCES.items():
        wanted = make()
        for name in differences(folder, tests):
            path = tests / folder / name
            changed.append(f"{folder}/{name}")
            if name in wanted:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(wanted[name], "utf-8")
            else:
                path.unlink()
    return changed
