"""Saying yes or no to a monte, pass, gioco or solo: one's hand, the others' words, the choice."""

from micropython import const

from tarocchi.actions import CALL_NAMES, CALLS
from tarocchi.cards import cards
from ui import hand_layout, talk
from ui.canvas import width
from ui.cards import ranks
from ui.names import card_name, seat_name
from ui.screen import Screen, hint_line

_ROW = const(9)
_WIDE = const(53)  # of the column with one's own choices
_OTHERS_X = const(58)
_NAME_Y = const(29)


class Calls(Screen):
    """Up and down choose what to say, A says it; left and right look through the hand."""

    def __init__(self, app, session):
        super().__init__(app)
        self._session = session
        hand = self._hand = session.hand
        self._ranks = ranks(app, session.game.deck)
        self._held = cards(hand.seen_by(session.seat))
        self._card = self._held[0]
        flags = hand.legal()[5]
        self._calls = [call for i, call in enumerate(CALLS) if flags >> i & 1]
        self._at = 0  # the first is the one that commits to nothing
        # The last word of every other seat that has spoken.
        self._others = []
        for seat in range(hand.game.seats):
            said = [saying for saying in talk.of(hand) if saying[1] == seat]
            if seat != session.seat and said:
                self._others.append((seat, said[-1][2]))

    def press(self, key):
        if key == "up" or key == "down":
            self._at = (self._at + (1 if key == "down" else -1)) % len(self._calls)
        elif key == "left" or key == "right":
            at = self._held.index(self._card) + (1 if key == "right" else -1)
            self._card = self._held[at % len(self._held)]
        elif key == "a":
            self._session.play([self._calls[self._at]])
            self.app.pop()
        elif key == "hold-b":
            self.app.open("game_menu", "GameMenu")
        elif key == "b":
            self.app.open("widgets", "Notice", self.app.t("call.help." + self._hand.phase))
        self.dirty = True

    def _words(self):
        """(key of the texts, whether it is the chosen one) of each row on the left."""
        # Beside a call on offer, passing is to consent.
        consents = "gioco" in [detail for _, detail in self._others]
        rows = []
        for i, call in enumerate(self._calls):
            name = CALL_NAMES[CALLS.index(call)]
            if consents and name == "pass":
                name = "consent"
            rows.append(("call." + name, i == self._at))
        if len(rows) < 3:
            rows.insert(0, ("call.ask." + self._hand.phase, False))
        return rows

    def draw(self, canvas):
        t = self.app.t
        y = 0
        for key, chosen in self._words():
            words = t(key)
            x = 11
            if key.startswith("call.ask."):
                x = 0
            elif chosen:
                canvas.fill(9, y, _WIDE - 9, _ROW)
                canvas.icon(0, y, "a")
            canvas.text(x, y + 1, words, ink=1 - chosen)
            y += _ROW
        canvas.vline(_WIDE + 2, 0, 27)
        y = 0
        for seat, said in self._others:
            canvas.text(_OTHERS_X, y + 1, self._said(seat, said))
            y += _ROW
        if not self._others:
            canvas.text(_OTHERS_X, 1, t("call.first"))
            y = _ROW
        if y < 3 * _ROW:
            dealer = seat_name(self.app, self._hand.dealer, self._hand.game)
            x = canvas.icon(_OTHERS_X, 20, "dealer") + 2
            canvas.text(x, 19, dealer)
        name = card_name(self.app, self._card, self._hand.game.deck)
        canvas.text((128 - width(name)) // 2, _NAME_Y, name)
        at = self._held.index(self._card)
        hand_layout.draw(canvas, self._ranks, self._held, at, ())

    def _said(self, seat, said):
        return "%s: %s" % (seat_name(self.app, seat, self._hand.game), self.app.t("call." + said))

    def text(self):
        t = self.app.t
        hand = self._hand
        deck = hand.game.deck
        lines = ["%s: %s" % (t("dealer"), seat_name(self.app, hand.dealer, hand.game))]
        lines += [self._said(seat, said) for seat, said in self._others]
        lines += [("> " if chosen else "  ") + t(key) for key, chosen in self._words()]
        codes = " ".join([deck.code(card) for card in self._held])
        lines.append("%s: %s" % (t("table.hand"), codes))
        lines.append("> %s %s" % (deck.code(self._card), card_name(self.app, self._card, deck)))
        lines.append(hint_line(t("do.say"), t("do.help")))
        return lines
