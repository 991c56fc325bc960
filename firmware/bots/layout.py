"""Describes a view in the flat table of ints that card play is judged from."""

from bots import evaluation, signs
from tarocchi import tricks
from tarocchi.cards import popcount

_NO_MATTO = 0x1FFFFF


def lay_out(view, table, last_trick):
    """Describe the view of a seat that is to play a card; the worth of the cards stands already.

    last_trick is what winning the last trick is worth.
    """
    game = view.game
    seats = game.seats
    unseen = view.unseen()
    voids = view.voids()
    signs.add_voids(view, voids)
    for suit in range(5):
        table[evaluation.HAND + suit] = view.hand[suit]
        table[evaluation.LEGAL + suit] = view.legal[suit]
        # The Matto takes no part: it never wins and nobody must play it.
        unseen[suit] &= _NO_MATTO
        table[evaluation.UNSEEN + suit] = unseen[suit]
        table[evaluation.OUT + suit] = popcount(unseen[suit])
        table[evaluation.HELD + suit] = popcount(view.hand[suit] & _NO_MATTO)
        holders = 0
        for seat in range(seats):
            if seat != view.seat and not voids[seat] >> suit & 1:
                holders += 1
        table[evaluation.HOLDERS + suit] = holders
    for seat in range(seats):
        table[evaluation.VOIDS + seat] = voids[seat]
        table[evaluation.SIDES + seat] = view.sides[seat]
        for suit in range(5):
            known = view.declared[seat][suit] & unseen[suit]
            table[evaluation.KNOWN + 5 * seat + suit] = known
    trick = view.trick
    table[evaluation.SEAT] = view.seat
    table[evaluation.SEATS] = seats
    table[evaluation.TO_COME] = seats - 1 - len(trick)
    table[evaluation.TRICKS] = game.tricks - len(view.winners)
    led = view.led()
    table[evaluation.LED] = evaluation.NO_SUIT if led < 0 else led
    place = tricks.winner(trick, game.deck.rank)
    if place < 0:
        table[evaluation.BEST] = evaluation.NO_CARD
        table[evaluation.OURS] = 0
    else:
        table[evaluation.BEST] = trick[place]
        winner = (view.leaders[-1] + place) % seats
        table[evaluation.OURS] = int(view.sides[winner] == view.sides[view.seat])
    points = last_trick if table[evaluation.TRICKS] == 1 else 0
    for card in trick:
        points += table[evaluation.WORTH + card]
    table[evaluation.POINTS] = points
    signs.heed(view, table)
