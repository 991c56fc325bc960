"""Club: plays the card that one ply of expectation likes best, and throws away with a plan."""

from array import array

from bots import evaluation
from bots.discard import choose_discard
from tarocchi import tricks
from tarocchi.actions import listed
from tarocchi.cards import MATTO, MATTO_BIT, SUIT, TRUMPS, popcount

# The Matto never wins and need never be played: the table leaves it out of what may come.
_RANKED = MATTO_BIT - 1


class Club:
    """Decides at once, and leaves nothing to chance."""

    def __init__(self, game):
        self._deck = game.deck
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
                self._deck.value,
                evaluation.PIEDICAVALLO,
                evaluation.VOID_CHANCE,
            )
        # A gift for the Matto: all that may be given is worth the same.
        return listed(view.legal)[0]

    def _lay_out(self, view):
        """Describe the view in the table."""
        table = self._table
        seats = view.game.seats
        unseen = view.unseen()
        voids = view.voids()
        for suit in range(5):
            mask = unseen[suit] & _RANKED
            table[evaluation.HAND + suit] = view.hand[suit]
            table[evaluation.LEGAL + suit] = view.legal[suit]
            table[evaluation.UNSEEN + suit] = mask
            table[evaluation.HELD + suit] = popcount(view.hand[suit] & _RANKED)
            table[evaluation.OUT + suit] = popcount(mask)
            holders = seats - 1
            for seat in range(seats):
                if seat != view.seat:
                    holders -= voids[seat] >> suit & 1
            table[evaluation.HOLDERS + suit] = holders
        for seat in range(seats):
            table[evaluation.VOIDS + seat] = voids[seat]
            table[evaluation.THROWN + seat] = 0
            table[evaluation.SIDES + seat] = view.sides[seat]
        if view.seat != view.dealer:
            table[evaluation.THROWN + view.dealer] = _never_played(view, view.dealer)

        trick = view.trick
        our_side = view.sides[view.seat]
        to_come = seats - 1 - len(trick)
        opponents = 0
        for after in range(1, to_come + 1):
            opponents += view.sides[(view.seat + after) % seats] != our_side
        table[evaluation.SEAT] = view.seat
        table[evaluation.SEATS] = seats
        table[evaluation.TO_COME] = to_come
        table[evaluation.OPPONENTS] = opponents
        table[evaluation.TRICKS] = view.game.tricks - len(view.winners)
        led = view.led()
        table[evaluation.LED] = evaluation.NO_SUIT if led < 0 else led
        place = tricks.winner(trick, self._deck.rank)
        if place < 0:
            table[evaluation.BEST] = evaluation.NO_CARD
            table[evaluation.OURS] = 0
        else:
            table[evaluation.BEST] = trick[place]
            winner = (view.leaders[-1] + place) % seats
            table[evaluation.OURS] = int(view.sides[winner] == our_side)
        points = [self._deck.value[card] for card in trick if card != MATTO]
        table[evaluation.POINTS] = sum(points)


def _never_played(view, seat):
    """Return the bits of the plain suits that seat has played no card of."""
    seats = view.game.seats
    suits = (1 << TRUMPS) - 1
    for number, leader in enumerate(view.leaders):
        place = number * seats + (seat - leader) % seats
        if place < len(view.played):
            suits &= ~(1 << SUIT[view.played[place]])
    return suits
