"""Random hands for the proofs: many uniform, many so lopsided that rare things happen often.

The same seed and index give the same hand, move for move, on every VM.
"""

from tarocchi import game, options
from tarocchi.actions import is_card, listed
from tarocchi.cards import HIGHEST_TRUMP, KING, LOWEST_TRUMP, MATTO
from tarocchi.hand import Hand
from tarocchi.rng import Random

PIEDICAVALLO = game("piedicavallo")
OPTIONS = (
    {},
    {"piedicavallo.mattoGift": "onePoint"},
    {"piedicavallo.mattoGift": "onePoint", "mattoGift": "manual"},
)


def is_trump(card):
    return LOWEST_TRUMP <= card <= HIGHEST_TRUMP


def _power(card):
    return card + 20 if is_trump(card) else 3 * (card % 10)


def _trumps_and_kings(card):
    return 40 if is_trump(card) or (card < LOWEST_TRUMP and card % 10 == KING) else 0


def _plain_and_low_trumps(card):
    return 40 if card < LOWEST_TRUMP else (30 if card < LOWEST_TRUMP + 6 else 0)


def _suit(card):
    return 10 * (card // 10)


# How a kind of deal weighs the cards, how much chance is mixed in, and who gets the heaviest:
# seats after the dealer, group by group.
_KINDS = (
    (lambda card: 0, 1, ((0, 1, 2, 3),)),
    (_power, 12, ((0, 2), (1, 3))),
    (_power, 12, ((1, 3), (0, 2))),
    (_power, 60, ((1, 3), (0, 2))),
    (_trumps_and_kings, 60, ((0,), (1, 2, 3))),
    (_trumps_and_kings, 45, ((0,), (1, 2, 3))),
    (_plain_and_low_trumps, 45, ((0,), (1, 2, 3))),
    (_suit, 25, ((0,), (1,), (2,), (3,))),
)


def deal(rng, dealer):
    """Return the cards of each seat, half of the time from the shuffle alone."""
    weigh, chance, groups = _KINDS[max(0, rng.below(14) - 6)]
    pack = list(range(62))
    rng.shuffle(pack)
    # No two keys are equal: sorting keeps the order of equals on CPython only.
    keys = [(weigh(card) + rng.below(chance)) * 64 + place for place, card in enumerate(pack)]
    heaviest = [pack[key & 63] for key in sorted(keys, reverse=True)]
    dealt = [[], [], [], []]
    for group in groups:
        seats = [(dealer + after) % 4 for after in group]
        size = sum([17 if seat == dealer else 15 for seat in seats])
        cards, heaviest = heaviest[:size], heaviest[size:]
        rng.shuffle(cards)
        for seat in seats:
            size = 17 if seat == dealer else 15
            dealt[seat], cards = cards[:size], cards[size:]
    return dealt


class Player:
    """Chooses for all four seats: any action, or by a leaning that its side keeps for the hand."""

    def __init__(self, rng):
        self.rng = rng
        self.leanings = (self._leaning(), self._leaning())

    def _leaning(self):
        return (self._any, self._any, self._strongest, self._matto_last, self._matto_first)[
            self.rng.below(5)
        ]

    def choose(self, hand):
        """Return a legal action of the seat to act."""
        actions = listed(hand.legal())
        if not is_card(actions[0]):
            return actions[0]
        return self.leanings[hand.side_of(hand.turn)](actions)

    def _any(self, actions):
        return actions[self.rng.below(len(actions))]

    def _strongest(self, actions):
        return max(actions, key=lambda card: -1 if card == MATTO else _power(card))

    def _matto_last(self, actions):
        return self._any([card for card in actions if card != MATTO] or actions)

    def _matto_first(self, actions):
        return MATTO if MATTO in actions else self._any(actions)


def begin(seed, index):
    """Return random hand number index, not yet begun, and the player to play it out."""
    rng = Random((seed + index) & 0x3FFFFFFF)
    dealer = rng.below(4)
    chosen = options.complete(OPTIONS[rng.below(len(OPTIONS))])
    hand = Hand(PIEDICAVALLO, chosen, dealer, deal(rng, dealer))
    return hand, Player(rng)


def play_out(hand, player):
    """Play a hand to its end."""
    while hand.turn >= 0:
        hand.apply(player.choose(hand))
