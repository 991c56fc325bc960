"""Hands of Ottocento and Terziglio written as records, for the tests of this folder."""

from host_tools.proofs import slow_bologna
from tarocchi import game, options, referee
from tarocchi.actions import OUT, YES
from tarocchi.cards import BOLOGNA, cards

OTTOCENTO = game("ottocento")
TERZIGLIO = game("terziglio")
SAY = {"yes": YES, "out": OUT}


def start(name, dealt, dealer="S", talon="", score="", **given):
    """The lines of a record before the first decision; cards not named fill the hands in order."""
    chosen = {key.replace("__", "."): value for key, value in given.items()}
    table = game(name).variant(options.complete(chosen))
    named = [code for codes in dealt.values() for code in codes.split()] + talon.split()
    others = [code for code in slow_bologna.PACK if code not in named]
    lines = [f"Game: {name}"]
    if chosen:
        lines.append("Options: " + ", ".join(f"{key}={value}" for key, value in chosen.items()))
    if score:
        lines.append("Score: " + score)
    lines.append("Dealer: " + dealer)

    def filled(codes, size):
        row = codes.split()
        missing = size - len(row)
        assert missing >= 0
        row += others[:missing]
        del others[:missing]
        return " ".join(row)

    for seat in table.letters:
        size = table.hand_size + (table.dealer_extra if seat == dealer else 0)
        lines.append(f"Hand {seat}: {filled(dealt.get(seat, ''), size)}")
    if table.talon_size:
        lines.append("Talon: " + filled(talon, table.talon_size))
    assert not others
    return lines


def read(lines, *more):
    """The hand of these lines, finished or not."""
    return referee.read([*lines, *more], finished=False)


def codes(masks):
    """The set of codes of five masks."""
    return {BOLOGNA.code(card) for card in cards(masks)}


def reason(hand, code, mark=""):
    """The sentence with which a card, with a signal perhaps, is refused, or None."""
    refusal = hand.why_not(BOLOGNA.parse(code) | ("^~!".find(mark) + 1 if mark else 0) << 6)
    return refusal and refusal.words(BOLOGNA)


def seat(hand):
    """The letter of the seat to act."""
    return hand.game.letters[hand.turn]
