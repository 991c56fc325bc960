"""Counts the work of Master's moves on the MicroPython VM; prints a JSON list a move.

The command line is GAME FIRST COUNT.
"""

import json
import sys

import bots
import tarocchi
from tarocchi.hand import Hand
from tarocchi.options import complete


def main(name, first, count):
    """Let Master play some deals with itself and tell phase, worlds, rollouts, plies and nodes."""
    game = tarocchi.game(name)
    for deal in range(int(first), int(first) + int(count)):
        hand = Hand.from_deal(game, complete({}), deal * 0x1F35CD1 & 0x3FFFFFFF)
        bot = bots.make("master", game, deal)
        while hand.turn >= 0:
            phase = hand.phase
            bot.begin(hand.view(hand.turn))
            action = bot.step()
            while action is None:
                action = bot.step()
            search = bot.search
            if search:
                counts = [search.worlds, search.rollouts, search.plies, search.nodes]
            else:
                counts = [0, 0, 0, 0]
            print(json.dumps([phase, counts]))
            hand.apply(action)


if __name__ == "__main__":
    main(*sys.argv[1:])
