"""Deals counted: every card in every place, every two neighbours, one deal against the next."""

from math import sqrt

from tarocchi.deals import LIMIT
from tarocchi.rng import Random

CARDS = 62
CELLS = CARDS * CARDS
# Fair shuffles pass this by chance once in two million times.
TOLERATED_DEVIATIONS = 5


def pack(deal):
    """Return the pack as deal number deal shuffles it."""
    cards = list(range(CARDS))
    Random(deal % LIMIT).shuffle(cards)
    return cards


def count(tally, kind, deal):
    """Count one deal, and it beside the next."""
    places = tally.setdefault(kind + " places", [0] * CELLS)
    neighbours = tally.setdefault(kind + " neighbours", [0] * CELLS)
    pairs = tally.setdefault(kind + " first cards of two deals", [0] * CELLS)
    cards, following = pack(deal), pack(deal + 1)
    before = cards[-1]
    stayed = 0
    for place, card in enumerate(cards):
        places[place * CARDS + card] += 1
        if place:
            neighbours[before * CARDS + card] += 1
        before = card
        stayed += following[place] == card
    pairs[cards[0] * CARDS + following[0]] += 1
    tally[kind + " stayed"] = tally.get(kind + " stayed", 0) + stayed


def check(seed, index, tally):
    """Count deal number index, as friends who try one after another, and one from anywhere."""
    count(tally, "consecutive", index)
    count(tally, "scattered", seed + index * 0x1F35CD1)
    tally["deals"] = tally.get("deals", 0) + 1


def deviations(tally):
    """Return by how many standard deviations each count is off what chance would give."""
    deals = tally["deals"]
    found = {}
    for kind in ("consecutive", "scattered"):
        # Every card is in one place and every place has one card: 61 * 61 degrees of freedom, and
        # 62 / 61 too much in the plain sum.
        places = chi_square(tally[kind + " places"], deals / CARDS) * (CARDS - 1) / CARDS
        found[kind + " places"] = normal(places, (CARDS - 1) ** 2)
        # 62 * 61 pairs can be; each is there in 1 of 62 deals.
        apart = [
            times
            for place, times in enumerate(tally[kind + " neighbours"])
            if place // CARDS != place % CARDS
        ]
        found[kind + " neighbours"] = normal(chi_square(apart, deals / CARDS), (CARDS - 1) ** 2)
        pairs = chi_square(tally[kind + " first cards of two deals"], deals / CELLS)
        found[kind + " first cards of two deals"] = normal(pairs, CELLS - 1)
        # Between two unrelated deals one card stays in its place on average, with variance one.
        found[kind + " stayed"] = (tally[kind + " stayed"] - deals) / sqrt(deals)
    return found


def chi_square(counts, expected):
    """Return the sum of squared deviations over what is expected of each."""
    return sum([(times - expected) ** 2 for times in counts]) / expected


def normal(chi_square, freedom):
    """Return a chi-square of many degrees of freedom in standard deviations."""
    return (chi_square - freedom) / sqrt(2 * freedom)


def verdict(tally):
    """Return a sentence for each count that chance does not explain."""
    return [
        f"{what}: {off:.1f} standard deviations off"
        for what, off in deviations(tally).items()
        if abs(off) > TOLERATED_DEVIATIONS
    ]
