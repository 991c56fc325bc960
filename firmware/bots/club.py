"""Club: plays the card that one ply of expectation likes best, and throws away with a plan."""

from array import array

from bots import evaluation, signs
from bots.layout import lay_out
from tarocchi.actions import listed


class Club:
    """Decides at once, and leaves nothing to chance."""

    def __init__(self, game):
        # What there is to know about a pack is loaded with its first game.
        self._pack = getattr(__import__("bots." + game.deck.name), game.deck.name)
        self._strengths = game.deck.value + game.deck.rank
        self._view = None
        self._table = array("i", [0] * evaluation.SIZE)

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        self._view = view

    def step(self):
        """Return the action."""
        view = self._view
        style = self.style(view)
        if view.phase != "play":
            return self._pack.choose(view, self._table, style)
        legal = listed(view.legal)
        card = legal[0]
        if len(legal) > 1:
            play, worth, _ = style
            self._pack.value_cards(view, self._table, worth)
            lay_out(view, self._table, self._pack.LAST_TRICK)
            card = evaluation.best_card(
                self._table, self._strengths, play, evaluation.VOID_CHANCE
            )
        return signs.with_word(view, card)

    def style(self, view):
        """Return the weights to decide by: of card play, of the worth of cards, of discards."""
        return self._pack.style(view)
