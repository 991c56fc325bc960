"""Cards laid side by side in rows, with a cursor: for the talon, a choice of cards, a gift."""

from micropython import const

from ui.canvas import width
from ui.cards import TABLE_H, TABLE_W, on_table, ranks
from ui.names import card_name
from ui.screen import HINTS_Y, Screen, bar, hint_line

_COLUMNS = const(6)
_ROWS = const(3)
_X, _Y = 3, 13
_STEP_X, _STEP_Y = 21, 14


class CardGrid(Screen):
    """A list of cards under a title; the d-pad moves the cursor, the chosen card is named.

    A subclass says what the keys do, and which cards lie there white.
    """

    back = "do.back"  # what B does, a key of the texts
    does = ""  # what A does, likewise; "" for nothing but going back

    def __init__(self, app, game, title, cards):
        super().__init__(app)
        self._deck = game.deck
        self._ranks = ranks(app, game.deck)
        self.title = title
        self.cards = cards
        self.at = 0

    def action(self):
        """What A does with the chosen card, a key of the texts or ""."""
        return self.does

    def note(self):
        """A short note in the bar."""
        return ""

    def white(self, card):
        """Whether the card lies there white."""
        return False

    def chosen(self):
        """The card under the cursor."""
        return self.cards[self.at]

    def press(self, key):
        last = len(self.cards) - 1
        if key == "left" or key == "right":
            self.at = (self.at + (1 if key == "right" else -1)) % (last + 1)
        elif key == "up" and self.at >= _COLUMNS:
            self.at -= _COLUMNS
        elif key == "down" and self.at // _COLUMNS < last // _COLUMNS:
            self.at = min(self.at + _COLUMNS, last)
        elif key == "a" or key == "b":
            self.app.pop()
        self.dirty = True

    def draw(self, canvas):
        rows = (len(self.cards) + _COLUMNS - 1) // _COLUMNS
        row = self.at // _COLUMNS
        # The cursor's row stays in sight, in the middle where it can.
        first = max(min(row - 1, rows - _ROWS), 0)
        for i in range(first * _COLUMNS, min((first + _ROWS) * _COLUMNS, len(self.cards))):
            x = _X + i % _COLUMNS * _STEP_X
            y = _Y + (i // _COLUMNS - first) * _STEP_Y
            card = self.cards[i]
            on_table(canvas, x, y, card, self._ranks[card], self.white(card))
            if i == self.at:
                canvas.box(x - 2, y - 2, TABLE_W + 4, TABLE_H + 4)
        more = ("▲" if first else "") + ("▼" if first + _ROWS < rows else "")
        bar(canvas, self.title, self.note() or more)
        self._draw_keys(canvas)

    def _draw_keys(self, canvas):
        """What A does with the chosen card, by its name, and what B does."""
        words = card_name(self.app, self.chosen(), self._deck)
        x = 0
        if self.action():
            x = canvas.icon(0, HINTS_Y - 1, "a") + 2
        x = canvas.text(x, HINTS_Y, words)
        back = self.app.t(self.back)
        if x + 16 + width(back) > 128:
            back = ""
        left = canvas.right(127, HINTS_Y, back) if back else 127
        canvas.icon(left - 11 if back else 118, HINTS_Y - 1, "b")

    def text(self):
        codes = []
        for i, card in enumerate(self.cards):
            code = self._deck.code(card) + ("*" if self.white(card) else "")
            codes.append("[" + code + "]" if i == self.at else code)
        note = self.note()
        return [
            self.title + (" (%s)" % note if note else ""),
            " ".join(codes),
            "> " + card_name(self.app, self.chosen(), self._deck),
            hint_line(self.app.t(self.action()) if self.action() else "", self.app.t(self.back)),
        ]
