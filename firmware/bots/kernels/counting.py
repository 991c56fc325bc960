"""Counts what a hand that was played out is worth: card points, combinations, sweep, payment.

As result.py and combinations.py of the engine do it, but for the Matto's gift: it is taken to be
a card of one point that no combination misses, which it nearly always is.
"""

import micropython
from micropython import const

# Places in the table of a hand and in the bytes about a pack: see playing.py.
AWAY = const(69)
SIDES = const(99)
MATTO_BY = const(15)
MATTO_LOST = const(16)
POINTS = const(30)
CAPTURED = const(34)
WON = const(32)
LAST = const(17)
AWAY_SIDE = const(24)
AWAY_POINTS = const(25)
DECLARED = const(28)
RULES = const(26)
SWEEP = const(27)
HALVES = const(0)
ONES = const(376)

# Who gets what is laid away: side 0, side 1, or the side of the last trick.
LAST_SIDE = const(2)
# Bits of RULES: combinations and the last trick count; Moors lengthen the Grande; the Matto asks
# for a gift; the winner is paid by its total.
COMBINE = const(1)
MOORS = const(2)
GIFT = const(4)
PAID = const(8)

_SIX = const(12)  # half points
_BEGATO = const(1)
_MOORS = const(0x1E)
_GREATS = const(0xE0000)
_FIGURES = const(0x1C0)
_LOW_ACE = const(1)
_HIGH_ACE = const(0x20)


@micropython.viper(optional=True)
def settle(table: ptr32, tables: ptr8) -> int:
    """Return what side 0 has more than side 1, in half points.

    Where the winner is paid by its total: in hundredths of a game point, the mean of the game
    points paid and of what the total is worth on average, which tells worlds apart that rounding
    does not; SWEEP for a sweep.
    """
    rules = table[RULES]
    swept = 2  # the side that won every trick
    if table[WON] == 0:
        swept = 1
    elif table[WON + 1] == 0:
        swept = 0
    if rules & PAID and swept < 2:
        return table[SWEEP] if swept == 0 else 0 - table[SWEEP]
    away = table[AWAY_SIDE]
    if away == LAST_SIDE:
        away = table[LAST]

    ours = 0
    total = 0
    side = 0
    while side < 2:
        ours = total
        total = table[DECLARED + side]
        # The pile: the side's tricks and what was laid away, or all, or nothing.
        swords = batons = cups = coins = trumps = 0
        if swept != 1 - side:
            at = CAPTURED + 5 * side
            total += table[POINTS + side]
            swords = table[at]
            batons = table[at + 1]
            cups = table[at + 2]
            coins = table[at + 3]
            trumps = table[at + 4]
            if away == side or swept == side:
                total += table[AWAY_POINTS]
                swords |= table[AWAY]
                batons |= table[AWAY + 1]
                cups |= table[AWAY + 2]
                coins |= table[AWAY + 3]
                trumps |= table[AWAY + 4]
            if swept == side:
                at = CAPTURED + 5 - 5 * side
                total += table[POINTS + 1 - side]
                swords |= table[at]
                batons |= table[at + 1]
                cups |= table[at + 2]
                coins |= table[at + 3]
                trumps |= table[at + 4]
            elif rules & GIFT and table[MATTO_LOST]:
                # A card worth the same as a pip changes sides.
                if table[SIDES + table[MATTO_BY]] == side:
                    total -= tables[HALVES]
                else:
                    total += tables[HALVES]
        if rules & COMBINE:
            if table[LAST] == side:
                total += _SIX

            # Cricche: three or four alike.
            points = 0
            number = 0
            alike = (trumps >> 21) + (trumps >> 20 & 1) + (trumps >> 19 & 1) + (trumps & 1)
            if alike >= 3:
                points = 18 * (alike - 2)
                number = 1
            strength = 6
            while strength < 10:
                alike = (swords >> strength & 1) + (batons >> strength & 1)
                alike += (cups >> strength & 1) + (coins >> strength & 1)
                if alike >= 3:
                    # 12, 13, 14 and 17 points.
                    points += (strength + 6) * (alike - 2)
                    if strength == 9:
                        points += 2 * (alike - 2)
                    number += 1
                strength += 1
            if number >= 3:
                points *= 2
            total += 2 * points

            # Sequences of the suits: the king and two figures, or one with a counter; the ace.
            points = 0
            number = 0
            wild = (trumps >> 21) + (trumps & 1)
            some = 1 if wild else 0
            aces = 0
            suit = 0
            while suit < 4:
                mask = swords
                ace = mask & _LOW_ACE
                if suit == 1:
                    mask = batons
                    ace = mask & _LOW_ACE
                elif suit == 2:
                    mask = cups
                    ace = mask & _HIGH_ACE
                elif suit == 3:
                    mask = coins
                    ace = mask & _HIGH_ACE
                ace = 1 if ace else 0
                aces += ace
                figures = tables[ONES + (mask & _FIGURES)]
                if mask >> 9 and figures + some >= 2:
                    points += 5 * (figures + ace + wild)
                    number += 1
                suit += 1
            if aces >= 3 or (aces == 2 and some):
                points += 5 * (aces + wild - 1)
                number += 1
            moors = tables[ONES + (trumps & _MOORS)]
            if moors >= 3 or (moors == 2 and some):
                points += 5 * (moors + wild - 1)
                number += 1

            # The Grande: Angel and two great trumps, or one and a counter, which is then bound;
            # then down from 16, a free counter bridging one number that is missing.
            greats = (trumps >> 19 & 1) + (trumps >> 18 & 1) + (trumps >> 17 & 1)
            if trumps >> 20 & 1 and greats and greats + wild >= 2:
                free = wild
                if greats == 1:
                    free -= 1
                length = greats
                place = 16
                bridged = 0
                while place >= 5:
                    if trumps >> place & 1:
                        length += 1
                        bridged = 0
                    elif free and not bridged:
                        free -= 1
                        bridged = 1
                    else:
                        break
                    place -= 1
                if place < 5 and rules & MOORS:
                    length += moors
                points += 5 * (length + wild)
                number += 1
            if number >= 3:
                points *= 2
            total += 2 * points
        side += 1

    if rules & PAID == 0:
        return ours - total
    # Down to a multiple of 50, but up when less than 5 points short of the next [rules.md 5.6].
    if ours > total:
        return 100 * ((ours + 9) // 100) + ours - 41 >> 1
    return 0 - (100 * ((total + 9) // 100) + total - 41 >> 1)
