"""The emulated handheld as the viewers know a device."""

import time
from pathlib import Path

from host_tools.emulator.console import Console
from host_tools.emulator.handheld import SLICE_MS, Handheld


class EmulatedDevice:
    """A Handheld in real time, or as near to it as this machine comes."""

    def __init__(self, handheld: Handheld, console: Console | None, state: Path) -> None:
        self.handheld = handheld
        self.state = state
        self._console = console
        self._passed_on = 0
        self._began = time.monotonic()
        self._began_ms = handheld.ms

    def step(self) -> None:
        """One slice of emulated time, no faster than real time."""
        ahead = (self.handheld.ms - self._began_ms) / 1000 - (time.monotonic() - self._began)
        if ahead > 0:
            time.sleep(ahead)
        elif ahead < -1:  # it cannot keep up: no running after what was lost
            self._began, self._began_ms = time.monotonic(), self.handheld.ms
        if self._console:
            self.handheld.engine.send(self._console.typed())
        self.handheld.run(SLICE_MS)
        if self._console:
            self._console.say(self.handheld.console[self._passed_on :])
        self._passed_on = len(self.handheld.console)

    def down(self, button: str) -> None:
        """A finger goes down on a button."""
        self.handheld.down(button)

    def up(self, button: str) -> None:
        """The finger lifts."""
        self.handheld.up(button)

    def pixels(self) -> list[bytes]:
        """What an eye sees."""
        return self.handheld.pixels()

    def contrast(self) -> int:
        """How bright the panel was told to be."""
        return self.handheld.panel.contrast

    def text(self) -> list[str]:
        """What the console has said: the screen in words stays inside the chip."""
        return self.handheld.console.decode(errors="replace").splitlines()[-10:]

    def screenshot(self, path: Path, scale: int = 4) -> None:
        """Saves what the panel shows as a PNG."""
        self.handheld.screenshot(path, scale)
