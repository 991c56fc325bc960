"""Heap at the table, on MicroPython's WebAssembly VM: 32 bits, objects of the Pico's size.

The whole of main.py runs there as .mpy, on the fake machine; what that fake itself takes is
measured first and left out.
"""

import shutil
import subprocess
from pathlib import Path

from host_tools import vm
from host_tools.firmware_path import ROOT

LEVEL = "club"  # the bots that take most
LIMIT = 125_000  # bytes live at the table of any game; a Pico has 187,936 to 241,648 free

_SCRIPT = Path(__file__).with_name("wasm.mjs")
_PACKAGE = "@micropython/micropython-webassembly-pyscript"
_MODULE = ROOT / "build" / "node" / "node_modules" / _PACKAGE / "micropython.mjs"
_TIMEOUT_S = 120

# The store must know a missing file when it sees one: this VM reports WebAssembly's own numbers.
# What is written in C on the Pico, and in Python here, belongs to the fake machine as well.
_FAKES = """
import binascii, builtins, gc, io, os, time

class errno:
    ENOENT = 44
    EEXIST = 20
    EIO = 29
    ENODEV = 43
    ETIMEDOUT = 73

sys.modules["errno"] = errno
for name in ("ptr8", "ptr16", "ptr32"):
    setattr(builtins, name, lambda value: value)
from host_tools.simulator import machine, peripherals
from host_tools.simulator.panel import Panel
sys.modules["machine"] = machine
machine.chip.attach(0, 0x3C, Panel())
os.mkdir("/state")
"""
_COLLECT = "gc.collect()"
_TELL = "print(gc.mem_alloc())"
_BOOT = """
import main
app = main.boot(root="/state", game={game!r}, deal={deal}, level={level!r})
def at_rest():
    return not app.busy and type(app.top).__name__ == "Table" and app.session.phase == "player"
def reach_the_table():
    while not at_rest():
        if not app.busy:
            if type(app.top).__name__ == "Calls":
                app.top.press("up")  # play alone rather than pass
            app.top.press("a")
        app.step()
        app.clock.sleep_ms(1)
reach_the_table()
app.play()
reach_the_table()
"""
_TEXT = "print('\\n'.join(app.text()))"


class HeapError(Exception):
    """The measurement failed; the text is what the VM printed."""


def missing() -> str | None:
    """What has to be installed before the heap can be measured, in a sentence, or None."""
    if shutil.which("node") is None:
        return "Measuring the heap needs node: apt install nodejs npm."
    if not _MODULE.exists():
        return "Measuring the heap needs the WebAssembly VM: run make heap once."
    return vm.missing()


def at_the_table(game: str, deal: int = 1, level: str = LEVEL) -> tuple[int, list[str]]:
    """Bytes live when the player of that game has to decide, and the screen's text form then."""
    command = ["node", str(_SCRIPT), str(_MODULE), str(vm.build(vm.BYTECODE))]
    command += [
        _FAKES,
        _COLLECT,
        _TELL,
        _BOOT.format(game=game, deal=deal, level=level),
        _COLLECT,
        _TELL,
    ]
    result = subprocess.run(
        [*command, _TEXT], capture_output=True, text=True, timeout=_TIMEOUT_S, cwd=ROOT
    )
    if result.returncode:
        raise HeapError(f"{result.stdout}{result.stderr}".strip())
    fakes, ready, live, *text = result.stdout.splitlines()
    if ready != "ready":
        raise HeapError(f"{ready!r} where the console should say 'ready'")
    return int(live) - int(fakes), text
