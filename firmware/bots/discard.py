"""What the dealer lays away: points that would be lost, and suits that can be trumped later."""

from tarocchi.actions import DONE, FLAG_DONE
from tarocchi.cards import BIT, SUIT, TRUMPS, cards, popcount

# All in 1/64 point, found by hill climbing as in evaluation.py.
_POINTS = 40
_VOID = 200
_LENGTH = 20
_TRUMP = 400


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
