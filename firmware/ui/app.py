"""The app: a stack of screens, the keys that reach the top one, and the pixels that leave it."""

import gc
import sys

from micropython import const

from ui import texts
from ui.canvas import Canvas
from ui.passing import forget, passing
from ui.settings import CONTRAST, Settings

# The texts beside those of the table are in several modules, by the first words of their keys.
_PARTS = (
    ("_speak", " call combo dealer declare declares discard exchange gift last means "),
    ("_speak", " table talon "),
    ("_sheet", " contract count double drawn ended failed kind look lost made match "),
    ("_sheet", " paper points result row score standing swept total won "),
    ("_new", " house new stats "),
    ("_menu", " about menu rules set "),
    ("_why", " why "),
    ("_hint", " hint "),
)
# Modules of the engine that only some screens have a use for, or the end of a hand.
_PASSING = (
    "tarocchi.options",
    "tarocchi.records",
    "tarocchi.laying",
    "tarocchi.result",
    "tarocchi.bolognese_count",
    "tarocchi.ottocento_count",
    "tarocchi.terziglio_count",
)
_NOD = (116, 56, 12, 8)  # x, y, width, height of three dots: one page of the display
_KEYS_A_STEP = const(4)  # a burst of presses must not keep a bot from thinking


class App:
    """Joins display, buttons, store and clock; step() does a little and returns."""

    def __init__(self, display, buttons, store, clock, entropy, sound=None, battery=None):
        self.display = display
        self.buttons = buttons
        self.store = store
        self.clock = clock
        self.entropy = entropy  # called for a random small int, for new deals only
        self.sound = sound  # None without a piezo
        self.battery = battery or _no_battery  # called for millivolts or None
        self.canvas = Canvas(display)
        self.settings = Settings(store)
        self.session = None  # the game in progress, also while its menu or the title is open
        self._problems = []  # saves that could not be read: (name, "broken" or "newer")
        self._note_problem("settings", self.settings.problem)
        self._stack = []
        # Beside the stack: the module that came with the screen, or None, and those before it.
        self._modules = []
        self._hand_ends = False
        self.apply_settings()

    # What the player has chosen

    def apply_settings(self):
        """Make language, contrast and inversion as the settings say."""
        self._texts = texts.load(self.settings["language"])
        self._parts = {}  # further texts, as they are asked for
        self.display.contrast(CONTRAST[self.settings["contrast"]])
        self.display.invert(self.settings["invert"] == "on")
        if self.sound is not None:
            self.sound.muted = self.settings["sound"] == "off"

    def t(self, key):
        """The text of this key in the player's language.

        Texts that the table has no use for are loaded with the first of them that is asked for,
        and leave when the table is alone again: they are too many to stay.
        """
        words = texts.find(self._texts, key)
        if words is not None:
            return words
        part = _part(key.partition(".")[0])
        if part not in self._parts:
            # A screen has its words in one of them, and a count needs "_speak" beside its own.
            self._parts = {other: self._parts[other] for other in self._parts if other == "_speak"}
            self._parts[part] = texts.load(self.settings["language"] + part)
        return texts.find(self._parts[part], key)

    # Screens

    @property
    def top(self):
        """The screen that gets the keys."""
        return self._stack[-1]

    def push(self, screen):
        """Put a screen on top."""
        self._push(screen, None, _loaded())

    def open(self, module, screen, *args):
        """Import ui.<module> and put its screen on top.

        The module and all that it brought along leave with the screen.
        """
        name = "ui." + module
        if name not in sys.modules:
            self._nod()
        gc.collect()
        before = _loaded()
        made = getattr(__import__(name, None, None, (screen,)), screen)(self, *args)
        self._push(made, name, before)
        return made

    def _nod(self):
        """Show that a press was taken: what it asks for is yet to be read from the flash."""
        if self._stack:
            x, y, w, h = _NOD
            self.canvas.fill(x, y, w, h)
            for dot in range(x + 2, x + w, 3):
                self.canvas.fill(dot, y + 3, 2, 2, 0)
            self.display.show()

    def pop(self):
        """Take the top screen away; the last one stays."""
        if len(self._stack) > 1:
            self._drop()
            if self.top.at_table:
                self._parts = {}
            self.top.enter()

    def home(self):
        """Nothing but the title; the game in progress is kept."""
        self._clear()
        self.open("title", "Title")

    def play(self):
        """Nothing but the table of the game in progress."""
        self._clear()
        self._parts = {}
        self.open("table", "Table", self.session)

    def end_hand(self):
        """The result of the hand that is over, as soon as the table can make room for it."""
        self._hand_ends = True

    def _push(self, screen, name, before):
        self._stack.append(screen)
        self._modules.append((name, before))
        screen.enter()

    def _clear(self):
        self._nod()
        while self._stack:
            self._drop()

    def _drop(self):
        self._stack.pop()
        name, before = self._modules.pop()
        needed = [other for other, _ in self._modules]
        for module in _loaded():
            if (module == name or module not in before) and module not in needed:
                forget(module)
        gc.collect()

    # The game in progress

    def start(self, game=None, deal=None, level=None, seat=None):
        """After power-on: the title, then the game in progress or the one that was asked for.

        A kept game that is not what was asked for is only given up after a question.
        """
        self.home()
        self._draw()  # something to see while the game in progress is taken up
        passing("ui.beginning").start(self, game, deal, level, seat)

    def _note_problem(self, name, problem):
        if problem:
            self._problems.append((name, problem))

    def begin(self, game=None, deal=None, level=None, seat=None):
        """Start a new game by the house rules, in the place of the one in progress."""
        passing("ui.beginning").begin(self, game, deal, level, seat)

    def end(self):
        """Forget the match, which is over, and go home."""
        self.session.close()
        self.session = None
        self.home()

    # The loop

    @property
    def busy(self):
        """Whether something on the display will change by itself soon."""
        return self.top.busy or self.top.dirty

    def step(self):
        """Take a few keys, let the top screen go on, draw what changed; whether it drew."""
        for _ in range(_KEYS_A_STEP):
            key = self.buttons.poll()
            if key is None:
                break
            self.top.press(key)
        self.top.tick(self.clock.ticks_ms())
        if self._hand_ends:  # only here: while the table runs, it stays in memory
            self._hand_ends = False
            self._clear()
            self.open("result", "HandResult")
        drawn = self.top.dirty
        if drawn:
            self._draw()
        if self.session is not None:
            self.session.save()  # after drawing: writing flash takes longer than a press may
        return drawn

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


def _no_battery():
    return None


def _part(head):
    """Which module of the texts holds the keys that begin with this word."""
    head = " " + head + " "
    for part, heads in _PARTS:
        if head in heads:
            return part
    return "_title"


def _loaded():
    """The modules in memory that belong to screens; the bots belong to the table."""
    return [
        name
        for name in sys.modules
        if name[:3] == "ui." or name[:5] == "bots." or name in _PASSING
    ]
