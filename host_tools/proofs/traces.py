"""What the bots play in some deals, as numbers that are to be the same wherever they run.

A slice is of one level: seed 1 plays Club, 2 Master in few worlds, 3 Master as it is.
"""

import bots
import tarocchi
from bots.search import Search
from host_tools.proofs.fingerprints import fingerprint
from tarocchi import options
from tarocchi.hand import Hand

CLUB, FEW_WORLDS, MASTER = 1, 2, 3
_FEW = 4


class _FewWorlds(Search):
    def enough(self):
        return self.worlds >= _FEW


def few_worlds(problem):
    """Return a search of a problem in four worlds."""
    return _FewWorlds(problem, (0, 0))


def trace(level, game, deal):
    """Return the actions of a deal that a level plays with itself."""
    hand = Hand.from_deal(game, options.complete({}), deal)
    bot = bots.make("club" if level == CLUB else "master", game, deal)
    if level == FEW_WORLDS:
        bot.start = few_worlds
    while hand.turn >= 0:
        bot.begin(hand.view(hand.turn))
        action = bot.step()
        while action is None:
            action = bot.step()
        hand.apply(action)
    return hand.actions


def check(seed, index, tally):
    """Add up the fingerprints of one deal; the three games take turns."""
    game = tarocchi.game(tarocchi.GAMES[index % 3])
    found = fingerprint(trace(seed, game, index * 0x1F35CD1 & 0x3FFFFFFF))
    tally["fingerprints"] = tally.get("fingerprints", 0) + found
    tally["hands"] = tally.get("hands", 0) + 1
