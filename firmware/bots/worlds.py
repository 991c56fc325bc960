"""Worlds: whole deals that a view allows, dealt by chance, for the kernels to play out."""

from array import array

from bots.beliefs import PROMISES, hear
from bots.kernels import counting, dealing, fitting, playing
from bots.layout import lay_out
from tarocchi.cards import (
    ALL,
    BIT,
    KING,
    LOWEST_TRUMP,
    MATTO,
    MATTO_BIT,
    SUIT,
    TRUMPS,
    cards,
    count,
    popcount,
)

_NO_KING = (1 << KING) - 1
_HEAP, _TRUMP_HEAP = 4, 5
# Sides by 2 in half points, the sweep of Terziglio in hundredths of a game point.
_PRIZE = 4000
# Of so many worlds that one is taken which fits what was said in the auction, or fits it best.
_TRIES = 4


class Worlds:
    """What is known to a view, as a table to be completed; deal() completes it by chance.

    Begins with the table that Club would look at, known; complete() has to follow.
    """

    def __init__(self, view, pack, worth, rng):
        self.known = array("i", [0] * playing.SIZE)
        self.dealt = array("i", [0] * playing.SIZE)
        self.table = array("i", [0] * playing.SIZE)
        self.slots = array("i", [0] * dealing.SLOTS)
        self._tables = pack.TABLES
        pack.value_cards(view, self.known, worth)
        lay_out(view, self.known, pack.LAST_TRICK)
        self.slots[dealing.CHANCE], self.slots[dealing.CHANCE + 1] = rng
        self._bid = False

    def complete(self, view, pack):
        """Find out what the view knows beyond that table."""
        self._count(view, pack)
        self._hide(view)
        self._bid = view.declarer >= 0
        if self._bid:
            hear(view, self.slots)

    def deal(self):
        """Deal a world; return how many had to be tried, 0 when there is none."""
        dealt, known, tables, slots = self.dealt, self.known, self._tables, self.slots
        tries, least = 0, -1
        while tries < _TRIES:
            tries += 1
            dealt[:] = known
            if dealing.deal_out(dealt, tables, slots) < 0:
                return 0
            off = fitting.misfit(dealt, slots, PROMISES) if self._bid else 0
            if not off:
                return tries
            if least < 0 or off < least:
                least = off
                self.table[:] = dealt
        dealt[:] = self.table
        return tries

    def begin(self):
        """Return the table of the world that was dealt, to be played out."""
        self.table[:] = self.dealt
        return self.table

    def sure(self):
        """Tell whether no other world is possible than the one that was dealt.

        Another one is where cards can change hands in a ring of holders.
        """
        slots = self.slots
        to = [0] * dealing.HOLDERS
        for index in range(sum([popcount(slots[dealing.HIDDEN + suit]) for suit in range(5)])):
            to[slots[dealing.AT + index]] |= slots[dealing.WHO + index]
        for holder in range(dealing.HOLDERS):
            reached = to[holder] & ~(1 << holder)
            for _ in range(dealing.HOLDERS):
                for other in range(dealing.HOLDERS):
                    if reached >> other & 1:
                        reached |= to[other] & ~(1 << other)
            if reached >> holder & 1:
                return False
        return True

    def _count(self, view, pack):
        """Describe what was captured so far, and how the hand will be counted."""
        table, sides = self.known, view.sides
        seats = view.game.seats
        table[playing.MATTO_BY] = table[playing.MATTO_BY] or view.seat
        for place, card in enumerate(view.played):
            trick, after = divmod(place, seats)
            seat = (view.leaders[trick] + after) % seats
            if card == MATTO:
                table[playing.MATTO_BY] = seat
            if trick == len(view.winners):
                continue
            side = sides[view.winners[trick]]
            if card == MATTO:
                table[playing.MATTO_LOST] = int(side != sides[seat])
                side = sides[seat]
            table[playing.POINTS + side] += self._tables[card]
            table[playing.CAPTURED + 5 * side + SUIT[card]] |= BIT[card]
        for winner in view.winners:
            table[playing.WON + sides[winner]] += 1
            table[playing.LAST] = sides[winner]
        for card in cards(view.discard):
            table[playing.AWAY_POINTS] += self._tables[card]
        table[playing.AWAY_SIDE] = counting.LAST_SIDE
        if view.discarder >= 0:
            table[playing.AWAY_SIDE] = sides[view.discarder]
        for seat, shown in enumerate(view.declared):
            if any(shown):
                points = view.game.combinations(view.options, shown).points
                table[playing.DECLARED + sides[seat]] += 2 * points
        table[playing.RULES] = pack.rules(view)
        table[playing.SWEEP] = _PRIZE // 2 if view.contract == "solo" else _PRIZE

    def _hide(self, view):
        """Describe the cards that the view has not seen, and who may hold which."""
        slots, known = self.slots, self.known
        hidden = view.unseen()
        for seat in range(view.game.seats):
            if seat == view.seat:
                continue
            shown = [known[playing.KNOWN + 5 * seat + suit] for suit in range(5)]
            slots[dealing.NEED + seat] = view.held(seat) - count(shown)
            for suit in range(5):
                known[playing.HANDS + 5 * seat + suit] = shown[suit]
                hidden[suit] &= ~shown[suit]
                void = known[playing.VOIDERS + suit] >> seat & 1
                may = ALL[suit]
                if void:
                    may = MATTO_BIT if suit == TRUMPS else 0
                slots[dealing.MAY + dealing.HOLDERS * suit + seat] = may
        for suit in range(5):
            slots[dealing.HIDDEN + suit] = hidden[suit]
        if view.phase != "discard":
            self._hide_heap(view)

    def _hide_heap(self, view):
        """Describe what was laid away: by the rules of the discard, or the talon of a solo."""
        if view.discarder == view.seat:
            return
        if view.discarder < 0:
            self._may(_HEAP, view.game.talon_size, ALL)
            return
        laid = view.game.discards
        if view.announced < 0:
            value = view.game.deck.value
            cheap = [card for card in range(MATTO) if value[card] < 5]
            masks = [0, 0, 0, 0, 0]
            for card in cheap:
                masks[SUIT[card]] |= BIT[card]
            self._may(_HEAP, laid, masks)
            return
        plain = (_NO_KING, _NO_KING, _NO_KING, _NO_KING, 0)
        low = (0, 0, 0, 0, ALL[TRUMPS] & ~(MATTO_BIT | BIT[LOWEST_TRUMP] | BIT[MATTO - 1]))
        self._may(_HEAP, laid - view.announced, plain)
        self._may(_TRUMP_HEAP, view.announced, low)
        if view.announced:
            self._after_a_trump(view)

    def _after_a_trump(self, view):
        """A trump went: no other was left then, or else nothing but trumps and kings was.

        The first is likelier where both may be.
        """
        places = [dealing.MAY + dealing.HOLDERS * suit + view.discarder for suit in range(5)]
        held = [self.slots[place] for place in places]
        self.slots[places[TRUMPS]] &= MATTO_BIT
        seats = view.game.seats
        trumped = False
        for place, card in enumerate(view.played):
            seat = (view.leaders[place // seats] + place) % seats
            trumped = trumped or (seat == view.discarder and LOWEST_TRUMP <= card < MATTO)
        if trumped or not self.deal():
            self.slots[places[TRUMPS]] = held[TRUMPS]
            for suit in range(TRUMPS):
                self.slots[places[suit]] = held[suit] & BIT[KING]

    def _may(self, holder, number, masks):
        self.slots[dealing.NEED + holder] = number
        for suit in range(5):
            self.slots[dealing.MAY + dealing.HOLDERS * suit + holder] = masks[suit]
