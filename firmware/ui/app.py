"""The app: a stack of screens, the keys that reach the top one, and the pixels that leave it."""

import gc
import sys

from micropython import const

import tarocchi
from ui import texts
from ui.canvas import Canvas
from ui.settings import CONTRAST, Settings
from ui.widgets import Dialog, Notice

_KEYS_A_STEP = const(4)  # a burst of presses must not keep a bot from thinking


class App:
    """Joins display, buttons, store and clock; step() does a little and returns."""

    def __init__(self, display, buttons, store, clock, entropy):
        self.display = display
        self.store = store
        self.clock = clock
        self.entropy = entropy  # called for a random small int, for new deals only
        self.canvas = Canvas(display)
        self.settings = Settings(store)
        self.session = None  # the game in progress, also while its menu or the title is open
        self._problems = []  # saves that could not be read: (name, "broken" or "newer")
        self._note_problem("settings", self.settings.problem)
        self._buttons = buttons
        self._stack = []
        self._modules = []  # beside the stack: the module that came with the screen, or None
        self.apply_settings()

    # What the player has chosen

    def apply_settings(self):
        """Make language, contrast and inversion as the settings say."""
        self._texts = texts.load(self.settings["language"])
        self.display.contrast(CONTRAST[self.settings["contrast"]])
        self.display.invert(self.settings["invert"] == "on")

    def t(self, key):
        """The text of this key in the player's language."""
        return texts.find(self._texts, key)

    # Screens

    @property
    def top(self):
        """The screen that gets the keys."""
        return self._stack[-1]

    def push(self, screen):
        """Put a screen on top."""
        self._push(screen, None)

    def open(self, module, screen, *args):
        """Import ui.<module> and put its screen on top; the module leaves with the screen."""
        gc.collect()
        name = "ui." + module
        made = getattr(__import__(name, None, None, (screen,)), screen)(self, *args)
        self._push(made, name)
        return made

    def pop(self):
        """Take the top screen away; the last one stays."""
        if len(self._stack) > 1:
            self._drop()
            self.top.enter()

    def home(self):
        """Nothing but the title; the game in progress is kept."""
        self._clear()
        self.open("title", "Title")

    def play(self):
        """Nothing but the table of the game in progress."""
        self._clear()
        self.open("table", "Table", self.session)

    def end_hand(self):
        """The result of the hand that is over; the table makes room for it."""
        self._clear()
        self.open("result", "HandResult")

    def _push(self, screen, name):
        self._stack.append(screen)
        self._modules.append(name)
        screen.enter()

    def _clear(self):
        while self._stack:
            self._drop()

    def _drop(self):
        self._stack.pop()
        name = self._modules.pop()
        if name and name not in self._modules:
            _forget(name)
        gc.collect()

    # The game in progress

    def start(self, game=None, deal=None, level=None, seat=None):
        """After power-on: the title, then the game in progress or the one that was asked for.

        A kept game that is not what was asked for is only given up after a question.
        """
        from ui.session import Session

        self.session, problem = Session.resume(self.store)
        self._note_problem("journal", problem)
        self._note_problem("statistics", self.store.load("statistics")[1])
        self.home()

        def begin():
            self.begin(game, deal, level, seat)

        if self.session is None:
            if not (game is None and deal is None and level is None and seat is None):
                begin()
        elif self._is(game, deal, level, seat):
            self.play()
        else:
            words = self.t("start.other")
            self.push(Dialog(self, words, "do.new", begin, "do.continue", self.play))
        for name, problem in self._problems:
            self.push(Notice(self, self.t("save." + problem) % self.t("save." + name)))
        self._problems = []

    def _note_problem(self, name, problem):
        if problem:
            self._problems.append((name, problem))

    def begin(self, game=None, deal=None, level=None, seat=None, options=None):
        """Start a new game, which takes the place of the one in progress."""
        from ui.session import Session

        if deal is None:
            from tarocchi.deals import LIMIT

            deal = self.entropy() % LIMIT
        self.session = None
        gc.collect()
        self.session = Session.new(
            self.store,
            game or tarocchi.GAMES[0],
            level or self.settings["level"],
            deal,
            seat or 0,
            options or {},
        )
        self.play()

    def end(self):
        """Forget the match, which is over, and go home."""
        self.session.close()
        self.session = None
        self.home()

    def _is(self, game, deal, level, seat):
        """Whether the game in progress is what these ask for; None asks for nothing."""
        session = self.session
        return (
            (game is None or game == session.game.name)
            and (deal is None or deal == session.match.deal)
            and (level is None or level == session.level)
            and (seat is None or seat == session.seat)
        )

    # The loop

    @property
    def busy(self):
        """Whether something on the display will change by itself soon."""
        return self.top.busy or self.top.dirty

    def step(self):
        """Take a few keys, let the top screen go on, draw what changed; never wait."""
        for _ in range(_KEYS_A_STEP):
            key = self._buttons.poll()
            if key is None:
                break
            self.top.press(key)
        self.top.tick(self.clock.ticks_ms())
        if self.top.dirty:
            self._draw()

    def _draw(self):
        i = len(self._stack) - 1
        while i and self._stack[i].overlay:
            i -= 1
        self.canvas.clear()
        for screen in self._stack[i:]:
            screen.draw(self.canvas)
            screen.dirty = False
        self.display.show()

    def text(self):
        """The text form of the top screen: a list of lines with the content of the picture."""
        return self.top.text()


def _forget(name):
    """Let a module be collected; importing it again loads it again."""
    if name in sys.modules:
        del sys.modules[name]
        package, _, leaf = name.rpartition(".")
        delattr(sys.modules[package], leaf)
