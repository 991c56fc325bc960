"""Decisions that can be tried out: what the candidates are, and how each is laid on the table.

A problem has candidates, what Club would do first, once prepare(), called again and again, has
returned True; worlds to try them in; side, which decides; lay(table, index), which does the
candidate in a world and returns the card to go on with; left, how many plies that leaves; exact,
whether the rest is to be solved, as there is but one world.
"""

from array import array

from bots.kernels import playing
from bots.worlds import Worlds
from tarocchi import tricks
from tarocchi.cards import BIT, LOWEST_TRUMP, MATTO, NONE, SUIT, TRUMPS, add, cards, of, remove
from tarocchi.view import View

# So many last tricks are solved when it is known who holds what.
_LAST_TRICKS = 4
# So many cards are thought of for the last place of a discard.
_WANTED = 4


class CardPlay:
    """Which card to play."""

    def __init__(self, view, pack, style, rng):
        self._view = view
        self._pack = pack
        self.tables, self.weights = pack.TABLES, style[0]
        self.worlds = Worlds(view, pack, style[1], rng)
        self.side = view.sides[view.seat]
        self.left = view.game.seats * view.game.tricks - len(view.played)
        self.candidates = []
        self.exact = False

    def prepare(self):
        """Find the candidates; return True."""
        known = self.worlds.known
        self.worlds.complete(self._view, self._pack)
        self.worlds.deal()
        table = self.worlds.begin()
        card = playing.play_out(table, self.tables, *self.weights, playing.NO_CARD, 1)
        if known[playing.TRICKS] <= _LAST_TRICKS and self.worlds.sure():
            self.exact = True
            choices = cards(self._view.legal)
        else:
            choices = self._choices(self._view, known, card)
        self.candidates = [card] + [other for other in choices if other != card]
        return True

    def lay(self, _table, index):
        """Return the card that is played first."""
        return self.candidates[index]

    def _choices(self, view, known, first):
        """Return the cards to try: of a run of equal worth with nothing between, the lowest.

        A person must be able to rely on a partner: the card that it asks for is played, and of
        the suit that it asks for only the card is looked for; what Club would give to its trick
        is no longer a question, only whether something as dear is better given; and what Club
        leaves to it is not taken away.
        """
        if known[playing.ASKED_CARD] != playing.NO_CARD:
            return []
        asked = sum([known[playing.ASKED_LEAD + suit] for suit in range(5)])
        suits = [SUIT[first]] if asked else range(5)
        partners = self._partners(view, known)
        least = self.tables[playing.PRICE + first] if partners and first != MATTO else 0
        left_to_it = partners and not _takes(view, first)
        choices = []
        for suit in suits:
            legal = view.legal[suit]
            between = view.unseen()[suit]
            best = known[playing.BEST]
            if best != playing.NO_CARD and SUIT[best] == suit:
                between |= BIT[best]
            run = since = 0
            for place in range(22 if suit == TRUMPS else 10):
                if not legal >> place & 1:
                    continue
                card = 10 * suit + place
                worth = known[playing.WORTH + card]
                new = worth != run or card == MATTO or between & (1 << place) - (1 << since)
                price = 0 if card == MATTO else self.tables[playing.PRICE + card]
                if new and price >= least and not (left_to_it and _takes(view, card)):
                    choices.append(card)
                run = worth
                since = place
        return choices

    def _partners(self, view, known):
        """Tell whether the trick ends with us and is the partner's so far."""
        if known[playing.PLACE] < view.game.seats - 1 or known[playing.BEST] == playing.NO_CARD:
            return False
        return known[playing.SIDES + known[playing.BEST_SEAT]] == self.side


def _takes(view, card):
    """Tell whether a card takes the trick."""
    return tricks.winner(view.trick + bytes([card]), view.game.deck.rank) == len(view.trick)


class _Laying(View):
    """The view of a seat that lays cards away, from before the first; lay() goes on."""

    def __init__(self, view):
        for name, value in view.__dict__.items():
            setattr(self, name, value)
        self.hand = tuple([view.hand[suit] | view.discard[suit] for suit in range(5)])
        self.discard = NONE
        self._allow()

    def lay(self, card):
        """Lay a card away."""
        hand, discard = list(self.hand), list(self.discard)
        remove(hand, card)
        add(discard, card)
        self.hand, self.discard = tuple(hand), tuple(discard)
        self._allow()

    def _allow(self):
        self.hands = {self.seat: self.hand}
        self.legal = self.game.discardable(self) + (0,)


class LayingAway:
    """Which cards to lay away together: Club's, or these with one of them changed for another."""

    exact = False

    def __init__(self, view, pack, style, rng):
        self._pack = pack
        self._style = style
        self._view = _Laying(view)
        self._laid = []
        self._prepared = []
        self.tables, self.weights = pack.TABLES, style[0]
        self.side = view.sides[view.seat]
        self.left = view.game.seats * view.game.tricks
        self.worlds = Worlds(self._view, pack, style[1], rng)
        self.candidates = []

    def prepare(self):
        """Take one more card as Club would, then add the other candidates, then prepare each.

        What cards are worth is found once, before any is laid away; Club looks anew for each.
        """
        if self.candidates:
            self._prepared.append(self._prepare(self.candidates[len(self._prepared)]))
            return len(self._prepared) == len(self.candidates)
        view = self._view
        laid = self._laid
        if not laid:
            self.worlds.complete(view, self._pack)
        wanted = 1 if len(laid) < view.game.discards - 1 else _WANTED
        ranking = self._pack.ranking(view, self.worlds.known, self._style, wanted)
        laid.append(ranking[0])
        view.lay(ranking[0])
        if len(laid) < view.game.discards:
            return False
        self.candidates = [tuple(laid)]
        if laid[-1] < LOWEST_TRUMP:
            for other in ranking[1:_WANTED]:
                self._try(laid[:-1] + [other])
            # The more places, the fewer others for each.
            for place in range(len(laid) - 1):
                for other in ranking[1 : max(5 - len(laid), 2)]:
                    self._try(laid[:place] + laid[place + 1 :] + [other])
        return False

    def _try(self, laid):
        if laid[-1] < LOWEST_TRUMP:
            self.candidates.append(tuple(laid))

    def lay(self, table, index):
        """Lay the candidate away, show what is left to show, and let the first seat lead."""
        hand, away, points, declared, shown = self._prepared[index]
        view = self._view
        table[playing.TURN] = (view.dealer + 1) % view.game.seats
        table[playing.AWAY_POINTS] = points
        table[playing.DECLARED + self.side] += declared
        seat = 5 * view.seat
        table[playing.HANDS + seat : playing.HANDS + seat + 5] = hand
        table[playing.AWAY : playing.AWAY + 5] = away
        table[playing.KNOWN + seat : playing.KNOWN + seat + 5] = shown
        return playing.NO_CARD

    def _prepare(self, laid):
        view = self._view
        away = of(laid)
        hand = [(view.hand[suit] | view.discard[suit]) & ~away[suit] for suit in range(5)]
        points = sum([self.tables[card] for card in laid])
        declared, shown = self._pack.shown(view, hand)
        return array("i", hand), array("i", away), points, declared, array("i", shown)
