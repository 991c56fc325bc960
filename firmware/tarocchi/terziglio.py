"""Terziglio: three players, one against two, an auction for the talon [rules.md 5]."""

from tarocchi.auction import Bid
from tarocchi.bolognese import Bolognese
from tarocchi.cards import add
from tarocchi.declaring import Declare
from tarocchi.phases import Discard, Gift, Play
from tarocchi.rng import Random

_MATCH_DEALS = 6


class Terziglio(Bolognese):
    """One layout of the game: side 0 is the declarer, side 1 the two defenders."""

    name = "terziglio"
    letters = "SEW"
    seats = 3
    sides = ("declarer", "defenders")
    holders = ("S", "E", "W")
    dealer_extra = 0
    plays_to_score = False
    phases = (Bid(), Discard(), Declare(), Play(), Gift())

    def __init__(self, hand_size, talon, packets):
        self.hand_size = self.tricks = hand_size
        self.discards = self.talon_size = talon
        self._packets = packets

    def variant(self, options):
        """Return the game as the options would have it: 18 cards each, or 19 [A21]."""
        return _NINETEEN if options["terziglio.deal"] == "19/5" else GAME

    def first_dealer(self, deal):
        """Return the dealer of a deal number: the next number is dealt at this dealer's right."""
        return deal % self.seats

    def deal(self, deal, dealer):
        """Return (the cards of each seat in dealt order, the talon)."""
        pack = list(range(62))
        Random(deal).shuffle(pack)
        dealt = [[], [], []]
        place = 0
        for packet in self._packets:
            for seat in range(3):
                dealt[(dealer + 1 + seat) % 3] += pack[place : place + packet]
                place += packet
        return dealt, tuple(pack[place:])

    def take_contract(self, hand, seat, contract):
        """Let the winner of the auction be the declarer, who in a gioco takes the talon."""
        hand.declarer = seat
        hand.contract = contract
        if contract == "gioco":
            for card in hand.talon:
                add(hand.hands[seat], card)

    def side_of(self, hand, seat):
        """Return the side of a seat; before there is a declarer all are defenders."""
        return 0 if seat == hand.declarer else 1

    def holder_of(self, seat):
        """Return whose line of the match sheet a seat's points go to."""
        return seat

    def discarder(self, hand):
        """Return the seat that discards, -1 in a solo and before the auction is over."""
        return hand.declarer if hand.contract == "gioco" else -1

    def reaches_end(self, _hand, _seat, _points):
        """Return False: nobody calls himself out here."""
        return False

    def declarations_decide(self, _hand):
        """Return False: declarations never end a hand here."""
        return False

    def count(self, hand, piles):
        """Return the Result: who won, the game points and what each pays [rules.md 5.6]."""
        from tarocchi.terziglio_count import count

        return count(hand, piles)

    def standing(self, _hand):
        """Return None: only the end of a hand shows who pays."""

    def tally(self, hand, result, seat):
        """Return what statistics add up of a hand beside its points: the contracts of seat."""
        if seat != hand.declarer:
            return {}
        return {"contracts": 1, "made": int(result.winner == 0)}

    def match_deals(self, _options):
        """Return how many counted deals make a match; no source says, so each deals twice."""
        return _MATCH_DEALS


GAME = Terziglio(18, 8, (6, 6, 6))
_NINETEEN = Terziglio(19, 5, (5, 5, 5, 4))
