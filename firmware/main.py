"""Power-on: joins board, store and app, and runs them until Ctrl-C."""

import gc
import os
import sys

from micropython import const

import board
from device.clock import Clock

# Bytes between collections. Most of them are freed at once: each call of a larger function takes
# some and gives it back, and drawing a screen makes 16 kB of that.
_GARBAGE = const(32768)
_SMALL_HEAP = hasattr(gc, "threshold")  # MicroPython's; on a PC there is nothing to save

# What every deal needs for good, leaves first. Finding a file on the flash takes 10 ms, so these
# are read ahead while the title is looked at, one a turn: then dealing does not wait.
_AHEAD = (
    "tarocchi",
    "tarocchi.errors",
    "tarocchi.cards",
    "tarocchi.claim",
    "tarocchi.deals",
    "tarocchi.actions",
    "tarocchi.refusal",
    "tarocchi.tricks",
    "tarocchi.view",
    "tarocchi.hand",
    "tarocchi.match",
    "tarocchi.rng",
    "tarocchi.signals",
)


_read = 0  # how many of them


def boot(clock=None, root="/", entropy=None, language=None, **asked):
    """Everything from power-on to live buttons: the app, or a Halted if a button was held.

    The simulator may be told a language for this time, and what to play: game, deal, level, seat.
    """
    import trouble

    if _SMALL_HEAP:
        # Collected before the heap is full, what stays lies together: otherwise the names of
        # a late import find no 14 kB in one piece although 60 kB are free.
        gc.threshold(_GARBAGE)
    clock = clock or Clock()
    for complaint in board.load(root):
        print(complaint)
    buttons = board.buttons(clock)
    held = any(buttons.held(name) for name, _ in board.BUTTONS)
    display = trouble.find_display(clock)
    if held:
        return trouble.safe_mode(display)
    if _SMALL_HEAP:
        del sys.modules["trouble"]  # 2 kB that come back with the first trouble
    # Only now, so that safe mode is reached whatever is wrong with the game.
    from device.power import Vigil
    from device.store import Store
    from ui.app import App

    sound = board.sound(clock)
    vigil = Vigil(buttons, display, clock, sound, board.on_usb, board.doze)
    app = App(display, vigil, Store(root), clock, entropy or _entropy, sound, board.battery)
    if language:
        app.settings["language"] = language
        app.apply_settings()
    app.start(**asked)
    app.step()
    print("ready")
    return app


def turn(app):
    """One turn of the loop and the rest after it."""
    global _read
    if app.display.lost is not None:
        import trouble

        trouble.find_again(app.display, app.clock)
        app.buttons.drain()
    drawn = app.step()
    if not app.busy:
        if drawn:
            if _SMALL_HEAP:
                gc.collect()  # now, while nobody waits, rather than at the next press
        elif _read < len(_AHEAD):
            __import__(_AHEAD[_read])
            _read += 1
    app.buttons.rest(app.busy)


def run():
    """The device's life: leaves by Ctrl-C or a held button, both to the prompt."""
    clock = Clock()
    try:
        app = boot(clock)
        while hasattr(app, "buttons"):  # in safe mode nothing runs
            turn(app)
    except Exception as error:
        app = None  # makes room
        import trouble

        trouble.crashed(error, clock)


def _entropy():
    """A random small int, another one after every power-on."""
    return int.from_bytes(os.urandom(4), "little") & 0x3FFFFFFF


if __name__ == "__main__":
    run()
