"""Prints, level by level, the actions of the first deals of a game that bots play, one a line.

Also proves that weighing the cards of a move leaves nothing on the heap.
"""

import gc
import sys

import bots
import tarocchi
from bots.kernels import playing
from tarocchi.hand import Hand
from tarocchi.options import complete

DEALS = int(sys.argv[1])


def without_garbage(*arguments):
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    card = play_out(*arguments)
    garbage = gc.mem_alloc() - before
    gc.enable()
    if garbage:
        raise MemoryError("play_out left %d bytes" % garbage)
    return card


play_out = playing.play_out
playing.play_out = without_garbage

game = tarocchi.game(sys.argv[2])
for level in sys.argv[3:]:
    for deal in range(DEALS):
        hand = Hand.from_deal(game, complete({}), deal)
        seats = [bots.make(level, game, deal + seat) for seat in range(game.seats)]
        while hand.turn >= 0:
            seats[hand.turn].begin(hand.view(hand.turn))
            hand.apply(seats[hand.turn].step())
        print("".join(["%02x" % action for action in hand.actions]))
