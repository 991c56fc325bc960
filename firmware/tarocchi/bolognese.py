"""What Ottocento and Terziglio share: discard, combinations, the Matto's gift and the count."""

from tarocchi.cards import BOLOGNA, KING, TRUMPS, add, remove
from tarocchi.combinations import Combinations, card_points
from tarocchi.refusal import Refusal
from tarocchi.result import card_detail, final_piles, gift_choices, gift_order

_NO_KING = (1 << KING) - 1
# All trumps but Begato, World, Angel, and no Matto.
_NO_TAROCCO = 0x07FFFE
_LAST_TRICK = 12  # half points


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
        return gift_choices(hand)

    def default_gift(self, hand, choices):
        """Return the card that leaves own less other total highest, then the own [contract.md]."""
        # All choices are worth the same as cards, so combinations decide. They never fall when a
        # card is added: the first card that changes neither side's is the best there can be, and
        # the search nearly always ends with it.
        side = hand.side_of(hand.matto_seat)
        piles = final_piles(hand)
        own, other = piles[side], piles[1 - side]

        def worth():
            kept = self.combinations(hand.options, own).points
            return kept - self.combinations(hand.options, other).points, kept

        most = worth()
        best, best_worth = -1, None
        for card in gift_order(choices):
            remove(own, card)
            add(other, card)
            found = worth()
            if found == most:
                return card
            if best < 0 or found > best_worth:
                best, best_worth = card, found
            remove(other, card)
            add(own, card)
        return best

    def rows(self, hand, piles):
        """Return (rows of the Result, both sides' Combinations) of a hand played to the end."""
        found = [self.combinations(hand.options, pile) for pile in piles]
        last = hand.side_of(hand.winners[-1])
        table = [
            ("declared", [2 * self.declared_points(hand, side) for side in (0, 1)]),
            ("cricche", [2 * side.cricche_points for side in found]),
            ("sequences", [2 * side.sequence_points for side in found]),
            ("cards", self.card_points(hand, piles)),
            ("last_trick", [_LAST_TRICK if side == last else 0 for side in (0, 1)]),
        ]
        table.append(("total", [sum([row[side] for _, row in table]) for side in (0, 1)]))
        return [(key, tuple(row)) for key, row in table], found

    def card_points(self, _hand, piles):
        """Return both sides' half points for cards: values less one point a pair."""
        return [card_points(self.deck, pile) for pile in piles]

    def detail(self, piles):
        """Return how the values of the cards came about, before the deduction for pairs."""
        return card_detail(self.deck, piles)

    def tally(self, hand, result, seat):
        """Return what statistics add up of a hand beside its points: what seat's side combined."""
        if not result.combinations:
            return {}
        return {"combinations": result.combinations[hand.side_of(seat)].points}
