"""What Club knows of the Bolognese pack: the weights it plays by, what to lay away and to say."""

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
# for the declarer of Terziglio, one for a defender. Hill climbing by self-play found them.
_PAIRS = (
    (
        (0, -284, 19, -9, 12, -15)
        + (1324, 57)
        + (1459, 754, 204, 2270, 2312, 39)
        + (47, 26, 573)
        + (200, 499, 1715, 6775, 1010, 683)
        + (233, 1077, 363, 1627)
        + (-9, 5, 11, 39, 14, 65, 33)
        + (20000,)
    ),
    (16, 5, 8, 10) + (19, 28, 30, 40, 46, 43, 37, 36, 9) + (30, 31, 28, 26, 35, 6),
    (13, 35, 6369, 1267, 8585, 22, 13),
)
_DECLARER = (
    (
        (0, -255, 19, 5, 11, -11)
        + (1576, 57)
        + (975, 967, 204, 3368, 2312, 59)
        + (47, 24, 458)
        + (149, 499, 1410, 6024, 932, 570)
        + (219, 744, 363, 1582)
        + (-1, 5, 11, 39, 14, 65, 42)
        + (20000,)
    ),
    (16, 5, 8, 10) + (19, 28, 30, 40, 46, 50, 28, 36, 7) + (30, 26, 19, 19, 35, 2),
    (6, 64, 3494, 1036, 5881, 42, 5),
)
_DEFENDER = (
    (
        (-255, 19, 5, 11, -11, 1576)
        + (57, 975)
        + (967, 204, 3368, 2312, 59, 47)
        + (24, 458, 149)
        + (499, 1410, 6024, 932, 570, 219)
        + (744, 363, 1582, -1)
        + (5, 11, 39, 14, 65, 42, 16)
        + (20000,)
    ),
    (5, 8, 10, 19) + (28, 30, 40, 46, 50, 28, 36, 7, 30) + (26, 19, 19, 35, 2, 6),
    (64, 3494, 1036, 5881, 42, 5, 1),
)
_STYLES = {"ottocento": (_PAIRS, _PAIRS), "terziglio": (_DEFENDER, _DECLARER)}


def style(view):
    """Return the weights to play by for the seat of the view."""
    return _STYLES[view.game.name][view.seat == view.declarer]


def choose(view, table, style):
    """Return the next action outside card play."""
    if view.phase == "discard":
        return _choose_discard(view, table, style)
    if view.phase == "gift":
        return _choose_gift(view, table, style)
    return calls.call(view)


def _choose_discard(view, table, style):
    """Return a card to lay away, or DONE: one at a time, each the best of what is left."""
    if view.legal[5] & FLAG_DONE:
        return DONE
    _, worth, weights = style
    value_cards(view, table, worth)
    declares = calls.declared_loss(view)
    best = -1
    best_score = 0
    for card in cards(view.legal[:5]):
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
    """Return the card that either side would miss least; all is captured, so worth is exact."""
    value_cards(view, table, style[1])
    choice = gift_order(view.legal[:5])
    return min(choice, key=lambda card: table[evaluation.WORTH + card])
