"""Novice: remembers nothing, but spares its partner's tricks and its dear cards."""

from bots import pack_of
from tarocchi import tricks
from tarocchi.cards import LOWEST_TRUMP, MATTO, cards
from tarocchi.rng import Random


class Novice:
    """Wins cheaply what the other side would win, else throws low cards; leads by chance."""

    def __init__(self, seed):
        self._seed = seed
        self._view = None

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        self._view = view

    def step(self):
        """Return the action."""
        view = self._view
        if view.phase != "play":
            return pack_of(view).choose_simply(view)
        choice = cards(view.legal)
        return self._follow(choice) if view.trick else self._lead(choice)

    def _lead(self, choice):
        """Any card but the two that are lost when led."""
        plain = [card for card in choice if card not in (MATTO, LOWEST_TRUMP)] or choice
        # Seeded by the place in the hand: a hand taken up again goes on as it would have.
        return plain[Random(self._seed ^ len(self._view.played) << 24).below(len(plain))]

    def _follow(self, choice):
        """The cheapest card that wins, unless the partner does already; else the cheapest."""
        view = self._view
        rank = view.game.deck.rank
        choice.sort(key=self._price)
        place = tricks.winner(view.trick, rank)
        if place >= 0:
            winner = (view.leaders[-1] + place) % view.game.seats
            if view.sides[winner] == view.sides[view.seat]:
                return choice[0]
        for card in choice:
            if tricks.winner(view.trick + bytes([card]), rank) == len(view.trick):
                return card
        return choice[0]

    def _price(self, card):
        """How hard it is to part with a card: points first, trumps above suits, the Matto last."""
        if card == MATTO:
            return 1000
        deck = self._view.game.deck
        return 100 * deck.value[card] + (card if card >= LOWEST_TRUMP else deck.rank[card])
