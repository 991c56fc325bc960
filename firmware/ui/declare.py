"""What to lay down: all that the hand holds is found and chosen; one drops what one would hide."""

from tarocchi.actions import DONE, NO, OUT
from tarocchi.cards import add, cards, has, remove
from ui import combination_row
from ui.canvas import width
from ui.cards import ranks
from ui.screen import HINTS_Y, ROW, ROWS, ROWS_Y, Screen, bar, hint_line, hints
from ui.widgets import cursor

_MARK_X, _ROW_X = 2, 12


class Declare(Screen):
    """The first rows say it, the others are the combinations that the hand holds.

    A row is a combination of the whole hand. What is laid down are the cards of the rows that
    are wanted, without those hidden one by one, as far as they score; and what these hold
    together is shown, wanted or not.
    """

    def __init__(self, app, session):
        super().__init__(app)
        self._session = session
        hand = self._hand = session.hand
        self._ranks = ranks(app, session.game.deck)
        self._seat = session.seat
        held = hand.seen_by(self._seat)
        found = self._combine(held)
        self.rows = found.cricche + found.sequences
        self._wanted = [True for _ in self.rows]
        self._hidden = [0, 0, 0, 0, 0]
        self._at = 0
        self._first = 0
        self._choose()

    def _combine(self, masks):
        return self._hand.game.combinations(self._hand.options, masks)

    def _choose(self):
        """Find anew what is laid down."""
        laid = [0, 0, 0, 0, 0]
        for row, wanted in zip(self.rows, self._wanted):
            if wanted:
                laid = [laid[suit] | row[1][suit] for suit in range(5)]
        laid = [laid[suit] & ~self._hidden[suit] for suit in range(5)]
        self.laid = self._combine(laid).cards()
        self.found = self._combine(self.laid)
        self.dirty = True

    # The rows as they stand

    def _calls(self):
        """What can be said, as the first rows do."""
        if self._hand.phase == "out":
            return (OUT, NO)
        return (OUT, DONE) if self._reaches_end() else (DONE,)

    def _reaches_end(self):
        hand = self._hand
        return hand.game.reaches_end(hand, self._seat, self.found.points)

    def now(self, row):
        """The combination of that row as it is laid down, None when it is not."""
        for found in self.found.cricche + self.found.sequences:
            if found[0] == row[0]:
                return found
        return None

    def wants(self, row):
        """Whether the player chose this row."""
        return self._wanted[self.rows.index(row)]

    # Changing them

    def toggle(self, row):
        """Drop a row, or lay all of it down; False when other rows force it."""
        at = self.rows.index(row)
        laid = self.now(row)
        if laid and not self._wanted[at]:
            return False
        self._wanted[at] = not laid
        if not laid:
            self._hidden = [self._hidden[suit] & ~row[1][suit] for suit in range(5)]
        self._choose()
        return True

    def toggle_card(self, row, card):
        """Hide one card of a row, or show it, with what it needs to score."""
        if has(self.laid, card):
            add(self._hidden, card)
            self._choose()
            return
        self._wanted[self.rows.index(row)] = True
        if has(self._hidden, card):
            remove(self._hidden, card)
        self._choose()
        if not has(self.laid, card):
            self._hidden = [self._hidden[suit] & ~row[1][suit] for suit in range(5)]
            self._choose()

    def _all_or_nothing(self):
        self._wanted = [not self.found.points for _ in self.rows]
        self._hidden = [0, 0, 0, 0, 0]
        self._at = 0
        self._choose()

    def _say(self, call):
        if call == OUT and not self._reaches_end():
            from tarocchi.refusal import Refusal

            self.app.open("why", "WhyNot", Refusal("not_yet_out"))
            return
        self._session.play((cards(self.laid) if call != NO else []) + [call])
        self.app.pop()

    def press(self, key):
        calls = self._calls()
        last = len(calls) + len(self.rows) - 1
        row = self.rows[self._at - len(calls)] if self._at >= len(calls) else None
        if key == "up" or key == "down":
            self._at = (self._at + (1 if key == "down" else -1)) % (last + 1)
        elif key == "b":
            self._all_or_nothing()
        elif key == "hold-b":
            self.app.open("game_menu", "GameMenu")
        elif key == "a" and row is None:
            self._say(calls[self._at])
        elif key == "a":
            if not self.toggle(row):
                self.app.open("widgets", "Notice", self.app.t("declare.forced"))
            self._at += len(self._calls()) - len(calls)
        elif key == "right" or key == "left":
            self._show_cards(row)
        self.dirty = True

    def _show_cards(self, row):
        """The cards of a row, to be chosen one by one; or all that is laid down, to be seen."""
        if row:
            self.app.open("declare_cards", "DeclareCards", self, self._hand.game, row)
        elif any(self.laid):
            title = "%s: %d" % (self.app.t("declare"), self.found.points)
            self.app.open("grid", "CardGrid", self._hand.game, title, cards(self.laid))

    # What is seen

    def enter(self):
        self._at = min(self._at, len(self._calls()) + len(self.rows) - 1)
        self.dirty = True

    def _call_words(self, call):
        t = self.app.t
        if call == OUT:
            return t("declare.out")
        if call == NO:
            return t("declare.not_out")
        return t("declare.say") % self.found.points if self.found.points else t("declare.silent")

    def _does(self):
        """What A does on the row under the cursor."""
        calls = self._calls()
        if self._at < len(calls):
            return "do.say"
        row = self.rows[self._at - len(calls)]
        if not self.now(row):
            return "do.show"
        return "do.hide" if self.wants(row) else "do.why"

    def _all_words(self):
        return self.app.t("do.nothing" if self.found.points else "do.all")

    def draw(self, canvas):
        app = self.app
        bar(canvas, app.t("declare"), "%d" % self.found.points)
        calls = self._calls()
        count = len(calls) + len(self.rows)
        self._first = max(self._at - ROWS + 1, min(self._first, self._at, count - ROWS), 0)
        more = count > ROWS
        wide = 128 - 8 * more
        for i in range(self._first, min(self._first + ROWS, count)):
            y = ROWS_Y + (i - self._first) * ROW + 1
            ink = 1
            if i == self._at:
                cursor(canvas, y, wide)
                ink = 0
            if i < len(calls):
                canvas.text(_ROW_X, y + 1, self._call_words(calls[i]), ink=ink)
            else:
                self._draw_row(canvas, y + 1, self.rows[i - len(calls)], wide - 3, ink)
        if self._first:
            canvas.text(121, ROWS_Y + 2, "▲")
        if self._first + ROWS < count:
            canvas.text(121, ROWS_Y + (ROWS - 1) * ROW + 2, "▼")
        does, back = app.t(self._does()), self._all_words()
        hints(canvas, does, back)
        words = app.t("do.cards") + " ▶"
        x0, x1 = 11 + width(does) + 3, 127 - width(back) - 14
        canvas.centre(HINTS_Y, words if x0 + width(words) <= x1 else "▶", x0=x0, x1=x1)

    def _draw_row(self, canvas, y, row, end, ink):
        now = self.now(row)
        mark = "box" if not now else ("box-on" if self.wants(row) else "lock")
        canvas.icon(_MARK_X, y, mark, ink)
        points = combination_row.worth(self.found, now) if now else "–"
        combination_row.draw(
            canvas, self.app, self._ranks, y, now or row, points, ink, _ROW_X, end
        )

    def text(self):
        t = self.app.t
        deck = self._hand.game.deck
        lines = ["%s: %d" % (t("declare"), self.found.points)]
        calls = self._calls()
        entries = [self._call_words(call) for call in calls]
        for row in self.rows:
            now = self.now(row)
            mark = "[ ]" if not now else ("[x]" if self.wants(row) else "[=]")
            points = combination_row.worth(self.found, now) if now else "–"
            entries.append(mark + " " + combination_row.text(self.app, deck, now or row, points))
        for i, entry in enumerate(entries):
            lines.append(("> " if i == self._at else "  ") + entry)
        lines.append(hint_line(t(self._does()), self._all_words()))
        return lines
