"""The phases in which cards move: discard, play, the Matto's gift.

Those in which seats speak are in declaring.py, opening.py (Ottocento) and auction.py (Terziglio).
A game lists its phases, and each knows its turns and what is legal: begin(hand) -> the seat that
acts first, or -1 when the phase falls away; legal(hand) -> five card masks and the flags of the
calls; why_not(hand, action) -> Refusal or None, asked only of what legal does not list; and
apply(hand, action) -> the next seat to act, or -1 when the phase is over. Only Hand calls them.
"""

from tarocchi import signals, tricks
from tarocchi.actions import DONE, FLAG_DONE, allows, card_of, is_card
from tarocchi.cards import MATTO, MATTO_BIT, TRUMPS, add, count, has, remove
from tarocchi.refusal import Refusal


class Discard:
    """One seat lays cards away, one at a time, then says done; the game says which may go."""

    name = "discard"

    def begin(self, hand):
        return hand.game.discarder(hand)

    def legal(self, hand):
        if self._missing(hand):
            return hand.game.discardable(hand) + (0,)
        return (0, 0, 0, 0, 0, FLAG_DONE)

    def why_not(self, hand, action):
        missing = self._missing(hand)
        if action > MATTO:
            return Refusal("too_few", missing) if action == DONE else Refusal("not_now")
        card = card_of(action)
        if not has(hand.hands[hand.turn], card):
            return Refusal("not_held")
        if not missing:
            return Refusal("enough")
        return hand.game.why_not_discard(card)

    def apply(self, hand, action):
        if action == DONE:
            hand.announced = hand.game.announcement(hand.discard)
            return -1
        remove(hand.hands[hand.turn], action)
        add(hand.discard, action)
        return hand.turn

    def _missing(self, hand):
        return hand.game.discards - count(hand.discard)


class Play:
    """The tricks: the dealer's right leads the first, the winner of each the next."""

    name = "play"

    def begin(self, hand):
        return (hand.dealer + 1) % hand.game.seats

    def legal(self, hand):
        return tricks.playable(hand.hands[hand.turn], hand.led()) + (0,)

    def why_not(self, hand, action):
        if not is_card(action):
            return Refusal("not_now")
        card = card_of(action)
        if not has(hand.hands[hand.turn], card):
            return Refusal("not_held")
        legal = self.legal(hand)
        if allows(legal, card):
            return signals.why_not(hand, card, action >> 6)
        led = hand.led()
        due = legal[:TRUMPS] + (legal[TRUMPS] & ~MATTO_BIT,)
        if led != TRUMPS and due[led]:
            return Refusal("follow", led, due)
        return Refusal("trump", 0, due)

    def apply(self, hand, action):
        card, seat, seats = card_of(action), hand.turn, hand.game.seats
        if not hand.trick:
            hand.leaders.append(seat)
        remove(hand.hands[seat], card)
        hand.played.append(card)
        hand.signals.append(action >> 6)
        hand.trick.append(card)
        if card == MATTO:
            hand.matto_seat = seat
        if len(hand.trick) < seats:
            return (seat + 1) % seats
        place = tricks.winner(hand.trick, hand.game.deck.rank)
        seat = (hand.leaders[-1] + place) % seats
        if hand.matto_seat >= 0 and hand.matto_winner < 0:
            hand.matto_winner = seat
        hand.winners.append(seat)
        hand.trick = bytearray()
        return seat if len(hand.winners) < hand.game.tricks else -1


class Gift:
    """The Matto's player gives a low card for it, where the rules and the options ask for one.

    With mattoGift=auto the default card is given without asking.
    """

    name = "gift"

    def begin(self, hand):
        choices = hand.game.gifts(hand)
        if choices is None:
            return -1
        if hand.options["mattoGift"] == "auto":
            hand.gift = hand.game.default_gift(hand, choices)
            return -1
        return hand.matto_seat

    def legal(self, hand):
        return hand.game.gifts(hand) + (0,)

    def why_not(self, hand, action):
        if action > MATTO:  # a call, or a card with a signal: only play knows signals
            return Refusal("not_now")
        from tarocchi.result import won_piles

        card = card_of(action)
        pile = won_piles(hand)[hand.side_of(hand.turn)]
        if card == MATTO or not has(pile, card):
            return Refusal("gift_held")
        return Refusal("gift_dear", 0, hand.game.gifts(hand))

    def apply(self, hand, action):
        hand.gift = card_of(action)
        return -1
