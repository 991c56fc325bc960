"""The auction of Terziglio, in which one becomes the declarer."""

from tarocchi.actions import GIOCO, PASS, SOLO
from tarocchi.cards import NONE
from tarocchi.declaring import flags_of
from tarocchi.refusal import Refusal


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
            return NONE + (flags_of(PASS, SOLO),)
        return NONE + (flags_of(PASS, GIOCO, SOLO),)

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
