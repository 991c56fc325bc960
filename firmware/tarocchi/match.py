"""A match: deals in a row with the deal passing to the right, and the running totals."""

from tarocchi.deals import LIMIT
from tarocchi.hand import Hand


class Match:
    """deal: the first deal number; accounts: what each finished hand added, in half points.

    An account has a number for each of game.holders (the sides, or the seats of Terziglio); it is
    None for a hand that was thrown in (a monte, all pass), which counts for nothing but its deal.
    """

    def __init__(self, game, options, deal, accounts=()):
        self.game = game
        self.options = options
        self.deal = deal
        self.accounts = [tuple(account) if account else None for account in accounts]
        self._decided = None

    @property
    def index(self):
        """Number of finished hands, which is the index of the hand in play."""
        return len(self.accounts)

    @property
    def length(self):
        """How many counted deals the match has; 0 when points end it."""
        return self.game.match_deals(self.options)

    @property
    def counted(self):
        """How many hands have been counted."""
        return len([account for account in self.accounts if account])

    @property
    def totals(self):
        """The half points of each holder over the counted hands, as a tuple."""
        totals = [0 for _ in self.game.holders]
        for account in self.accounts:
            if account:
                totals = [total + more for total, more in zip(totals, account)]
        return tuple(totals)

    @property
    def over(self):
        """Whether the last hand has been counted."""
        if self.length:
            return self.counted >= self.length
        return self._decided is not None or self.game.match_over(self.options, self.totals)

    @property
    def winner(self):
        """The holder ahead, None when level; after declarations that decide, whose they were."""
        if self._decided is not None:
            return self._decided
        totals = self.totals
        best = max(totals)
        return totals.index(best) if totals.count(best) == 1 else None

    def new_hand(self):
        """Return the next hand as dealt."""
        deal = (self.deal + self.index) % LIMIT
        dealer = (self.game.first_dealer(self.deal) + self.index) % self.game.seats
        return Hand.from_deal(self.game, self.options, deal, dealer, self.totals)

    def add(self, result):
        """Count the Result of a finished hand."""
        self.accounts.append(result.account)
        if result.facts.get("ended") == "declarations":
            self._decided = result.winner
