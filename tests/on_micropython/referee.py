"""Runs on the MicroPython VM: plays hands, writes them down and lets the referee read them.

Prints the totals of the records named on the command line, and how many hands agreed.
"""

import sys

from tarocchi import GAMES, game, records, referee
from tarocchi.actions import listed
from tarocchi.errors import BadRecord
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

for path in sys.argv[1:]:
    with open(path) as record:
        print(referee.read(record).result().totals())

agreed = 0
for name in GAMES:
    for deal in range(10):
        random = Random(deal)
        hand = Hand.from_deal(game(name), complete({"monte": "off"}), deal)
        while hand.turn >= 0:
            actions = listed(hand.legal())
            hand.apply(actions[random.below(len(actions))])
        lines = records.write(hand).split("\n")
        agreed += referee.read(lines).result().rows == hand.result().rows
        lines[-2] = "15: X"
        try:
            referee.read(lines)
        except BadRecord as error:
            agreed += error.line == len(lines) - 1
print(agreed)
