"""What each playable card is worth one ply ahead: the judgement behind Club's card play.

The trick is looked at as a bet: the chance that our side wins it times the points in it, less
what the card would have been worth later, plus what leading it does to its suit. All is in units
of 1/64 point. best_card works on flat arrays of small ints with while loops, without a call and
without an allocation, because it is the inner loop of all card play.
"""

from micropython import const

# Where things stand in the table, the array of ints that describes one decision. By suit: masks
# of what the player holds, may play and has not seen; how many of them it holds and has not
# seen, the Matto apart; how many other players may hold the suit. By seat: the suits it has shown
# not to hold, those it may have thrown away at the discard (bits 1 << suit), and its side.
HAND = const(0)
LEGAL = const(5)
UNSEEN = const(10)
HELD = const(15)
OUT = const(20)
HOLDERS = const(25)
VOIDS = const(30)
THROWN = const(34)
SIDES = const(38)
# The player's seat, how many play, how many come after it in this trick and how many of them are
# opponents; the tricks left with this one; the suit to follow or NO_SUIT; the card that wins so
# far or NO_CARD, whether it is our side's, and the points on the table that the winner takes.
SEAT = const(42)
SEATS = const(43)
TO_COME = const(44)
OPPONENTS = const(45)
TRICKS = const(46)
LED = const(47)
BEST = const(48)
OURS = const(49)
POINTS = const(50)
SIZE = const(51)

NO_SUIT = const(5)
NO_CARD = const(62)

_TRUMPS = const(4)
_LOWEST_TRUMP = const(40)
_MATTO = const(61)
_COURTS = const(0x3C0)

# The weights by place. What a card costs, beyond what a suit card of one point does: suit cards
# by points from _BY_POINTS + 2 on, the lowest trump, other trumps by _TRUMP and rank, the highest
# trump about, the Matto by the tricks left.
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

# Found by hill climbing in self-play over duplicate deals.
PIEDICAVALLO = (
    (38, 60, 106, 131)
    + (261, 88, 10, 358, 139, 2)
    + (34, 97, 217)
    + (54, 56, 216, 74, 7, 61, 14, 34, 55)
    + (42, 32, 116, 403, 45, 15, 0, 108)
)


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


def best_card(table, value, weights, void_chance):
    """Return the card of LEGAL that is worth most; of equal ones the first found.

    value is the deck's points a card, void_chance is VOID_CHANCE. Of a run of cards with equal
    points and nothing to beat between them only the lowest is looked at.
    """
    me = table[SEAT]
    seats = table[SEATS]
    our_side = table[SIDES + me]
    to_come = table[TO_COME]
    leading = table[LED] == NO_SUIT
    trumps_out = table[OUT + _TRUMPS]
    trump_holders = table[HOLDERS + _TRUMPS] << 5

    # The card to beat, and how many unseen ones beat it too.
    best = table[BEST]
    best_suit = NO_SUIT
    best_place = best_above = 0
    if best != NO_CARD:
        best_suit = _TRUMPS if best >= _LOWEST_TRUMP else best // 10
        best_place = best - 10 * best_suit
        mask = table[UNSEEN + best_suit] >> best_place >> 1
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
        run = 0
        place = 0
        while legal >> place:
            card = 10 * suit + place
            if unseen >> place & 1:
                higher -= 1
                run = 0
            elif card == best:
                run = 0
            elif legal >> place & 1 and (value[card] != run or card == _MATTO):
                run = points = value[card]

                # Whose trick it is once this card lies.
                led = table[LED]
                wins = 64 if table[OURS] else 0
                win_suit = best_suit
                above = best_above
                if card == _MATTO:
                    points = 0
                    if best == NO_CARD:
                        wins = weights[_MATTO_WINS]
                else:
                    if led == NO_SUIT:
                        led = suit
                    if (
                        best == NO_CARD
                        or (suit == best_suit and place > best_place)
                        or (suit == _TRUMPS and best_suit != _TRUMPS)
                    ):
                        wins = 64
                        win_suit = suit
                        above = higher

                # Each player to come may turn it: by a trump, or by a higher card of the suit.
                # Chances are in 4096ths until they meet `wins`.
                come = to_come if led != NO_SUIT else 0
                seat = me
                ours_raised = theirs_raised = 0
                while come:
                    come -= 1
                    seat += 1
                    if seat == seats:
                        seat = 0
                    ours = table[SIDES + seat] == our_side
                    voids = table[VOIDS + seat]
                    chance = 0
                    if voids >> _TRUMPS == 0:
                        higher_trumps = above if win_suit == _TRUMPS else trumps_out
                        chance = 64 - void_chance[trump_holders | higher_trumps]
                        chance *= weights[_PARTNER] if ours else weights[_BY_TRUMP]
                    if led != _TRUMPS and voids >> led & 1 == 0:
                        holders = table[HOLDERS + led] << 5
                        void = void_chance[holders | table[OUT + led]]
                        if table[THROWN + seat] >> led & 1:
                            void += (64 - void) * weights[_DISCARDED] >> 6
                        chance = chance * void >> 6
                        if win_suit == led:
                            follows = 64 - void_chance[holders | above]
                            if ours:
                                chance += follows * weights[_PARTNER]
                            elif come:
                                chance += follows * weights[_BY_SUIT]
                            else:
                                chance += follows * weights[_LAST_BY_SUIT]
                    if chance > 4096:
                        chance = 4096
                    if ours:
                        chance -= chance * theirs_raised * weights[_SPOILS_PARTNER] >> 12
                        wins += (64 - wins) * chance >> 12
                        ours_raised += (64 - ours_raised) * chance >> 12
                    else:
                        chance -= chance * ours_raised * weights[_SPOILS_OPPONENT] >> 12
                        wins -= wins * chance >> 12
                        theirs_raised += (64 - theirs_raised) * chance >> 12
                stake = 64 * (table[POINTS] + points) + table[OPPONENTS] * weights[_OPPONENT_ADDS]
                score = (2 * wins - 64) * stake >> 6

                # What the card would have been worth later.
                if card == _MATTO:
                    score -= weights[_MATTO_COST] + table[TRICKS] * weights[_MATTO_TRICKS]
                elif suit != _TRUMPS:
                    if points > 1:
                        score -= weights[_BY_POINTS + points]
                    if higher == 0:
                        score += weights[_TOP]
                elif place == 0:
                    score -= weights[_BAGATTO]
                else:
                    score -= weights[_TRUMP] + place * weights[_TRUMP_RANK]
                    if higher == 0:
                        score -= weights[_TOP_TRUMP]

                # What following with the last of a suit does, and what leading does.
                if not leading:
                    if suit != _TRUMPS and table[HELD + suit] == 1:
                        score += weights[_LAST_OF_SUIT]
                elif card == _MATTO:
                    score -= weights[_LEAD_MATTO]
                elif suit == _TRUMPS:
                    score -= trumps_out * weights[_TRUMPS_OUT] + weights[_LEAD_TRUMP]
                else:
                    score -= table[HELD + suit] * weights[_LENGTH]
                    score += table[OUT + suit] * weights[_SUIT_OUT]
                    if table[HELD + suit] == 1 and table[HELD + _TRUMPS]:
                        score += weights[_LEAD_LAST]
                    if (table[HAND + suit] ^ 1 << place) & _COURTS:
                        score -= weights[_COURT_BEHIND]
                    seat = 0
                    while seat < seats:
                        if seat != me and table[VOIDS + seat] >> suit & 1:
                            if table[SIDES + seat] != our_side:
                                score += weights[_OPPONENT_VOID]
                            elif table[VOIDS + seat] >> _TRUMPS == 0:
                                score += weights[_PARTNER_VOID]
                        seat += 1

                if chosen == NO_CARD or score > chosen_score:
                    chosen = card
                    chosen_score = score
            place += 1
        suit += 1
    return chosen
