"""What the two games of fixed pairs share: four seats, the deal, and who plays with whom."""

from tarocchi.rng import Random


class Pairs:
    """Four players in fixed pairs: S and N are side 0, E and W side 1."""

    letters = "SENW"
    seats = 4
    sides = ("NS", "EW")
    holders = sides
    hand_size = 15
    tricks = 15
    discards = 2
    dealer_extra = 2
    talon_size = 0
    plays_to_score = False

    def variant(self, _options):
        """Return the game as the options would have it."""
        return self

    def first_dealer(self, deal):
        """Return the dealer of a deal number: the next number is dealt at this dealer's right."""
        return deal % self.seats

    def deal(self, deal, dealer):
        """Return (the cards of each seat in dealt order, the talon, which is empty).

        Packets of five, three rounds from the dealer's right; the last two cards to the dealer.
        """
        pack = list(range(62))
        Random(deal).shuffle(pack)
        dealt = [[], [], [], []]
        for packet in range(12):
            dealt[(dealer + 1 + packet) % 4] += pack[5 * packet : 5 * packet + 5]
        dealt[dealer] += pack[60:]
        return dealt, ()

    def side_of(self, _hand, seat):
        """Return the side of a seat."""
        return seat & 1

    def holder_of(self, seat):
        """Return whose line of the match sheet a seat's points go to."""
        return seat & 1

    def discarder(self, hand):
        """Return the seat that discards."""
        return hand.dealer
