"""Compares candidates in the same worlds, and leaves the first only for what is surely better."""

from bots.kernels import counting, playing


class Search:
    """The candidates' points, world by world.

    The first candidate stands, unless another's mean over the same worlds beats it by more than
    one standard error of the paired differences.
    """

    def __init__(self, candidates, worlds, tables, weights, budget, guarded=True):
        self.candidates = candidates
        self.totals = [0] * len(candidates)
        self.ahead = [0] * len(candidates)
        self.squares = [0] * len(candidates)
        self.plies = 0
        self.rollouts = 0
        self.seen = 0
        self._worlds = worlds
        self._guarded = guarded
        self._tables = tables
        self._weights = weights
        known = worlds.known
        self._left = known[playing.SEATS] * known[playing.TRICKS] - known[playing.PLACE]
        self._sign = -1 if known[playing.SIDES + known[playing.TURN]] else 1
        self.wanted = max(budget // (len(candidates) * self._left), 1)

    def step(self):
        """Look at one more world; tell whether there are enough of them."""
        worlds = self._worlds
        worlds.deal()
        table = worlds.table
        dealt = table[:]
        first = 0
        for index, card in enumerate(self.candidates):
            table[:] = dealt
            playing.play_out(table, self._tables, self._weights, card, self._left)
            points = self._sign * counting.settle(table, self._tables)
            if index == 0:
                first = points
            self.totals[index] += points
            ahead = points - first
            self.ahead[index] += ahead
            self.squares[index] += ahead * ahead
        self.rollouts += len(self.candidates)
        self.plies += len(self.candidates) * self._left
        self.seen += 1
        return self.seen >= self.wanted

    def best(self):
        """Return the index of the candidate to choose."""
        best = 0
        for index in range(1, len(self.candidates)):
            ahead = self.ahead[index]
            # The mean exceeds its standard error exactly when the sum's square does the squares'.
            if ahead > self.ahead[best] and (
                not self._guarded or ahead * ahead > self.squares[index]
            ):
                best = index
        return best
