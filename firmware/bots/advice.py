"""Advice: what Master would do in a player's place, and why, as keys and numbers for a screen.

hint = bots.hint(view, seed)
while hand.turn == player and not hint.step():  # a slice, short enough for the buttons
    ...
hint.actions, hint.tried, hint.sure, hint.reasons
"""

from bots import signs
from bots.kernels import playing
from bots.master import Master
from tarocchi import tricks
from tarocchi.actions import DONE, OUT, card_of, is_card
from tarocchi.cards import BIT, HIGHEST_TRUMP, LOWEST_TRUMP, MATTO, SUIT, TRUMPS, cards, count

# How sure one can be, in percent, by the square of how many standard errors the best is ahead.
_SURE = ((9, 99), (4, 97), (2, 92), (1, 84))
_EVEN = 60


class Hint(Master):
    """What to do in the seat of a view.

    After step() has returned True: actions are the whole decision, one after the other (a card;
    all cards to lay away or to show, and the call that closes it; a call). tried is a list of
    (actions, expected points) of all that was tried out, the best first, or empty where a rule
    decides; the points are tenths of what the side is ahead by in the end (points of the hand, in
    Terziglio game points). sure is a percentage: that the first of tried is better than the rest.
    worlds is how many deals it was tried in. reasons is a list of (key of REASONS, its number or
    0), the weightiest first.
    """

    def __init__(self, view, seed):
        super().__init__(view.game, seed)
        self.actions = []
        self.tried = []
        self.sure = 100
        self.worlds = 0
        self.reasons = []
        self.begin(view)

    def step(self):
        """Think a slice; tell whether the hint is there."""
        if self.actions:
            return True
        action = super().step()
        if action is None:
            return False
        phase = self._view.phase
        if self.search:
            self._weigh()
        if phase == "play":
            self.actions = [action]
            self.reasons += _of_card(self._view, card_of(action))
            if len(cards(self._view.legal)) == 1:
                self.reasons = [("only", 0)]
        elif phase == "discard":
            # Whoever has begun with other cards is helped from card to card.
            self.actions = self._planned() + [DONE] if self._planned() else [action]
        elif phase in ("declare", "out"):
            self._show(action)
        else:
            self.actions = [action]
            self.reasons = self._pack.reasons(self._view)
        return True

    def _weigh(self):
        """Put what was tried into order, and say how sure the choice is."""
        search = self.search
        problem = search.problem
        best = search.best()
        # Half points, or hundredths of a game point, into tenths.
        times, parts = (1, 10) if self._view.declarer >= 0 else (5, 1)
        first = times * search.totals[0] // (parts * max(search.worlds, 1))
        order = []
        for index in range(search.number):
            # The first has seen all worlds; who was dropped is compared with it where both were.
            lead = times * search.leads[index] // (parts * max(search.seen[index], 1))
            order.append((index != best, -first - lead, index))
        order.sort()
        for _, tenths, index in order:
            found = problem.candidates[index]
            self.tried.append((found if isinstance(found, tuple) else (found,), -tenths))
        self.worlds = search.worlds
        if len(order) < 2:
            return
        lead = self.tried[0][1] - max([points for _, points in self.tried[1:]])
        if problem.exact:
            self.reasons.append(("known", 0))
        else:
            self.sure = self._surely(best, order[1][2])
        if self.sure == _EVEN:
            self.reasons.append(("close", 0))
        elif lead > 0:
            self.reasons.append(("ahead", lead))

    def _surely(self, best, next_best):
        """Return how sure it is that the best of two is the better one."""
        search = self.search
        # Paired differences are known against the first candidate.
        other = best or next_best
        ahead = search.leads[best] if best else -search.leads[next_best]
        squares = search.squares[other]
        if ahead <= 0:
            return _EVEN
        for errors, sure in _SURE:
            if ahead * ahead >= errors * squares:
                return sure
        return _EVEN

    def _show(self, action):
        """All that scores is shown, or no more than ends the match."""
        view = self._view
        shown = view.declared[view.seat]
        if action == OUT or not is_card(action):
            self.actions = [action]
        else:
            self.actions = cards(view.legal) + [DONE if view.phase == "declare" else OUT]
        held = [shown[suit] | view.legal[suit] for suit in range(5)]
        points = view.game.combinations(view.options, held).points
        self.reasons = [("declare", points)] if points else [("nothing_to_declare", 0)]


# What a reason may be, and what its number is. A screen has a text for each.
REASONS = (
    "only",  # no other card may be played
    "known",  # it is known who holds what: tried out to the end, nothing is left to chance
    "ahead",  # tenths of a point that it brings more than the next best
    "close",  # nothing is surely better: a rule of thumb decides
    "asked_high",  # the partner has knocked: its highest card
    "asked_suit",  # then for the suit to be returned
    "asked_trumps",  # the partner has asked for trumps
    "gives",  # points that go to the trick that the partner wins
    "takes",  # points on the table that it takes, as the last to play
    "over",  # it goes over what wins so far
    "under",  # it gives the other side no more than it must
    "saves_bagatto",  # brings the lowest trump home
    "matto",  # the Matto costs nothing and saves another card
    "pulls",  # leads trumps: so many are still out
    "cashes",  # nothing that is still out beats it in its suit
    "ruff",  # partner has none of this suit and may trump
    "empties",  # the last of its suit: to be trumped later
    "declare",  # points to be written down at once
    "nothing_to_declare",
    "five_cards",  # points that the first five cards promise beyond the average
    "gioco",  # tenths of a game point that the cards promise in a gioco
    "solo",  # the same in a solo
    "harmless",  # no combination misses the card given
)


def _of_card(view, card):
    """Return what speaks for a card, as far as it can be put in a word."""
    if view.trick:
        return _of_following(view, card)
    return _of_leading(view, card)


def _of_following(view, card):
    seats = view.game.seats
    deck = view.game.deck
    place = tricks.winner(view.trick, deck.rank)
    last = len(view.trick) == seats - 1
    ours = False
    if place >= 0:
        winner = (view.leaders[-1] + place) % seats
        ours = view.sides[winner] == view.sides[view.seat]
    if card == MATTO:
        return [("matto", 0)]
    if card == _asked(view)[0]:
        return [("asked_high", 0)]
    wins = tricks.winner(view.trick + bytes([card]), deck.rank) == len(view.trick)
    if card == LOWEST_TRUMP and (ours or wins) and last:
        return [("saves_bagatto", 0)]
    if wins:
        taken = sum([deck.value[other] for other in view.trick if other != MATTO])
        return [("takes", taken + deck.value[card])] if last else [("over", 0)]
    if ours:
        return [("gives", deck.value[card])]
    return [("under", 0)]


def _of_leading(view, card):
    if card == MATTO:
        return [("matto", 0)]
    suit = SUIT[card]
    unseen = view.unseen()
    reasons = []
    if suit in _asked(view)[1]:
        reasons.append(("asked_trumps" if suit == TRUMPS else "asked_suit", 0))
    if suit == TRUMPS:
        out = [other for other in cards(unseen) if LOWEST_TRUMP <= other <= HIGHEST_TRUMP]
        if out:
            reasons.append(("pulls", len(out)))
    if unseen[suit] < BIT[card]:
        reasons.append(("cashes", 0))
    voids = view.voids()
    signs.add_voids(view, voids)
    for seat in range(view.game.seats):
        partner = seat != view.seat and view.sides[seat] == view.sides[view.seat]
        if suit != TRUMPS and partner and voids[seat] >> suit & 1 and not voids[seat] >> TRUMPS:
            reasons.append(("ruff", 0))
    if suit != TRUMPS and view.hand[suit] == BIT[card] and count(view.hand[4:]):
        reasons.append(("empties", 0))
    return reasons


def _asked(view):
    """Return (the card, the suits to lead) that the partner's last word asks for."""
    table = [0] * playing.SIZE
    signs.heed(view, table)
    suits = [suit for suit in range(5) if table[playing.ASKED_LEAD + suit]]
    return table[playing.ASKED_CARD], suits
