"""Compares candidates in the same worlds, and leaves the first only for what is surely better."""

from array import array

from bots.kernels import counting, playing, solving

# A candidate that is two standard errors behind after so many worlds is looked at no more.
_TRIAL = 8
_SQUARED_ERRORS = 4


class Search:
    """The points of candidates, world by world, until a number of plies has been played.

    The first candidate is what Club would do. It stands, unless another's mean over the same
    worlds beats it by more than one standard error of the paired differences. Points are those of
    counting.settle() for the side that decides.
    """

    def __init__(self, problem, plies):
        self.problem = problem
        self.number = len(problem.candidates)
        self.worlds = 0  # seen
        self.totals = [0] * self.number
        self.ahead = [0] * self.number  # of the first, summed
        self.squares = [0] * self.number
        self.seen = [0] * self.number
        self.dropped = bytearray(self.number)
        self.plies = self.rollouts = self.nodes = 0
        self._plies = plies
        self._lines = array("i", [0] * solving.LINES) if problem.exact else None

    def step(self):
        """Look at one more world; tell whether that is enough."""
        problem = self.problem
        worlds = problem.worlds
        worlds.deal()
        self.worlds += 1
        first = 0
        for index in range(self.number):
            if self.dropped[index]:
                continue
            points = self._points(index)
            if index == 0:
                first = points
            ahead = points - first
            self.seen[index] += 1
            self.totals[index] += points
            self.ahead[index] += ahead
            self.squares[index] += ahead * ahead
        return self.enough()

    def _points(self, index):
        """Return what comes of a candidate in the world that was dealt."""
        problem = self.problem
        table = problem.worlds.begin()
        card = problem.lay(table, index)
        left = table[playing.SEATS] * table[playing.TRICKS] - table[playing.PLACE]
        if problem.exact:
            playing.play_out(table, problem.tables, *problem.weights, card, 1)
            points = solving.solve(table, problem.tables, self._lines)
            self.nodes += self._lines[solving.NODES]
        else:
            playing.play_out(table, problem.tables, *problem.weights, card, left)
            points = counting.settle(table, problem.tables)
            self.plies += left
            self.rollouts += 1
        return -points if problem.side else points

    def _behind(self, index):
        ahead = self.ahead[index]
        return ahead < 0 and ahead * ahead > _SQUARED_ERRORS * self.squares[index]

    def enough(self):
        """Drop who is far behind; tell whether only the first is left or the plies are used up."""
        if self.problem.exact:
            return self.worlds == self.problem.exact
        left = 0
        for index in range(1, self.number):
            if self.worlds >= _TRIAL and self._behind(index):
                self.dropped[index] = 1
            left += not self.dropped[index]
        if not left:
            return True
        each = self.plies // self.rollouts
        return self.plies + (left + 1) * each > self._plies

    def best(self):
        """Return the index of the candidate to choose."""
        best = 0
        for index in range(1, self.number):
            ahead = self.ahead[index]
            # The mean exceeds its standard error exactly when the sum's square does the squares'.
            if ahead > self.ahead[best] and ahead * ahead > self.squares[index]:
                best = index
        return best
