"""Novice: remembers nothing, but spares its partner's tricks and its dear cards."""

from bots.packs import knowledge
from tarocchi import tricks
from tarocchi.cards import LOWEST_TRUMP, MATTO, SUIT, TRUMPS, cards
from tarocchi.rng import Random


class Novice:
    """Wins cheaply what the other side would win, else throws low cards; leads by chance."""

    def __init__(self, game, seed):
        self._deck = game.deck
        self._pack = knowledge("novice", game.deck)
        self._seed = seed
        self._view = None

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        self._view = view

    def step(self):
        """Return the action."""
        view = self._view
        if view.phase != "play":
            return self._pack.choose(view)
        choice = cards(view.legal)
        return self._follow(choice) if view.trick else self._lead(choice)

    def _lead(self, choice):
        """Any card but the two that are lost when led."""
        plain = [card for card in choice if card not in (MATTO, LOWEST_TRUMP)] or choice
        # Seeded by the place in the hand: a hand taken up again goes on as it would have.
        return plain[Random(self._seed ^ len(self._view.played) << 24).below(len(plain))]

    def _follow(self, choice):
        """The cheapest card that wins, unless the partner does already; else the cheapest.

        With nobody left to come, a trick that is ours is the place for what is easily lost.
        """
        view = self._view
        seats = view.game.seats
        place = tricks.winner(view.trick, self._deck.rank)
        partners = False
        if place >= 0:
            winner = (view.leaders[-1] + place) % seats
            partners = view.sides[winner] == view.sides[view.seat]
        winning = [] if partners else [card for card in choice if self._wins(card)]
        if len(view.trick) == seats - 1:
            safe = [card for card in (choice if partners else winning) if self._in_danger(card)]
            if safe:
                return max(safe, key=self._price)
        return min(winning or choice, key=self._price)

    def _wins(self, card):
        trick = self._view.trick + bytes([card])
        return tricks.winner(trick, self._deck.rank) == len(trick) - 1

    def _in_danger(self, card):
        """Tell whether a card is worth points and weak: the lowest trump, courts but the king."""
        if SUIT[card] == TRUMPS:
            return card == LOWEST_TRUMP
        return 1 < self._deck.value[card] < 5

    def _price(self, card):
        """How hard it is to part with a card: by points, trumps above suits.

        The Matto goes before a card of five points: it stays ours, and saves the other.
        """
        if card == MATTO:
            return 499
        strength = card if card >= LOWEST_TRUMP else self._deck.rank[card]
        return 100 * self._deck.value[card] + strength
