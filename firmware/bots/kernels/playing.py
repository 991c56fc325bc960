"""Plays cards as Club would: what each is worth one ply ahead, and what playing it changes.

The trick is looked at as a bet: the chance that our side wins it times the worth of the cards in
it, less what the card would have been worth later, plus what leading it does to its suit. What a
card is worth to whoever takes it stands in the table, so that one kernel plays all games: in
Piedicavallo it is the points, and all is in 1/64 point. A seat looks at nothing but its own cards
and what is public, so one ply from a view's table is a decision, and all plies from the table of
a dealt world are a rollout.
"""

import micropython
from micropython import const

# Where things stand in the table of a hand; the first 32 are reached fastest. How many play, whose
# turn it is; tricks left with this one; cards on the table, the suit to follow, the card that wins
# so far and whose it is, the worth on the table, what the last trick adds to it; the cards.
SEATS = const(0)
TURN = const(1)
TRICKS = const(2)
PLACE = const(3)
LED = const(4)
BEST = const(5)
BEST_SEAT = const(6)
STAKE = const(7)
LAST_TRICK = const(8)
TRICK = const(9)
# The suits that the discarder may have thrown away, and who that is; who played the Matto, and
# whether the other side won that trick; the side of the last trick.
THROWN = const(13)
DISCARDER = const(14)
MATTO_BY = const(15)
MATTO_LOST = const(16)
LAST = const(17)
# What a partner's signal asks for: the card to follow with, a bonus for leading each suit.
ASKED_CARD = const(18)
ASKED_LEAD = const(19)
# For counting.py: who gets what is laid away and its half points, the rules to count by, the
# prize of a sweep, declared half points by side.
AWAY_SIDE = const(24)
AWAY_POINTS = const(25)
RULES = const(26)
SWEEP = const(27)
DECLARED = const(28)
# By side: half points of cards, tricks, the cards (5 * side + suit).
POINTS = const(30)
WON = const(32)
CAPTURED = const(34)
# Cards are masks suit by suit: of each seat (5 * seat + suit), not yet played, laid away (hidden
# from all but the discarder), known to all to be in a seat's hand (5 * seat + suit). By suit, the
# bits of the seats that have shown not to hold it; by seat, its side.
HANDS = const(44)
LEFT = const(64)
AWAY = const(69)
KNOWN = const(74)
VOIDERS = const(94)
SIDES = const(99)
# By card: its worth, positive but for the Matto's, which nobody takes.
WORTH = const(103)
# Scratch: of each player to come, see below.
_COMING = const(165)
SIZE = const(189)

NO_SEAT = const(4)
NO_SUIT = const(5)
NO_CARD = const(62)

# Where things stand in the bytes about a pack (tables.py): by card half points, rank, suit and
# points; the chance that nobody has one of n cards, at (others << 5) + n; of ten bits how many are
# ones and which is the lowest.
HALVES = const(0)
RANK = const(62)
SUIT = const(124)
PRICE = const(186)
NOBODY = const(248)
ONES = const(376)
LOWEST = const(1400)

_TRUMPS = const(4)
_LOWEST_TRUMP = const(40)
_MATTO = const(61)
_MATTO_BIT = const(0x200000)
_RANKED = const(0x1FFFFF)
_COURTS = const(0x3C0)

# What is known of a player to come: is it on our side, how often it trumps or overtrumps if it
# can (0: it has no trumps), trumps known to be its; then of the suit led: the chance that it has
# none, that it trumps, how often it goes over if it can (0: it has none), cards known to be its.
_PLAYER = const(8)
_OURS = const(0)
_TRUMPS_OVER = const(1)
_ITS_TRUMPS = const(2)
_HAS_NONE = const(3)
_RUFFS = const(4)
_GOES_OVER = const(5)
_ITS_CARDS = const(6)

# The weights, by place, BIAS higher but for those of the bet, which are never negative. What a
# card costs, beyond what a suit card of one point does: suit cards by points from _BY_POINTS + 2
# on, the lowest trump, other trumps by _TRUMP and rank, the highest trump about, the Matto by the
# tricks left.
BIAS = const(16384)
_BY_POINTS = const(-2)
_BAGATTO = const(4)
_TRUMP = const(5)
_TRUMP_RANK = const(6)
_TOP_TRUMP = const(7)
_MATTO_COST = const(8)
_MATTO_TRICKS = const(9)
# What speaks for a card: it is the highest of its suit; it empties a suit, followed or led.
_TOP = const(10)
_LAST_OF_SUIT = const(11)
_LEAD_LAST = const(12)
# The bet, in 64ths: how often those who can win the trick do (an opponent by a trump, by the
# suit, by the suit as the last to play; the partner), how far a card that one side has added to
# the trick spoils the other's chances, what the discard adds to the chance of a void, what an
# opponent to come adds to the trick. The chance of a Matto led is no part of it.
BET = const(13)
_BY_TRUMP = const(13)
_BY_SUIT = const(14)
_LAST_BY_SUIT = const(15)
_PARTNER = const(16)
_SPOILS_PARTNER = const(17)
_SPOILS_OPPONENT = const(18)
_DISCARDED = const(19)
AFTER_BET = const(20)
_MATTO_WINS = const(20)
_OPPONENT_ADDS = const(21)
# Leading: the suit's length, its cards out, players void in it, courts that stay behind; trumps
# out; the Matto.
_LENGTH = const(22)
_SUIT_OUT = const(23)
_OPPONENT_VOID = const(24)
_PARTNER_VOID = const(25)
_COURT_BEHIND = const(26)
_TRUMPS_OUT = const(27)
_LEAD_TRUMP = const(28)
_LEAD_MATTO = const(29)
# What the worth of a card adds to its cost: of suit cards by points, of trumps, of the lowest.
_KEEP = const(29)
_KEEP_TRUMP = const(35)
_KEEP_BAGATTO = const(36)
# Following with the card that a signal asks for.
_ASKED = const(37)


@micropython.viper(optional=True)
def play_out(
    table: ptr32, tables: ptr8, weights: ptr16, others: ptr16, card: int, plies: int
) -> int:
    """Play so many plies and return the last card: first `card`, unless it is NO_CARD, then
    always the card that is worth most to who plays it; of equal ones the first found.

    weights are those of side 0, others those of side 1.
    """
    seats = table[SEATS]
    weighs = 0  # the side whose weights `weights` are
    chosen = card
    while plies:
        plies -= 1
        me = table[TURN]
        mine = HANDS + 5 * me
        led = table[LED]
        best = table[BEST]
        best_suit = NO_SUIT
        best_rank = 0
        if best != NO_CARD:
            best_suit = tables[SUIT + best]
            best_rank = tables[RANK + best]

        # The one suit that must be played, if any; the Matto may always.
        only = NO_SUIT
        trumps = table[mine + _TRUMPS]
        matto = trumps & _MATTO_BIT
        trumps ^= matto
        chosen = card
        if card == NO_CARD:
            if led != NO_SUIT:
                legal = trumps
                if led != _TRUMPS:
                    legal = table[mine + led]
                if legal:
                    only = led
                elif trumps:
                    only = _TRUMPS
                    legal = trumps
                if only != NO_SUIT and legal & (legal - 1) | matto == 0:
                    # There is no choice.
                    chosen = 10 * only
                    while legal > 1:
                        legal >>= 1
                        chosen += 1
            if table[TRICKS] == 1:
                suit = 0
                while table[mine + suit] == 0:
                    suit += 1
                legal = table[mine + suit]
                chosen = 10 * suit
                while legal > 1:
                    legal >>= 1
                    chosen += 1

        if chosen == NO_CARD:
            our_side = table[SIDES + me]
            if our_side != weighs:
                weighs = our_side
                spare = weights
                weights = others
                others = spare

            # What the seat has not seen of the trumps, and who may hold them.
            but_me = 15 ^ 1 << me
            knows = 1 if table[DISCARDER] == me else 0
            unseen = table[LEFT + _TRUMPS] & _RANKED ^ trumps
            if knows:
                unseen &= ~table[AWAY + _TRUMPS]
            trumps_out = tables[ONES + (unseen & 1023)] + tables[ONES + (unseen >> 10 & 1023)]
            trumps_out += unseen >> 20
            trump_voids = table[VOIDERS + _TRUMPS]
            trump_holders = (seats - 1 - tables[ONES + (trump_voids & but_me)]) << 5
            over = 64 - tables[NOBODY + (trump_holders | trumps_out)]

            # The unseen cards that beat the best: from its own rank on, for an equal (a Moor)
            # that is played later wins.
            best_above = 0
            if best != NO_CARD:
                if best_suit == _TRUMPS:
                    mask = unseen >> best_rank
                    best_above = tables[ONES + (mask & 1023)]
                    best_above += tables[ONES + (mask >> 10 & 1023)] + (mask >> 20)
                else:
                    mask = table[LEFT + best_suit] ^ table[mine + best_suit]
                    if knows:
                        mask &= ~table[AWAY + best_suit]
                    best_above = tables[ONES + (mask >> best_rank)]
            to_come = _COMING + _PLAYER * (seats - 1 - table[PLACE])
            stake = table[STAKE]
            if table[TRICKS] == 1:
                stake += table[LAST_TRICK]
            stake <<= 6

            # The players to come: how they may trump.
            at = _COMING
            seat = me
            while at < to_come:
                seat += 1
                if seat == seats:
                    seat = 0
                often = 0
                known = 0
                if table[SIDES + seat] == our_side:
                    table[at + _OURS] = 1
                    often = weights[_PARTNER]
                else:
                    table[at + _OURS] = 0
                    stake += weights[_OPPONENT_ADDS] - BIAS
                    often = weights[_BY_TRUMP]
                if trump_voids >> seat & 1:
                    often = 0
                elif table[KNOWN + _TRUMPS + 5 * seat]:
                    known = table[KNOWN + _TRUMPS + 5 * seat] & table[LEFT + _TRUMPS] & _RANKED
                table[at + _TRUMPS_OVER] = often
                table[at + _ITS_TRUMPS] = known
                at += _PLAYER

            chosen_score = 0
            judged = NO_SUIT  # the suit led that the players to come were last judged by
            holders = 0
            lost = 65  # the chance when the card does not win so far, once known
            suit = 0 if only == NO_SUIT else only
            while suit <= _TRUMPS:
                legal = table[mine + suit]
                hand = legal
                unseen = table[LEFT + suit] ^ hand
                if knows:
                    unseen &= ~table[AWAY + suit]
                if suit == _TRUMPS:
                    unseen &= _RANKED
                    hand = trumps
                    if only < _TRUMPS:
                        legal = matto
                place = 0
                if legal == _MATTO_BIT:
                    place = 21
                    legal = 1
                run = 0
                since = 0
                barrier = unseen
                if suit == best_suit:
                    barrier |= 1 << (best - 10 * suit)

                # What leading the suit does, whichever card.
                lead = 0
                if led == NO_SUIT and legal:
                    lead = table[ASKED_LEAD + suit]
                    if suit == _TRUMPS:
                        lead -= trumps_out * (weights[_TRUMPS_OUT] - BIAS)
                        lead -= weights[_LEAD_TRUMP] - BIAS
                    else:
                        held = tables[ONES + hand]
                        lead -= held * (weights[_LENGTH] - BIAS)
                        lead += tables[ONES + unseen] * (weights[_SUIT_OUT] - BIAS)
                        if held == 1 and trumps:
                            lead += weights[_LEAD_LAST] - BIAS
                        seat = 0
                        mask = table[VOIDERS + suit] & but_me
                        while mask:
                            if mask & 1:
                                if table[SIDES + seat] != our_side:
                                    lead += weights[_OPPONENT_VOID] - BIAS
                                elif trump_voids >> seat & 1 == 0:
                                    lead += weights[_PARTNER_VOID] - BIAS
                            mask >>= 1
                            seat += 1

                while legal:
                    while legal & 1023 == 0:
                        legal >>= 10
                        place += 10
                    mask = tables[LOWEST + (legal & 1023)]
                    place += mask
                    legal >>= mask + 1
                    this = 10 * suit + place
                    worth = table[WORTH + this]
                    # Of a run of cards with equal worth and nothing to beat between them only
                    # the lowest is looked at.
                    apart = barrier & (1 << place) - (1 << since)
                    if worth == run and this != _MATTO and apart == 0:
                        since = place
                        place += 1
                        continue
                    run = worth
                    since = place
                    rank = tables[RANK + this]
                    higher = unseen >> rank

                    # Whose trick it is once this card lies.
                    now_led = led
                    wins = 0
                    win_suit = best_suit
                    win_rank = best_rank
                    above = best_above
                    at = _COMING
                    beats = 0
                    if this == _MATTO:
                        if best == NO_CARD:
                            wins = weights[_MATTO_WINS] - BIAS
                            at = to_come
                    else:
                        if led == NO_SUIT:
                            now_led = suit
                        if (
                            best == NO_CARD
                            or (suit == best_suit and rank >= best_rank)
                            or (suit == _TRUMPS and best_suit != _TRUMPS)
                        ):
                            beats = 1
                            wins = 64
                            win_suit = suit
                            win_rank = rank
                            if at < to_come:
                                above = tables[ONES + (higher & 1023)]
                                if suit == _TRUMPS:
                                    above += tables[ONES + (higher >> 10 & 1023)]
                                    above += higher >> 20
                    if beats == 0 and best != NO_CARD:
                        if lost != 65:
                            wins = lost
                            at = to_come
                        elif table[SIDES + table[BEST_SEAT]] == our_side:
                            wins = 64

                    # The players to come: whether they have the suit led. Chances are in 4096ths
                    # until they meet `wins`.
                    if now_led != judged and at < to_come:
                        judged = now_led
                        holders = 0
                        if judged < _TRUMPS:
                            holders = table[VOIDERS + judged] & but_me
                            holders = seats - 1 - tables[ONES + holders] << 5
                            mask = table[LEFT + judged] ^ table[mine + judged]
                            if knows:
                                mask &= ~table[AWAY + judged]
                            nobody = tables[NOBODY + (holders | tables[ONES + mask])]
                            seat = me
                            while at < to_come:
                                seat += 1
                                if seat == seats:
                                    seat = 0
                                known = 0
                                often = 0
                                void = 64
                                if table[VOIDERS + judged] >> seat & 1 == 0:
                                    known = table[KNOWN + 5 * seat + judged]
                                    known &= table[LEFT + judged]
                                    void = 0
                                    if known == 0:
                                        void = nobody
                                        thrown = table[THROWN] >> judged & 1
                                        if thrown and seat == table[DISCARDER]:
                                            void += (64 - void) * weights[_DISCARDED] >> 6
                                    if table[at + _OURS]:
                                        often = weights[_PARTNER]
                                    elif at + _PLAYER < to_come:
                                        often = weights[_BY_SUIT]
                                    else:
                                        often = weights[_LAST_BY_SUIT]
                                table[at + _GOES_OVER] = often
                                table[at + _ITS_CARDS] = known
                                table[at + _HAS_NONE] = void
                                chance = 64 if table[at + _ITS_TRUMPS] else over
                                table[at + _RUFFS] = chance * table[at + _TRUMPS_OVER] * void >> 6
                                at += _PLAYER
                            at = _COMING

                    # Each of them may turn it: by a trump, or by a higher card of the suit, by
                    # chance or by a known one.
                    follows = 0
                    if at < to_come:
                        if win_suit == _TRUMPS:
                            follows = 64 - tables[NOBODY + (trump_holders | above)]
                        else:
                            follows = 64 - tables[NOBODY + (holders | above)]
                    ours_raised = 0
                    theirs_raised = 0
                    while at < to_come:
                        if win_suit == _TRUMPS:
                            chance = table[at + _TRUMPS_OVER]
                            if table[at + _ITS_TRUMPS] >> win_rank:
                                chance <<= 6
                            else:
                                chance *= follows
                            if now_led != _TRUMPS:
                                chance = chance * table[at + _HAS_NONE] >> 6
                        else:
                            chance = table[at + _GOES_OVER]
                            if table[at + _ITS_CARDS] >> win_rank:
                                chance <<= 6
                            else:
                                chance *= follows
                            chance += table[at + _RUFFS]
                        if chance > 4096:
                            chance = 4096
                        if table[at + _OURS]:
                            chance -= chance * theirs_raised * weights[_SPOILS_PARTNER] >> 12
                            wins += (64 - wins) * chance >> 12
                            ours_raised += (64 - ours_raised) * chance >> 12
                        else:
                            chance -= chance * ours_raised * weights[_SPOILS_OPPONENT] >> 12
                            wins -= wins * chance >> 12
                            theirs_raised += (64 - theirs_raised) * chance >> 12
                        at += _PLAYER
                    if beats == 0:
                        lost = wins
                    score = (2 * wins - 64) * (stake + 64 * worth) >> 6

                    # What the card would have been worth later.
                    if this == _MATTO:
                        score -= weights[_MATTO_COST] - BIAS
                        score -= table[TRICKS] * (weights[_MATTO_TRICKS] - BIAS)
                    elif suit != _TRUMPS:
                        price = tables[PRICE + this]
                        if price > 1:
                            score -= weights[_BY_POINTS + price] - BIAS
                        score -= worth * (weights[_KEEP + price] - BIAS)
                        if higher == 0:
                            score += weights[_TOP] - BIAS
                    elif this == _LOWEST_TRUMP:
                        score -= weights[_BAGATTO] - BIAS
                        score -= worth * (weights[_KEEP_BAGATTO] - BIAS)
                    else:
                        score -= weights[_TRUMP] - BIAS
                        score -= rank * (weights[_TRUMP_RANK] - BIAS)
                        score -= worth * (weights[_KEEP_TRUMP] - BIAS)
                        if higher == 0:
                            score -= weights[_TOP_TRUMP] - BIAS

                    # What following with the last of a suit does, and what leading does.
                    if led != NO_SUIT:
                        if suit != _TRUMPS and hand & (hand - 1) == 0:
                            score += weights[_LAST_OF_SUIT] - BIAS
                        if this == table[ASKED_CARD]:
                            score += weights[_ASKED] - BIAS
                    elif this == _MATTO:
                        score -= weights[_LEAD_MATTO] - BIAS
                    else:
                        score += lead
                        if suit != _TRUMPS and (hand ^ 1 << place) & _COURTS:
                            score -= weights[_COURT_BEHIND] - BIAS

                    if chosen == NO_CARD or score > chosen_score:
                        chosen = this
                        chosen_score = score
                    place += 1
                suit += 1
                if only < _TRUMPS and suit < _TRUMPS:
                    suit = _TRUMPS

        # The card leaves the hand and lies on the table.
        card = NO_CARD
        suit = tables[SUIT + chosen]
        bit = 1 << (chosen - 10 * suit)
        table[mine + suit] ^= bit
        table[LEFT + suit] ^= bit
        if me == table[DISCARDER]:
            table[THROWN] &= ~(1 << suit)
        table[STAKE] += table[WORTH + chosen]
        place = table[PLACE]
        table[TRICK + place] = chosen
        if chosen == _MATTO:
            table[MATTO_BY] = me
        else:
            if led == NO_SUIT:
                table[LED] = suit
            elif suit != led:
                table[VOIDERS + led] |= 1 << me
                if suit != _TRUMPS:
                    table[VOIDERS + _TRUMPS] |= 1 << me
            if best != NO_CARD and (
                (suit == best_suit and tables[RANK + chosen] < best_rank)
                or (suit != best_suit and suit != _TRUMPS)
            ):
                pass
            else:
                table[BEST] = chosen
                table[BEST_SEAT] = me
        place += 1
        me += 1
        if me == seats:
            me = 0

        # The trick goes to who won it, but the Matto to the side that played it.
        if place == seats:
            me = table[BEST_SEAT]
            side = table[SIDES + me]
            while place:
                place -= 1
                this = table[TRICK + place]
                taker = side
                if this == _MATTO:
                    taker = table[SIDES + table[MATTO_BY]]
                    if taker != side:
                        table[MATTO_LOST] = 1
                table[POINTS + taker] += tables[HALVES + this]
                suit = tables[SUIT + this]
                table[CAPTURED + 5 * taker + suit] |= 1 << (this - 10 * suit)
            table[WON + side] += 1
            table[LAST] = side
            table[TRICKS] -= 1
            table[LED] = NO_SUIT
            table[BEST] = NO_CARD
            table[STAKE] = 0
        table[PLACE] = place
        table[TURN] = me
    return chosen
