"""What the dealer lays away: courts that may be lost, and short suits, to trump them later."""

from micropython import const

from tarocchi.cards import BIT, JACK, LOWEST_TRUMP, SUIT, TRUMPS, has, popcount

# In 1/64 point, found by hill climbing together with the weights of card play: what it is worth
# to lay away a jack, a knight, a queen; an empty suit; and the cost of each card left in a suit
# that was shortened.
_COURTS = (64, 105, 47)
_VOID = const(200)
_LENGTH = const(54)


def ranking(view):
    """Return cards that may be laid away next, the best first.

    A trump goes only when no suit card may. The first of two is one of the best pair, alone.
    """
    legal = view.legal
    choice = [card for card in range(LOWEST_TRUMP) if has(legal, card)]
    if not choice:
        return [LOWEST_TRUMP + popcount((legal[TRUMPS] & -legal[TRUMPS]) - 1)]
    held = [view.hand[suit] | view.discard[suit] for suit in range(TRUMPS)]
    alone = {card: _worth(held, card, card) for card in choice}
    gone = [card for card in range(LOWEST_TRUMP) if has(view.discard, card)]
    if gone:
        return _seconds(held, gone[0], choice, alone)
    best = choice[0]
    best_worth = -1 << 20
    for first in choice:
        first_worth = _worth(held, first, first)
        for second in choice:
            if SUIT[first] == SUIT[second]:
                if second <= first:
                    continue
                worth = _worth(held, first, second)
            else:
                worth = first_worth + alone[second]
            if worth > best_worth:
                best = first
                best_worth = worth
    return [best]


def _seconds(held, first, choice, alone):
    """Return the cards that may go with a first one, the best first."""
    worths = []
    for second in choice:
        worth = alone[second]
        if SUIT[first] == SUIT[second]:
            worth = _worth(held, first, second) - _worth(held, first, first)
        worths.append((-worth, second))
    return [second for _, second in sorted(worths)]


def _worth(held, first, second):
    """Return the worth to its suit of laying away two cards of it, or one given twice."""
    suit = SUIT[first]
    left = held[suit] & ~(BIT[first] | BIT[second])
    worth = -_LENGTH * popcount(left) if left else _VOID
    for card in (first, second) if first != second else (first,):
        strength = card - 10 * suit
        if strength >= JACK:
            worth += _COURTS[strength - JACK]
    return worth
