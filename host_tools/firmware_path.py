"""Importing this makes firmware/ importable on CPython, over the fake machine.

Its folder goes first on the path, before the `board` that Blinka brings; `machine` and
`framebuf` are the simulator's; the pointer types of MicroPython's viper become identities.
"""

import builtins
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"


def _same(value):
    return value


for _name in ("ptr8", "ptr16", "ptr32"):
    setattr(builtins, _name, _same)

if str(FIRMWARE) not in sys.path:
    sys.path.insert(0, str(FIRMWARE))

from host_tools.simulator import framebuf, machine  # noqa: E402

sys.modules["machine"] = machine
sys.modules["framebuf"] = framebuf
