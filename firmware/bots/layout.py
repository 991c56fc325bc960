"""Describes a view in the flat table of ints that card play is judged from."""

from bots import evaluation, signs
from tarocchi import tricks
from tarocchi.cards import MATTO_BIT, SUIT, TRUMPS, popcount

# The Matto never wins and need never be played: the table leaves it out of what may come.
_RANKED = MATTO_BIT - 1


def lay_out(view, table, last_trick):
    """Describe the view of a seat that is to play a card; the worth of the cards stands already.

    last_trick is what winning the last trick is worth.
    """
    seats = view.game.seats
    unseen = view.unseen()
    voids = view.voids()
    signs.add_voids(view, voids)
    for suit in range(5):
        unseen[suit] &= _RANKED
        table[evaluation.HAND + suit] = view.hand[suit]
        table[evaluation.LEGAL + suit] = view.legal[suit]
        table[evaluation.UNSEEN + suit] = unseen[suit]
        table[evaluation.HELD + suit] = popcount(view.hand[suit] & _RANKED)
        table[evaluation.OUT + suit] = popcount(unseen[suit])
        holders = seats - 1
        for seat in range(seats):
            if seat != view.seat:
                holders -= voids[seat] >> suit & 1
        table[evaluation.HOLDERS + suit] = holders
    for seat in range(seats):
        table[evaluation.VOIDS + seat] = voids[seat]
        table[evaluation.THROWN + seat] = 0
        table[evaluation.SIDES + seat] = view.sides[seat]
        for suit in range(5):
            known = view.declared[seat][suit] & unseen[suit]
            table[evaluation.KNOWN + 5 * seat + suit] = known
    if view.discarder >= 0 and view.seat != view.discarder:
        table[evaluation.THROWN + view.discarder] = _never_played(view, view.discarder)

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
    left = view.game.tricks - len(view.winners)
    table[evaluation.TRICKS] = left
    led = view.led()
    table[evaluation.LED] = evaluation.NO_SUIT if led < 0 else led
    place = tricks.winner(trick, view.game.deck.rank)
    if place < 0:
        table[evaluation.BEST] = evaluation.NO_CARD
        table[evaluation.OURS] = 0
    else:
        table[evaluation.BEST] = trick[place]
        winner = (view.leaders[-1] + place) % seats
        table[evaluation.OURS] = int(view.sides[winner] == our_side)
    stake = sum([table[evaluation.WORTH + card] for card in trick])
    table[evaluation.STAKE] = stake + last_trick if left == 1 else stake
    signs.heed(view, table)


def _never_played(view, seat):
    """Return the bits of the plain suits that seat has played no card of."""
    seats = view.game.seats
    suits = (1 << TRUMPS) - 1
    for number, leader in enumerate(view.leaders):
        place = number * seats + (seat - leader) % seats
        if place < len(view.played):
            suits &= ~(1 << SUIT[view.played[place]])
    return suits
