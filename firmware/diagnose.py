"""Measures the handheld from its own prompt: `import diagnose; diagnose.report()` prints JSON."""

import gc
import json
import os
import sys

import board
import tarocchi
from device.clock import Clock
from device.i2c import NoAnswer
from version import VERSION

_FRAMES = 5
_DEAL = 1
_SMALLEST = 64  # bytes to which the largest free block is told


class _NoPanel:
    """Stands in for a display that does not answer."""

    lost = None

    def __init__(self):
        self.frame = memoryview(bytearray(1024))

    def show(self):
        """Nobody looks."""

    def contrast(self, value):
        """Nobody looks."""

    def invert(self, flag):
        """Nobody looks."""


class _NoKeys:
    def poll(self):
        return None


class _NoFlash:
    """Stands in for the store, so that measuring neither reads nor writes what people have."""

    def load(self, name):
        return None, None

    def save(self, name, value):
        """Nothing is kept."""

    def playing(self):
        return False

    def journal_start(self, header):
        """Nothing is kept."""

    def journal_append(self, actions):
        """Nothing is kept."""

    def next_record(self):
        return 1


def report(moves=True):
    """Print what this board is and how fast; the moves of all bots take a minute or two."""
    print(json.dumps(measure(moves)))


def measure(moves=True):
    """What report() prints, as a dict; values that cannot be had here are None."""
    clock = Clock()
    complaints = board.load("/")
    buttons = board.buttons(clock)
    held = [name for name, _ in board.BUTTONS if buttons.held(name)]
    found = {
        "bagatto": VERSION,
        "micropython": sys.version,
        "machine": getattr(sys.implementation, "_machine", None),
        "mpy": getattr(sys.implementation, "_mpy", None),
        "board": complaints,
        "panel": board.setting("panel"),
        "bus": board.setting("bus"),
        "address": board.setting("address"),
        "i2c": None,
        "problem": None,
        "held": held,
        "battery_mv": board.battery(),
        "flash_free": _flash_free(),
    }
    if board.setting("bus") == "i2c":
        bus = board.i2c()
        found["pins"] = bus.pins
        found["i2c"] = bus.scan()
    try:
        display = board.display()
        found["frame_ms"] = _frames(display, clock)
    except NoAnswer as error:
        display = _NoPanel()
        found["frame_ms"] = None
        found["problem"] = str(error)
    found["heap"] = {name: _at_the_table(name, display, clock) for name in tarocchi.GAMES}
    if moves:
        found["moves_ms"] = {name: _moves(name, clock) for name in tarocchi.GAMES}
    return found


def _flash_free():
    if not hasattr(os, "statvfs"):
        return None
    sizes = os.statvfs("/")
    return sizes[0] * sizes[3]


def _frames(display, clock):
    """Milliseconds for a full frame and for one page."""
    taken = {}
    for name, pages in (("full", range(8)), ("page", range(1))):
        start = clock.ticks_us()
        for _ in range(_FRAMES):
            for page in pages:
                display.frame[page * 128] ^= 1
            display.show()
        taken[name] = clock.diff(clock.ticks_us(), start) / 1000 / _FRAMES
    return taken


def _at_the_table(name, display, clock):
    """Free bytes and the largest free block with that game's table open."""
    from ui.app import App

    app = App(display, _NoKeys(), _NoFlash(), clock, int)
    app.start(game=name, deal=_DEAL, level="novice")
    while app.busy and app.session.phase != "player":
        app.step()
    gc.collect()
    if not hasattr(gc, "mem_free"):
        return None
    return {"free": gc.mem_free(), "largest": largest_block()}


def largest_block():
    """The size of the largest piece of heap that is free, or nearly."""
    fits, too_much = 0, gc.mem_free()
    while too_much - fits > _SMALLEST:
        size = (fits + too_much) // 2
        try:
            bytearray(size)
            fits = size
        except MemoryError:
            too_much = size
    return fits


def _moves(name, clock):
    """Milliseconds a move over one hand, by level: median, worst, and the longest single step.

    The last is for how long buttons have to wait while a bot thinks.
    """
    from bots import LEVELS, make
    from tarocchi.hand import Hand
    from tarocchi.options import complete

    game = tarocchi.game(name)
    taken = {}
    for level in LEVELS:
        hand = Hand.from_deal(game, complete({}), _DEAL)
        bot = make(level, game, _DEAL)
        times = []
        longest = 0
        while hand.turn >= 0:
            start = since = clock.ticks_us()
            bot.begin(hand.view(hand.turn))
            action = None
            while action is None:
                action = bot.step()
                now = clock.ticks_us()
                longest = max(longest, clock.diff(now, since))
                since = now
            times.append(clock.diff(since, start))
            hand.apply(action)
        times.sort()
        taken[level] = {
            "median": times[len(times) // 2] / 1000,
            "worst": times[-1] / 1000,
            "step": longest / 1000,
        }
        bot = None
        gc.collect()
    return taken
