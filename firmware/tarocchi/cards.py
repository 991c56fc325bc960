"""The 62 cards of both packs as small ints, and sets of them as five small bit masks.

A card is suit * 10 + strength (9 for the king) in the four suits, 40 to 60 for the trumps from
the lowest up, and 61 for the Matto. A set of cards is five ints: one mask of 10 bits a suit and
one of 22 bits for the trumps with the Matto; wider ints would live on the device's heap.
"""

from tarocchi.errors import BadCard

SWORDS, BATONS, CUPS, COINS, TRUMPS = range(5)
SUITS = ("swords", "batons", "cups", "coins", "trumps")
KING, QUEEN, KNIGHT, JACK = 9, 8, 7, 6
LOWEST_TRUMP = 40
HIGHEST_TRUMP = 60
MATTO = 61
PACK = 62

MATTO_BIT = 1 << 21
SUIT = bytes([min(card // 10, TRUMPS) for card in range(PACK)])
BIT = tuple([1 << (card - 10 * SUIT[card]) for card in range(PACK)])
ALL = (0x3FF, 0x3FF, 0x3FF, 0x3FF, 0x3FFFFF)
NONE = (0, 0, 0, 0, 0)


def popcount(mask):
    """Return how many bits of the non-negative int mask are set."""
    ones = 0
    while mask:
        mask &= mask - 1
        ones += 1
    return ones


def count(masks):
    """Return how many cards the five masks hold."""
    return sum([popcount(mask) for mask in masks])


def has(masks, card):
    """Tell whether card is in the set."""
    return bool(masks[SUIT[card]] & BIT[card])


def add(masks, card):
    """Put card into a set given as a list."""
    masks[SUIT[card]] |= BIT[card]


def remove(masks, card):
    """Take card, which must be there, out of a set given as a list."""
    masks[SUIT[card]] ^= BIT[card]


def of(cards):
    """Return the set (a list of five masks) of an iterable of cards."""
    masks = [0, 0, 0, 0, 0]
    for card in cards:
        add(masks, card)
    return masks


def cards(masks):
    """Return the cards of a set as a list: swords, batons, cups, coins, trumps, high to low.

    The Matto stands before the trumps.
    """
    found = []
    for suit in range(5):
        mask = masks[suit]
        card = MATTO if suit == TRUMPS else 10 * suit + KING
        bit = BIT[card]
        while bit:
            if mask & bit:
                found.append(card)
            bit >>= 1
            card -= 1
    return found


class Deck:
    """One of the two packs: how its cards are written, ranked and valued.

    value and rank are bytes of 62: points a card, and strength within its suit. Moors share a
    rank; a card at least as high as the best one wins, which is right for them and for all.
    """

    def __init__(self, name, long, round_, trumps, fives):
        self.name = name
        self._ranks = (long, long, round_, round_)
        self._trumps = trumps  # one text, three letters each: a third of the heap of a tuple
        values = [1] * PACK
        for suit in range(4):
            for strength in (JACK, QUEEN, KNIGHT, KING):
                values[10 * suit + strength] = strength - 4
        for card in fives:
            values[card] = 5
        self.value = bytes(values)
        ranks = [card - 10 * SUIT[card] for card in range(PACK)]
        for trump in range(LOWEST_TRUMP, HIGHEST_TRUMP + 1):
            if self._trump(trump) in ("M1", "M2", "M3", "M4"):
                ranks[trump] = 1
        self.rank = bytes(ranks)

    def code(self, card):
        """Return how card is written: "SK", "T21", "BEG", "MAT"."""
        if card == MATTO:
            return "MAT"
        suit = SUIT[card]
        if suit == TRUMPS:
            return self._trump(card)
        return "SBCD"[suit] + self._ranks[suit][card - 10 * suit]

    def _trump(self, card):
        at = 3 * (card - LOWEST_TRUMP)
        return self._trumps[at : at + 3].rstrip()

    def codes(self, masks):
        """Return the codes of a set in the order of `cards`, separated by spaces."""
        return " ".join([self.code(card) for card in cards(masks)])

    def parse(self, text):
        """Return the card written as text, in either case; raise BadCard when there is none."""
        code = text.upper()
        if code == "MAT":
            return MATTO
        for card in range(LOWEST_TRUMP, HIGHEST_TRUMP + 1):
            if code == self._trump(card):
                return card
        suit = "SBCD".find(code[:1]) if code else -1
        if suit >= 0 and code[1:] in self._ranks[suit]:
            return 10 * suit + self._ranks[suit].index(code[1:])
        raise BadCard("there is no card %s in this pack" % text)


_COURT = ("J", "N", "Q", "K")

# rules.md 1.1: 21 is the highest trump at Piedicavallo, unlike most of Piedmont.
PIEDMONT = Deck(
    "piedmont",
    ("5", "6", "7", "8", "9", "10") + _COURT,
    ("6", "5", "4", "3", "2", "A") + _COURT,
    "".join(["T%-2d" % number for number in range(1, 22)]),
    (LOWEST_TRUMP, HIGHEST_TRUMP, MATTO),
)

BOLOGNA = Deck(
    "bologna",
    ("A", "6", "7", "8", "9", "10") + _COURT,
    ("10", "9", "8", "7", "6", "A") + _COURT,
    "BEGM1 M2 M3 M4 " + "".join(["%-3d" % number for number in range(5, 17)]) + "LUNSOLMONANG",
    (LOWEST_TRUMP, HIGHEST_TRUMP - 1, HIGHEST_TRUMP, MATTO),
)
