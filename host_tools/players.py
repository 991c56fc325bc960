"""Players to measure the bots against; the handheld has no use for them."""

import bots
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
        trick = [*self._view.trick, action]
        return tricks.winner(trick, self._rank) == len(trick) - 1

    def _price(self, action):
        """Strength, the trumps above the suits; the Matto beats nothing, so it is the lowest."""
        if action == MATTO or not actions.is_card(action):
            return -1
        return action if action >= LOWEST_TRUMP else action % 10


NAMES = (*bots.LEVELS, "random", "greedy")


def make(name, game, seed):
    """A player by name: one of the bots' levels, `random` or `greedy`."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game)
    return bots.make(name, game, seed)
