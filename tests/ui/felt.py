"""What a screen needs of the app, so that a test can look at one screen alone."""

from device.store import Store
from host_tools.simulator.clock import FakeClock
from tarocchi.actions import listed
from ui import texts
from ui.canvas import Canvas
from ui.session import Session


class Felt:
    """Stands for the app and its display; remembers which screens were opened over the one."""

    def __init__(self, language="en", clock=None):
        self.clock = clock or FakeClock()
        self.settings = {"speed": "normal", "claim": "ask", "help": "off"}
        self.frame = memoryview(bytearray(1024))
        self.opened = []
        self._texts = {}
        for part in ("", "_speak"):
            self._texts |= texts.everything(texts.load(language + part))

    def t(self, key):
        return self._texts[key]

    def end_hand(self):
        """What the app does when a hand is over."""
        self.open("result", "HandResult")

    def open(self, module, screen, *args):
        self.opened.append((module, screen, *args))

    def push(self, screen):
        self.opened.append((type(screen).__name__, screen))

    def pop(self):
        self.opened.append(("pop",))

    def paint(self, screen):
        """Draw the screen on a clean frame."""
        canvas = Canvas(self)
        canvas.clear()
        screen.draw(canvas)

    def lit(self, x, y):
        """Whether a pixel is white."""
        return bool(self.frame[(y >> 3) * 128 + x] >> (y & 7) & 1)


def new_session(folder, deal, seat, game="piedicavallo", **options):
    """A session on a flash of its own; options are written with _ for their dots."""
    options = {key.replace("_", "."): value for key, value in options.items()}
    return Session.new(Store(str(folder)), game, "novice", deal, seat, options)


def play_until(session, ready, noise):
    """Let everybody do what chance says, until it is ready or the hand over."""
    hand = session.hand
    while hand.turn >= 0 and not ready(hand):
        hand.apply(noise.choice(listed(hand.legal())))
    return hand
