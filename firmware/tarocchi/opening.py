"""The phases of Ottocento that come before the discard: a monte, and the dealer calling out."""

from tarocchi.actions import NO, OUT, YES, is_card
from tarocchi.cards import NONE, add
from tarocchi.declaring import Declare, flags_of
from tarocchi.refusal import Refusal


class Monte:
    """After five cards each may ask for a new deal; the first refusal ends it [rules.md 3.2]."""

    name = "monte"

    def begin(self, hand):
        return (hand.dealer + 1) % hand.game.seats if hand.options["monte"] == "on" else -1

    def legal(self, hand):
        return NONE + (flags_of(YES, NO),)

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
            return flags_of(NO, OUT)
        return flags_of(NO)

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
