"""The cards of one combination, to lay down or to hide one by one."""

from tarocchi.cards import has
from tarocchi.laying import in_order
from ui.grid import CardGrid


class DeclareCards(CardGrid):
    """White cards are laid down; A changes the chosen one, and the points change with it."""

    def __init__(self, app, declare, game, row):
        super().__init__(app, game, app.t("combo." + row[0]), in_order(row[0], row[1]))
        self._declare = declare
        self._row = row

    def note(self):
        return "%d" % self._declare.found.points

    def white(self, card):
        return has(self._declare.laid, card)

    def action(self):
        return "do.hide" if self.white(self.chosen()) else "do.show"

    def press(self, key):
        if key == "a":
            self._declare.toggle_card(self._row, self.chosen())
            self.dirty = True
        else:
            super().press(key)
