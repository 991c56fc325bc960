"""Master: tries what Club thinks of, and everything else that is possible, in worlds it imagines."""

from bots import signs
from bots.club import Club
from bots.kernels import playing
from bots.search import Search
from bots.worlds import Worlds
from tarocchi.cards import cards
from tarocchi.rng import Random

BUDGET = {"piedicavallo": 16000, "ottocento": 16000, "terziglio": 16000}


class Master(Club):
    """Thinks in slices: step() returns None until it is done."""

    guarded = True

    def __init__(self, game, seed, budget=0):
        super().__init__(game)
        self._seed = seed
        self._budget = budget or BUDGET[game.name]
        self.search = None

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        super().begin(view)
        self.search = None

    def step(self):
        """Return the action, or None after a slice of thinking."""
        view = self._view
        if view.phase != "play":
            return super().step()
        choice = cards(view.legal)
        if len(choice) == 1:
            return signs.with_word(view, choice[0])
        if self.search is None:
            self._begin_search(view)
            if len(self.search.candidates) == 1:
                return signs.with_word(view, self.search.candidates[0])
            return None
        if not self.search.step():
            return None
        card = self.search.candidates[self.search.best()]
        return signs.with_word(view, card)

    def _begin_search(self, view):
        play, worth, _ = self.style(view)
        rng = Random(self._seed ^ (len(view.played) << 24))
        worlds = Worlds(view, self._pack, worth, (rng._x, rng._y))
        self._table[:] = worlds.known
        tables = self._pack.TABLES
        card = playing.play_out(self._table, tables, play, playing.NO_CARD, 1)
        others = [other for other in self._choices(view, worlds.known) if other != card]
        self.search = Search([card] + others, worlds, tables, play, self._budget, self.guarded)

    def _choices(self, view, table):
        """Return the cards that may be played, one of each run that is worth the same."""
        choices = []
        run = last = -1
        unseen = view.unseen()
        for card in cards(view.legal)[::-1]:
            worth = table[playing.WORTH + card]
            between = [
                other
                for other in range(last + 1, card)
                if (other == table[playing.BEST])
                or unseen[min(other // 10, 4)] >> (other - 10 * min(other // 10, 4)) & 1
            ]
            if last < 0 or between or worth != run or last // 10 != card // 10 or card == 61:
                choices.append(card)
            run, last = worth, card
        return choices
