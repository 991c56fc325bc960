"""What one seat may know of a hand, copied, so that nobody who decides can see more.

A View holds no reference to the Hand: other hands are not there to be looked at.
"""

from tarocchi import tricks
from tarocchi.cards import ALL, BIT, MATTO, NONE, SUIT


class View:
    """Seat's knowledge: its own hand, and everything that was said and played at the table.

    hand and discard are five masks (the discard only for the seat that made it, else empty);
    legal is the legal set when it is this seat's turn, else None. sides gives each seat's side.
    The rest is public and as in Hand.
    """

    def __init__(self, hand, seat):
        self.game = hand.game
        self.options = hand.options
        self.seat = seat
        self.dealer = hand.dealer
        self.score = hand.score
        self.phase = hand.phase
        self.turn = hand.turn
        self.hand = hand.seen_by(seat)
        self.discarder = hand.game.discarder(hand)
        self.discard = tuple(hand.discard) if seat == self.discarder else NONE
        self.announced = hand.announced
        self.calls = bytes(hand.calls)
        self.callers = bytes(hand.callers)
        self.declarer = hand.declarer
        self.contract = hand.contract
        self.declared = tuple([tuple(shown) for shown in hand.declared])
        self.trick = bytes(hand.trick)
        self.played = bytes(hand.played)
        self.signals = bytes(hand.signals)
        self.leaders = bytes(hand.leaders)
        self.winners = bytes(hand.winners)
        self.sides = bytes([hand.side_of(other) for other in range(hand.game.seats)])
        self.legal = hand.legal() if seat == hand.turn else None

    def seen_by(self, _seat):
        """Return the cards of the view's own seat, as Hand does; no others are known."""
        return self.hand

    def led(self):
        """Return the suit that the present trick asks for, -1 when it asks for none."""
        return tricks.led_suit(self.trick)

    def unseen(self):
        """Return the five masks of the cards that this seat has not seen."""
        unseen = [ALL[suit] & ~self.hand[suit] & ~self.discard[suit] for suit in range(5)]
        for card in self.played:
            unseen[SUIT[card]] &= ~BIT[card]
        return unseen

    def voids(self):
        """Return, seat by seat, the bits of the suits (1 << suit) it has shown not to hold."""
        return tricks.voids(self.played, self.leaders, self.game.seats)

    def held(self, seat):
        """Return how many cards seat holds (with the cards still to be discarded)."""
        seats = self.game.seats
        begun = len(self.leaders)
        left = self.game.hand_size - begun
        if seat == self.discarder and self.phase in ("monte", "out", "discard"):
            left += self.game.discards
        if self.trick and (seat - self.leaders[begun - 1]) % seats >= len(self.trick):
            left += 1
        return left

    def points(self, side):
        """Return the card points that a side has won in tricks so far, as in Hand.points."""
        seats = self.game.seats
        value = self.game.deck.value
        total = 0
        for place in range(len(self.winners) * seats):
            trick, after = divmod(place, seats)
            card = self.played[place]
            seat = self.winners[trick]
            if card == MATTO:
                seat = (self.leaders[trick] + after) % seats
            if self.sides[seat] == side:
                total += value[card]
        return total
