"""Whether every trick that is left belongs to the seat on lead, whoever holds what."""

from tarocchi.cards import LOWEST_TRUMP, MATTO_BIT, TRUMPS, cards, count, popcount


def certain(view):
    """Tell whether view's seat, leading now, wins all tricks left by leading as next_card says.

    Judged from what the seat has seen: every card that it has not seen may lie in one hand.
    """
    if view.phase != "play" or view.turn != view.seat or view.trick or count(view.hand) < 2:
        return False
    unseen = view.unseen()
    mine = view.hand
    if mine[TRUMPS] & MATTO_BIT:
        return False
    # An unseen Matto lets its holder keep back one card that should have been pulled.
    spare = 1 if unseen[TRUMPS] & MATTO_BIT else 0
    unseen[TRUMPS] &= ~MATTO_BIT
    # Each trump led pulls one from a hand that holds them all.
    to_pull = popcount(unseen[TRUMPS])
    if to_pull and any(mine[:TRUMPS]) and popcount(mine[TRUMPS]) < to_pull + spare:
        return False
    for suit in range(5):
        against = popcount(unseen[suit])
        if _masters(view, unseen, suit) < min(against + spare, popcount(mine[suit])):
            return False
    return True


def next_card(view):
    """Return the card to lead (or the only one to play) so that a certain claim comes true."""
    held = cards(view.legal)
    return held[-popcount(view.hand[TRUMPS])] if held[-1] >= LOWEST_TRUMP else held[0]


def _masters(view, unseen, suit):
    """Return how many cards of the suit in hand nobody can beat or equal in that suit."""
    rank = view.game.deck.rank
    highest = max([rank[card] for card in _of_suit(unseen, suit)] + [-1])
    return len([card for card in _of_suit(view.hand, suit) if rank[card] > highest])


def _of_suit(masks, suit):
    return cards([mask if s == suit else 0 for s, mask in enumerate(masks)])
