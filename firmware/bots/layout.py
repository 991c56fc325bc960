"""Describes a view in the flat table of ints that card play is judged from."""

from bots import signs
from bots.kernels import playing
from tarocchi import tricks
from tarocchi.cards import ALL, BIT, MATTO, SUIT, TRUMPS


def lay_out(view, table, last_trick):
    """Describe the view of a seat that is to play a card; the worth of the cards stands already.

    last_trick is what winning the last trick is worth. Of what the seat does not see, the hands
    of the others are empty.
    """
    seats = view.game.seats
    for place in range(playing.WORTH):
        table[place] = 0
    left = list(ALL)
    for card in view.played:
        left[SUIT[card]] ^= BIT[card]
    voids = view.voids()
    signs.add_voids(view, voids)
    for suit in range(5):
        table[playing.HANDS + 5 * view.seat + suit] = view.hand[suit]
        table[playing.LEFT + suit] = left[suit]
        table[playing.AWAY + suit] = view.discard[suit]
        for seat in range(seats):
            table[playing.KNOWN + 5 * seat + suit] = view.declared[seat][suit] & left[suit]
            table[playing.VOIDERS + suit] |= (voids[seat] >> suit & 1) << seat
    for seat in range(seats):
        table[playing.SIDES + seat] = view.sides[seat]
    table[playing.DISCARDER] = playing.NO_SEAT
    if view.discarder >= 0:
        table[playing.DISCARDER] = view.discarder
        table[playing.THROWN] = _never_played(view, view.discarder)
    table[playing.SEATS] = seats
    table[playing.TURN] = view.turn
    table[playing.TRICKS] = view.game.tricks - len(view.winners)
    table[playing.LAST_TRICK] = last_trick
    _lay_trick(view, table)
    signs.heed(view, table)


def _lay_trick(view, table):
    """Describe the cards on the table."""
    trick = view.trick
    led = view.led()
    table[playing.PLACE] = len(trick)
    table[playing.LED] = playing.NO_SUIT if led < 0 else led
    table[playing.BEST] = playing.NO_CARD
    for place, card in enumerate(trick):
        table[playing.TRICK + place] = card
        table[playing.STAKE] += table[playing.WORTH + card]
    place = tricks.winner(trick, view.game.deck.rank)
    if place >= 0:
        table[playing.BEST] = trick[place]
        table[playing.BEST_SEAT] = (view.leaders[-1] + place) % view.game.seats
    if MATTO in trick:
        place = trick.index(bytes([MATTO]))
        table[playing.MATTO_BY] = (view.leaders[-1] + place) % view.game.seats


def _never_played(view, seat):
    """Return the bits of the plain suits that seat has played no card of."""
    seats = view.game.seats
    suits = (1 << TRUMPS) - 1
    for number, leader in enumerate(view.leaders):
        place = number * seats + (seat - leader) % seats
        if place < len(view.played):
            suits &= ~(1 << SUIT[view.played[place]])
    return suits
