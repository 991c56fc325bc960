"""Numbers that tell hands apart, to be the same on every VM: deals, moves and totals."""

from host_tools.proofs import random_hands
from tarocchi import options
from tarocchi.hand import Hand

_MODULUS = 1000003


def fingerprint(numbers):
    """Return a number that depends on every one of the numbers and on their order."""
    mixed = 1
    for number in numbers:
        mixed = (mixed * 257 + number + 1) % _MODULUS
    return mixed


def check(seed, index, tally):
    """Add up the fingerprints of a deal by number and of a whole random hand."""
    deal = (seed * 4099 + index * 0x1F35CD1) & 0x3FFFFFFF
    table = random_hands.GAMES[index % 3]
    dealt = Hand.from_deal(table, options.complete({}), deal).dealt
    hand, player = random_hands.begin(seed, index)
    random_hands.play_out(hand, player)
    numbers = [card for cards in dealt for card in cards]
    numbers += list(hand.actions)
    for _, (ours, theirs) in hand.result().rows:
        numbers += [ours, theirs]
    tally["fingerprints"] = tally.get("fingerprints", 0) + fingerprint(numbers)
    tally["hands"] = tally.get("hands", 0) + 1
