"""The count of a Bolognese hand as far as both games do it alike, and the gift that suits it."""

from tarocchi.cards import add, cards, remove
from tarocchi.result import final_piles, gift_order

_LAST_TRICK = 12  # half points


def default_gift(hand, choices):
    """Return the card that leaves own less other total highest, then the own [contract.md]."""
    # All choices are worth the same as cards, so combinations decide. They never fall when a
    # card is added: the first card that changes neither side's is the best there can be, and
    # the search nearly always ends with it.
    side = hand.side_of(hand.matto_seat)
    piles = final_piles(hand)
    own, other = piles[side], piles[1 - side]

    def worth():
        kept = hand.game.combinations(hand.options, own).points
        return kept - hand.game.combinations(hand.options, other).points, kept

    most = worth()
    best, best_worth = -1, None
    for card in gift_order(choices):
        remove(own, card)
        add(other, card)
        found = worth()
        if found == most:
            return card
        if best < 0 or found > best_worth:
            best, best_worth = card, found
        remove(other, card)
        add(own, card)
    return best


def score_rows(hand, piles, points):
    """Return (rows of the Result, both sides' Combinations) of a hand played to the end.

    points are both sides' half points for cards.
    """
    found = [hand.game.combinations(hand.options, pile) for pile in piles]
    last = hand.side_of(hand.winners[-1])
    table = [
        ("declared", [2 * hand.game.declared_points(hand, side) for side in (0, 1)]),
        ("cricche", [2 * side.cricche_points for side in found]),
        ("sequences", [2 * side.sequence_points for side in found]),
        ("cards", points),
        ("last_trick", [_LAST_TRICK if side == last else 0 for side in (0, 1)]),
    ]
    table.append(("total", [sum([row[side] for _, row in table]) for side in (0, 1)]))
    return [(key, tuple(row)) for key, row in table], found


def card_points(deck, pile):
    """Return the half points of a pile's cards: values less one point a pair of cards [A17]."""
    return sum([2 * deck.value[card] - 1 for card in cards(pile)])
