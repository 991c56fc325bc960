"""Makes firmware/ importable on CPython, over the fake machine."""

import builtins
import sys
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"


def install() -> None:
    """Puts firmware/ first on the path, its `machine` and `framebuf` in place; again is harmless.

    First, because Blinka brings a `board` of its own. The pointer types of MicroPython's viper
    compiler become identities, so that kernels run here as plain functions.
    """
    sys.print_exception = _print_exception  # type: ignore[attr-defined]
    for name in ("ptr8", "ptr16", "ptr32"):
        setattr(builtins, name, _same)
    if str(FIRMWARE) not in sys.path:
        sys.path.insert(0, str(FIRMWARE))
    from host_tools.simulator import framebuf, machine

    sys.modules["machine"] = machine
    sys.modules["framebuf"] = framebuf


def _same(value):
    return value


def _print_exception(error, file=sys.stdout):
    traceback.print_exception(error, file=file)
