"""The phase in which what scores is laid down, in both Bolognese games."""

from tarocchi.actions import CALLS, FLAG_DONE, OUT, card_of, is_card
from tarocchi.cards import add, has
from tarocchi.refusal import Refusal


def flags_of(*calls):
    """Return the flag bits of these calls, as they stand in a legal set."""
    return sum([1 << CALLS.index(call) for call in calls])


class Declare:
    """Each lays down what it wants to score, from the dealer's right [rules.md 3.3].

    One card at a time; in the end each must score among those chosen.
    """

    name = "declare"

    def cards(self, hand, seat):
        """Return what the seat may show: its hand."""
        return hand.hands[seat]

    def flags(self, hand, found):
        """Return the calls open with these combinations shown."""
        if hand.game.reaches_end(hand, hand.turn, found.points):
            return FLAG_DONE | flags_of(OUT)
        return FLAG_DONE

    def begin(self, hand):
        return (hand.dealer + 1) % hand.game.seats

    def legal(self, hand):
        seat = hand.turn
        shown = hand.declared[seat]
        scoring = self._combinations(hand, self.cards(hand, seat)).cards()
        free = tuple([scoring[suit] & ~shown[suit] for suit in range(5)])
        found = self._combinations(hand, shown)
        return free + (self.flags(hand, found) if found.cards() == tuple(shown) else 0,)

    def why_not(self, hand, action):
        if not is_card(action):
            shown = hand.declared[hand.turn]
            idle = self._combinations(hand, shown).cards()
            idle = tuple([shown[suit] & ~idle[suit] for suit in range(5)])
            if any(idle):
                return Refusal("declare_idle", 0, idle)
            return Refusal("not_yet_out") if action == OUT else Refusal("not_now")
        card = card_of(action)
        if action != card:
            return Refusal("not_now")
        if not has(self.cards(hand, hand.turn), card):
            return Refusal("not_held")
        if has(hand.declared[hand.turn], card):
            return Refusal("declare_twice")
        return Refusal("declare_nothing")

    def apply(self, hand, action):
        if is_card(action):
            add(hand.declared[hand.turn], action)
            return hand.turn
        if action == OUT:
            hand.out = hand.turn
            hand.ended = "declarations"
            return -1
        if hand.turn != hand.dealer:
            return (hand.turn + 1) % hand.game.seats
        if hand.game.declarations_decide(hand):
            hand.ended = "declarations"
        return -1

    def _combinations(self, hand, masks):
        return hand.game.combinations(hand.options, masks)
