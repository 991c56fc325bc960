"""The phases in which seats speak: a monte, the auction, calling oneself out, declaring."""

from tarocchi.actions import (
    CALLS,
    FLAG_DONE,
    GIOCO,
    NO,
    OUT,
    PASS,
    SOLO,
    YES,
    card_of,
    is_card,
)
from tarocchi.cards import NONE, add, has
from tarocchi.refusal import Refusal


def _flags(*calls):
    return sum([1 << CALLS.index(call) for call in calls])


class Monte:
    """After five cards each may ask for a new deal; the first refusal ends it [rules.md 3.2]."""

    name = "monte"

    def begin(self, hand):
        return (hand.dealer + 1) % hand.game.seats if hand.options["monte"] == "on" else -1

    def legal(self, hand):
        return NONE + (_flags(YES, NO),)

    def why_not(self, hand, action):
        return Refusal("not_now")

    def apply(self, hand, action):
        hand.note_call(action)
        if action == NO:
            return -1
        if len(hand.calls) == hand.game.seats:
            hand.ended = "monte"
            return -1
        return (hand.turn + 1) % hand.game.seats


class Bid:
    """The auction of Terziglio: pass, gioco, solo; a gioco needs both others' consent.

    After a gioco those yet to speak, then those who had passed (terziglio.overcall), say pass or
    solo; the first solo ends it [rules.md 5.2].
    """

    name = "bid"

    def begin(self, hand):
        return (hand.dealer + 1) % hand.game.seats

    def legal(self, hand):
        if GIOCO in bytes(hand.calls):
            return NONE + (_flags(PASS, SOLO),)
        return NONE + (_flags(PASS, GIOCO, SOLO),)

    def why_not(self, hand, action):
        return Refusal("second_gioco") if action == GIOCO else Refusal("not_now")

    def apply(self, hand, action):
        hand.note_call(action)
        if action == SOLO:
            hand.game.take_contract(hand, hand.turn, "solo")
            return -1
        calls, seats = list(hand.calls), hand.game.seats
        order = [(hand.dealer + 1 + place) % seats for place in range(seats)]
        if GIOCO in calls:
            bidder = calls.index(GIOCO)
            asked_again = order[:bidder] if hand.options["terziglio.overcall"] == "on" else []
            order += asked_again
        if len(calls) < len(order):
            return order[len(calls)]
        if GIOCO in calls:
            hand.game.take_contract(hand, order[bidder], "gioco")
        else:
            hand.ended = "passed"
        return -1


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
            return FLAG_DONE | _flags(OUT)
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


class CallOut(Declare):
    """The dealer may call himself out on his first fifteen cards, two unseen [rules.md 3.7]."""

    name = "out"

    def cards(self, hand, seat):
        """Return what the dealer may show: the cards dealt before the last two."""
        return hand.first_cards(seat, hand.game.hand_size)

    def begin(self, hand):
        seat = hand.dealer
        found = self._combinations(hand, self.cards(hand, seat))
        return seat if hand.game.reaches_end(hand, seat, found.points) else -1

    def flags(self, hand, found):
        """Return the calls open with these combinations shown."""
        if hand.game.reaches_end(hand, hand.turn, found.points):
            return _flags(NO, OUT)
        return _flags(NO)

    def apply(self, hand, action):
        if is_card(action):
            add(hand.declared[hand.turn], action)
            return hand.turn
        if action == OUT:
            hand.out = hand.turn
            hand.ended = "declarations"
        else:
            hand.declared[hand.turn] = [0, 0, 0, 0, 0]
        return -1
