"""The table: the keys, and the tempo at which the others play and speak."""

from micropython import const

from tarocchi.actions import DONE
from tarocchi.cards import count, has
from ui import talk
from ui.table_display import TableDisplay

# Milliseconds from card to card. How long a bot thinks must not show, so it thinks meanwhile.
_PACE = {"slow": 1500, "normal": 800, "fast": 300}
_CLAIM_PACE = const(150)
_SWEEP_MS = const(60)  # between two steps of a trick that is taken away
_SWEEP_STEPS = const(4)
# The screen on which the player decides in each phase that is not played at the table.
_DECIDES = {
    "monte": ("calls", "Calls"),
    "bid": ("calls", "Calls"),
    "out": ("declare", "Declare"),
    "discard": ("discard", "Discard"),
    "exchange": ("exchange", "Exchange"),
    "declare": ("declare", "Declare"),
    "gift": ("gift", "Gift"),
}
_MOST_CARDS = const(19)  # more are discarded from on a screen of two rows


class Table(TableDisplay):
    """Lets the others act, shows it at the tempo that the player likes, and takes his cards."""

    busy = True
    at_table = True

    def __init__(self, app, session):
        super().__init__(app, session)
        self._told = self._heard()
        self._asked = False  # whether the rest should be claimed, once a hand
        self._due = 0

    def enter(self):
        self._listen()
        self._change(0 if self._hand.phase == "play" or self._said else 2 * self._pace())

    def _heard(self):
        """How much of what was said the player knows: all up to what he said himself."""
        if self._hand.played:
            return len(self._said)
        heard = 0
        for i in range(len(self._said)):
            if self._said[i][1] == self._session.seat:
                heard = i + 1
        return heard

    def _listen(self):
        """Take note of what was said since."""
        self._said = talk.of(self._hand)

    def _unheard(self):
        """Whether something is to be told now; what is given for the Matto comes last."""
        if self._told == len(self._said):
            return False
        return self._said[self._told][0] != "gift" or self._at_rest()

    def _settle_cursor(self):
        """Keep the cursor on a card of the hand; when it is the player's turn, on a legal one."""
        held = self._held()
        if not held:
            return
        legal = self._hand.legal() if self._mine() else None
        best = None
        for i in range(len(held)):
            if legal is None or has(legal, held[i]):
                # Nearest in the order of the pack, which is nearest in the hand.
                far = abs(held[i] - self._card)
                if best is None or far < best[0]:
                    best = far, held[i]
        self._card = best[1]

    # Time

    def _wait(self, milliseconds):
        self.busy = True
        self._due = self.app.clock.add(self.app.clock.ticks_ms(), milliseconds)

    def _pace(self):
        if self._session.autoplay:
            return _CLAIM_PACE
        return _PACE[self.app.settings["speed"]]

    def tick(self, now):
        session = self._session
        ahead = len(self._hand.played) - self._shown
        idle = ahead == 0 and self._told == len(self._said)
        if idle and session.phase == "bot" and session.think() is not None:
            self._listen()
        if self.app.clock.diff(now, self._due) < 0:
            return
        if self._message:
            self._message = ""
            self._beside = -1
            self._change(0)
        elif self._unheard():
            self._tell()
        elif self._full():
            self._sweep()
        elif ahead:
            self._show()
        elif self._hand.turn < 0:
            self.app.end_hand()
        elif session.phase == "player" and self.busy:
            self._ready()

    def _tell(self):
        """Show the next thing said: what is laid down in full, all else as a line."""
        saying = self._said[self._told]
        what, seat, detail = saying
        self._told += 1
        mine = seat == self._session.seat
        if what == "declare" and detail and not mine:
            self._change(0)
            self.app.open("laid", "Laid", self._session, seat)
        elif not mine or (what == "discard" and detail >= 0):
            self._message = talk.words(self.app, self._hand, saying)
            self._beside = detail if what == "gift" else -1
            self._change(2 * self._pace())

    def _show(self):
        """The next card played, with the signal that goes with it."""
        place = self._shown
        self._shown += 1
        signal = self._hand.signals[place]
        seat = self._hand.player_of(place)
        if signal and seat != self._session.seat:
            self._message = talk.signal_words(self.app, self._hand, seat, signal)
            self._change(2 * self._pace())
            return
        self._change(self._pace() + (self._pace() // 2 if self._full() else 0))

    def _change(self, wait):
        self.dirty = True
        self._settle_cursor()
        self._wait(wait)

    def _sweep(self):
        """One step of the full trick towards the seat that takes it."""
        self._moved += 1
        if self._moved < _SWEEP_STEPS:
            self._change(_SWEEP_MS)
            return
        self._moved = 0
        self._swept += 1
        self._count()
        self._change(self._pace() // 2)

    def _ready(self):
        """The table waits for the player, unless the rest of the tricks is certain."""
        if self._hand.phase != "play":
            self._ask()
            return
        claim = self.app.settings["claim"]
        if claim != "never" and not self._asked and self._session.claimable():
            self._asked = True
            if claim == "always":
                self._session.claim()
            else:
                self.app.open("claim", "Claim")
            return
        self.busy = False
        if self.app.settings["help"] == "on":  # once: it can be called up again by down
            self.app.settings["help"] = "off"
            self.app.settings.save()
            self._explain()

    def _ask(self):
        """Let the player decide what is not decided at the table."""
        hand = self._hand
        phase = hand.phase
        if phase == "declare" and not any(hand.legal()[:5]):
            self._session.play([DONE])
            self._message = self.app.t("silent.you")
            self._change(2 * self._pace())
            self._listen()
            return
        if phase == "discard" and count(hand.hands[hand.turn]) + count(hand.discard) > _MOST_CARDS:
            phase = "exchange"
        module, screen = _DECIDES[phase]
        self.app.open(module, screen, self._session)

    # Keys

    def press(self, key):
        if key == "hold-b":
            self.app.open("game_menu", "GameMenu")
        elif key == "left" or key == "right":
            held = self._held()
            if held:
                at = held.index(self._card) + (1 if key == "right" else -1)
                self._card = held[at % len(held)]
                self._signal = 0
                self.dirty = True
        elif key == "up":
            self.app.open("last_trick", "LastTrick", self._session, self._swept, self._shown)
        elif self._mine():
            self._act(key)
        elif self._message or self._full():
            self._skip()
        elif key == "down":
            self._explain()

    def _act(self, key):
        """A plays the chosen card, B changes the signal, down says why not, or what to play."""
        refusal = self._hand.why_not(self._card)
        if key == "b":
            self._change_signal()
        elif refusal:
            self.app.open("why", "WhyNot", refusal)
        elif key == "a":
            self._session.play([self._card | self._signal << 6])
            self._listen()
            self._signal = 0
            self._shown += 1
            self._change(self._pace())
        else:
            self.app.open("advice", "Advice", self._session)

    def _change_signal(self):
        """No signal, then each that may be made, and round again."""
        choices = [0] + self._signals()
        self._signal = choices[(choices.index(self._signal) + 1) % len(choices)]
        self.dirty = True

    def _skip(self):
        """A press takes away at once what would go by itself."""
        self._message = ""
        self._beside = -1
        if self._full():
            self._moved = _SWEEP_STEPS - 1
        self._due = self.app.clock.ticks_ms()
        self.dirty = True

    def _explain(self):
        key = "table.help.signals" if self._hand.game.signals else "table.help"
        self.app.open("widgets", "Notice", self.app.t(key))
