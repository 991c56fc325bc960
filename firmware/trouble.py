"""What the device says when something is wrong: no display, a crash, a button held at power-on."""

import io
import os
import sys
from binascii import crc32

import board
from device.store import BROKEN, Store
from version import VERSION

CRASH_LOG = "crash.log"

_OLDER_LOG = "crash.old"
_LOG_SIZE = 6000  # bytes; a fuller log becomes the older one
_BLINK_MS = 150
_PAUSE_MS = 1000
_BLINKS = 2  # the light's word for "no display"; the console has it in words
_LOOK_MS = 20

# In English alone: they stand for moments when nothing that could break may be relied on.
_SAFE = ("Safe mode", "A button was held at power-on, so the game waits. The prompt is on USB.")
_CRASH = (
    "Stopped: code %s",
    "Your game is kept, the fault is noted in crash.log.\n"
    "A: go on. B: put this game aside and go on.",
)


class Halted:
    """What stands on the display when the game does not run."""

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


def safe_mode(display):
    """A button was held at power-on."""
    return Halted(display, *_SAFE)


def find_display(clock):
    """The display, as soon as it answers; until then the light and the console say why not."""
    from device.i2c import NoAnswer

    said = False
    while True:
        try:
            return board.display()
        except NoAnswer as error:
            if not said:
                tell(error)
                said = True
        blink(clock)


def find_again(display, clock):
    """Wait until a display that was lost while playing answers again."""
    tell(display.lost)
    while not display.revive():
        blink(clock)


def tell(error):
    """Say on the console which address on which wires gives no answer, and who does."""
    print("The display gives", error)
    others = board.i2c().scan()
    if others:
        print("Others answer:", ", ".join(["0x%02X" % address for address in others]))
        print("If one of them is the display, put its address into board.json.")


def blink(clock):
    """The light's word for "no display", once."""
    led = board.led()
    for _ in range(_BLINKS):
        led.value(1)
        clock.sleep_ms(_BLINK_MS)
        led.value(0)
        clock.sleep_ms(_BLINK_MS)
    clock.sleep_ms(_PAUSE_MS)


def crash_code(error):
    """A short code for an exception and the place it came from, and its traceback."""
    text = io.StringIO()
    sys.print_exception(error, text)
    text = text.getvalue()
    return "%04X" % (crc32(text.encode()) & 0xFFFF), text


def note(code, traceback, root):
    """Add a crash to the log; a full flash must not make things worse."""
    path = root.rstrip("/") + "/" + CRASH_LOG
    try:
        try:
            if os.stat(path)[6] > _LOG_SIZE:
                os.rename(path, root.rstrip("/") + "/" + _OLDER_LOG)
        except OSError:
            pass  # there is none yet
        with open(path, "a") as file:
            file.write("code %s, Bagatto %s on %s\n%s\n" % (code, VERSION, sys.version, traceback))
    except OSError:
        print("The crash could not be noted on the flash.")


def crashed(error, clock, root="/"):
    """Note a crash, show it, and when the player has answered begin again where the game was."""
    code, traceback = crash_code(error)
    print(traceback)
    note(code, traceback, root)
    title, words = _CRASH
    shown = Halted(find_display(clock), title % code, words)
    buttons = board.buttons(clock)
    key = None
    while key not in ("a", "b"):
        clock.sleep_ms(_LOOK_MS)
        key = buttons.poll()
    if key == "b":
        store = Store(root)
        if store.journal_load()[0] is not None:
            store.journal_set_aside(BROKEN)
    board.restart()
    return shown
