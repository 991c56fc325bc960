"""Compares candidates in the same worlds, and leaves the first only for what is surely better."""

from array import array

from bots.kernels import solving
from bots.kernels.counting import settle
from bots.kernels.playing import play_out

# After so many worlds a candidate is looked at no more that is behind by two standard errors, and
# by less and less the less work is left to make up for it: that many sixteenths of two.
_TRIAL = 6
_PATIENCE = 16
# One that is less than two ahead may still fall back.
_AHEAD = 4
# Work is counted in plies of the end of a hand. Of a rollout of so many plies each takes twice as
# long, on average; so many more is what a world costs, and each time that one is dealt.
_LONGER = 80
_A_WORLD = 30
_A_DEAL = 28
# Of the last tricks, solved, so many nodes are a slice.
_NODES = 1000


class Search:
    """The points of candidates, world by world, until so much work is done.

    limits are (the usual work, the most): beyond the usual the search goes on only while more
    worlds may well change the choice.

    The first candidate is what Club would do. It stands, unless another's mean over the same
    worlds beats it by more than one standard error of the paired differences. Points are those of
    counting.settle() for the side that decides.
    """

    def __init__(self, problem, limits):
        self.problem = problem
        self.number = len(problem.candidates)
        self.worlds = 0  # dealt so far
        # By candidate: the points in the worlds that it has seen, how far those were from the
        # first's there, and the squares of that; which ones are still looked at.
        self.totals = [0] * self.number
        self.leads = [0] * self.number
        self.squares = [0] * self.number
        self.seen = [0] * self.number
        self.racing = list(range(self.number))
        self.work = self.plies = self.rollouts = self.nodes = 0
        self._limits = limits
        self._rollout = problem.left + problem.left * problem.left // _LONGER
        self._lines = array("i", [0] * solving.LINES) if problem.exact else None

    def step(self):
        """Look at one more world, or solve on; tell whether that is enough."""
        if self.problem.exact:
            return self._solve()
        # All names are local here: this loop is what is left to bytecode.
        problem = self.problem
        worlds, tables = problem.worlds, problem.tables
        weights, others = problem.weights
        lay, left, second = problem.lay, problem.left, problem.side
        totals, leads, squares, seen = self.totals, self.leads, self.squares, self.seen
        tries = worlds.deal()
        dealt, table = worlds.dealt, worlds.table
        first = None
        for index in self.racing:
            table[:] = dealt
            play_out(table, tables, weights, others, lay(table, index), left)
            points = settle(table, tables)
            if second:
                points = -points
            if first is None:
                first = points
            totals[index] += points
            points -= first
            leads[index] += points
            squares[index] += points * points
            seen[index] += 1
        self.worlds += 1
        self.rollouts += len(self.racing)
        self.plies += len(self.racing) * left
        self.work += len(self.racing) * self._rollout + _A_WORLD + tries * _A_DEAL
        return self.enough()

    def _solve(self):
        """Solve what follows the next candidate in the one world that there is."""
        problem = self.problem
        worlds, tables = problem.worlds, problem.tables
        weights, others = problem.weights
        index = sum(self.seen)
        table = worlds.table
        if not self._lines[solving.GO_ON]:
            worlds.begin()
            play_out(table, tables, weights, others, problem.lay(table, index), 1)
        points = solving.solve(table, tables, self._lines, _NODES, table, tables)
        if points == solving.UNFINISHED:
            return False
        self.nodes += self._lines[solving.NODES]
        self.totals[index] = -points if problem.side else points
        self.leads[index] = self.totals[index] - self.totals[0]
        self.seen[index] = self.worlds = 1
        return index == self.number - 1

    def enough(self):
        """Drop who is far behind; tell whether only the first is left or the work is done."""
        usual, most = self._limits
        if self.worlds >= _TRIAL:
            patience = max(_PATIENCE * (most - self.work) // most, 0)
            self.racing = [index for index in self.racing if not self._behind(index, patience)]
        left = len(self.racing)
        after = self.work + left * self._rollout + _A_WORLD + _A_DEAL
        return left == 1 or after > most or (after > usual and not self._open())

    def _behind(self, index, patience):
        ahead = self.leads[index]
        # patience / 8 standard errors, squared.
        return ahead < 0 and ahead * ahead << 6 > patience * patience * self.squares[index]

    def _open(self):
        """Tell whether a candidate is ahead of the first by less than two standard errors."""
        for index in self.racing:
            ahead = self.leads[index]
            if ahead > 0 and ahead * ahead < _AHEAD * self.squares[index]:
                return True
        return False

    def best(self):
        """Return the index of the candidate to choose."""
        best = 0
        for index in self.racing:
            ahead = self.leads[index]
            # The mean exceeds its standard error exactly when the sum's square does the squares'.
            sure = self.problem.exact or ahead * ahead > self.squares[index]
            if ahead > self.leads[best] and sure:
                best = index
        return best
