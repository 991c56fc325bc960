"""What the kernels read about a pack: bytes of values and ranks, chances, and counts of ones."""

from array import array

from bots.kernels.playing import AFTER_BET, BET, BIAS
from tarocchi.cards import SUIT, popcount


def _nobody_holds():
    """Return the bytes of: chance in 64 that nobody has one of n cards, at (others << 5) + n.

    It is the chance that a given one of so many players, who share n cards by chance, has none.
    """
    table = bytearray(4 << 5)
    for others in range(4):
        chance = 64 << 16
        for n in range(32):
            table[(others << 5) + n] = (chance + (1 << 15)) >> 16
            chance = chance * (others - 1) // others if others else chance
    return bytes(table)


def about(deck, halves):
    """Return the bytes of a deck, as playing.py names their places; halves are the half points
    that a card is worth in a pile.
    """
    ones = bytes([popcount(mask) for mask in range(1024)])
    lowest = bytes([popcount((mask & -mask) - 1) for mask in range(1, 1024)])
    return bytes(halves) + deck.rank + SUIT + deck.value + _nobody_holds() + ones + b"\n" + lowest


def weighed(weights):
    """Return the weights of card play as the kernels read them."""
    biased = [weight + BIAS for weight in weights]
    biased[BET:AFTER_BET] = weights[BET:AFTER_BET]
    return array("H", biased)
