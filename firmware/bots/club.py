"""Club: plays the card that one ply of expectation likes best, and throws away with a plan."""

from array import array

from bots import signs
from bots.kernels import playing
from bots.layout import lay_out
from bots.packs import knowledge
from tarocchi.cards import cards


class Club:
    """Decides at once, and leaves nothing to chance."""

    def __init__(self, game):
        self._pack = knowledge("club", game.deck)
        self._view = None
        self._table = array("i", [0] * playing.SIZE)

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        self._view = view

    def step(self):
        """Return the action."""
        view, table = self._view, self._table
        style = self.style(view)
        if view.phase != "play":
            return self._pack.choose(view, table, style)
        choice = cards(view.legal)
        card = choice[0]
        if len(choice) > 1:
            play, worth, _ = style
            self._pack.value_cards(view, table, worth)
            lay_out(view, table, self._pack.LAST_TRICK)
            card = playing.play_out(table, self._pack.TABLES, play[0], play[1], playing.NO_CARD, 1)
        return signs.with_word(view, card)

    def style(self, view):
        """Return the weights to decide by: of card play, of the worth of cards, of discards."""
        return self._pack.style(view)
