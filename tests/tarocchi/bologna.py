"""Hands of Ottocento and Terziglio written as records, for the tests of this folder."""

from pathlib import Path

import pytest

from host_tools.proofs import slow_bologna
from tarocchi import game, options, referee
from tarocchi.cards import BOLOGNA, cards
from tarocchi.errors import BadRecord

OTTOCENTO = game("ottocento")
TERZIGLIO = game("terziglio")
RECORDS = Path(__file__).parents[1] / "records"
OTTO = (RECORDS / "ottocento-362-197.hand").read_text(encoding="utf-8").splitlines()
GIOCO = (RECORDS / "terziglio-gioco-245.5-217.5.hand").read_text(encoding="utf-8").splitlines()


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


def line_of(lines, text):
    """The number, as editors count, of the line that starts with text."""
    return next(number for number, line in enumerate(lines, 1) if line.startswith(text))


def put(lines, before, *texts):
    """The lines with texts before the one that starts so."""
    place = line_of(lines, before) - 1
    return [*lines[:place], *texts, *lines[place:]]


def swapped(lines, start_of_line, text):
    """The lines with the one that starts so replaced, or without it for None."""
    place = line_of(lines, start_of_line) - 1
    return [*lines[:place], *([] if text is None else [text]), *lines[place + 1 :]]


def fault(lines, finished=True):
    """The line and the reason of the first fault."""
    with pytest.raises(BadRecord) as caught:
        referee.read(lines, finished)
    return caught.value.line, caught.value.reason
