"""Runs on the MicroPython VM: plays hands, writes them down and lets the referee read them.

Prints the totals of the record named on the command line, and how many hands agreed.
"""

import sys

from tarocchi import game, records, referee
from tarocchi.actions import listed
from tarocchi.errors import BadRecord
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

with open(sys.argv[1]) as record:
    print(referee.read(record).result().totals())

agreed = 0
for deal in range(20):
    random = Random(deal)
    hand = Hand.from_deal(game("piedicavallo"), complete({}), deal)
    while hand.turn >= 0:
        actions = listed(hand.legal())
        hand.apply(actions[random.below(len(actions))])
    lines = records.write(hand).split("\n")
    agreed += referee.read(lines).result().totals() == hand.result().totals()
    lines[-2] = "15: X"
    try:
        referee.read(lines)
    except BadRecord as error:
        agreed += error.line == len(lines) - 1
print(agreed)
