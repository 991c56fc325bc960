"""Random presses with bouncing contacts, polled at random: each must make exactly one event.

Runs on CPython from tests/device/test_buttons.py and by itself on the MicroPython VM.
"""

import sys

from host_tools.simulator import machine
from host_tools.simulator.clock import FakeClock

sys.modules["machine"] = machine

import board  # noqa: E402
from device.buttons import HOLD_MS  # noqa: E402

NAMES = ("up", "down", "left", "right", "a", "b")


class Dice:
    """The same numbers on every VM."""

    def __init__(self, seed):
        self._state = seed

    def between(self, low, high):
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return low + (self._state >> 8) % (high - low + 1)


class Bench:
    """Six buttons under a fake clock, and a finger whose contacts bounce as planned."""

    def __init__(self):
        self.clock = FakeClock()
        machine.chip.power_on(self.clock)
        self.buttons = board.buttons(self.clock)
        self._pins = dict(board.BUTTONS)

    def contact(self, name, down, up, bounce_down=(), bounce_up=()):
        """Plan a press: the bounces are moments after it at which the level turns over."""
        pin = self._pins[name]
        for start, level, bounces in ((down, 0, bounce_down), (up, 1, bounce_up)):
            if len(bounces) % 2:
                raise ValueError("an odd bounce leaves the contact open")
            self.clock.at(start, self._driver(pin, level))
            for moment in bounces:
                level = 1 - level
                self.clock.at(start + moment, self._driver(pin, level))

    def _driver(self, pin, level):
        return lambda: machine.chip.drive(pin, level)

    def polled(self, until, gap=lambda: 5):
        """The events until then, polling every `gap()` ms until nothing comes."""
        events = []
        while self.clock.elapsed < until:
            self.clock.advance(gap())
            event = self.buttons.poll()
            while event is not None:
                events.append((self.clock.elapsed, event))
                event = self.buttons.poll()
        return events


def bounces(dice, longest=20):
    """Moments within 1 to 20 ms at which a contact opens and closes again."""
    last = dice.between(1, longest)
    moments = [dice.between(1, last) for _ in range(2 * dice.between(0, 3) + 1)]
    moments.append(last)
    return sorted(moments)


def fuzz(seed, count=40):
    """Play that many random gestures; what was expected and what came, as lists of names."""
    dice = Dice(seed)
    bench = Bench()
    expected = []
    at = 100
    for _ in range(count):
        name = NAMES[dice.between(0, 5)]
        # Most are taps; a B is held about as often as not.
        length = dice.between(15, 200)
        if name == "b" and dice.between(0, 1):
            length = dice.between(HOLD_MS, HOLD_MS + 300)
        # A contact does not go on bouncing after it has been let go.
        bench.contact(name, at, at + length, bounces(dice, min(20, length - 1)), bounces(dice))
        expected.append("hold-b" if length >= HOLD_MS else name)
        at += length + dice.between(60, 300)
    slow = dice.between(0, 1)
    events = bench.polled(at + 1000, lambda: dice.between(1, 500 if slow else 20))
    return expected, [event for _, event in events]


def main():
    for seed in range(1, 41):
        expected, events = fuzz(seed)
        if expected != events:
            raise AssertionError(f"seed {seed}:\n{expected}\n{events}")
    print("one event a gesture")


if __name__ == "__main__":
    main()
