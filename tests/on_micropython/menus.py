"""A walk through all menus by key presses, as the lines that a run prints.

Runs on CPython and on the VM: both must print the same.
"""

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
hold-b a a down a b down a a down a a b down a b up up up a b hold-b up a
a hold-b up up up a a
b right right right b a down a a a a a a a hold-b up a
up up up a b
"""


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


def lines(root):
    """Yield the screen after each key: its text form and a check of its pixels."""
    keys = Keys()
    paper = Paper()
    app = App(paper, keys, Store(root), FakeClock(), lambda: 7)
    app.start()
    for key in WALK.split():
        keys.key = key
        app.step()
        while app.busy:
            app.clock.sleep_ms(100)
            app.step()
        yield " ".join([key, str(sum(paper.frame)), " | ".join(app.text())])


if __name__ == "__main__":
    for _line in lines(sys.argv[1]):
        print(_line)
