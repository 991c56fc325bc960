"""A match: deals in a row with the deal passing to the right, and the running totals."""

from tarocchi.deals import LIMIT
from tarocchi.hand import Hand


class Match:
    """deal: the first deal number; index: which hand is being played, from 0; totals: half points.

    results holds the totals of each finished hand.
    """

    def __init__(self, game, options, deal, results=()):
        self.game = game
        self.options = options
        self.deal = deal
        self.results = []
        for totals in results:
            self.add(totals)

    @property
    def index(self):
        """Number of finished hands, which is the index of the hand in play."""
        return len(self.results)

    @property
    def length(self):
        """How many deals the match has."""
        return self.game.match_deals(self.options)

    @property
    def totals(self):
        """Both sides' half points over the finished hands, as a tuple."""
        return (
            sum([totals[0] for totals in self.results]),
            sum([totals[1] for totals in self.results]),
        )

    @property
    def over(self):
        """Whether the last hand has been counted."""
        return self.index >= self.length

    @property
    def winner(self):
        """The side ahead, None when level."""
        ours, theirs = self.totals
        return None if ours == theirs else int(theirs > ours)

    def new_hand(self):
        """Return the next hand as dealt."""
        deal = (self.deal + self.index) % LIMIT
        first = self.game.first_dealer(self.deal)
        return Hand.from_deal(
            self.game, self.options, deal, (first + self.index) % self.game.seats
        )

    def add(self, totals):
        """Count a finished hand: its totals in half points."""
        self.results.append((totals[0], totals[1]))
