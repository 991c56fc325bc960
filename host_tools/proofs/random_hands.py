"""Random hands for the proofs: many uniform, many so lopsided that rare things happen often.

The same seed and index give the same hand, move for move, on every VM.
"""

from tarocchi import game, options, signals
from tarocchi.actions import DONE, NO, YES, listed
from tarocchi.cards import HIGHEST_TRUMP, JACK, KING, LOWEST_TRUMP, MATTO
from tarocchi.hand import Hand
from tarocchi.rng import Random

PIEDICAVALLO = game("piedicavallo")
OTTOCENTO = game("ottocento")
TERZIGLIO = game("terziglio")
GAMES = (PIEDICAVALLO, OTTOCENTO, TERZIGLIO)


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


def _in_combinations(card):
    # The Moors and the numbers of Bologna least of all.
    return 0 if 42 <= card <= 56 else (40 if card >= LOWEST_TRUMP or card % 10 >= JACK else 20)


# How a kind of deal weighs the cards, how much chance is mixed in, and who gets the heaviest:
# seats after the dealer, group by group, at four and at three; the talon gets the lightest.
_KINDS = (
    (lambda card: 0, 1, ((0, 1, 2, 3),), ((0, 1, 2),)),
    (_power, 12, ((0, 2), (1, 3)), ((0,), (1, 2))),
    (_power, 12, ((1, 3), (0, 2)), ((1,), (0, 2))),
    (_power, 60, ((1, 3), (0, 2)), ((2, 0), (1,))),
    (_trumps_and_kings, 60, ((0,), (1, 2, 3)), ((0,), (1, 2))),
    (_trumps_and_kings, 45, ((0,), (1, 2, 3)), ((2,), (0, 1))),
    (_plain_and_low_trumps, 45, ((0,), (1, 2, 3)), ((0,), (1, 2))),
    (_suit, 25, ((0,), (1,), (2,), (3,)), ((0,), (1,), (2,))),
    (_in_combinations, 25, ((0,), (1,), (2, 3)), ((1,), (0, 2))),
)


def deal(rng, dealer, table):
    """Return (the cards of each seat, the talon), half of the time from the shuffle alone."""
    weigh, chance, at_four, at_three = _KINDS[max(0, rng.below(15) - 6)]
    groups = at_four if table.seats == 4 else at_three
    sizes = [table.hand_size for _ in range(table.seats)]
    sizes[dealer] += table.dealer_extra
    pack = list(range(62))
    rng.shuffle(pack)
    # No two keys are equal: sorting keeps the order of equals on CPython only.
    keys = [(weigh(card) + rng.below(chance)) * 64 + place for place, card in enumerate(pack)]
    heaviest = [pack[key & 63] for key in sorted(keys, reverse=True)]
    dealt = [[] for _ in sizes]
    for group in groups:
        seats = [(dealer + after) % table.seats for after in group]
        size = sum([sizes[seat] for seat in seats])
        cards, heaviest = heaviest[:size], heaviest[size:]
        rng.shuffle(cards)
        for seat in seats:
            dealt[seat], cards = cards[: sizes[seat]], cards[sizes[seat] :]
    return dealt, tuple(heaviest)


def _options(rng):
    chosen = {}
    for key in sorted(options.CHOICES):
        values = options.CHOICES[key]
        chosen[key] = values[rng.below(len(values))]
    return chosen


def _score(rng):
    """Return what both sides have before the hand: nothing, or nearly what ends the match."""
    if rng.below(3) == 0:
        return 0, 0
    ours = 1400 + 2 * rng.below(100)
    return ours, ours if rng.below(4) == 0 else 1400 + 2 * rng.below(100)


class Player:
    """Chooses for all seats: any action, or by a leaning that its side keeps for the hand."""

    def __init__(self, rng):
        self.rng = rng
        self.leanings = (self._leaning(), self._leaning())
        self.agreeing = rng.below(3) == 0
        self.declaring = rng.below(3)

    def _leaning(self):
        return (self._any, self._any, self._strongest, self._matto_last, self._matto_first)[
            self.rng.below(5)
        ]

    def choose(self, hand):
        """Return a legal action of the seat to act."""
        actions = listed(hand.legal())
        if YES in actions:
            return YES if self.agreeing else self._any(actions)
        if hand.phase in ("declare", "out"):
            return self._declare(actions)
        if hand.phase != "play":
            return self._any(actions)
        card = self.leanings[hand.side_of(hand.turn)](actions)
        words = signals.allowed(hand, card)
        if words and self.rng.below(3) == 0:
            return card | self._any(words) << 6
        return card

    def _declare(self, actions):
        """All that scores, nothing, or something: whatever a side leans to here."""
        if self.declaring == 0 and actions[0] <= MATTO:
            return actions[0]
        if self.declaring == 1 and (DONE in actions or NO in actions):
            return actions[-1]
        return self._any(actions)

    def _any(self, actions):
        return actions[self.rng.below(len(actions))]

    def _strongest(self, actions):
        return max(actions, key=lambda card: -1 if card == MATTO else _power(card))

    def _matto_last(self, actions):
        return self._any([card for card in actions if card != MATTO] or actions)

    def _matto_first(self, actions):
        return MATTO if MATTO in actions else self._any(actions)


def begin(seed, index, table=None):
    """Return random hand number index, not yet begun, and the player to play it out.

    table is its game; without one the three take turns.
    """
    rng = Random((seed + index) & 0x3FFFFFFF)
    table = table or GAMES[index % 3]
    chosen = options.complete(_options(rng))
    table = table.variant(chosen)
    dealer = rng.below(table.seats)
    dealt, talon = deal(rng, dealer, table)
    score = _score(rng) if table.plays_to_score else (0, 0)
    return Hand(table, chosen, dealer, dealt, talon=talon, score=score), Player(rng)


def play_out(hand, player):
    """Play a hand to its end."""
    while hand.turn >= 0:
        hand.apply(player.choose(hand))
