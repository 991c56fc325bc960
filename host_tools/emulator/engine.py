"""What an engine does: it runs the chip for some emulated time and tells what came out of it.

Time is the emulated chip's alone, so the same image, files and events give the same nanoseconds.
Not emulated: misses of the flash cache (a real chip is about 7 % slower, at worst 40 %), the time
that erasing flash takes, the second core, entropy (the same after every power-on).
"""

from dataclasses import dataclass, field
from typing import Protocol

# (nanoseconds from now on, GPIO, level; None lets go of the pin)
Event = tuple[float, int, int | None]
Transfer = tuple[float, int, bytes]  # when it began, I2C address, what was written


@dataclass
class Outcome:
    """What one run brought."""

    found: bool  # the text that it was to run until has come
    text: bytes = b""  # from the console
    transfers: list[Transfer] = field(default_factory=list)


class Engine(Protocol):
    """An emulated RP2040 with its flash, its USB console and one I2C bus."""

    @property
    def ns(self) -> float:
        """Emulated nanoseconds since the first power-on."""

    busy_ns: float  # for how much of that the bus was in use
    resets: int

    def run(
        self, milliseconds: float, until: bytes = b"", events: list[Event] | None = None
    ) -> Outcome:
        """Runs for that long, or until the console has printed a text since the last run."""

    def send(self, data: bytes) -> None:
        """Types into the console with the next run."""

    def answer(self, addresses: list[int]) -> None:
        """Which addresses acknowledge on the I2C bus from now on."""

    def cut(self) -> None:
        """Takes the power away and gives it back; flash stays as it was at that instant."""

    def flash(self) -> bytes:
        """What is in flash now."""

    def close(self) -> None:
        """Ends it."""
