"""Prints, level by level, the actions of the first deals that the bots play, one deal a line.

Also proves that weighing the cards of a move leaves nothing on the heap.
"""

import gc
import sys

import bots
import tarocchi
from bots import evaluation
from tarocchi.hand import Hand
from tarocchi.options import complete

DEALS = int(sys.argv[1])


def without_garbage(*arguments):
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    card = best_card(*arguments)
    garbage = gc.mem_alloc() - before
    gc.enable()
    if garbage:
        raise MemoryError("best_card left %d bytes" % garbage)
    return card


best_card = evaluation.best_card
evaluation.best_card = without_garbage

game = tarocchi.game("piedicavallo")
for level in bots.LEVELS:
    for deal in range(DEALS):
        hand = Hand.from_deal(game, complete({}), deal)
        seats = [bots.make(level, game, deal + seat) for seat in range(4)]
        while hand.turn >= 0:
            seats[hand.turn].begin(hand.view(hand.turn))
            hand.apply(seats[hand.turn].step())
        print("".join(["%02x" % action for action in hand.actions]))
