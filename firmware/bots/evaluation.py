"""What each playable card is worth one ply ahead: the judgement behind Club's card play.

The trick is looked at as a bet: the chance that our side wins it times the worth of the cards in
it, less what the card would have been worth later, plus what leading it does to its suit. What a
card is worth to whoever takes it stands in the table, a number a card, so one kernel plays all
games. best_card works on flat arrays of small ints with while loops, without a call and without
an allocation, because it is the inner loop of all card play.
"""

from micropython import const

# Where things stand in the table, the array of ints that describes one decision. By suit: masks
# of what the player holds, may play and has not seen; how many of them it holds and has not
# seen; how many other players may hold the suit. By seat: the suits it has shown not to hold
# (bits 1 << suit) and its side.
HAND = const(0)
LEGAL = const(5)
UNSEEN = const(10)
HELD = const(15)
OUT = const(20)
HOLDERS = const(25)
VOIDS = const(30)
SIDES = const(34)
# The player's seat, how many play, how many come after it in this trick, the tricks left with
# this one, the suit to follow or NO_SUIT, the card that wins so far or NO_CARD, whether it is
# our side's, and the worth on the table that the winner takes.
SEAT = const(38)
SEATS = const(39)
TO_COME = const(40)
TRICKS = const(41)
LED = const(42)
BEST = const(43)
OURS = const(44)
POINTS = const(45)
# What partner's signals ask for: a bonus for leading each suit, and the card to follow with or
# NO_CARD. By seat and suit (5 * seat + suit): masks of the cards that all know it to hold. By
# card: its worth, never negative.
ASKED_SUIT = const(46)
ASKED_CARD = const(51)
KNOWN = const(52)
WORTH = const(72)
SIZE = const(134)

NO_SUIT = const(5)
NO_CARD = const(62)

_TRUMPS = const(4)
_LOWEST_TRUMP = const(40)
_MATTO = const(61)
_KING_BIT = const(0x200)
_COURT_BITS = const(0x1C0)

# The weights by place. What spending a card costs: _SUIT_CARD + its points, less _TOP when
# nothing higher is out; the lowest trump; other trumps; the Matto.
_SUIT_CARD = const(0)
_TOP = const(6)
_LAST_OF_SUIT = const(7)
_BAGATTO = const(8)
_TRUMP = const(9)
_TRUMP_RANK = const(10)
_TOP_TRUMP = const(11)
_MATTO_COST = const(12)
_MATTO_TRICKS = const(13)
# The bet: how often an opponent who can beat us does, the chance to win with a Matto led, what
# a player to come adds to the trick.
_OPPONENT = const(14)
_MATTO_WINS = const(15)
_TO_COME_ADDS = const(16)
# Leading a suit: its length, what is out, who is void, what stays behind; trumps; the Matto.
_LENGTH = const(17)
_SUIT_OUT = const(18)
_OPPONENT_VOID = const(19)
_PARTNER_VOID = const(20)
_KING_BEHIND = const(21)
_COURT_BEHIND = const(22)
_LEAD_TRUMP = const(23)
_TRUMPS_HELD = const(24)
_TRUMPS_OUT = const(25)
_LEAD_MATTO = const(26)

# What a card's worth adds to the cost of spending it, by its points in the suits; what doing as
# a busso asks is worth.
_KEEP = const(26)
_KEEP_TRUMP = const(32)
_KEEP_LOWEST = const(33)
_ASKED = const(34)
WEIGHTS = const(35)

_RANK = const(62)


def _nobody_holds():
    """Return the bytes of: chance in 64 that nobody has one of n cards, at (others << 5) + n.

    It is the chance that a given one of so many players, who share n cards by chance, has none.
    """
    table = bytearray(4 << 5)
    for others in range(4):
        chance = 64 << 16
        for n in range(32):
            table[(others << 5) + n] = (chance + (1 << 15)) >> 16
            chance = chance * (others - 1) // others if others else chance
    return bytes(table)


VOID_CHANCE = _nobody_holds()


def best_card(table, pack, weights, void_chance):
    """Return the card of LEGAL that is worth most; of equal ones the first found.

    pack is a deck's value and rank as one bytes, weights WEIGHTS numbers, void_chance
    VOID_CHANCE. Of a run of cards with equal worth and nothing to beat between them only the
    lowest is looked at.
    """
    me = table[SEAT]
    seats = table[SEATS]
    our_side = table[SIDES + me]
    to_come = table[TO_COME]
    leading = table[LED] == NO_SUIT
    trumps_out = table[OUT + _TRUMPS]
    trump_chance = table[HOLDERS + _TRUMPS] << 5

    # The card to beat, and how many unseen ones beat it too.
    best = table[BEST]
    best_suit = NO_SUIT
    best_rank = best_above = 0
    if best != NO_CARD:
        best_suit = _TRUMPS if best >= _LOWEST_TRUMP else best // 10
        best_rank = pack[_RANK + best]
        # From its rank on, which an equal that is played later beats it from.
        mask = table[UNSEEN + best_suit] >> best_rank
        while mask:
            mask &= mask - 1
            best_above += 1

    chosen = NO_CARD
    chosen_score = 0
    suit = 0
    while suit < 5:
        legal = table[LEGAL + suit]
        unseen = table[UNSEEN + suit]
        higher = table[OUT + suit]
        rank = 0
        equals = 0
        run = 0
        place = 0
        while legal >> place:
            card = 10 * suit + place
            if pack[_RANK + card] != rank:
                rank = pack[_RANK + card]
                higher -= equals
                equals = 0
            if unseen >> place & 1:
                equals += 1
                run = 0
            elif card == best:
                run = 0
            elif legal >> place & 1 and (table[WORTH + card] != run or card == _MATTO):
                run = worth = table[WORTH + card]
                points = pack[card]

                # Whose trick it is once this card lies.
                led = table[LED]
                w = 64 if table[OURS] else 0
                win_suit = best_suit
                win_rank = best_rank
                above = best_above
                if card == _MATTO:
                    worth = 0
                    if best == NO_CARD:
                        w = weights[_MATTO_WINS]
                else:
                    if led == NO_SUIT:
                        led = suit
                    if (
                        best == NO_CARD
                        or (suit == best_suit and rank >= best_rank)
                        or (suit == _TRUMPS and best_suit != _TRUMPS)
                    ):
                        w = 64
                        win_suit = suit
                        win_rank = rank
                        above = higher

                # Each player to come may turn it: by a higher card of the suit, or by a trump.
                come = to_come if led != NO_SUIT else 0
                seat = me
                while come:
                    come -= 1
                    seat += 1
                    if seat == seats:
                        seat = 0
                    voids = table[VOIDS + seat]
                    chance = 0
                    if voids >> _TRUMPS == 0:
                        chance = (
                            64
                            - void_chance[
                                trump_chance + (above if win_suit == _TRUMPS else trumps_out)
                            ]
                        )
                    known = table[KNOWN + 5 * seat + _TRUMPS]
                    if known and (win_suit != _TRUMPS or known >> win_rank):
                        chance = 64
                    if led != _TRUMPS and voids >> led & 1 == 0:
                        holders = table[HOLDERS + led] << 5
                        known = table[KNOWN + 5 * seat + led]
                        if known:
                            chance = 0
                        else:
                            chance = chance * void_chance[holders + table[OUT + led]] >> 6
                        if win_suit == led:
                            if known >> win_rank:
                                chance = 64
                            else:
                                chance += 64 - void_chance[holders + above]
                    if table[SIDES + seat] == our_side:
                        w += (64 - w) * chance >> 6
                    else:
                        w -= w * chance * weights[_OPPONENT] >> 12
                score = (2 * w - 64) * (
                    table[POINTS] + worth + (to_come * weights[_TO_COME_ADDS] >> 6)
                )

                # What the card would have been worth later.
                if card == _MATTO:
                    score -= weights[_MATTO_COST] + table[TRICKS] * weights[_MATTO_TRICKS]
                elif suit != _TRUMPS:
                    score -= weights[_SUIT_CARD + points] + worth * weights[_KEEP + points]
                    if higher == 0:
                        score += weights[_TOP]
                elif place == 0:
                    score -= weights[_BAGATTO] + worth * weights[_KEEP_LOWEST]
                else:
                    score -= weights[_TRUMP] + rank * weights[_TRUMP_RANK]
                    score -= worth * weights[_KEEP_TRUMP]
                    if higher == 0:
                        score -= weights[_TOP_TRUMP]

                # What leading it does; what following with the last of a suit does.
                if leading and card != _MATTO:
                    score += table[ASKED_SUIT + suit]
                if not leading:
                    if suit != _TRUMPS and table[HELD + suit] == 1:
                        score += weights[_LAST_OF_SUIT]
                    if card == table[ASKED_CARD]:
                        score += weights[_ASKED]
                elif card == _MATTO:
                    score -= weights[_LEAD_MATTO]
                elif suit == _TRUMPS:
                    score += table[HELD + _TRUMPS] * weights[_TRUMPS_HELD]
                    score -= trumps_out * weights[_TRUMPS_OUT] + weights[_LEAD_TRUMP]
                else:
                    score -= table[HELD + suit] * weights[_LENGTH]
                    score += table[OUT + suit] * weights[_SUIT_OUT]
                    behind = table[HAND + suit] ^ 1 << place
                    if behind & _KING_BIT:
                        score -= weights[_KING_BEHIND]
                    elif behind & _COURT_BITS:
                        score -= weights[_COURT_BEHIND]
                    seat = 0
                    while seat < seats:
                        if seat != me and table[VOIDS + seat] >> suit & 1:
                            if table[SIDES + seat] == our_side:
                                score += weights[_PARTNER_VOID]
                            else:
                                score += weights[_OPPONENT_VOID]
                        seat += 1

                if chosen == NO_CARD or score > chosen_score:
                    chosen = card
                    chosen_score = score
            place += 1
        suit += 1
    return chosen
