"""Power-on: joins board, store and app; shows a crash instead of dying."""

import gc
import os

from micropython import const

import board
from device.clock import Clock
from device.i2c import NoAnswer

IDLE_MS = 8
_BLINK_MS = const(150)
_PAUSE_MS = const(1000)
_GARBAGE = const(16384)  # bytes between collections
_BLINKS = const(2)  # the light's word for "no display"; the console has it in words

# In English alone: they stand for moments when nothing that could break may be relied on.
_SAFE = ("Safe mode", "A button was held at power-on, so the game waits. The prompt is on USB.")
_CRASH = ("Bagatto has stopped", "%s: %s\nYour game is kept: switch off and on.")


class Halted:
    """What stands on the display when the game does not run; the console has its prompt."""

    busy = False

    def __init__(self, display, title, words):
        from ui.canvas import Canvas, wrap

        self._lines = [title] + wrap(words, 124)
        canvas = Canvas(display)
        canvas.clear()
        for i, line in enumerate(self._lines[:6]):
            canvas.text(2, 1 + 10 * i + (3 if i else 0), line)
        canvas.hline(0, 11, 128)
        display.show()

    def step(self):
        """Nothing moves any more."""

    def text(self):
        """The same in lines."""
        return self._lines


def boot(clock=None, root="/", entropy=None, language=None, **asked):
    """Everything from power-on to live buttons: the app, or a Halted if a button was held.

    The simulator may be told a language for this time, and what to play: game, deal, level, seat.
    """
    if hasattr(gc, "threshold"):  # CPython has none
        # Collected before the heap is full, what stays lies together: otherwise the names of
        # a late import find no 14 kB in one piece although 60 kB are free.
        gc.threshold(_GARBAGE)
    clock = clock or Clock()
    buttons = board.buttons(clock)
    held = any(buttons.held(name) for name, _ in board.BUTTONS)
    display = _display(clock)
    if held:
        return Halted(display, *_SAFE)
    # Only now, so that safe mode is reached whatever is wrong with the game.
    from device.store import Store
    from ui.app import App

    app = App(display, buttons, Store(root), clock, entropy or _entropy)
    if language:
        app.settings["language"] = language
        app.apply_settings()
    app.start(**asked)
    app.step()
    print("ready")
    return app


def run(app):
    """The device's loop; leaves by Ctrl-C or a crash, both to the prompt."""
    while not isinstance(app, Halted):
        try:
            app.step()
        except Exception as error:
            crashed(app, error)
            raise
        app.clock.sleep_ms(IDLE_MS)


def crashed(app, error):
    """Says on the display what happened; the console gets the traceback."""
    title, words = _CRASH
    return Halted(app.display, title, words % (type(error).__name__, error))


def _display(clock):
    """The display, as soon as it answers; until then the light and the console say why not."""
    said = False
    while True:
        try:
            return board.display()
        except NoAnswer as error:
            if not said:
                print("The display gives", error)
                said = True
        led = board.led()
        for _ in range(_BLINKS):
            led.value(1)
            clock.sleep_ms(_BLINK_MS)
            led.value(0)
            clock.sleep_ms(_BLINK_MS)
        clock.sleep_ms(_PAUSE_MS)


def _entropy():
    """A random small int, another one after every power-on."""
    return int.from_bytes(os.urandom(4), "little") & 0x3FFFFFFF


if __name__ == "__main__":
    run(boot())
