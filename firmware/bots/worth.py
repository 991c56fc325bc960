"""What each Bolognese card is worth to whoever takes it: its points and what it makes complete.

A card goes to one side or the other, so its worth is what our side gains by it plus what theirs
would. The gain in combinations is an expectation: every other card ends with us by a chance, and
the chances are taken as independent. Chances are in 64ths, gains in 1/64 point on the way and in
quarter points at the end.
"""

from micropython import const

from bots.kernels import playing
from tarocchi.cards import (
    BIT,
    HIGHEST_TRUMP,
    JACK,
    KING,
    KNIGHT,
    LOWEST_TRUMP,
    MATTO,
    QUEEN,
    SUIT,
    cards,
)

# The weights by place: of card points, cricche, suit sequences with Moors and aces, the Grande,
# all in 16ths; the chance that a card of mine ends with us, by kind; that of a card unseen, shown
# by partner, shown by an opponent; what a third cricca or sequence doubles, in points; how much
# of its counters a side has free to bridge the Grande, in 64ths.
CARDS, CRICCHE, SEQUENCES, GRANDE = range(4)
_MINE = const(4)
_MOOR, _NUMBER, _GREAT, _BEGATO = 9, 10, 11, 12
_UNSEEN, _PARTNER, _OPPONENT = 13, 14, 15
_THIRD_CRICCA, _THIRD_SEQUENCE, _BRIDGE = 16, 17, 18

_MOON, _SUN, _WORLD, _ANGEL = range(HIGHEST_TRUMP - 3, HIGHEST_TRUMP + 1)
_FIVE, _SIXTEEN = LOWEST_TRUMP + 5, LOWEST_TRUMP + 16
_MOORS = range(LOWEST_TRUMP + 1, LOWEST_TRUMP + 5)
_ACES = (0, 10, 25, 35)
# What three of a kind are worth, and the four cards.
_FAMILIES = ((18, (_ANGEL, _WORLD, LOWEST_TRUMP, MATTO)),) + tuple(
    [
        (worth, tuple([10 * suit + strength for suit in range(4)]))
        for worth, strength in ((17, KING), (14, QUEEN), (13, KNIGHT), (12, JACK))
    ]
)

# The chance that at least, or exactly, two others of a side's combinations stand, by their
# expected number in quarters: binomial of six.
_TWO_OR_MORE = (
    b"\x00\x01\x05\x0b\x11\x17\x1e\x24\x2a\x2e\x33\x36\x39\x3b\x3d\x3e\x3f\x3f"
    b"\x40\x40\x40\x40\x40\x40\x40"
)
_JUST_TWO = (
    b"\x00\x01\x05\x09\x0d\x10\x13\x15\x15\x15\x13\x11\x0f\x0c\x0a\x07\x05\x03"
    b"\x02\x01\x01\x00\x00\x00\x00"
)


def without_combinations(weights):
    """Return such weights with combinations counting nothing."""
    return weights[:CRICCHE] + (0, 0, 0) + weights[GRANDE + 1 :]


def value_cards(view, table, weights):
    """Write the worth of all cards into the table for the seat of the view."""
    chance = _chances(view, weights)
    gain = [0] * 62
    for _ in range(2):
        _add_cricche(gain, chance, weights)
        _add_sequences(gain, chance, weights)
        for card in range(62):
            chance[card] = 64 - chance[card]
    value = view.game.deck.value
    for card in range(MATTO):
        points = 4 * weights[CARDS] * (2 * value[card] - 1)
        table[playing.WORTH + card] = gain[card] + points >> 4


def _chances(view, weights):
    """Return the chance of every card that it ends with the view's side, as a bytearray."""
    seats = view.game.seats
    sides = view.sides
    ours = sides[view.seat]
    unseen = view.unseen()
    chance = bytearray([weights[_UNSEEN]] * 62)
    for seat in range(seats):
        if seat != view.seat:
            partner = sides[seat] == ours
            for card in cards(view.declared[seat]):
                if unseen[SUIT[card]] & BIT[card]:
                    chance[card] = weights[_PARTNER if partner else _OPPONENT]
                    if card == MATTO:
                        chance[card] = 64 if partner else 0
    for card in cards(view.hand):
        chance[card] = 64 if card == MATTO else weights[_kind(card)]
    for card in cards(view.discard):
        chance[card] = 64
    played = view.played
    for place in range(len(played)):
        trick = place // seats
        seat = -1
        if played[place] == MATTO:
            seat = (view.leaders[trick] + place) % seats
        elif trick < len(view.winners):
            seat = view.winners[trick]
        if seat >= 0:
            chance[played[place]] = 64 if sides[seat] == ours else 0
    return chance


def _kind(card):
    """Return the place of the weight of a card of mine."""
    if card < LOWEST_TRUMP:
        return _MINE + max(card % 10 - JACK + 1, 0)
    if card == LOWEST_TRUMP:
        return _BEGATO
    if card < _FIVE:
        return _MOOR
    return _NUMBER if card <= _SIXTEEN else _GREAT


def _of_three(a, b, c):
    """Return the chances that just one, just two and all three of three cards are there."""
    two = a * b >> 6
    one = a + b - 2 * two
    none = 64 - one - two
    return (one * (64 - c) + none * c) >> 6, (two * (64 - c) + one * c) >> 6, two * c >> 6


def _others(chance, four, place):
    """Return _of_three for the cards of a foursome other than the one at this place."""
    return _of_three(chance[four[place - 1]], chance[four[place - 2]], chance[four[place - 3]])


def _add_cricche(gain, chance, weights):
    """Add what each card brings in cricche to the side that has cards by these chances."""
    stand = []
    for _, four in _FAMILIES:
        _, two, three = _others(chance, four, 3)
        stand.append(three + (two * chance[four[3]] >> 6))
    expected = sum(stand)
    for index, (worth, four) in enumerate(_FAMILIES):
        others = expected - stand[index] >> 4
        double = 64 + _TWO_OR_MORE[others]
        third = _JUST_TWO[others] * weights[_THIRD_CRICCA]
        for place, card in enumerate(four):
            _, two, three = _others(chance, four, place)
            # With two of the others it makes the cricca, with three it makes it full.
            brings = (two + three) * worth * double + two * third
            gain[card] += (brings >> 6) * weights[CRICCHE] >> 4


def _add_sequences(gain, chance, weights):
    """Add what each card brings in sequences to the side that has cards by these chances."""
    matto = chance[MATTO]
    begato = chance[LOWEST_TRUMP]
    wild = matto + begato
    some_wild = wild - (matto * begato >> 6)
    families = [_court(chance, suit, wild, some_wild) for suit in range(4)]
    families.append(_foursome(chance, _MOORS, wild, some_wild))
    families.append(_foursome(chance, _ACES, wild, some_wild))
    families.append(_grande(chance, weights, wild, some_wild))
    expected = sum([stands for stands, _, _ in families])
    for index, (stands, lacks_wild, parts) in enumerate(families):
        others = expected - stands >> 4
        double = 64 + _TWO_OR_MORE[others]
        third = _JUST_TWO[others] * weights[_THIRD_SEQUENCE]
        weight = weights[SEQUENCES if index < 6 else GRANDE]
        # The Begato lengthens what stands; where a counter is lacking it makes it, three cards.
        lacks_wild = lacks_wild * (64 - matto) >> 6
        parts.append((LOWEST_TRUMP, 5 * stands + 10 * lacks_wild, lacks_wild))
        for card, longer, makes in parts:
            gain[card] += ((longer * double + makes * third) >> 6) * weight >> 4


# A family of sequences: the chance that it stands, the chance that it lacks but a counter, and
# for each card the points by which it is longer, in 64ths, and the chance that the card makes it.


def _court(chance, suit, wild, some_wild):
    """Return the family of a suit: the king with two figures, or with one and a counter."""
    king = 10 * suit + KING
    has_king = chance[king]
    ace = chance[_ACES[suit]]
    one, two, three = _of_three(chance[king - 1], chance[king - 2], chance[king - 3])
    works = two + three + (one * some_wild >> 6)
    stands = has_king * works >> 6
    parts = [(_ACES[suit], 5 * stands, 0)]
    _add_heads(parts, chance, king, (one, two, three), ace, wild, some_wild)
    return stands, has_king * one >> 6, parts


def _add_heads(parts, chance, head, figures, tail, wild, some_wild):
    """Add the parts of a head (king or Angel) and of the three below it, two of which it needs.

    figures are the chances of one, two and three of them; tail is how many cards are expected
    to follow them.
    """
    one, two, three = figures
    has_head = chance[head]
    by_wild = (some_wild * (64 + tail) >> 6) + wild
    points = 5 * (two * (128 + tail + wild) + three * (192 + tail + wild) + one * by_wild) >> 6
    parts.append((head, points, two + three + (one * some_wild >> 6)))
    for place in range(3):
        a = chance[head - 1 - (place + 1) % 3]
        b = chance[head - 1 - (place + 2) % 3]
        both = a * b >> 6
        either = a + b - 2 * both
        neither = 64 - both - either
        makes = either * (64 - some_wild) >> 6
        longer = both * 64 + either * some_wild + makes * (128 + tail) + neither * by_wild
        makes += neither * some_wild >> 6
        parts.append((head - 1 - place, has_head * (5 * longer >> 6) >> 6, has_head * makes >> 6))


def _foursome(chance, four, wild, some_wild):
    """Return the family of the Moors or the aces: three of them, or two and a counter."""
    one, two, three = _others(chance, four, 3)
    last = chance[four[3]]
    two_of_four = (two * (64 - last) + one * last) >> 6
    stands = three + (two * last >> 6) + (two_of_four * some_wild >> 6)
    parts = []
    for place, card in enumerate(four):
        one, two, three = _others(chance, four, place)
        makes = two * (64 - some_wild) >> 6
        longer = 64 * three + two * some_wild + makes * 128 + one * (some_wild + wild)
        parts.append((card, 5 * longer >> 6, makes + (one * some_wild >> 6)))
    return stands, two_of_four, parts


def _grande(chance, weights, wild, some_wild):
    """Return the family of the Grande: the Angel, two great trumps, and the run from 16 down.

    A number counts as far as all above it are there or bridged by a counter.
    """
    bridge = min(wild * weights[_BRIDGE] >> 6, 64)
    runs = []
    run = 0
    for number in range(_FIVE, _SIXTEEN + 1):
        runs.append(run)
        there = chance[number]
        passes = there + ((64 - there) * bridge >> 6)
        run = there + (passes * run >> 6)
    figures = _of_three(chance[_WORLD], chance[_SUN], chance[_MOON])
    one, two, three = figures
    has_angel = chance[_ANGEL]
    reached = stands = has_angel * (two + three + (one * some_wild >> 6)) >> 6
    parts = []
    _add_heads(parts, chance, _ANGEL, figures, run, wild, some_wild)
    for number in range(_SIXTEEN, _FIVE - 1, -1):
        beyond = (64 - bridge) * runs[number - _FIVE] >> 6
        parts.append((number, 5 * reached * (64 + beyond) >> 6, 0))
        there = chance[number]
        reached = reached * (there + ((64 - there) * bridge >> 6)) >> 6
    return stands, has_angel * one >> 6, parts
