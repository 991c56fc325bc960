"""A walk through all menus by key presses, as the lines that a run prints.

Runs on CPython and on the VM: both must print the same.
"""

import gc
import sys

from device.store import Store
from host_tools.simulator.clock import FakeClock
from ui.app import App

# From the title: every list, every value, every page, a game given up, looked at and left.
WALK = """
right right right
down a a right right down up left a a b down a right a a a b b
down a a b
down a right right right down left down right left down right right down right right down right b
down a a b
down down a down right left down right down right down a up right down right right up a b right b
up up up up a a right a down a
hold-b down a a down a b down a a down a a b down a b up up up a b hold-b up a
a hold-b up up up a a
b right right right b a down a a a a a a a hold-b up a
up up up a b
"""


# From the title with a game to continue: rules, statistics, settings, a new game with its menu
# and score, and the title again.
ROUND = """
down down a a right right b b down a b down a right right right b up up up a a a
a a hold-b down down down a b down a b b hold-b up a
"""
ROUNDS = 6


class Paper:
    """A display that only keeps its frame."""

    def __init__(self):
        self.frame = bytearray(1024)

    def show(self):
        """Nothing to send."""

    def contrast(self, value):
        """Nothing to light."""

    def invert(self, flag):
        """Nothing to invert."""


class Keys:
    """Reports the key that was put into it once."""

    key = None

    def poll(self):
        """The waiting key."""
        key, self.key = self.key, None
        return key


class Handheld:
    """An app with a key to press and a frame to look at."""

    def __init__(self, root):
        self.keys = Keys()
        self.paper = Paper()
        self.app = App(self.paper, self.keys, Store(root), FakeClock(), lambda: 7)
        self.app.start()

    def press(self, key):
        """Press a key and wait until nothing moves."""
        self.keys.key = key
        self.app.step()
        while self.app.busy:
            self.app.clock.sleep_ms(100)
            self.app.step()


def lines(root):
    """Yield the screen after each key: its text form and a check of its pixels."""
    handheld = Handheld(root)
    for key in WALK.split():
        handheld.press(key)
        yield " ".join([key, str(sum(handheld.paper.frame)), " | ".join(handheld.app.text())])


def heaps(root):
    """Yield the screen and the bytes live after each round from the title to the title."""
    handheld = Handheld(root)
    for key in ("a", "a", "a", "hold-b", "up", "a"):
        handheld.press(key)
    for _ in range(ROUNDS):
        for key in ROUND.split():
            handheld.press(key)
        gc.collect()
        yield "%s %d" % (handheld.app.text()[1], gc.mem_alloc())


if __name__ == "__main__":
    for _line in {"lines": lines, "heaps": heaps}[sys.argv[2]](sys.argv[1]):
        print(_line)
