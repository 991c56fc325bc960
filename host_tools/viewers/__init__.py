"""Ways to look at the handheld and to press its buttons."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from host_tools.errors import Unusable


class Viewed(Protocol):
    """What a view asks of a device, simulated or emulated."""

    def step(self) -> None:
        """A moment passes."""

    def down(self, button: str) -> None:
        """A finger goes down on a button."""

    def up(self, button: str) -> None:
        """The finger lifts."""

    def pixels(self) -> list[bytes]:
        """What an eye sees: 64 rows of 128 bytes, each 0 or 1."""

    def contrast(self) -> int:
        """How bright the panel was told to be, 0 to 255."""

    def text(self) -> Sequence[str]:
        """The screen in words."""

    def screenshot(self, path: Path, scale: int = 4) -> None:
        """Saves what the panel shows as a PNG."""


def choose(asked: str | None) -> str:
    """The view that was asked for, "window" or "terminal", if it can work here, else the best."""
    if asked != "terminal":
        from host_tools.viewers import window

        try:
            window.check()
            return "window"
        except Unusable:
            if asked:
                raise
    from host_tools.viewers import terminal

    terminal.check()
    return "terminal"
