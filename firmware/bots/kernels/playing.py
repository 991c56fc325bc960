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

# Where things stand in the table of a hand. Cards are masks suit by suit: of each seat (5 * seat
# + suit), not yet played, laid away (hidden from all but the discarder), known to all to be in a
# seat's hand (5 * seat + suit).
HANDS = const(0)
LEFT = const(20)
AWAY = const(25)
KNOWN = const(30)
# By suit, the bits of the seats that have shown not to hold it; the side of each seat; the suits
# that the discarder may have thrown away, and who that is.
VOIDERS = const(50)
SIDES = const(55)
THROWN = const(59)
DISCARDER = const(60)
SEATS = const(61)
# The seat to play; tricks left with this one; cards on the table, the suit to follow, the card
# that wins so far and whose it is, the worth on the table, what the last trick adds to it; the
# cards themselves.
TURN = const(62)
TRICKS = const(63)
PLACE = const(64)
LED = const(65)
BEST = const(66)
BEST_SEAT = const(67)
STAKE = const(68)
LAST_TRICK = const(69)
TRICK = const(70)
# Who played the Matto, and whether the other side won that trick. By side: half points of cards,
# the cards (5 * side + suit), tricks; the side of the last trick.
MATTO_BY = const(74)
MATTO_LOST = const(75)
POINTS = const(76)
CAPTURED = const(78)
WON = const(88)
LAST = const(90)
# What a partner's signal asks for: a bonus for leading each suit, and the card to follow with.
ASKED_LEAD = const(91)
ASKED_CARD = const(96)
# For counting.py: who gets what is laid away and its half points, declared half points by side,
# the rules to count by, the prize of a sweep.
AWAY_SIDE = const(97)
AWAY_POINTS = const(98)
DECLARED = const(99)
RULES = const(101)
SWEEP = const(102)
# By card: its worth, positive but for the Matto's, which nobody takes.
WORTH = const(103)
SIZE = const(165)

NO_SEAT = const(4)
NO_SUIT = const(5)
NO_CARD = const(62)

# Where things stand in the bytes about a pack (tables.py): by card half points, rank, suit and
# points; the chance that nobody has one of n cards, at (others << 5) + n; ones in ten bits.
HALVES = const(0)
RANK = const(62)
SUIT = const(124)
PRICE = const(186)
NOBODY = const(248)
ONES = const(376)

_TRUMPS = const(4)
_LOWEST_TRUMP = const(40)
_MATTO = const(61)
_MATTO_BIT = const(0x200000)
_RANKED = const(0x1FFFFF)
_COURTS = const(0x3C0)

# The weights, by place; a second set for side 1 follows the first. What a card costs, beyond what
# a suit card of one point does: suit cards by points from _BY_POINTS + 2 on, the lowest trump,
# other trumps by _TRUMP and rank, the highest trump about, the Matto by the tricks left.
BIAS = const(16384)
STYLE = const(38)
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
# the trick spoils the other's chances, what the discard adds to the chance of a void, the chance
# of a Matto led; what an opponent to come adds to the trick.
_BY_TRUMP = const(13)
_BY_SUIT = const(14)
_LAST_BY_SUIT = const(15)
_PARTNER = const(16)
_SPOILS_PARTNER = const(17)
_SPOILS_OPPONENT = const(18)
_DISCARDED = const(19)
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
def play_out(table: ptr32, tables: ptr8, weights: ptr16, card: int, plies: int) -> int:
    """Play so many plies and return the last card: first `card`, unless it is NO_CARD, then
    always the card that is worth most to who plays it; of equal ones the first found.
    """
    seats = table[SEATS]
    chosen = card
    while plies:
        plies -= 1
        me = table[TURN]
        mine = HANDS + 5 * me
        our_side = table[SIDES + me]
        led = table[LED]
        best = table[BEST]
        best_suit = NO_SUIT
        best_rank = 0
        if best != NO_CARD:
            best_suit = tables[SUIT + best]
            best_rank = tables[RANK + best]

        if card == NO_CARD:
            # The one suit that must be played, if any; the Matto may always.
            only = NO_SUIT
            matto = table[mine + _TRUMPS] & _MATTO_BIT
            if led != NO_SUIT:
                if led != _TRUMPS and table[mine + led]:
                    only = led
                elif table[mine + _TRUMPS] & _RANKED:
                    only = _TRUMPS
            forced = 1 if table[TRICKS] == 1 else 0
            if only != NO_SUIT:
                mask = table[mine + only]
                if only != _TRUMPS:
                    mask |= matto
                if mask & (mask - 1) == 0:
                    forced = 1

            # What the seat has not seen of the trumps, and who may hold them.
            weight = STYLE * our_side
            others = 15 ^ 1 << me
            knows = 1 if table[DISCARDER] == me else 0
            unseen = (table[LEFT + _TRUMPS] ^ table[mine + _TRUMPS]) & _RANKED
            if knows:
                unseen &= ~table[AWAY + _TRUMPS]
            mask = unseen
            trumps_out = tables[ONES + (mask & 1023)] + tables[ONES + (mask >> 10 & 1023)]
            trumps_out += mask >> 20
            trump_voids = table[VOIDERS + _TRUMPS]
            trump_holders = (seats - 1 - tables[ONES + (trump_voids & others)]) << 5

            # The unseen cards that beat the best: from its own rank on, for an equal (a Moor)
            # that is played later wins.
            best_above = 0
            if best != NO_CARD:
                mask = unseen
                if best_suit != _TRUMPS:
                    mask = table[LEFT + best_suit] ^ table[mine + best_suit]
                    if knows:
                        mask &= ~table[AWAY + best_suit]
                mask >>= best_rank
                best_above = tables[ONES + (mask & 1023)] + tables[ONES + (mask >> 10 & 1023)]
                best_above += mask >> 20
            to_come = seats - 1 - table[PLACE]
            stake = table[STAKE]
            if table[TRICKS] == 1:
                stake += table[LAST_TRICK]
            stake <<= 6
            seat = me
            come = to_come
            while come:
                come -= 1
                seat += 1
                if seat == seats:
                    seat = 0
                if table[SIDES + seat] != our_side:
                    stake += weights[weight + _OPPONENT_ADDS] - BIAS

            chosen = NO_CARD
            chosen_score = 0
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
                    hand &= _RANKED
                    if only < _TRUMPS:
                        legal = matto
                place = 0
                if legal == _MATTO_BIT:
                    place = 21
                    legal = 1
                run = 0
                since = 0
                suit_out = tables[ONES + (unseen & 1023)]
                if suit == _TRUMPS:
                    suit_out = trumps_out
                suit_holders = seats - 1 - tables[ONES + (table[VOIDERS + suit] & others)] << 5
                while legal:
                    while legal & 1 == 0:
                        legal >>= 1
                        place += 1
                    this = 10 * suit + place
                    if forced:
                        chosen = this
                        break
                    # Of a run of cards with equal worth and nothing to beat between them only
                    # the lowest is looked at.
                    worth = table[WORTH + this]
                    if unseen & (1 << place) - (1 << since) or (
                        best_suit == suit and since + 10 * suit <= best < this
                    ):
                        run = 0
                    since = place
                    legal >>= 1
                    place += 1
                    if worth == run and this != _MATTO:
                        continue
                    run = worth
                    rank = tables[RANK + this]
                    mask = unseen >> rank
                    higher = tables[ONES + (mask & 1023)] + tables[ONES + (mask >> 10 & 1023)]
                    higher += mask >> 20

                    # Whose trick it is once this card lies.
                    now_led = led
                    wins = 0
                    if best != NO_CARD and table[SIDES + table[BEST_SEAT]] == our_side:
                        wins = 64
                    win_suit = best_suit
                    win_rank = best_rank
                    above = best_above
                    come = to_come
                    beats = 0
                    if this == _MATTO:
                        if best == NO_CARD:
                            wins = weights[weight + _MATTO_WINS] - BIAS
                            come = 0
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
                            above = higher
                    if not beats and lost != 65:
                        wins = lost
                        come = 0

                    # Each player to come may turn it: by a trump, or by a higher card of the
                    # suit, by chance or by a known one. Chances are in 4096ths until they meet
                    # `wins`.
                    seat = me
                    ours_raised = 0
                    theirs_raised = 0
                    while come:
                        come -= 1
                        seat += 1
                        if seat == seats:
                            seat = 0
                        ours = 1 if table[SIDES + seat] == our_side else 0
                        chance = 0
                        if trump_voids >> seat & 1 == 0:
                            higher_trumps = above if win_suit == _TRUMPS else trumps_out
                            chance = 64 - tables[NOBODY + (trump_holders | higher_trumps)]
                            known = table[KNOWN + 5 * seat + _TRUMPS]
                            known &= table[LEFT + _TRUMPS] & _RANKED
                            if known and (win_suit != _TRUMPS or known >> win_rank):
                                chance = 64
                            if ours:
                                chance *= weights[weight + _PARTNER] - BIAS
                            else:
                                chance *= weights[weight + _BY_TRUMP] - BIAS
                        if now_led != _TRUMPS and table[VOIDERS + now_led] >> seat & 1 == 0:
                            holders = suit_holders
                            led_out = suit_out
                            if now_led != suit:
                                holders = table[VOIDERS + now_led] & others
                                holders = seats - 1 - tables[ONES + holders] << 5
                                mask = table[LEFT + now_led] ^ table[mine + now_led]
                                if knows:
                                    mask &= ~table[AWAY + now_led]
                                led_out = tables[ONES + mask]
                            known = table[KNOWN + 5 * seat + now_led] & table[LEFT + now_led]
                            void = 0
                            if known == 0:
                                void = tables[NOBODY + (holders | led_out)]
                                if seat == table[DISCARDER] and table[THROWN] >> now_led & 1:
                                    extra = weights[weight + _DISCARDED] - BIAS
                                    void += (64 - void) * extra >> 6
                            chance = chance * void >> 6
                            if win_suit == now_led:
                                follows = 64
                                if known >> win_rank == 0:
                                    follows -= tables[NOBODY + (holders | above)]
                                if ours:
                                    chance += follows * (weights[weight + _PARTNER] - BIAS)
                                elif come:
                                    chance += follows * (weights[weight + _BY_SUIT] - BIAS)
                                else:
                                    chance += follows * (weights[weight + _LAST_BY_SUIT] - BIAS)
                        if chance > 4096:
                            chance = 4096
                        if ours:
                            spoils = weights[weight + _SPOILS_PARTNER] - BIAS
                            chance -= chance * theirs_raised * spoils >> 12
                            wins += (64 - wins) * chance >> 12
                            ours_raised += (64 - ours_raised) * chance >> 12
                        else:
                            spoils = weights[weight + _SPOILS_OPPONENT] - BIAS
                            chance -= chance * ours_raised * spoils >> 12
                            wins -= wins * chance >> 12
                            theirs_raised += (64 - theirs_raised) * chance >> 12
                    if not beats:
                        lost = wins
                    score = (2 * wins - 64) * (stake + 64 * worth) >> 6

                    # What the card would have been worth later.
                    if this == _MATTO:
                        score -= weights[weight + _MATTO_COST] - BIAS
                        score -= table[TRICKS] * (weights[weight + _MATTO_TRICKS] - BIAS)
                    elif suit != _TRUMPS:
                        price = tables[PRICE + this]
                        if price > 1:
                            score -= weights[weight + _BY_POINTS + price] - BIAS
                        score -= worth * (weights[weight + _KEEP + price] - BIAS)
                        if higher == 0:
                            score += weights[weight + _TOP] - BIAS
                    elif this == _LOWEST_TRUMP:
                        score -= weights[weight + _BAGATTO] - BIAS
                        score -= worth * (weights[weight + _KEEP_BAGATTO] - BIAS)
                    else:
                        score -= weights[weight + _TRUMP] - BIAS
                        score -= rank * (weights[weight + _TRUMP_RANK] - BIAS)
                        score -= worth * (weights[weight + _KEEP_TRUMP] - BIAS)
                        if higher == 0:
                            score -= weights[weight + _TOP_TRUMP] - BIAS

                    # What following with the last of a suit does, and what leading does.
                    if led != NO_SUIT:
                        if suit != _TRUMPS and hand & (hand - 1) == 0:
                            score += weights[weight + _LAST_OF_SUIT] - BIAS
                        if this == table[ASKED_CARD]:
                            score += weights[weight + _ASKED] - BIAS
                    elif this == _MATTO:
                        score -= weights[weight + _LEAD_MATTO] - BIAS
                    else:
                        score += table[ASKED_LEAD + suit]
                        if suit == _TRUMPS:
                            score -= trumps_out * (weights[weight + _TRUMPS_OUT] - BIAS)
                            score -= weights[weight + _LEAD_TRUMP] - BIAS
                        else:
                            held = tables[ONES + hand]
                            score -= held * (weights[weight + _LENGTH] - BIAS)
                            score += suit_out * (weights[weight + _SUIT_OUT] - BIAS)
                            if held == 1 and table[mine + _TRUMPS] & _RANKED:
                                score += weights[weight + _LEAD_LAST] - BIAS
                            if (hand ^ 1 << place - 1) & _COURTS:
                                score -= weights[weight + _COURT_BEHIND] - BIAS
                            seat = 0
                            mask = table[VOIDERS + suit] & others
                            while mask:
                                if mask & 1:
                                    if table[SIDES + seat] != our_side:
                                        score += weights[weight + _OPPONENT_VOID] - BIAS
                                    elif trump_voids >> seat & 1 == 0:
                                        score += weights[weight + _PARTNER_VOID] - BIAS
                                mask >>= 1
                                seat += 1

                    if chosen == NO_CARD or score > chosen_score:
                        chosen = this
                        chosen_score = score
                if forced and chosen != NO_CARD:
                    break
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
