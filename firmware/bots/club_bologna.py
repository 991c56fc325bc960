"""What Club knows of the Bolognese pack: the weights it plays by, what to lay away and to say."""

from micropython import const

from bots import calls, tables
from bots.kernels import counting, playing
from bots.worth import value_cards
from tarocchi.actions import DONE, FLAG_DONE
from tarocchi.cards import BIT, BOLOGNA, KING, SUIT, TRUMPS, cards, popcount

# The six points of the last trick, which one side gains and the other misses, in quarters.
LAST_TRICK = 48

# What laying a card away is worth, in the score of card play: by its worth, which is then safe;
# by the points it would declare; the suit it empties, each card left of it; a trump and its rank;
# a king that stays behind.
_WORTH, _DECLARES, _EMPTIES, _LENGTH, _TRUMP, _TRUMP_RANK, _KING_LEFT = range(7)

# Weights of card play, of the worth of cards, of discards: one style for a seat of Ottocento, one
# for the declarer of Terziglio, one for a defender. Found by hill climbing in self-play, but for
# what heeding a busso is worth: a person at the table must be able to rely on it.
_HEED = const(15000)
_PAIRS = (
    (
        (303, 206, 105, 269)
        + (1442, 1038, 228, 2270, 2596, 76)
        + (1018, 73, 39)
        + (54, 48, 424, 74, 16, 46, 26, 13, 800)
        + (200, 499, 1994, 7116, 846, 492, -5663, 2441)
        + (8, 5, 5, 39, 20, 66, 43)
        + (_HEED,)
    ),
    (16, 6, 7, 5) + (22, 23, 30, 40, 55, 43, 24, 41, 9) + (44, 44, 28, 26, 22, 6),
    (13, 28, 11905, 1267, 13008, 23, 3),
)
_DECLARER = (
    (
        (165, 206, 189, 360)
        + (1335, 1374, 338, 1996, 2076, -21)
        + (1146, 47, -45)
        + (85, 16, 562, 104, 16, 32, 39, -8, 1144)
        + (152, 163, 1745, 3314, 617, 583, -6169, 3555)
        + (21, 21, 11, 23, 2, 68, 33)
        + (_HEED,)
    ),
    (16, 5, 8, 10) + (23, 26, 42, 40, 31, 45, 35, 54, 9) + (27, 28, 23, 10, 22, 10),
    (21, 20, 8034, 1267, 20918, 6, 3),
)
_DEFENDER = (
    (
        (449, 194, 128, 155)
        + (1232, 499, 228, 2270, 2806, 315)
        + (1018, 55, 14)
        + (80, 72, 483, 54, 29, 37, 49, 26, 376)
        + (114, 499, 1994, 7168, 714, 565, -2352, 973)
        + (25, 5, 22, 23, 19, 56, 43)
        + (_HEED,)
    ),
    (16, 5, 3, 4) + (32, 23, 14, 36, 41, 50, 36, 54, 4) + (30, 2, 25, 26, 22, 6),
    (),
)
# By game: the weights of card play of both sides, then those of each side for the rest.
_STYLES = {
    "ottocento": ((tables.weighed(_PAIRS[0]),) * 2, _PAIRS[1:], _PAIRS[1:]),
    "terziglio": (
        (tables.weighed(_DECLARER[0]), tables.weighed(_DEFENDER[0])),
        _DECLARER[1:],
        _DEFENDER[1:],
    ),
}

# A card in a pile counts its points less half a point.
TABLES = tables.about(BOLOGNA, [2 * points - 1 for points in BOLOGNA.value])


def style(view):
    """Return the weights to decide by: of card play, of the worth of cards, of discards."""
    styles = _STYLES[view.game.name]
    return (styles[0],) + styles[1 + view.sides[view.seat]]


def choose(view, table, style):
    """Return the next action outside card play."""
    if view.phase == "discard":
        if view.legal[5] & FLAG_DONE:
            return DONE
        value_cards(view, table, style[1])
        return ranking(view, table, style, 1)[0]
    if view.phase == "gift":
        return _choose_gift(view, table, style)
    return calls.call(view)


def ranking(view, table, style, wanted):
    """Return so many cards that may be laid away next, or all if there are fewer, the best first.

    The worth of the cards stands in the table.
    """
    weights = style[2]
    combinations = view.game.combinations(view.options, view.hand)
    declared = cards(combinations.cards())
    waiting = []
    for card in cards(view.legal):
        suit = SUIT[card]
        score = weights[_WORTH] * table[playing.WORTH + card]
        if suit == TRUMPS:
            score -= weights[_TRUMP] + view.game.deck.rank[card] * weights[_TRUMP_RANK]
        else:
            rest = view.hand[suit] ^ BIT[card]
            if not rest:
                score += weights[_EMPTIES]
            score -= weights[_LENGTH] * popcount(rest)
            if rest >> KING:
                score -= weights[_KING_LEFT]
        waiting.append((-score, len(waiting), card))
    ranked = []
    while waiting and len(ranked) < wanted:
        best = min(waiting)
        waiting.remove(best)
        price, place, card = best
        if card in declared:
            # It takes long to find what the declaration loses, so only of what comes to the front.
            declared.remove(card)
            rest = list(view.hand)
            rest[SUIT[card]] ^= BIT[card]
            loss = combinations.points - view.game.combinations(view.options, rest).points
            waiting.append((price + 4 * weights[_DECLARES] * loss, place, card))
        else:
            ranked.append(card)
    return ranked


def shown(view, hand):
    """Return (the half points that a hand will declare, the cards that it will show)."""
    combinations = view.game.combinations(view.options, hand)
    return 2 * combinations.points, combinations.cards()


def _choose_gift(view, table, style):
    """Return the card that is worth least to either side, now that all are captured."""
    from tarocchi.result import gift_order  # needed here alone, and so no sooner

    value_cards(view, table, style[1])
    return min(gift_order(view.legal), key=lambda card: table[playing.WORTH + card])


def reasons(view):
    """Return what speaks for a gift or a call, as in bots.advice."""
    return [("harmless", 0)] if view.phase == "gift" else calls.reasons(view)


def rules(view):
    """Return the bits of counting.RULES for a view."""
    rules = counting.COMBINE | counting.GIFT
    if view.options["grande.moors"] == "on":
        rules |= counting.MOORS
    if view.declarer >= 0:
        rules |= counting.PAID
    return rules
