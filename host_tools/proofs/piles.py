"""Random piles of the Bolognese pack: the engine's combinations are those found by trying."""

from host_tools.proofs import slow_bologna
from tarocchi import cards
from tarocchi.combinations import Combinations
from tarocchi.rng import Random

CODE = cards.BOLOGNA.code


def pile(rng, trumps_only):
    """Return a random pile, anything from a few cards to nearly all."""
    density = 1 + rng.below(31)
    first = cards.LOWEST_TRUMP if trumps_only else 0
    return [card for card in range(first, cards.PACK) if rng.below(32) < density]


def family(found):
    """Return combinations of the engine in the words of the slow rules."""
    return [
        (name, sorted([CODE(card) for card in cards.cards(masks)]), number, points)
        for name, masks, number, points in found
    ]


def compare(held, moors):
    """Return the engine's Combinations of a list of cards, once the slow rules agree."""
    found = Combinations(cards.of(held), moors)
    codes = [CODE(card) for card in held]
    slow = [
        (name, sorted(used), len(used), points)
        for name, used, points in slow_bologna.cricche(codes)
    ]
    assert family(found.cricche) == slow, f"{found.cricche}, not {slow}: {codes}"
    slow = [
        (name, sorted(used), len(used), 5 * len(used) - 5)
        for name, used in slow_bologna.sequences(codes, moors)
    ]
    assert family(found.sequences) == slow, f"{found.sequences}, not {slow}: {codes}"
    points = [found.cricche_points, found.sequence_points]
    assert points == slow_bologna.combos(codes, moors), f"{points}: {codes}"
    return found


def check(seed, index, tally):
    """Compare one pile, every second of trumps only, and the same pile with one card more."""
    rng = Random((seed + index) & 0x3FFFFFFF)
    moors = rng.below(8) > 0
    held = pile(rng, index % 2 == 1)
    found = compare(held, moors)
    others = [card for card in range(cards.PACK) if card not in held]
    if others:
        more = held + [others[rng.below(len(others))]]
        richer = Combinations(cards.of(more), moors)
        assert richer.points >= found.points, f"{CODE(more[-1])} costs points: {held}"
    tally["piles"] = tally.get("piles", 0) + 1
