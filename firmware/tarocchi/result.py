"""What a finished hand is worth, row by row, in half points so that no fraction is ever needed."""

from tarocchi import cards


class Result:
    """sides: the two names; rows: (key, (side 0, side 1)) in half points, "total" last.

    winner is 0, 1 or None for a draw. detail says how the card points came about:
    (key, (how many cards, half points) of side 0, the same of side 1).
    """

    def __init__(self, sides, rows, winner, detail):
        self.sides = sides
        self.rows = rows
        self.winner = winner
        self.detail = detail

    def totals(self):
        """Return the totals of both sides in half points."""
        return self.rows[-1][1]


def final_piles(hand):
    """Return both sides' piles after all transfers, as lists of five masks.

    The discard goes with its side's tricks; a side without tricks hands over its Matto and its
    discard [rules.md 1.3, 3.1, 3.4]; the Matto's gift changes sides.
    """
    piles = hand.piles()
    owner = hand.side_of(hand.dealer)
    for suit in range(5):
        piles[owner][suit] |= hand.discard[suit]
    swept = sweeper(hand)
    if swept >= 0:
        for suit in range(5):
            piles[swept][suit] |= piles[1 - swept][suit]
            piles[1 - swept][suit] = 0
    if hand.gift >= 0:
        giver = hand.side_of(hand.matto_seat)
        cards.remove(piles[giver], hand.gift)
        cards.add(piles[1 - giver], hand.gift)
    return piles


def sweeper(hand):
    """Return the side that won every trick so far, -1 when both have won one or none is over."""
    sides = {hand.side_of(seat) for seat in hand.winners}
    return sides.pop() if len(sides) == 1 else -1


def settle(hand):
    """Return the Result of a hand that is done."""
    return hand.game.count(hand, final_piles(hand))


# By falling value, which is how card_detail finds a kind; "tarocchi" share the value of kings.
KINDS = ("tarocchi", "kings", "queens", "knights", "jacks", "others")


def card_detail(deck, piles):
    """Return the rows of Result.detail: the cards of each kind and their half points a side.

    "tarocchi" are the trumps of five points and the Matto.
    """
    tally = [[[0, 0], [0, 0]] for _ in KINDS]
    for side in (0, 1):
        for card in cards.cards(piles[side]):
            value = deck.value[card]
            kind = KINDS[-value]
            if value == 5 and card >= cards.LOWEST_TRUMP:
                kind = "tarocchi"
            row = tally[KINDS.index(kind)][side]
            row[0] += 1
            row[1] += 2 * value
    return [(kind, tuple(ours), tuple(theirs)) for kind, (ours, theirs) in zip(KINDS, tally)]


def gift_choices(hand):
    """Return the masks of what may be given for the Matto, None when no gift is due.

    Due when an opponent won its trick and both sides have tricks: a one-point card of the pile
    (with the discard), or if there is none the cheapest, never the Matto [rules.md 3.4].
    """
    if hand.matto_seat < 0 or sweeper(hand) >= 0:
        return None
    side = hand.side_of(hand.matto_seat)
    if hand.side_of(hand.matto_winner) == side:
        return None
    pile = final_piles(hand)[side]
    value = hand.game.deck.value
    given = [card for card in cards.cards(pile) if card != cards.MATTO]
    least = min([value[card] for card in given])
    return tuple(cards.of([card for card in given if value[card] == least]))
