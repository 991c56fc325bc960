"""Players to measure the bots against; the handheld has no use for them.

They run on the MicroPython VM too, hence what looks old-fashioned.
"""

import bots
from bots.club import Club
from bots.master import Master
from bots.search import Search
from bots.worth import without_combinations
from tarocchi import actions, tricks
from tarocchi.cards import LOWEST_TRUMP, MATTO
from tarocchi.rng import Random


class RandomPlayer:
    """Does any legal thing."""

    def __init__(self, seed):
        self._random = Random(seed)
        self._legal = []

    def begin(self, view):
        self._legal = actions.listed(view.legal)

    def step(self):
        return self._legal[self._random.below(len(self._legal))]


class GreedyPlayer:
    """Plays the cheapest card that wins so far, else the lowest; lays the lowest away."""

    def __init__(self, game):
        self._rank = game.deck.rank
        self._view = None

    def begin(self, view):
        self._view = view

    def step(self):
        legal = actions.listed(self._view.legal)
        winning = [action for action in legal if self._wins(action)]
        return min(winning or legal, key=self._price)

    def _wins(self, action):
        if self._view.phase != "play" or action == MATTO:
            return False
        trick = list(self._view.trick) + [action]
        return tricks.winner(trick, self._rank) == len(trick) - 1

    def _price(self, action):
        """Strength, the trumps above the suits; the Matto beats nothing, so it is the lowest."""
        if action == MATTO or not actions.is_card(action):
            return -1
        return action if action >= LOWEST_TRUMP else action % 10


class ClubOnCards(Club):
    """Club as it would be if combinations counted nothing: what they are worth to its play."""

    def style(self, view):
        play, worth, discard = super().style(view)
        return play, without_combinations(worth), discard


class Widely(Search):
    """So many worlds for every candidate, however long it takes; then the best mean, unguarded."""

    def __init__(self, problem, worlds):
        super().__init__(problem, (0, 0))
        self._wanted = worlds

    def enough(self):
        return self.worlds >= self._wanted

    def best(self):
        return self.totals.index(max(self.totals))


class Reference(Master):
    """Perfect-information Monte Carlo of 400 worlds, in card play: a PC's measure of a bot."""

    worlds = 400

    def start(self, problem):
        return Widely(problem, self.worlds)


# Those that play out thousands of cards for each that they play: best on the VM's native code.
SAMPLING = ("master", "pimc400")
NAMES = bots.LEVELS + ("random", "greedy", "club-cards", "pimc400")


def make(name, game, seed):
    """A player by name: one of the bots' levels or of the above."""
    if name == "club-cards":
        return ClubOnCards(game)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game)
    if name == "pimc400":
        return Reference(game, seed)
    return bots.make(name, game, seed)
