"""The fast engine: rp2040js under node, some eight times as fast as the one in Python."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from host_tools.emulator.engine import Event, Outcome
from host_tools.errors import Unusable
from host_tools.firmware_path import ROOT

_SCRIPT = Path(__file__).with_name("engine.mjs")
_PACKAGE = ROOT / "build" / "node" / "node_modules" / "rp2040js" / "dist" / "esm" / "index.js"


def missing() -> str | None:
    """What has to be installed before it can run, in a sentence, or None."""
    if shutil.which("node") is None:
        return "The fast emulator needs node: apt install nodejs npm."
    if not _PACKAGE.exists():
        return "The fast emulator needs rp2040js: run make emulator once."
    return None


class JsEngine:
    """An engine.Engine in a process of its own."""

    def __init__(self, flash: bytes, bootrom: list[int], block: int, sda: int, scl: int) -> None:
        self._ns = self.busy_ns = 0.0
        self.resets = 0
        self._order: dict[str, object] = {}
        self._folder = tempfile.TemporaryDirectory()
        self._flash = Path(self._folder.name, "flash")
        rom = Path(self._folder.name, "bootrom")
        rom.write_text(json.dumps(list(bootrom)))
        wiring = json.dumps({"block": block, "sda": sda, "scl": scl})
        self._process = subprocess.Popen(
            ["node", _SCRIPT, _PACKAGE, rom, wiring],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._flash.write_bytes(flash)
        self._obey({"load": str(self._flash)})

    @property
    def ns(self) -> float:
        return self._ns

    def run(
        self, milliseconds: float, until: bytes = b"", events: list[Event] | None = None
    ) -> Outcome:
        start = self.ns
        planned = sorted((events or []), key=lambda event: event[0])
        order = {
            "run": milliseconds * 1e6,
            "until": until.decode("latin1"),
            "events": [(start + after, pin, level) for after, pin, level in planned],
        }
        said = self._obey(order)
        transfers = [(at, address, bytes.fromhex(data)) for at, address, data in said["transfers"]]
        return Outcome(said["found"], said["text"].encode("latin1"), transfers)

    def send(self, data: bytes) -> None:
        self._order["send"] = str(self._order.get("send", "")) + data.decode("latin1")

    def answer(self, addresses: list[int]) -> None:
        self._order["answering"] = addresses

    def cut(self) -> None:
        self._obey({"cut": True})

    def flash(self) -> bytes:
        self._obey({"save": str(self._flash)})
        return self._flash.read_bytes()

    def close(self) -> None:
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait(timeout=10)
        self._folder.cleanup()

    def _obey(self, order: dict) -> dict:
        assert self._process.stdin and self._process.stdout
        order = {**self._order, **order}
        self._order = {}
        try:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise Unusable("The emulator has stopped; what it said stands above.")
        said = json.loads(line)
        self._ns, self.busy_ns = said["ns"], said["busy_ns"]
        self.resets = said["resets"]
        return said
