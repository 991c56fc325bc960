"""What Club knows of the Piedmontese pack: points, weights of card play, what to lay away."""

from bots import evaluation
from tarocchi.actions import DONE, FLAG_DONE
from tarocchi.cards import BIT, MATTO, SUIT, TRUMPS, cards, popcount

# Points that the last trick adds.
LAST_TRICK = 0

# The weights come from hill climbing by self-play over duplicate deals. Here the worth of a card
# never changes, so that what keeping it is worth stands in the cost of its points alone.
_PLAY = (
    (0, -17, 16, 43, 173, 169)
    + (88, 14)
    + (244, 58, 10, 358, 122, 2)
    + (46, 24, 64)
    + (10, 24, 94, 263, 64, 29)
    + (12, 50, 24, 108)
    + (0, 0, 0, 0, 0, 0, 0)
    + (0,)
)

# What laying a card away is worth, in 1/64 point.
_POINTS = 40
_VOID = 200
_LENGTH = 20
_TRUMP = 400


def style(_view):
    """Return the weights: of card play, of the worth of cards (fixed here), of discards."""
    return _PLAY, (), ()


def value_cards(view, table, _weights):
    """Write into the table what each card is worth to whoever takes it: its points."""
    value = view.game.deck.value
    for card in range(MATTO):
        table[evaluation.WORTH + card] = value[card]


def choose(view, _table, _style):
    """Return the next action outside card play."""
    if view.phase == "discard":
        return choose_discard(view)
    # A gift for the Matto: all that may be given is worth the same.
    return cards(view.legal[:5])[0]


def choose_discard(view):
    """Return the next action of a discard: a card that the best legal pair holds, or DONE."""
    if view.legal[5] & FLAG_DONE:
        return DONE
    value = view.game.deck.value
    best = -1
    best_score = 0
    for card in cards(view.legal[:5]):
        score = _worth(view, card, value)
        if best < 0 or score > best_score:
            best = card
            best_score = score
    return best


def _worth(view, card, value):
    suit = SUIT[card]
    if suit == TRUMPS:
        return -_TRUMP - card
    rest = view.hand[suit] & ~BIT[card]
    return _POINTS * value[card] + (_VOID if not rest else 0) - _LENGTH * popcount(rest)
