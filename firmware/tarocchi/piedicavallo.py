"""Tarocchi in pairs as at Piedicavallo: the deal, the discard and the count [rules.md 1]."""

from tarocchi.cards import (
    KING,
    MATTO_BIT,
    PIEDMONT,
    TRUMPS,
    cards,
    popcount,
)
from tarocchi.phases import Discard, Gift, Play
from tarocchi.refusal import Refusal
from tarocchi.result import Result, card_detail, gift_choices
from tarocchi.rng import Random

_PLAIN = (1 << KING) - 1
# Trumps 2 to 20: all that may ever be discarded.
_LOW_TRUMPS = 0x0FFFFE


class Piedicavallo:
    """Four players in fixed pairs: S and N are side 0, E and W side 1."""

    name = "piedicavallo"
    deck = PIEDMONT
    letters = "SENW"
    seats = 4
    sides = ("NS", "EW")
    hand_size = 15
    tricks = 15
    discards = 2
    phases = (Discard(), Play(), Gift())

    def first_dealer(self, deal):
        """Return the dealer of a deal number: the next number is dealt at this dealer's right."""
        return deal % self.seats

    def deal(self, deal, dealer):
        """Return the cards of each seat in dealt order.

        Packets of five, three rounds from the dealer's right; the last two cards to the dealer.
        """
        pack = list(range(62))
        Random(deal).shuffle(pack)
        dealt = [[], [], [], []]
        for packet in range(12):
            dealt[(dealer + 1 + packet) % 4] += pack[5 * packet : 5 * packet + 5]
        dealt[dealer] += pack[60:]
        return dealt

    def side_of(self, _hand, seat):
        """Return the side of a seat."""
        return seat & 1

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
        return None if hand.options["piedicavallo.mattoGift"] == "none" else gift_choices(hand)

    def default_gift(self, hand):
        """Return the card given when nobody chooses: all are worth the same, so the first in the
        order coins, cups, batons, swords, trumps, lowest rank first [contract.md].
        """
        choice = self.gifts(hand)
        for suit in (3, 2, 1, 0, TRUMPS):
            if choice[suit]:
                return 10 * suit + popcount((choice[suit] & -choice[suit]) - 1)
        return -1

    def count(self, hand, piles):
        """Return the Result: card points alone, more wins, equal is a draw [rules.md 1.4]."""
        value = self.deck.value
        points = [2 * sum([value[card] for card in cards(pile)]) for pile in piles]
        row = (points[0], points[1])
        winner = None if points[0] == points[1] else int(points[1] > points[0])
        rows = [("cards", row), ("total", row)]
        return Result(self.sides, rows, winner, card_detail(self.deck, piles))

    def match_deals(self, options):
        """Return how many deals make a match [rules.md 1.4, A23]."""
        return 4 if options["piedicavallo.match"] == "fourDeals" else 1


GAME = Piedicavallo()
