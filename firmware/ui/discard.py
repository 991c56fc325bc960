"""The dealer's discard: the whole hand, the cards picked so far, and why a card may not go."""

from micropython import const

from tarocchi.cards import cards, of
from ui import hand_layout, picks
from ui.canvas import width
from ui.cards import TABLE_H, TABLE_W, on_table, ranks
from ui.names import card_name
from ui.screen import Screen, bar, hint_line

_SLOT_X, _SLOT_Y, _SLOT_STEP = 20, 12, 22
_BACK_X = const(72)
_NAME_Y = const(26)


class Discard(Screen):
    """A picks a card or puts it back; with all picked, A lays them away and B takes the last back.

    Picks are made on the hand itself, so that the engine says what may go with what; the session
    hears of them when they are final.
    """

    def __init__(self, app, session):
        super().__init__(app)
        self._session = session
        self._hand = session.hand
        self._deck = session.game.deck
        self._ranks = ranks(app, self._deck)
        self._held = cards(of(self._hand.dealt[session.seat]))
        legal = self.raised()
        self._card = legal[0] if legal else self._held[0]

    def picked(self):
        """The cards picked so far."""
        return picks.picked(self._hand)

    def raised(self):
        """The cards that stand out: those that may go, and those picked."""
        return cards(self._hand.legal()[:5]) + self.picked()

    def _full(self):
        return picks.full(self._hand)

    def press(self, key):
        self.dirty = True
        if key == "left" or key == "right":
            at = self._held.index(self._card) + (1 if key == "right" else -1)
            self._card = self._held[at % len(self._held)]
        elif key == "a":
            self._pick()
        elif key == "b":
            if self.picked():
                self._hand.undo()
        elif key == "down":
            self._explain()
        elif key == "up":
            self.app.open("last_trick", "LastTrick", self._session)
        elif key == "hold-b":
            self.app.open("game_menu", "GameMenu")

    def _pick(self):
        picked = self.picked()
        if self._full():
            picks.lay_away(self._session)
            self.app.pop()
        elif self._card in picked:
            picks.put_back(self._hand, self._card)
        elif self._hand.why_not(self._card):
            self._explain()
        else:
            self._hand.apply(self._card)
            self._go_to_next()

    def _go_to_next(self):
        """Put the cursor on the nearest card that may go too, if one more is wanted."""
        best = None
        for i in cards(self._hand.legal()[:5]):
            far = abs(i - self._card)
            if best is None or far < best[0]:
                best = far, i
        if best:
            self._card = best[1]

    def _explain(self):
        refusal = None if self._card in self.picked() else self._hand.why_not(self._card)
        if refusal:
            self.app.open("why", "WhyNot", refusal)
        else:
            self.app.open("widgets", "Notice", self.app.t("discard.help." + self._deck.name))

    def _does(self):
        """What A does now, as a key of the texts."""
        if self._full():
            return "do.discard"
        if self._card in self.picked():
            return "do.unpick"
        return "do.why" if self._hand.why_not(self._card) else "do.pick"

    def draw(self, canvas):
        app = self.app
        picked = self.picked()
        wanted = self._hand.game.discards
        bar(canvas, app.t("discard"), "%d/%d" % (len(picked), wanted))
        for i in range(wanted):
            x = _SLOT_X + i * _SLOT_STEP
            if i < len(picked):
                on_table(canvas, x, _SLOT_Y, picked[i], self._ranks[picked[i]], True)
            else:
                canvas.dotted(_SLOT_Y, x + 1, x + TABLE_W - 2)
                canvas.dotted(_SLOT_Y + TABLE_H - 1, x + 1, x + TABLE_W - 2)
                for y in range(_SLOT_Y + 1, _SLOT_Y + TABLE_H - 1, 2):
                    canvas.hline(x, y, 1)
                    canvas.hline(x + TABLE_W - 1, y, 1)
        if picked:
            x = canvas.icon(_BACK_X, _SLOT_Y + 1, "b") + 2
            canvas.text(x, _SLOT_Y + 2, app.t("do.unpick"))
        self._draw_name(canvas)
        at = self._held.index(self._card)
        hand_layout.draw(canvas, self._ranks, self._held, at, self.raised(), picked)

    def _draw_name(self, canvas):
        """The chosen card's name with the key that it takes; with all picked, what A does."""
        words = card_name(self.app, self._card, self._deck)
        if self._full():
            words = self.app.t("do.discard")
        refused = self._does() == "do.why"
        x = (128 - width(words) - (18 if refused else 12)) // 2
        if not refused:
            x = canvas.icon(x, _NAME_Y - 1, "a") + 3
        x = canvas.text(x, _NAME_Y, words)
        if refused:
            canvas.text(canvas.icon(x + 2, _NAME_Y - 1, "pad-down") + 1, _NAME_Y, "?")

    def text(self):
        t = self.app.t
        deck = self._deck
        picked = self.picked()
        legal = cards(self._hand.legal()[:5])
        codes = [deck.code(card) + ("*" if card in legal else "") for card in self._held]
        laid = [deck.code(card) for card in picked]
        lines = [
            "%s: %d/%d %s" % (t("discard"), len(laid), self._hand.game.discards, " ".join(laid)),
            "%s: %s" % (t("table.hand"), " ".join(codes)),
            "> %s %s" % (deck.code(self._card), card_name(self.app, self._card, deck)),
        ]
        lines.append(hint_line(t(self._does()), t("do.unpick") if picked else ""))
        return lines
