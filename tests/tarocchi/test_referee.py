"""The referee finds the first fault of a record, on its line, and says what would be right."""

from pathlib import Path

import pytest

from tarocchi import referee
from tarocchi.errors import BadRecord
from tarocchi.options import complete

RECORD = Path(__file__).parents[1] / "records" / "piedicavallo-57-57.hand"
LINES = RECORD.read_text(encoding="utf-8").splitlines()

# Lines of that record, as editors count them.
GAME, DEALER, EAST, NORTH, WEST, SOUTH, DISCARD = range(3, 10)
LAST = 24


def trick(number):
    return DISCARD + number


def changed(*changes):
    """The record with (line, text) put in place of lines; text None leaves the line out."""
    lines = list(LINES)
    for line, text in changes:
        lines[line - 1] = text
    return [line for line in lines if line is not None]


def inserted(before, *texts):
    return LINES[: before - 1] + list(texts) + LINES[before - 1 :]


def replaced(line, old, new):
    assert old in LINES[line - 1]
    return changed((line, LINES[line - 1].replace(old, new)))


def fault(lines, finished=True):
    with pytest.raises(BadRecord) as caught:
        referee.read(lines, finished)
    return caught.value.line, caught.value.reason


def test_the_drawn_hand_is_a_draw():
    result = referee.read(LINES).result()
    assert result.rows[-1] == ("total", (114, 114))
    assert result.winner is None


# Ways of writing


def test_case_does_not_matter():
    assert referee.read([line.lower() for line in LINES]).result().winner is None
    assert referee.read([line.upper() for line in LINES]).result().winner is None


def test_comments_and_blank_lines_may_stand_anywhere():
    lines = []
    for line in LINES:
        lines += ["", "  # between: 1 2", line + "# at its end", "\t"]
    assert referee.read(lines).result().winner is None


@pytest.mark.parametrize("end", ["\n", "\r\n", " \t\r\n"])
def test_line_ends_of_every_system_are_read(end):
    assert referee.read([line + end for line in LINES]).result().winner is None


def test_a_byte_order_mark_is_no_fault():
    assert referee.read(["\ufeff" + LINES[0], *LINES[1:]]).result().winner is None
    assert referee.read(["\ufeff" + LINES[GAME - 1], *LINES[GAME:]]).result().winner is None


def test_spaces_are_free():
    lines = [line.replace(" ", "   ").replace(":", "  :  ") for line in LINES]
    assert referee.read(lines).result().winner is None


def test_hands_may_stand_in_any_order():
    hands = LINES[EAST - 1 : SOUTH]
    lines = LINES[: EAST - 1] + hands[::-1] + LINES[SOUTH:]
    assert referee.read(lines).result().winner is None


# Cards


def test_a_card_that_does_not_exist():
    assert fault(replaced(NORTH, "B10", "B1")) == (NORTH, "there is no card B1 in this pack")
    assert fault(replaced(trick(9), "SN", "T22"))[0] == trick(9)
    assert fault(replaced(DISCARD, "B5", "B4"))[0] == DISCARD


def test_a_card_that_stands_twice_is_a_fault_of_the_second_place():
    assert fault(replaced(WEST, "CK", "SK")) == (WEST, "SK stands twice")
    assert fault(replaced(EAST, "T7", "T6")) == (EAST, "T6 stands twice")
    assert fault(replaced(DISCARD, "S5", "B5"))[0] == DISCARD
    played = fault(replaced(trick(3), "C2", "D3"))
    assert played == (trick(3), "E may not play D3: it was played to trick 1")


def test_a_wrong_number_of_cards_in_a_hand():
    line, reason = fault(replaced(WEST, " D6", ""))
    assert (line, reason) == (WEST, "Hand W has 14 cards and must have 15")
    assert fault(replaced(SOUTH, " S5", "")) == (SOUTH, "Hand S has 16 cards and must have 17")
    assert fault(changed((EAST, LINES[EAST - 1] + " B5")))[0] == EAST
    assert fault(changed((NORTH, "Hand N:")))[0] == NORTH


# Seats, calls, statements, options


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (DEALER, "Dealer: X"),
        (DEALER, "Dealer: SE"),
        (DEALER, "Dealer:"),
        (NORTH, "Hand Q: T11"),
        (trick(4), "4: P CK T21 C4 CA"),
        (trick(4), "4:"),
        (GAME, "Game: bridge"),
        (GAME, "Game:"),
    ],
)
def test_an_unknown_seat_or_game_is_a_fault_of_its_line(line, text):
    assert fault(changed((line, text)))[0] == line


@pytest.mark.parametrize(
    "text",
    [
        "Dela: 17",
        "Dealer S",
        "S SK SQ",
        ":",
        "Hand: SK",
        "Hand E N: SK",
        "Game Deal: 17",
        "-1: S SK",
        "1.5: S SK",
    ],
)
@pytest.mark.parametrize("line", [GAME, DISCARD, trick(7), LAST])
def test_an_unknown_statement_is_a_fault_of_its_line(line, text):
    found, reason = fault(inserted(line, text))
    assert found == line
    assert "there is no statement" in reason


@pytest.mark.parametrize(
    "text",
    [
        "Options: piedicavallo.mach=single",
        "Options: piedicavallo.match=triple",
        "Options: piedicavallo.match",
        "Options:",
        "Options: mattoGift=auto, mattoGift=auto",
        "Options: mattoGift=auto,",
    ],
)
def test_an_unknown_option_is_a_fault_of_its_line(text):
    assert fault(inserted(DEALER, text))[0] == DEALER


def test_options_are_read_in_any_case():
    lines = inserted(DEALER, "OPTIONS: Piedicavallo.MATCH=fourdeals, MATTOGIFT = Manual")
    options = referee.read(lines).options
    assert options == complete({"piedicavallo.match": "fourDeals", "mattoGift": "manual"})


def test_signals_do_not_exist_at_piedicavallo():
    for mark in "^~!":
        line, reason = fault(replaced(trick(3), "C5", "C5" + mark))
        assert line == trick(3)
        assert reason == f"S may not play C5{mark}: signals are not played here"


# Order


def test_statements_stand_in_their_order():
    assert fault(inserted(EAST, "Options: mattoGift=auto")) == (
        EAST,
        "Options must stand before Dealer",
    )
    assert fault(inserted(trick(2), LINES[DISCARD - 1]))[0] == trick(2)
    assert fault([*LINES, "Deal: 17"])[0] == LAST + 1


@pytest.mark.parametrize("line", [GAME, DEALER, DISCARD])
def test_a_statement_that_stands_twice(line):
    found, reason = fault(inserted(line + 1, LINES[line - 1]))
    assert found == line + 1
    assert "stands twice" in reason


def test_a_hand_that_stands_twice():
    assert fault(inserted(WEST, LINES[EAST - 1])) == (WEST, "Hand E stands twice")


# What is missing


@pytest.mark.parametrize("line", [GAME, DEALER, EAST, NORTH, WEST, SOUTH, DISCARD])
def test_a_missing_statement_is_a_fault_of_the_last_line(line):
    found, reason = fault(changed((line, None)))
    assert found == LAST - 1
    assert "missing" in reason


def test_the_last_line_is_the_last_of_the_file_whatever_it_holds():
    assert fault([*changed((DISCARD, None)), "# the end", ""])[0] == LAST + 1


def test_another_fault_before_the_last_line_comes_first():
    assert fault(changed((DEALER, None), (trick(3), "3: S C5 C2 CN CX")))[0] == trick(3) - 1
    assert fault(changed((GAME, None), (trick(3), "third: S")))[0] == trick(3) - 1
    assert fault(changed((DISCARD, None), (trick(3), "3: Z C5")))[0] == trick(3) - 1
    assert fault([LINES[DEALER - 1], LINES[GAME - 1]]) == (2, "Game must stand before Dealer")


@pytest.mark.parametrize("lines", [[], [""], ["# nothing"], ["\ufeff"]])
def test_an_empty_record_lacks_everything(lines):
    assert fault(lines) == (1, "Game is missing")
    assert fault(lines, finished=False) == (1, "Game is missing")


def test_an_unfinished_hand_is_a_fault_of_the_last_line():
    for length, who in ((SOUTH, "S is to discard"), (DISCARD, "E is to play to trick 1")):
        line, reason = fault(LINES[:length])
        assert line == length
        assert reason.startswith("unfinished: " + who)
    assert fault(LINES[: LAST - 1]) == (LAST - 1, "unfinished: S is to play to trick 15")


def test_tricks_missing_before_a_gift_are_a_fault_of_the_last_line():
    assert fault([*LINES[: LAST - 1], "Gift: S C2", "", "#"])[0] == LAST + 2


# Tricks


def test_a_wrong_leader():
    assert fault(changed((trick(2), "2: N D6 T2 D2 DK"))) == (
        trick(2),
        "W leads trick 2, not N",
    )


def test_a_wrong_trick_number():
    assert fault(changed((trick(2), "3: W D6 T2 D2 DK"))) == (
        trick(2),
        "trick 2 comes next, not 3",
    )
    assert fault(changed((trick(5), None)))[0] == trick(5)
    assert fault(inserted(trick(6), LINES[trick(5) - 1]))[0] == trick(6)
    assert fault(changed((trick(1), "0: E D4 D3 DQ DA")))[0] == trick(1)
    assert fault(changed((trick(1), "9" * 5000 + ": E D4 D3 DQ DA")))[0] == trick(1)


def test_a_trick_too_many():
    assert fault([*LINES, "16: E SK"])[0] == LAST + 1


def test_a_short_trick_that_is_not_the_last_line():
    short = replaced(trick(7), " C6", "")
    assert fault(short) == (trick(7), "trick 7 has only 3 of its 4 cards")
    assert fault([*short[: trick(7)], "whatever"])[0] == trick(7)
    assert fault([*short[: trick(7)], "", "# the end"])[0] == trick(7) + 2


def test_a_short_last_trick_is_unfinished():
    hand = referee.read(replaced(LAST, " B7", ""), finished=False)
    assert hand.game.letters[hand.turn] == "W"
    assert fault(replaced(LAST, " B7", ""))[1].startswith("unfinished: W is to play")


def test_a_trick_of_five_cards():
    assert fault(changed((trick(1), LINES[trick(1) - 1] + " D6")))[0] == trick(1)


def test_an_illegal_card_names_seat_card_and_reason():
    assert fault(replaced(trick(9), "S9", "B7")) == (
        trick(9),
        "W may not play B7: must follow swords (S9)",
    )
    assert fault(replaced(trick(2), "T2", "C5"))[1].startswith(
        "S may not play C5: must play a trump"
    )
    assert fault(replaced(trick(1), "D3", "D6"))[1] == "N may not play D6: W holds it"
    assert fault(replaced(trick(1), "DA", "B5"))[1] == "S may not play B5: it was discarded"


# The discard


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("B5", "the discard needs 2 cards, not 1"),
        ("", "the discard needs 2 cards, not 0"),
        ("B5 S5 C5", "the discard needs 2 cards, not 3"),
        ("B5 MAT", "S may not discard MAT: may not discard a card of five points"),
        ("B5 SK", "S may not discard SK: E holds it"),
        ("B5 T2", "S may not discard T2: may discard a trump only if"),
    ],
)
def test_an_illegal_discard(cards, reason):
    line, said = fault(changed((DISCARD, "Discard: " + cards)))
    assert line == DISCARD
    assert said.startswith(reason)
