"""The handheld as a whole: switch it on, press its buttons, look at its panel."""

import contextlib
import io
from pathlib import Path
from typing import Any

import board
import main
from device.buttons import HOLD_MS, QUIET_MS
from device.clock import Clock
from device.power import BUSY_MS
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.machine import Pin, Reset, chip
from host_tools.simulator.panel import Panel, PanelOnSpi
from host_tools.simulator.picture import png
from host_tools.simulator.sh1106 import Sh1106Panel
from trouble import Halted

BUTTONS = tuple(name for name, _ in board.BUTTONS)
PRESSES = ("left", "right", "up", "down", "a", "b", "hold-b")
PRESS_MS = 80  # a quick finger
LONG_PRESS_MS = HOLD_MS + PRESS_MS
PAUSE_MS = QUIET_MS + 15  # between two presses

_PINS = dict(board.BUTTONS)
_LONGEST_SETTLING_MS = 600_000


class Device:
    """One simulated handheld; its flash is a folder, its time is faked unless a clock is given.

    There is one chip in a process: a new Device takes it from the one before.
    """

    def __init__(self, state: Path, clock: Clock | None = None) -> None:
        self.state = state
        self.clock = clock or FakeClock()
        self.panel = Panel()
        self.console = ""  # what the firmware has printed at power-on
        self.app: Any = None  # the firmware's App or Halted
        self._rows: list[bytes] = []
        self._seen = -1

    def boot(self, hold: str | None = None, entropy: int | None = None, **asked: object) -> None:
        """Switches it on, with a button held if one is named, until its buttons are live.

        `entropy` fixes what new deals come from; what else is asked for goes to main.boot.
        """
        chip.power_on(self.clock)
        board.load(str(self.state))  # the panel is the one that board.json speaks of
        self.panel = self._fitting_panel()
        self._seen = -1
        self.attach_panel()
        if hold:
            self.down(hold)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            self.app = main.boot(
                self.clock,
                root=str(self.state),
                entropy=None if entropy is None else lambda: entropy,
                **asked,
            )
        self.console = printed.getvalue()
        if hold:
            self.up(hold)

    def attach_panel(self) -> None:
        """Connects the panel to its bus."""
        if board.setting("bus") == "spi":
            cs, dc = Pin(board.setting("cs")), Pin(board.setting("dc"))
            chip.attach_spi(board.setting("spi"), PanelOnSpi(self.panel, cs, dc))
        else:
            chip.attach(board.setting("i2c"), board.setting("address"), self.panel)

    def _fitting_panel(self) -> Panel:
        reset = board.setting("reset")
        reset_pin = None if reset is None else Pin(reset)
        if board.setting("panel") == "sh1106":
            return Sh1106Panel(board.setting("offset"), reset_pin)
        return Panel(reset_pin)

    def down(self, button: str) -> None:
        """A finger goes down on a button."""
        chip.drive(_PINS[button], 0)

    def up(self, button: str) -> None:
        """The finger lifts."""
        chip.drive(_PINS[button], None)

    def press(self, key: str) -> None:
        """One whole press by its event's name: hold-b, or a button."""
        button = "b" if key == "hold-b" else key
        self.down(button)
        self.wait(LONG_PRESS_MS if key == "hold-b" else PRESS_MS)
        self.up(button)
        self.wait(PAUSE_MS)

    def step(self) -> None:
        """One turn of the firmware's loop with the rest after it; a halted one only waits."""
        if isinstance(self.app, Halted):
            self.clock.sleep_ms(BUSY_MS)
            return
        try:
            main.turn(self.app)
        except Reset:
            self.boot()

    def wait(self, milliseconds: int) -> None:
        """Runs the firmware for that long."""
        end = self.clock.add(self.clock.ticks_ms(), milliseconds)
        while self.clock.diff(self.clock.ticks_ms(), end) < 0:
            self.step()

    def settle(self) -> None:
        """Runs the firmware until nothing will change without another press."""
        for _ in range(0, _LONGEST_SETTLING_MS, BUSY_MS):
            self.step()
            if not self.app.busy:
                return
        raise RuntimeError(f"still busy after {_LONGEST_SETTLING_MS} ms: {self.text()}")

    def pixels(self) -> list[bytes]:
        """What an eye sees: 64 rows of 128 bytes, each 0 or 1."""
        if self._seen != self.panel.changes:
            self._seen = self.panel.changes
            self._rows = self.panel.rows()
        return self._rows

    def contrast(self) -> int:
        """How bright the panel was told to be, 0 to 255."""
        return self.panel.contrast

    def text(self) -> list[str]:
        """The screen in words."""
        return self.app.text()

    def screenshot(self, path: Path, scale: int = 4) -> None:
        """Saves what the panel shows as a PNG."""
        path.write_bytes(png(self.pixels(), scale))
