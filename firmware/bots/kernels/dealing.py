"""Deals the cards that a seat has not seen as they may lie, by chance: one world to play out in.

Holders take the cards: the other seats and heaps laid away. What each may hold is a mask a suit,
so that voids, rules of the discard and cards seen in a hand are all the same thing. The cards
that fewest may hold are dealt first, each to a holder by chance in proportion to the places it
has left. When all who may hold a card are full, cards change holders along the shortest way to a
free place; there always is one, as the real hands are such a deal.
"""

import micropython
from micropython import const

# Places in the table of a hand and in the bytes about a pack: see playing.py.
HANDS = const(44)
AWAY = const(69)
AWAY_POINTS = const(25)
HALVES = const(0)
ONES = const(376)

# Where things stand in the slots: the two states of the generator (as tarocchi.rng); the cards
# to deal (a mask a suit); by holder what it may hold (6 * suit + holder: a mask) and how many
# cards. Holders 0 to 3 are seats, 4 and 5 lay away.
CHANCE = const(0)
HIDDEN = const(2)
MAY = const(7)
NEED = const(37)
HOLDERS = const(6)
# By hidden card: the bits of who may have it, and who has. Scratch: places left by holder; which
# card it is; by holder the one that was reached before it, the card that goes on to it, and the
# holders in the order reached.
WHO = const(43)
AT = const(105)
_FREE = const(167)
_CARD = const(173)
_BEFORE = const(235)
_MOVES = const(241)
_REACHED = const(247)
# What was said in the auction, by seat: the least and the most that the hand promises beyond the
# cards already played (a most of 0: nothing was said), and where its kind of promises begins.
LEAST = const(253)
MOST = const(257)
KIND = const(261)
SLOTS = const(265)

_NOBODY = const(6)


@micropython.viper(optional=True)
def deal_out(table: ptr32, tables: ptr8, slots: ptr32) -> int:
    """Add the hidden cards to the hands and heaps of the table; return how many changed holders
    to make room for another.
    """
    x = slots[CHANCE]
    y = slots[CHANCE + 1]
    holder = 0
    while holder < HOLDERS:
        slots[_FREE + holder] = slots[NEED + holder]
        holder += 1

    # Which cards there are, and the bits of those who may hold each.
    cards = 0
    suit = 0
    while suit < 5:
        hidden = slots[HIDDEN + suit]
        place = 0
        while hidden:
            if hidden & 1:
                who = 0
                holder = 0
                while holder < HOLDERS:
                    if slots[NEED + holder] and slots[MAY + 6 * suit + holder] >> place & 1:
                        who |= 1 << holder
                    holder += 1
                slots[_CARD + cards] = 10 * suit + place
                slots[WHO + cards] = who
                slots[AT + cards] = _NOBODY
                cards += 1
            hidden >>= 1
            place += 1
        suit += 1

    moved = 0
    choices = 1
    while choices <= HOLDERS:
        index = 0
        while index < cards:
            who = slots[WHO + index]
            if tables[ONES + who] == choices:
                free = 0
                holder = 0
                while holder < HOLDERS:
                    if who >> holder & 1:
                        free += slots[_FREE + holder]
                    holder += 1
                x = 32760 * (x & 0x7FFF) + (x >> 15)
                y = 32730 * (y & 0x7FFF) + (y >> 15)
                chance = (x ^ y) & 0x7FFF
                if free:
                    free = chance * free >> 15
                    holder = 0
                    while who >> holder & 1 == 0 or free >= slots[_FREE + holder]:
                        if who >> holder & 1:
                            free -= slots[_FREE + holder]
                        holder += 1
                else:
                    # All are full: reach out from them, by cards that may move on.
                    holder = 0
                    reached = 0
                    seen = who
                    while holder < HOLDERS:
                        if who >> holder & 1:
                            slots[_REACHED + reached] = holder
                            slots[_BEFORE + holder] = _NOBODY
                            reached += 1
                        holder += 1
                    start = chance * cards >> 15
                    at = 0
                    found = _NOBODY
                    while found == _NOBODY and at < reached:
                        holder = slots[_REACHED + at]
                        at += 1
                        left = cards
                        other = start
                        while left and found == _NOBODY:
                            left -= 1
                            other += 1
                            if other >= cards:
                                other = 0
                            if slots[AT + other] == holder:
                                news = slots[WHO + other] & ~seen
                                seen |= news
                                to = 0
                                while news:
                                    if news & 1:
                                        slots[_REACHED + reached] = to
                                        reached += 1
                                        slots[_BEFORE + to] = holder
                                        slots[_MOVES + to] = other
                                        if slots[_FREE + to]:
                                            found = to
                                            news = 1
                                    news >>= 1
                                    to += 1
                    if found == _NOBODY:
                        return 0 - 1
                    slots[_FREE + found] -= 1
                    holder = found
                    while slots[_BEFORE + holder] != _NOBODY:
                        slots[AT + slots[_MOVES + holder]] = holder
                        holder = slots[_BEFORE + holder]
                        moved += 1
                    slots[_FREE + holder] += 1
                slots[AT + index] = holder
                slots[_FREE + holder] -= 1
            index += 1
        choices += 1
    slots[CHANCE] = x
    slots[CHANCE + 1] = y

    # Into the hands and onto the heap.
    index = 0
    while index < cards:
        card = slots[_CARD + index]
        holder = slots[AT + index]
        suit = 4 if card >= 40 else card // 10
        bit = 1 << (card - 10 * suit)
        if holder < 4:
            table[HANDS + 5 * holder + suit] |= bit
        else:
            table[AWAY + suit] |= bit
            table[AWAY_POINTS] += tables[HALVES + card]
        index += 1
    return moved
