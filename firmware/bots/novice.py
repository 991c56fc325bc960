"""Novice: legal cards, a little sense about partners and points, and no memory."""

from bots.piedmont import choose_discard
from tarocchi import tricks
from tarocchi.actions import listed
from tarocchi.cards import LOWEST_TRUMP, MATTO, cards
from tarocchi.rng import Random


class Novice:
    """Wins cheaply what the other side would win, and throws low cards otherwise."""

    def __init__(self, game, seed):
        self._game = game
        self._seed = seed
        self._view = None

    def begin(self, view):
        """Take up the decision that the view's seat has to make."""
        self._view = view

    def step(self):
        """Return the action."""
        view = self._view
        if view.phase == "discard":
            return choose_discard(view)
        if view.phase != "play":
            return listed(view.legal)[0]
        # Seeded by the place in the hand: a hand taken up again goes on as it would have.
        random = Random(self._seed ^ len(view.played) << 24)
        choice = cards(view.legal[:5])
        if not view.trick:
            return self._lead(choice, random)
        return self._follow(choice)

    def _lead(self, choice, random):
        """Any card but the two that are worth keeping."""
        plain = [card for card in choice if card not in (MATTO, LOWEST_TRUMP)]
        return plain[random.below(len(plain))] if plain else choice[0]

    def _follow(self, choice):
        view = self._view
        rank, value = self._game.deck.rank, self._game.deck.value
        place = tricks.winner(view.trick, rank)
        ours = False
        if place >= 0:
            winner = (view.leaders[-1] + place) % self._game.seats
            ours = view.sides[winner] == view.sides[view.seat]
        cheapest = -1
        lowest = -1
        for card in choice:
            cost = self._cost(card)
            if not ours and tricks.winner(view.trick + bytes([card]), rank) == len(view.trick):
                if cheapest < 0 or cost < self._cost(cheapest):
                    cheapest = card
            if lowest < 0 or cost < self._cost(lowest):
                lowest = card
        return cheapest if cheapest >= 0 else lowest

    def _cost(self, card):
        """How much one would mind to part with the card."""
        if card == MATTO:
            return 1000
        return 100 * self._game.deck.value[card] + (
            50 + card if card >= LOWEST_TRUMP else self._game.deck.rank[card]
        )
