"""The hint: what Master would do in the player's place, why, and what the other cards bring."""

from micropython import const

from tarocchi.actions import CALL_NAMES, CALLS, DONE, OUT, card_of, is_card
from ui import card_line
from ui.canvas import wrap
from ui.cards import on_table, ranks
from ui.names import card_name
from ui.screen import HINTS_Y, ROWS_Y, Screen, bar, hint_line, hints
from ui.seats import GESTURES

_CARDS_Y = const(13)
_STEP_X = const(21)
_STEP_Y = const(13)
_IN_A_ROW = const(6)
_LINE = const(9)
_WORDS_END = const(55)
_ROWS = const(5)
_DOTS = const(3)
# Reasons whose number is in tenths of a point.
_TENTHS = ("ahead", "gioco", "solo")


class Advice(Screen):
    """A does it, left and right turn to what the other candidates bring, B goes back.

    What is to be laid away is only picked: the player sees it lie there and has the last word.
    """

    busy = True

    def __init__(self, app, session):
        super().__init__(app)
        self._session = session
        self._deck = session.game.deck
        self._ranks = ranks(app, self._deck)
        self._hint = None
        self._slices = 0
        self._compared = False  # the second page is shown

    def tick(self, now):
        if not self.busy:
            return
        if self._hint is None and self.dirty:
            return  # first something to look at
        try:
            self._think()
        except MemoryError:  # where MicroPython itself takes more than in newer versions
            self._hint = None
            self.app.pop()
            self.app.open("widgets", "Notice", self.app.t("hint.no_room"))

    def _think(self):
        if self._hint is None:
            from bots import hint

            self._hint = hint(self._session.view(), self._session.hand.deal)
        self.busy = not self._hint.step()
        self._slices += 1
        self.dirty = self.dirty or not self.busy or self._slices % 8 == 0

    def press(self, key):
        if key == "b":
            self.app.pop()
        elif self.busy:
            return
        elif key == "a":
            self._take()
        elif key in ("left", "right") and self._hint.tried:
            self._compared = not self._compared
            self.dirty = True

    def _take(self):
        session = self._session
        actions = self._hint.actions
        self._hint = None  # it takes room that the table may need
        if session.hand.phase == "discard":
            for action in actions:
                if action != DONE:
                    session.hand.apply(action)
            self.app.pop()
            return
        session.play(actions)
        self.app.play()

    # What it says

    def _cards(self):
        """The cards that the hint is about, without those that are to be declared."""
        if self._session.hand.phase in ("declare", "out"):
            return []
        return [card_of(action) for action in self._hint.actions if is_card(action)]

    def _words(self):
        """The decision in words."""
        actions = self._hint.actions
        cards = self._cards()
        if len(cards) == 1:
            return card_name(self.app, cards[0], self._deck)
        if cards:
            return ""
        phase = self._session.hand.phase
        if phase == "out":
            return self.app.t("declare.out" if actions[-1] == OUT else "declare.not_out")
        if phase == "discard":
            return self.app.t("hint.chosen")
        if phase == "declare":
            return self.app.t("hint.show" if len(actions) > 1 else "declare.silent")
        return self.app.t("call." + CALL_NAMES[CALLS.index(actions[0])])

    def _does(self):
        """What A does, a key of the texts."""
        if self._session.hand.phase != "discard":
            return "do.take"
        return "do.pick" if self._cards() else "do.ok"

    def _reasons(self):
        """The reasons as sentences, the weightiest first."""
        said = []
        for key, number in self._hint.reasons:
            words = self.app.t("hint.why." + key)
            if "%s" in words:
                words = words % (signed(number)[1:] if key == "ahead" else signed(number))
            elif "%d" in words:
                words = words % number
            said.append(words)
        return said

    def _sure(self):
        return self.app.t("hint.sure") % self._hint.sure if self._hint.tried else ""

    # How it looks

    def draw(self, canvas):
        t = self.app.t
        if self.busy:
            bar(canvas, t("hint"))
            canvas.centre(28, t("hint.thinking") + "." * (self._slices // 8 % (_DOTS + 1)))
            hints(canvas, "", t("do.back"))
        elif self._compared:
            self._draw_compared(canvas)
        else:
            self._draw_decision(canvas)

    def _draw_decision(self, canvas):
        t = self.app.t
        bar(canvas, t("hint"), self._sure())
        cards = self._cards()
        x, y = 2, _CARDS_Y
        for i, card in enumerate(cards):
            x = 2 + i % _IN_A_ROW * _STEP_X
            y = _CARDS_Y + i // _IN_A_ROW * _STEP_Y
            on_table(canvas, x, y, card, self._ranks[card], False)
        x = x + _STEP_X + 3 if cards else 2
        signal = self._hint.actions[0] >> 6 if cards else 0
        if signal:
            x = canvas.icon(x, y + 1, GESTURES[signal]) + 3
        canvas.text(x, y + 2, self._words())
        y += _STEP_Y + 2
        for words in self._reasons():
            lines = wrap(words, 124)
            if y + _LINE * len(lines) > _WORDS_END:
                break
            for line in lines:
                canvas.text(2, y, line)
                y += _LINE
        hints(canvas, t(self._does()), t("do.back"))
        if self._hint.tried:
            canvas.centre(HINTS_Y, "▶")

    def _draw_compared(self, canvas):
        t = self.app.t
        bar(canvas, t("hint.tried"), t("hint.worlds") % self._hint.worlds)
        y = ROWS_Y + 2
        for i, (cards, points) in enumerate(self._hint.tried[:_ROWS]):
            canvas.right(126, y, signed(points))
            self._draw_candidate(canvas, y, i, cards)
            y += _LINE
            if i == 0:
                canvas.dotted(y)
                y += 3
        if len(self._hint.tried) < _ROWS:
            canvas.icon(116, HINTS_Y - 1, "b")
            canvas.centre(HINTS_Y, "◀")

    def _draw_candidate(self, canvas, y, i, cards):
        """One card by its name, several by rank and suit."""
        if len(cards) == 1:
            canvas.text(2, y, card_name(self.app, cards[0], self._deck))
            return
        told = self._told(i, cards)
        if not told:
            canvas.text(2, y, self.app.t("hint.as_told"))
        x = 2
        for card in told:
            rank = card_line.sign(self._ranks, card)
            x = card_line.draw(canvas, x, y, rank) + 1
            pip = card_line.suit_sign(self._ranks, card)
            if pip != rank:  # trumps have none
                x = card_line.draw(canvas, x, y, pip)
            x += 4

    def _told(self, i, cards):
        """The cards of a candidate to be shown: of many, those that the first has not."""
        if len(cards) < 3:
            return cards
        first = self._hint.tried[0][0]
        return [card for card in cards if card not in first] if i else []

    def text(self):
        t = self.app.t
        if self.busy:
            return [t("hint"), t("hint.thinking"), hint_line("", t("do.back"))]
        cards = self._cards()
        title = t("hint") + (" (%s)" % self._sure() if self._sure() else "")
        if self._compared:
            lines = ["%s (%s)" % (t("hint.tried"), t("hint.worlds") % self._hint.worlds)]
            for found, points in self._hint.tried:
                codes = " ".join([self._deck.code(card) for card in found])
                lines.append("%s: %s" % (codes, signed(points)))
            return lines + [hint_line("", t("do.back"))]
        codes = " ".join([self._deck.code(card) for card in cards])
        signal = self._hint.actions[0] >> 6 if cards else 0
        if signal:
            codes += " " + GESTURES[signal]
        lines = [title, " ".join([words for words in (codes, self._words()) if words])]
        lines += self._reasons()
        lines.append(hint_line(t(self._does()), t("do.back")))
        return lines


def signed(tenths):
    """Tenths of a point as they are written: "+1.5", "-0.3"."""
    return "%s%d.%d" % ("-" if tenths < 0 else "+", abs(tenths) // 10, abs(tenths) % 10)
