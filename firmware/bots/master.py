"""Master: tries what Club thinks of, and everything else that is possible, in imagined worlds."""

from bots import signs
from bots.club import Club
from bots.problems import CardPlay, LayingAway
from bots.search import Search
from tarocchi.actions import FLAG_DONE
from tarocchi.cards import cards, has
from tarocchi.rng import Random

# The work of a card played and of a discard, as bots.search counts it: the usual, and the most. A
# ply of it takes the chip some 32 us; to prepare a discard takes the time of some thousands.
WORK = {
    "piedicavallo": ((25000, 26500), (22000, 24000)),
    "ottocento": ((19000, 24300), (17000, 21000)),
    "terziglio": ((10500, 21500), (14500, 14500)),
}


class Master(Club):
    """Thinks in slices: step() returns None until it is done."""

    def __init__(self, game, seed):
        super().__init__(game)
        self._seed = seed
        self._plan = ()
        self._problem = self.search = None

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        super().begin(view)
        self._problem = self.search = None

    def step(self):
        """Return the action, or None after a slice of thinking."""
        view = self._view
        if view.phase == "play":
            choice = cards(view.legal)
            card = choice[0] if len(choice) == 1 else self._think(CardPlay)
            return None if card is None else signs.with_word(view, card)
        if view.phase == "discard" and not view.legal[5] & FLAG_DONE:
            if not self._planned():
                plan = self._think(LayingAway)
                if plan is None:
                    return None
                self._plan = plan
            if self._planned():
                return self._planned()[0]
        return super().step()

    def _think(self, kind):
        """Return the best candidate of the kind of problem that the view poses, None for now."""
        problem = self._problem
        if problem is None:
            view = self._view
            # Seeded by the view: a hand taken up again goes on as it would have.
            seed = self._seed ^ len(view.played) << 22 ^ view.seat << 20
            rng = Random(seed & 0x3FFFFFFF)
            self._problem = kind(view, self._pack, self.style(view), rng.state())
        elif self.search is None:
            if problem.prepare():
                self.search = self.start(problem)
                if len(problem.candidates) == 1:
                    return problem.candidates[0]
        elif self.search.step():
            return problem.candidates[self.search.best()]
        return None

    def start(self, problem):
        """Return a new Search for a problem."""
        return Search(problem, WORK[self._view.game.name][self._view.phase == "discard"])

    def _planned(self):
        """Return the cards of the plan that are still to be laid away, if it is of this hand."""
        view = self._view
        away = cards(view.discard)
        if [card for card in away if card not in self._plan]:
            return []
        left = [card for card in self._plan if card not in away]
        return left if [card for card in left if not has(view.hand, card)] == [] else []
