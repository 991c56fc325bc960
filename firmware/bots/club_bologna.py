"""What Club knows of the Bolognese pack: the weights it plays by, what to lay away and to say."""

from micropython import const

from bots import calls, evaluation
from bots.worth import value_cards
from tarocchi.actions import DONE, FLAG_DONE
from tarocchi.cards import BIT, KING, SUIT, TRUMPS, cards, popcount
from tarocchi.result import gift_order

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
_STYLES = {"ottocento": (_PAIRS, _PAIRS), "terziglio": (_DEFENDER, _DECLARER)}


def style(view):
    """Return the weights to decide by: of card play, of the worth of cards, of discards."""
    return _STYLES[view.game.name][view.seat == view.declarer]


def choose(view, table, style):
    """Return the next action outside card play."""
    if view.phase == "discard":
        return DONE if view.legal[5] & FLAG_DONE else _lay_away(view, table, style)
    if view.phase == "gift":
        return _choose_gift(view, table, style)
    return calls.call(view)


def _lay_away(view, table, style):
    """Return the card that is best laid away of those left."""
    _, worth, weights = style
    value_cards(view, table, worth)
    declares = calls.declared_loss(view)
    best = -1
    best_score = 0
    for card in cards(view.legal):
        suit = SUIT[card]
        score = weights[_WORTH] * table[evaluation.WORTH + card]
        score -= 4 * weights[_DECLARES] * declares.get(card, 0)
        if suit == TRUMPS:
            score -= weights[_TRUMP] + view.game.deck.rank[card] * weights[_TRUMP_RANK]
        else:
            rest = view.hand[suit] ^ BIT[card]
            if not rest:
                score += weights[_EMPTIES]
            score -= weights[_LENGTH] * popcount(rest)
            if rest >> KING:
                score -= weights[_KING_LEFT]
        if best < 0 or score > best_score:
            best = card
            best_score = score
    return best


def _choose_gift(view, table, style):
    """Return the card that is worth least to either side, now that all are captured."""
    value_cards(view, table, style[1])
    return min(gift_order(view.legal), key=lambda card: table[evaluation.WORTH + card])
