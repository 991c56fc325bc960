"""What a seat has laid down: each combination with its cards and points."""

from tarocchi.cards import cards
from ui import combination_row
from ui.cards import ranks
from ui.names import seat_name
from ui.screen import HINTS_Y, Screen, bar, hint_line, hints

_Y, _ROW, _ROWS = 13, 10, 4


class Laid(Screen):
    """Up and down move a long list, A shows the cards themselves, B goes on."""

    def __init__(self, app, session, seat):
        super().__init__(app)
        hand = session.hand
        self._game = hand.game
        self._masks = hand.declared[seat]
        self._found = hand.game.combinations(hand.options, self._masks)
        self._rows = self._found.cricche + self._found.sequences
        self._ranks = ranks(app, hand.game.deck)
        self._title = app.t("declares") % seat_name(app, seat, hand.game)
        self._first = 0

    def press(self, key):
        if key == "down" or key == "up":
            self.scroll(1 if key == "down" else -1)
        elif key == "a" or key == "b":
            self.app.pop()
        elif key == "left" or key == "right":
            self._show_cards()

    def scroll(self, step):
        """Move the list by a row; False when it is too short to move."""
        last = len(self._rows) - _ROWS
        self._first = max(min(self._first + step, last), 0)
        self.dirty = True
        return last > 0

    def _show_cards(self):
        self.app.open("grid", "CardGrid", self._game, self._title, cards(self._masks))

    def draw(self, canvas):
        self.draw_page(canvas, "")
        hints(canvas, self.app.t("do.ok"))
        canvas.right(127, HINTS_Y, self.app.t("do.cards") + " ▶")

    def draw_page(self, canvas, more):
        """The list without hints; more marks that there are other pages."""
        bar(canvas, self._title, "%d" % self._found.points)
        y = _Y
        for row in self._rows[self._first : self._first + _ROWS]:
            points = combination_row.worth(self._found, row)
            combination_row.draw(canvas, self.app, self._ranks, y, row, points, end=117)
            y += _ROW
        if self._first:
            canvas.text(121, _Y, "▲")
        if self._first + _ROWS < len(self._rows):
            canvas.text(121, _Y + (_ROWS - 1) * _ROW, "▼")
        if more:
            canvas.centre(HINTS_Y, more)

    def page_text(self):
        """The list in words."""
        lines = ["%s: %d" % (self._title, self._found.points)]
        for row in self._rows:
            points = combination_row.worth(self._found, row)
            lines.append(combination_row.text(self.app, self._game.deck, row, points))
        return lines

    def text(self):
        return self.page_text() + [hint_line(self.app.t("do.ok"))]
