"""Tarocchi in pairs as at Piedicavallo: the deal, the discard and the count [rules.md 1]."""

from tarocchi.cards import (
    KING,
    MATTO_BIT,
    PIEDMONT,
    TRUMPS,
    cards,
    popcount,
)
from tarocchi.pairs import Pairs
from tarocchi.phases import Discard, Gift, Play
from tarocchi.refusal import Refusal

_PLAIN = (1 << KING) - 1
# Trumps 2 to 20: all that may ever be discarded.
_LOW_TRUMPS = 0x0FFFFE


class Piedicavallo(Pairs):
    """The Piedmontese game of fixed pairs."""

    name = "piedicavallo"
    deck = PIEDMONT
    signals = False
    combines = False
    phases = (Discard(), Play(), Gift())

    def discardable(self, hand):
        """Return the five masks of the cards that stand in a legal discard with those laid away.

        A trump may go only if all that is left, the Matto aside, are trumps and kings, or if no
        trump is left [rules.md 1.2, A24].
        """
        held, away = hand.hands[hand.dealer], hand.discard
        plain = sum([popcount((held[suit] | away[suit]) & _PLAIN) for suit in range(4)])
        all_trumps = (held[TRUMPS] | away[TRUMPS]) & ~MATTO_BIT
        trumps = popcount(all_trumps)
        low = all_trumps & _LOW_TRUMPS
        plain_and_trump = plain == 1 or trumps == 1
        two_trumps = plain == 0 or (trumps == 2 and low == all_trumps)
        if not any(away):
            with_plain = plain >= 2 or plain_and_trump
            with_trump = (plain >= 1 and plain_and_trump) or two_trumps
        else:
            with_plain = not away[TRUMPS] or plain_and_trump
            with_trump = two_trumps if away[TRUMPS] else plain_and_trump
        return tuple([held[suit] & _PLAIN if with_plain else 0 for suit in range(4)]) + (
            held[TRUMPS] & low if with_trump else 0,
        )

    def why_not_discard(self, card):
        """Return why a card in hand may not go."""
        if self.deck.value[card] == 5:
            return Refusal("five_points")
        return Refusal("trump_discard")

    def announcement(self, discard):
        """Return what the dealer tells everybody of the discard: how many trumps."""
        return popcount(discard[TRUMPS])

    def gifts(self, hand):
        """Return the masks of the cards that may be given for the Matto, None when none is due.

        Piedicavallo knows no gift; as an option one point changes sides [rules.md A22, section 8].
        """
        if hand.options["piedicavallo.mattoGift"] == "none":
            return None
        from tarocchi.result import gift_choices

        return gift_choices(hand)

    def default_gift(self, _hand, choices):
        """Return the card given when nobody chooses: all are worth the same, so the first."""
        from tarocchi.result import gift_order

        return gift_order(choices)[0]

    def count(self, hand, piles):
        """Return the Result: card points alone, more wins, equal is a draw [rules.md 1.4]."""
        from tarocchi.result import Result, card_detail

        value = self.deck.value
        points = [2 * sum([value[card] for card in cards(pile)]) for pile in piles]
        row = (points[0], points[1])
        winner = None if points[0] == points[1] else int(points[1] > points[0])
        rows = [("cards", row), ("total", row)]
        return Result(self.sides, rows, winner, row, card_detail(self.deck, piles))

    def standing(self, hand):
        """Return the half points that each holder is sure of in a hand in play."""
        return 2 * hand.points(0), 2 * hand.points(1)

    def tally(self, _hand, _result, _seat):
        """Return what statistics add up of a hand beside its points: nothing."""
        return {}

    def match_deals(self, options):
        """Return how many deals make a match [rules.md 1.4, A23]."""
        return 4 if options["piedicavallo.match"] == "fourDeals" else 1


GAME = Piedicavallo()
