"""The Bolognese rules once more, slowly: card codes, straight from rules.md 2 to 4.

Nothing of the engine is used. Combinations are found by trying: every choice of cards that fits
the definition, every place where a counter may stand, and the longest that is found counts.
Points are half points throughout.
"""

LONG = ["K", "Q", "N", "J", "10", "9", "8", "7", "6", "A"]
ROUND = ["K", "Q", "N", "J", "A", "6", "7", "8", "9", "10"]
RANKS = {"S": LONG, "B": LONG, "C": ROUND, "D": ROUND}
NUMBERS = [str(number) for number in range(16, 4, -1)]
GREATS = ["MON", "SOL", "LUN"]
MOORS = ["M4", "M3", "M2", "M1"]  # equal; where one must come first, M1 is the lowest
TRUMPS = ["ANG"] + GREATS + NUMBERS + MOORS + ["BEG"]  # high to low
COUNTERS = ["MAT", "BEG"]
PACK = TRUMPS + ["MAT"] + [suit + rank for suit in "SBCD" for rank in RANKS[suit]]

CRICCHE = [("Tarocchi", ["ANG", "MON", "BEG", "MAT"], 18)] + [
    (name, [suit + rank for suit in "SBCD"], worth)
    for name, rank, worth in (
        ("Re", "K", 17),
        ("Regine", "Q", 14),
        ("Cavalli", "N", 13),
        ("Fanti", "J", 12),
    )
]


def suit_of(code):
    """S, B, C, D, T for a trump, None for the Matto."""
    if code == "MAT":
        return None
    return "T" if code in TRUMPS else code[0]


def points_of(code):
    """Card points of one card [2]."""
    if code in CRICCHE[0][1]:
        return 5
    return {"K": 5, "Q": 4, "N": 3, "J": 2}.get("" if code in TRUMPS else code[1:], 1)


# Combinations [4]


def subsets(cards):
    """Return every choice of some of the cards."""
    found = [[]]
    for card in cards:
        found += [chosen + [card] for chosen in found]
    return found


def longest(choices):
    """Return the longest of these sets of cards, None when there is none."""
    best = None
    for cards in choices:
        if best is None or len(cards) > len(best):
            best = cards
    return best


def suit_sequences(pile, suit):
    """Every suit sequence: the king, one figure at least, three cards without the ace."""
    if suit + "K" not in pile:
        return
    figures = [suit + rank for rank in "QNJ" if suit + rank in pile]
    ace = [suit + "A"] if suit + "A" in pile else []
    for chosen in subsets(figures):
        for counters in subsets([card for card in COUNTERS if card in pile]):
            cards = [suit + "K"] + chosen + counters
            if chosen and len(cards) >= 3:
                yield cards
                yield cards + ace


def like_sequences(pile, alike):
    """Every sequence of Moors or of aces: two natural cards at least, three cards."""
    for chosen in subsets([card for card in alike if card in pile]):
        for counters in subsets([card for card in COUNTERS if card in pile]):
            if len(chosen) >= 2 and len(chosen + counters) >= 3:
                yield chosen + counters


def grandi(pile, moors):
    """Every Grande: each counter in each place where it may stand.

    A counter stands for a great card, for a missing number, or at the end. Two may not stand for
    neighbouring numbers.
    """
    if "ANG" not in pile:
        return
    counters = [card for card in COUNTERS if card in pile]
    greats = [card for card in GREATS if card in pile]
    places = ["end", "great"] + [number for number in NUMBERS if number not in pile]
    choices = [[]]
    for _ in counters:
        choices = [chosen + [place] for chosen in choices for place in places]
    for chosen in choices:
        # Two great cards beside the Angel, one of them natural.
        if not greats or len(greats) + chosen.count("great") < 2:
            continue
        bridged = [NUMBERS.index(place) for place in chosen if place in NUMBERS]
        if len(bridged) == 2 and abs(bridged[0] - bridged[1]) <= 1:
            continue
        cards = ["ANG"] + greats
        for place, number in enumerate(NUMBERS):
            if number in pile:
                cards.append(number)
            elif place not in bridged:
                break
        else:
            if moors:
                cards += [moor for moor in MOORS if moor in pile]
        yield cards + counters


def sequences(pile, moors=True):
    """Return (name, cards) of each sequence that a set of codes holds."""
    aces = [suit + "A" for suit in "SBCD"]
    found = [("Grande", longest(grandi(pile, moors)))]
    found += [(suit, longest(suit_sequences(pile, suit))) for suit in "SBCD"]
    found += [("Mori", longest(like_sequences(pile, MOORS)))]
    found += [("Assi", longest(like_sequences(pile, aces)))]
    return [(name, cards) for name, cards in found if cards]


def cricche(pile):
    """Return (name, cards, points) of each cricca that a set of codes holds."""
    found = []
    for name, four, worth in CRICCHE:
        cards = [card for card in four if card in pile]
        if len(cards) >= 3:
            found.append((name, cards, worth * (2 if len(cards) == 4 else 1)))
    return found


def combos(pile, moors=True):
    """Return (cricche points, sequence points), each family doubled by itself."""
    ours = [points for _, _, points in cricche(pile)]
    theirs = [10 + 5 * (len(cards) - 3) for _, cards in sequences(pile, moors)]
    return [sum(family) * (2 if len(family) > 2 else 1) for family in (ours, theirs)]


# Play [3.4]


def may_play(hand, trick):
    """Return the cards of a hand (a list) that may be played to a trick."""
    asked = [suit_of(code) for code in trick if code != "MAT"]
    if not asked:
        return hand
    for due in (asked[0], "T"):
        following = [code for code in hand if suit_of(code) == due]
        if following:
            return following + [code for code in hand if code == "MAT"]
    return hand


def winning_place(trick):
    """Return the place in a whole trick of the card that wins it."""
    suits = [suit_of(code) for code in trick]
    suit = "T" if "T" in suits else next(each for each in suits if each)
    ranks = TRUMPS if suit == "T" else [suit + rank for rank in RANKS[suit]]
    for code in ranks:
        if code in MOORS:
            moors = [place for place, played in enumerate(trick) if played in MOORS]
            if moors:
                return moors[-1]
        elif code in trick:
            return trick.index(code)
    raise AssertionError("a trick of nothing but the Matto")
