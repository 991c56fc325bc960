"""Club: plays the card that one ply of expectation likes best, and throws away with a plan."""

from array import array

from bots import evaluation
from bots.discard import choose_discard
from tarocchi import tricks
from tarocchi.actions import listed
from tarocchi.cards import MATTO, popcount


class Club:
    """Decides at once, and leaves nothing to chance."""

    def __init__(self, game):
        self._game = game
        self._view = None
        self._table = array("i", [0] * evaluation.SIZE)

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        self._view = view

    def step(self):
        """Return the action."""
        view = self._view
        if view.phase == "discard":
            return choose_discard(view)
        if view.phase == "play":
            self._lay_out(view)
            return evaluation.best_card(
                self._table,
                self._game.deck.value,
                evaluation.PIEDICAVALLO,
                evaluation.VOID_CHANCE,
            )
        # A gift for the Matto: all that may be given is worth the same.
        return listed(view.legal)[0]

    def _lay_out(self, view):
        """Describe the view in the table."""
        table = self._table
        seats = self._game.seats
        unseen = view.unseen()
        voids = view.voids()
        for suit in range(5):
            table[evaluation.HAND + suit] = view.hand[suit]
            table[evaluation.LEGAL + suit] = view.legal[suit]
            # The Matto takes no part: it never wins and nobody must play it.
            mask = unseen[suit] & 0x1FFFFF
            table[evaluation.UNSEEN + suit] = mask
            table[evaluation.OUT + suit] = popcount(mask)
            table[evaluation.HELD + suit] = popcount(view.hand[suit] & 0x1FFFFF)
            holders = 0
            for seat in range(seats):
                if seat != view.seat and not voids[seat] >> suit & 1:
                    holders += 1
            table[evaluation.HOLDERS + suit] = holders
        for seat in range(seats):
            table[evaluation.VOIDS + seat] = voids[seat]
            table[evaluation.SIDES + seat] = view.sides[seat]
        trick = view.trick
        table[evaluation.SEAT] = view.seat
        table[evaluation.SEATS] = seats
        table[evaluation.TO_COME] = seats - 1 - len(trick)
        table[evaluation.TRICKS] = self._game.tricks - len(view.winners)
        led = view.led()
        table[evaluation.LED] = evaluation.NO_SUIT if led < 0 else led
        place = tricks.winner(trick, self._game.deck.rank)
        if place < 0:
            table[evaluation.BEST] = evaluation.NO_CARD
            table[evaluation.OURS] = 0
        else:
            table[evaluation.BEST] = trick[place]
            winner = (view.leaders[-1] + place) % seats
            table[evaluation.OURS] = int(view.sides[winner] == view.sides[view.seat])
        points = 0
        for card in trick:
            if card != MATTO:
                points += self._game.deck.value[card]
        table[evaluation.POINTS] = points
