"""What a finished hand is worth, row by row, in half points so that no fraction is ever needed."""

from tarocchi import cards


class Result:
    """How a hand ended, for screens, records and the match to loop over.

    sides: the two names; rows: (key, (side 0, side 1)) in half points, "total" last, none where
    nothing was counted. winner is 0, 1 or None. account is what the match writes down, in half
    points: a number a side, or a seat in Terziglio; None when the cards are dealt again. detail
    says how the card points came about: (key, (how many cards, half points) of side 0, the same
    of side 1); combinations holds both sides' Combinations. facts are further words of the record.
    """

    def __init__(self, sides, rows, winner, account, detail=(), combinations=(), facts=None):
        self.sides = sides
        self.rows = rows
        self.winner = winner
        self.account = account
        self.detail = detail
        self.combinations = combinations
        self.facts = facts or {}

    def totals(self):
        """Return the totals of both sides in half points."""
        return self.rows[-1][1]


def final_piles(hand):
    """Return both sides' piles after all transfers, as lists of five masks.

    The discard goes with its side's tricks; a side without tricks hands over its Matto and its
    discard [rules.md 1.3, 3.1, 3.4]; the talon of a solo goes to the side of the last trick
    [5.4]; the Matto's gift changes sides.
    """
    piles = won_piles(hand)
    if not hand.winners:
        return piles
    swept = sweeper(hand)
    if hand.contract == "solo":
        _join(piles[hand.side_of(hand.winners[-1])], cards.of(hand.talon))
    if swept >= 0:
        _join(piles[swept], piles[1 - swept])
        piles[1 - swept] = [0, 0, 0, 0, 0]
    if hand.gift >= 0:
        giver = hand.side_of(hand.matto_seat)
        cards.remove(piles[giver], hand.gift)
        cards.add(piles[1 - giver], hand.gift)
    return piles


def won_piles(hand):
    """Return both sides' piles before any transfer: their tricks, own Matto and own discard."""
    piles = hand.piles()
    discarder = hand.game.discarder(hand)
    if discarder >= 0:
        _join(piles[hand.side_of(discarder)], hand.discard)
    return piles


def _join(pile, more):
    for suit in range(5):
        pile[suit] |= more[suit]


def sweeper(hand):
    """Return the side that won every trick so far, -1 when both have won one or none is over."""
    sides = {hand.side_of(seat) for seat in hand.winners}
    return sides.pop() if len(sides) == 1 else -1


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
    (with the discard), or if there is none the cheapest, never the Matto [rules.md 3.4]. The
    talon of a solo is turned only after the gift [rules.md 8].
    """
    if hand.matto_seat < 0 or sweeper(hand) >= 0:
        return None
    side = hand.side_of(hand.matto_seat)
    if hand.side_of(hand.matto_winner) == side:
        return None
    pile = won_piles(hand)[side]
    value = hand.game.deck.value
    given = [card for card in cards.cards(pile) if card != cards.MATTO]
    least = min([value[card] for card in given])
    return tuple(cards.of([card for card in given if value[card] == least]))


def gift_order(choices):
    """Return a set of cards as a list: coins, cups, batons, swords, trumps, lowest rank first."""
    ordered = cards.cards(choices)
    ordered.reverse()
    trumps = [card for card in ordered if card >= cards.LOWEST_TRUMP]
    return [card for card in ordered if card < cards.LOWEST_TRUMP] + trumps
