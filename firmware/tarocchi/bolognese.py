"""What Ottocento and Terziglio share: discard, combinations, the Matto's gift.

How a hand is counted is in modules that are loaded when it is over: the heap is small.
"""

from tarocchi.cards import BOLOGNA, KING, TRUMPS
from tarocchi.combinations import Combinations
from tarocchi.refusal import Refusal

_NO_KING = (1 << KING) - 1
# All trumps but Begato, World, Angel, and no Matto.
_NO_TAROCCO = 0x07FFFE


class Bolognese:
    """The rules of one pack and one way of counting, for any number of seats."""

    deck = BOLOGNA
    signals = True
    combines = True

    def discardable(self, hand):
        """Return the masks of what may go: no card of five points [rules.md 3.1, 5.3]."""
        held = hand.hands[hand.turn]
        return tuple([held[suit] & _NO_KING for suit in range(4)]) + (held[TRUMPS] & _NO_TAROCCO,)

    def why_not_discard(self, _card):
        """Return why a card in hand may not go."""
        return Refusal("five_points")

    def announcement(self, _discard):
        """Return -1: nothing is told of a Bolognese discard."""
        return -1

    def combinations(self, options, masks):
        """Return the Combinations of a set of cards under the options."""
        return Combinations(masks, options["grande.moors"] == "on")

    def declared_points(self, hand, side):
        """Return what the seats of a side have declared, each hand by itself [A11]."""
        return sum(
            [
                self.combinations(hand.options, shown).points
                for seat, shown in enumerate(hand.declared)
                if hand.side_of(seat) == side
            ]
        )

    def gifts(self, hand):
        """Return the masks of what may be given for the Matto, None when nothing is due."""
        from tarocchi.result import gift_choices

        return gift_choices(hand)

    def default_gift(self, hand, choices):
        """Return the card that leaves own less other total highest, then the own [contract.md]."""
        from tarocchi.bolognese_count import default_gift

        return default_gift(hand, choices)

    def tally(self, hand, result, seat):
        """Return what statistics add up of a hand beside its points: what seat's side combined."""
        if not result.combinations:
            return {}
        return {"combinations": result.combinations[hand.side_of(seat)].points}
