"""The handheld in a terminal, also over SSH: half blocks where they fit, braille in 80x24."""

import os
import re
import select
import signal
import sys
import termios
import time
import tty
from collections import deque
from types import FrameType

from host_tools.errors import Unusable
from host_tools.simulator.device import LONG_PRESS_MS, PRESS_MS
from host_tools.viewers import Viewed
from host_tools.viewers.blocks import braille, half_blocks

SMALLEST = (80, 24)
HALF_BLOCKS = (130, 34)

KEYS = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\r": "a",
    "\n": "a",
    "z": "a",
    "\x7f": "b",
    "\x08": "b",
    "x": "b",
    "m": "hold-b",
}
HELP = [
    "arrows           choose",
    "Enter or z       A: does it",
    "Backspace or x   B: goes back",
    "m                holds B: the menu at the table",
    "t                the screen in words",
    "p                the screen as a picture",
    "q                leaves; the game is kept",
]
LEGEND = " ←→↑↓ choose  Enter A  Backspace B  m hold B  ? keys  q leave "

_TOKEN = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)
_INK = "\x1b[38;5;153;48;5;233m"
_FRAME = "\x1b[38;5;245m"
_PLAIN = "\x1b[0m"
_OPEN = "\x1b[?1049h\x1b[?25l\x1b[2J"
_CLOSE = "\x1b[0m\x1b[?25h\x1b[?1049l"

# A key held down repeats faster than presses can be made: past this many waiting, new ones
# are dropped, so that the cursor stops soon after the finger lifts.
_MOST_WAITING = 8
_GAP_MS = 25


def check() -> None:
    """Says in one sentence why this is no place for the picture."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Unusable("The terminal view needs a terminal; --view text reads keys from a pipe.")
    columns, lines = os.get_terminal_size(sys.stdout.fileno())
    if columns < SMALLEST[0] or lines < SMALLEST[1]:
        raise Unusable(
            f"The picture needs a terminal of {SMALLEST[0]}x{SMALLEST[1]}, this one is "
            f"{columns}x{lines}; enlarge it, or play with --view text."
        )


def play(device: Viewed) -> None:
    """Plays until q; the terminal is given back as it was, whatever happens."""
    view = TerminalView(device)
    before = termios.tcgetattr(view.source)
    handlers = {
        number: signal.signal(number, _leave) for number in (signal.SIGTERM, signal.SIGHUP)
    }
    try:
        tty.setcbreak(view.source)
        # Suspending would leave the shell with our picture and without its cursor.
        attributes = termios.tcgetattr(view.source)
        attributes[6][termios.VSUSP] = b"\0"
        termios.tcsetattr(view.source, termios.TCSANOW, attributes)
        view.write(_OPEN)
        view.run()
    except KeyboardInterrupt:
        pass  # Ctrl-C leaves as q does
    finally:
        view.write(_CLOSE)
        termios.tcsetattr(view.source, termios.TCSAFLUSH, before)
        for number, handler in handlers.items():
            signal.signal(number, handler)


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


class TerminalView:
    """Turns characters into presses and pixels into characters."""

    def __init__(self, device: Viewed) -> None:
        self.device = device
        self.source = sys.stdin.fileno()
        self.sink = sys.stdout.fileno()
        self.mode = "picture"
        self.leaving = False
        self.waiting: deque[str] = deque()
        self.pressed = ""
        self.until = 0.0
        self.shown: list[str] = []

    def run(self) -> None:
        """The loop: step the device, draw what changed, read keys."""
        while not self.leaving:
            self.press(time.monotonic())
            self.device.step()
            self.draw()
            if select.select([self.source], [], [], 0.008)[0]:
                data = os.read(self.source, 1024)
                if not data:  # the terminal is gone
                    return
                self.typed(data.decode("utf-8", "replace"))

    def typed(self, characters: str) -> None:
        """Takes what was typed since the last look."""
        room = len(self.waiting) < _MOST_WAITING
        for token in _TOKEN.findall(characters):
            if token in KEYS:
                if self.mode == "help":
                    self.mode = "picture"
                elif room:
                    self.waiting.append(KEYS[token])
            elif token == "q":
                self.leaving = True
            elif token == "?":
                self.mode = "picture" if self.mode == "help" else "help"
            elif token in "tp":
                self.mode = "text" if token == "t" else "picture"

    def press(self, now: float) -> None:
        """Presses and releases the simulated buttons: a terminal only tells that a key was hit."""
        if now < self.until:
            return
        if self.pressed:
            self.device.up(self.pressed)
            self.pressed = ""
            self.until = now + _GAP_MS / 1000
        elif self.waiting:
            key = self.waiting.popleft()
            self.pressed = "b" if key == "hold-b" else key
            self.until = now + (LONG_PRESS_MS if key == "hold-b" else PRESS_MS) / 1000
            self.device.down(self.pressed)

    def draw(self) -> None:
        """Sends the lines that differ from what the terminal shows."""
        columns, height = os.get_terminal_size(self.sink)
        lines = self.lines(columns, height)
        if len(lines) != len(self.shown):
            self.write(f"{_PLAIN}\x1b[2J")
            self.shown = [""] * len(lines)
        changed = "".join(
            f"\x1b[{y + 1};1H{_PLAIN}\x1b[2K{line}"
            for y, line in enumerate(lines)
            if line != self.shown[y]
        )
        if changed:
            self.write(changed)
        self.shown = lines

    def lines(self, columns: int, height: int) -> list[str]:
        """The terminal's whole content, one string a line."""
        if columns < SMALLEST[0] or height < SMALLEST[1]:
            content = [f"The picture needs {SMALLEST[0]}x{SMALLEST[1]}."]
        elif self.mode == "text":
            content = [*self.device.text(), "", "p picture   ? keys   q leave"]
        else:
            large = columns >= HALF_BLOCKS[0] and height >= HALF_BLOCKS[1]
            content = self.picture(large)
            width = (128 if large else 64) + 2
            content = [" " * ((columns - width) // 2) + line for line in content]
            content = [""] * ((height - len(content)) // 2) + content
        content = content[:height]
        return content + [""] * (height - len(content))

    def picture(self, large: bool) -> list[str]:
        """The panel, or the help in its place, in a frame."""
        rows = self.device.pixels()
        inside = half_blocks(rows) if large else braille(rows)
        width = len(inside[0])
        if self.mode == "help":
            blank = (len(inside) - len(HELP)) // 2
            texts = [""] * blank + HELP
            texts += [""] * (len(inside) - len(texts))
            inside = [f"{'':8}{text}".ljust(width) for text in texts]
        return [
            f"{_FRAME}╭{' Bagatto '.center(width, '─')}╮",
            *(f"{_FRAME}│{_INK}{line}{_PLAIN}{_FRAME}│" for line in inside),
            f"{_FRAME}╰{LEGEND.center(width, '─')}╯",
        ]

    def write(self, text: str) -> None:
        """Writes all of the text, whatever the locale says and however slow the line is."""
        data = text.encode()
        while data:
            data = data[os.write(self.sink, data) :]
