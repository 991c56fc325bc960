"""Hands written in card codes, for the tests of this folder."""

from host_tools.proofs import slow_rules
from tarocchi import game, options
from tarocchi.actions import DONE
from tarocchi.cards import cards
from tarocchi.hand import Hand

PIEDICAVALLO = game("piedicavallo")
DECK = PIEDICAVALLO.deck
SOUTH, EAST, NORTH, WEST = range(4)
ALL_CARDS = sorted(slow_rules.PACK)


def parse(codes):
    """The cards of codes with spaces between."""
    return [DECK.parse(code) for code in codes.split()]


def codes(masks):
    """The set of codes of five masks."""
    return {DECK.code(card) for card in cards(masks)}


def hand_of(dealer, dealt, **given):
    """The hand in which some seats were dealt these codes and the others all else."""
    chosen = options.complete({key.replace("__", "."): value for key, value in given.items()})
    rows = [parse(dealt.get(seat, "")) for seat in range(4)]
    named = {card for row in rows for card in row}
    others = [card for card in range(62) if card not in named]
    for seat, row in enumerate(rows):
        missing = (17 if seat == dealer else 15) - len(row)
        row += others[:missing]
        others = others[missing:]
    assert not others
    return Hand(PIEDICAVALLO, chosen, dealer, rows)


def do(hand, line):
    """Apply the cards of a line of codes."""
    for card in parse(line):
        hand.apply(card)
    return hand


def discard(hand, line):
    """Lay away and say done."""
    do(hand, line).apply(DONE)
    return hand


def reason(hand, code):
    """The sentence with which a card is refused, or None."""
    refusal = hand.why_not(DECK.parse(code))
    return refusal and refusal.words(DECK)
