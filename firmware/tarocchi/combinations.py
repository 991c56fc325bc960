"""Cricche and sequences: what Bolognese cards hold together, and its worth [rules.md 4]."""

from tarocchi.cards import JACK, KING, KNIGHT, MATTO_BIT, QUEEN, TRUMPS, popcount

BEGATO_BIT = 1
MOORS = 0x1E
_FIVE = 1 << 5
_SIXTEEN = 1 << 16
_GREATS = 7 << 17  # Moon, Sun, World
_WORLD = 1 << 19
_ANGEL = 1 << 20
_TAROCCHI = _ANGEL | _WORLD | BEGATO_BIT | MATTO_BIT
_COUNTERS = MATTO_BIT | BEGATO_BIT
_ACES = (1, 1, 1 << 5, 1 << 5)
_FIGURES = (1 << QUEEN) | (1 << KNIGHT) | (1 << JACK)

# Each court cricca: its name, the strength of its four cards, and its worth with three of them.
_COURTS = (("Re", KING, 17), ("Regine", QUEEN, 14), ("Cavalli", KNIGHT, 13), ("Fanti", JACK, 12))


class Combinations:
    """All that a set of cards scores.

    cricche and sequences are lists of (name, cards as five masks, how many cards, points before
    doubling); a sequence counts its counters. cricche_points and sequence_points are doubled
    where three or more of the family stand together, each family by itself [A10].
    """

    def __init__(self, masks, moors_in_grande=True):
        self.cricche = _cricche(masks)
        self.sequences = _sequences(masks, moors_in_grande)
        self.cricche_points = _doubled(self.cricche)
        self.sequence_points = _doubled(self.sequences)

    @property
    def points(self):
        """Cricche and sequences together."""
        return self.cricche_points + self.sequence_points

    def cards(self):
        """Return the five masks of the cards that stand in at least one combination."""
        used = [0, 0, 0, 0, 0]
        for _, masks, _, _ in self.cricche + self.sequences:
            for suit in range(5):
                used[suit] |= masks[suit]
        return tuple(used)


def _doubled(family):
    points = sum([worth for _, _, _, worth in family])
    return 2 * points if len(family) >= 3 else points


def _cricche(masks):
    found = []
    tarocchi = masks[TRUMPS] & _TAROCCHI
    held = popcount(tarocchi)
    if held >= 3:
        found.append(("Tarocchi", (0, 0, 0, 0, tarocchi), held, 18 * (held - 2)))
    for name, strength, worth in _COURTS:
        four = [mask & 1 << strength for mask in masks[:TRUMPS]]
        held = sum([mask >> strength for mask in four])
        if held >= 3:
            found.append((name, tuple(four) + (0,), held, worth * (held - 2)))
    return found


def _sequences(masks, moors_in_grande):
    trumps = masks[TRUMPS]
    counters = trumps & _COUNTERS
    wild = popcount(counters)
    found = []

    def note(name, naturals):
        count = sum([popcount(mask) for mask in naturals]) + wild
        cards = tuple(naturals[:TRUMPS]) + (naturals[TRUMPS] | counters,)
        found.append((name, cards, count, 5 * (count - 1)))

    grande = _grande(trumps, wild, moors_in_grande)
    if grande:
        note("Grande", (0, 0, 0, 0, grande))
    for suit in range(4):
        # The king natural, and two figures or one with a counter; the ace only lengthens it.
        figures = popcount(masks[suit] & _FIGURES)
        if masks[suit] >> KING and (figures >= 2 or (figures and wild)):
            naturals = [0, 0, 0, 0, 0]
            naturals[suit] = masks[suit] & (1 << KING | _FIGURES | _ACES[suit])
            note("SBCD"[suit], naturals)
    moors = trumps & MOORS
    if _enough(popcount(moors), wild):
        note("Mori", (0, 0, 0, 0, moors))
    aces = [masks[suit] & _ACES[suit] for suit in range(4)] + [0]
    if _enough(sum([bool(ace) for ace in aces]), wild):
        note("Assi", aces)
    return found


def _enough(naturals, wild):
    return naturals >= 3 or (naturals == 2 and wild > 0)


def _grande(trumps, free, moors_in_grande):
    """Return the natural cards of the Grande that are reached, 0 when there is none.

    Angel and two of World, Sun, Moon (or one with a counter, then bound), then 16 down to 5; a
    counter still free bridges one missing number, never two neighbours [rules.md 4.2, Y51]. A
    counter bound to a great card may be followed at once by one for the 16, and no further.
    """
    greats = popcount(trumps & _GREATS)
    if not trumps & _ANGEL or greats == 0 or greats + free < 2:
        return 0
    if greats == 1:
        free -= 1
    reached = trumps & (_ANGEL | _GREATS)
    bridged = False
    number = _SIXTEEN
    while number >= _FIVE:
        if trumps & number:
            reached |= number
            bridged = False
        elif free and not bridged:
            free -= 1
            bridged = True
        else:
            return reached
        number >>= 1
    return reached | trumps & MOORS if moors_in_grande else reached
