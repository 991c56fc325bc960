"""Solves the last tricks when all hands are open: what the hand is worth, played perfectly.

Side 0 wants settle() as high as it gets, side 1 as low. A search to the end by alpha and beta, on
a stack of frames instead of calls: on the way down a frame lists the cards to try, on the way up
it takes its card back and looks whether what came of it is worth more.
"""

import micropython
from micropython import const

from bots.kernels.counting import settle

# Places in the table of a hand and in the bytes about a pack: see playing.py.
HANDS = const(44)
LEFT = const(64)
AWAY = const(69)
SIDES = const(99)
SEATS = const(0)
TURN = const(1)
TRICKS = const(2)
PLACE = const(3)
LED = const(4)
BEST = const(5)
BEST_SEAT = const(6)
TRICK = const(9)
MATTO_BY = const(15)
MATTO_LOST = const(16)
POINTS = const(30)
CAPTURED = const(34)
WON = const(32)
LAST = const(17)
RULES = const(26)
HALVES = const(0)
RANK = const(62)
SUIT = const(124)

NO_SUIT = const(5)
NO_CARD = const(62)
COMBINE = const(1)

_TRUMPS = const(4)
_MATTO = const(61)
# Cards that are one point each and stand in no combination, by suit; in Bologna only these.
_LONG_PIPS = const(0x3E)
_ROUND_PIPS = const(0x1F)

# Where things stand in the lines: how many nodes were looked at; by seat the bits of the cards
# still in hand; the cards of each seat (8 * seat + index); of a search that was broken off, the
# frame to go on in (0: begin) and who had played the Matto before; the frames.
NODES = const(0)
_HELD = const(1)
_CARDS = const(5)
GO_ON = const(37)
_MATTO_WAS_BY = const(38)
_FRAMES = const(39)
# In a frame: the cards to try and those tried, by index, and the one being tried; what is best so
# far and the bounds; what the card's being played changed.
_TO_TRY = const(0)
_TRIED = const(1)
_INDEX = const(2)
_VALUE = const(3)
_ALPHA = const(4)
_BETA = const(5)
_SEAT = const(6)
_LED = const(7)
_BEST = const(8)
_BEST_SEAT = const(9)
_COVERED = const(10)
_LAST = const(11)
_LOST = const(12)
_FRAME = const(13)
MOST_TRICKS = const(5)
LINES = const(39 + 13 * 21)
# What solve() returns when it is broken off.
UNFINISHED = const(32768)

# Values are kept in the lines so much higher, and are less than that.
_ZERO = const(16384)


@micropython.viper(optional=True)
def solve(table: ptr32, tables: ptr8, lines: ptr32, nodes: int, hand, pack) -> int:
    """Return settle() of a table after perfect play of at most MOST_TRICKS tricks.

    It is broken off after so many nodes (-1: never), with UNFINISHED; the next call with the same
    table and lines goes on. hand and pack are table and tables once more, as what they are
    outside, for the call. When it has ended, the table is as before.
    """
    seats = table[SEATS]
    combine = table[RULES] & COMBINE
    frame = lines[GO_ON]
    if frame == 0:
        lines[NODES] = 0
        lines[_MATTO_WAS_BY] = table[MATTO_BY]

    # The cards of each seat, highest of a suit first, so that what wins is tried first.
    seat = 0
    while frame == 0 and seat < seats:
        index = 0
        suit = 0
        while suit < 5:
            mask = table[HANDS + 5 * seat + suit]
            place = 21
            while mask:
                if mask >> place:
                    mask ^= 1 << place
                    lines[_CARDS + 8 * seat + index] = 10 * suit + place
                    index += 1
                place -= 1
            suit += 1
        lines[_HELD + seat] = (1 << index) - 1
        seat += 1

    if frame == 0:
        frame = _FRAMES
        lines[frame + _ALPHA] = 0
        lines[frame + _BETA] = 2 * _ZERO
    value = 0
    down = 1
    while frame >= _FRAMES:
        seat = table[TURN]
        if down and table[TRICKS] == 0:
            value = int(settle(hand, pack)) + _ZERO
            down = 0
            frame -= _FRAME
            continue
        if down:
            # A new node: which cards may be played.
            if nodes == 0:
                lines[GO_ON] = frame
                return UNFINISHED
            nodes -= 1
            lines[NODES] += 1
            held = lines[_HELD + seat]
            led = table[LED]
            follow = 0
            trumps = 0
            matto = 0
            index = 0
            while held >> index:
                if held >> index & 1:
                    card = lines[_CARDS + 8 * seat + index]
                    if card == _MATTO:
                        matto = 1 << index
                    elif tables[SUIT + card] == led:
                        follow |= 1 << index
                    elif tables[SUIT + card] == _TRUMPS:
                        trumps |= 1 << index
                index += 1
            if led != NO_SUIT:
                if follow:
                    held = follow | matto
                elif trumps:
                    held = trumps | matto
            lines[frame + _TO_TRY] = held
            lines[frame + _TRIED] = 0
            lines[frame + _VALUE] = 2 * _ZERO if table[SIDES + seat] else 0
        else:
            # Back from a card: take it off the table, and out of the pile if it ended a trick.
            index = lines[frame + _INDEX]
            place = table[PLACE]
            if place == 0:
                side = table[SIDES + seat]
                table[WON + side] -= 1
                table[TRICKS] += 1
                table[LAST] = lines[frame + _LAST]
                table[MATTO_LOST] = lines[frame + _LOST]
                while place < seats:
                    card = table[TRICK + place]
                    taker = side
                    if card == _MATTO:
                        taker = table[SIDES + table[MATTO_BY]]
                    suit = tables[SUIT + card]
                    table[POINTS + taker] -= tables[HALVES + card]
                    table[CAPTURED + 5 * taker + suit] ^= 1 << (card - 10 * suit)
                    place += 1
            place -= 1
            seat = lines[frame + _SEAT]
            card = table[TRICK + place]
            suit = tables[SUIT + card]
            table[TRICK + place] = lines[frame + _COVERED]
            table[PLACE] = place
            table[TURN] = seat
            table[LED] = lines[frame + _LED]
            table[BEST] = lines[frame + _BEST]
            table[BEST_SEAT] = lines[frame + _BEST_SEAT]
            table[LEFT + suit] ^= 1 << (card - 10 * suit)
            lines[_HELD + seat] |= 1 << index
            lines[frame + _TRIED] |= 1 << index

            # Is it better for who played it, or so good that the other side will not allow it?
            if table[SIDES + seat]:
                if value < lines[frame + _VALUE]:
                    lines[frame + _VALUE] = value
                if value < lines[frame + _BETA]:
                    lines[frame + _BETA] = value
            else:
                if value > lines[frame + _VALUE]:
                    lines[frame + _VALUE] = value
                if value > lines[frame + _ALPHA]:
                    lines[frame + _ALPHA] = value
            if lines[frame + _ALPHA] >= lines[frame + _BETA]:
                lines[frame + _TO_TRY] = 0

        # The next card that is not as good as one tried already: a neighbour of equal value.
        index = 0
        chosen = NO_CARD
        to_try = lines[frame + _TO_TRY]
        tried = lines[frame + _TRIED]
        while chosen == NO_CARD and to_try >> index:
            if to_try >> index & 1:
                to_try ^= 1 << index
                chosen = lines[_CARDS + 8 * seat + index]
                suit = tables[SUIT + chosen]
                place = chosen - 10 * suit
                between = table[LEFT + suit] & ~table[HANDS + 5 * seat + suit]
                between &= ~table[AWAY + suit]
                best = table[BEST]
                if best != NO_CARD and tables[SUIT + best] == suit:
                    between |= 1 << (best - 10 * suit)
                other = 0
                while tried >> other:
                    if tried >> other & 1:
                        card = lines[_CARDS + 8 * seat + other]
                        if (
                            tables[SUIT + card] == suit
                            and tables[HALVES + card] == tables[HALVES + chosen]
                        ):
                            both = 1 << place | 1 << (card - 10 * suit)
                            alike = 1
                            if combine:
                                pips = _ROUND_PIPS if suit >= 2 else _LONG_PIPS
                                if suit == _TRUMPS or both & ~pips:
                                    alike = 0
                            if chosen == _MATTO or card == _MATTO:
                                alike = 0
                            if alike and between & (1 << (card - 10 * suit)) - (1 << place) == 0:
                                chosen = NO_CARD
                                break
                    other += 1
            index += 1
        lines[frame + _TO_TRY] = to_try
        if chosen == NO_CARD:
            value = lines[frame + _VALUE]
            down = 0
            frame -= _FRAME
            continue

        # Play it.
        index -= 1
        lines[frame + _INDEX] = index
        lines[frame + _SEAT] = seat
        lines[frame + _LED] = table[LED]
        lines[frame + _BEST] = table[BEST]
        lines[frame + _BEST_SEAT] = table[BEST_SEAT]
        lines[frame + _LAST] = table[LAST]
        lines[frame + _LOST] = table[MATTO_LOST]
        lines[_HELD + seat] ^= 1 << index
        suit = tables[SUIT + chosen]
        table[LEFT + suit] ^= 1 << (chosen - 10 * suit)
        place = table[PLACE]
        lines[frame + _COVERED] = table[TRICK + place]
        table[TRICK + place] = chosen
        if chosen == _MATTO:
            table[MATTO_BY] = seat
        else:
            if table[LED] == NO_SUIT:
                table[LED] = suit
            best = table[BEST]
            if best != NO_CARD and (
                (suit == tables[SUIT + best] and tables[RANK + chosen] < tables[RANK + best])
                or (suit != tables[SUIT + best] and suit != _TRUMPS)
            ):
                pass
            else:
                table[BEST] = chosen
                table[BEST_SEAT] = seat
        place += 1
        seat += 1
        if seat == seats:
            seat = 0
        if place == seats:
            seat = table[BEST_SEAT]
            side = table[SIDES + seat]
            while place:
                place -= 1
                card = table[TRICK + place]
                taker = side
                if card == _MATTO:
                    taker = table[SIDES + table[MATTO_BY]]
                    if taker != side:
                        table[MATTO_LOST] = 1
                suit = tables[SUIT + card]
                table[POINTS + taker] += tables[HALVES + card]
                table[CAPTURED + 5 * taker + suit] |= 1 << (card - 10 * suit)
            table[WON + side] += 1
            table[LAST] = side
            table[TRICKS] -= 1
            table[LED] = NO_SUIT
            table[BEST] = NO_CARD
        table[PLACE] = place
        table[TURN] = seat
        lines[frame + _FRAME + _ALPHA] = lines[frame + _ALPHA]
        lines[frame + _FRAME + _BETA] = lines[frame + _BETA]
        frame += _FRAME
        down = 1
    table[MATTO_BY] = lines[_MATTO_WAS_BY]
    lines[GO_ON] = 0
    return value - _ZERO
