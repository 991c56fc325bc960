"""Constants of one module, written out in another: what a build for the device starts from."""

import ast

from host_tools.constants import Constants

CARDS = """
from micropython import const

SWORDS, BATONS = range(2)
MATTO = const(61)
PACK = MATTO + 1
SUITS = ("swords", "batons")
ON = hasattr(time, "ticks_ms")
TWICE = 1
TWICE = 2
_TOP = const(MATTO - 1)


def top(card):
    return card == _TOP or card < PACK
"""
BOT = "LAST_TRICK = const(48)\n"


def written(text):
    return among({"tarocchi.cards": CARDS, "bots.bot": BOT, "bots.user": text}, text)


def among(modules, text):
    tree = ast.parse(text)
    Constants({name: ast.parse(module) for name, module in modules.items()}).write_out(tree)
    return ast.unparse(tree)


def test_imported_constants_are_numbers_and_all_else_is_imported():
    text = "from tarocchi.cards import BATONS, PACK, SUITS\nprint(SUITS[BATONS], PACK)"
    assert written(text) == "from tarocchi.cards import SUITS\nprint(SUITS[1], 62)"


def test_constants_of_an_imported_module_are_numbers():
    text = "from tarocchi import cards\nprint(cards.MATTO, cards.top, cards.SUITS)"
    assert written(text) == "from tarocchi import cards\nprint(61, cards.top, cards.SUITS)"


def test_a_constant_may_be_made_of_others():
    text = "from tarocchi.cards import MATTO\n_NEXT = 2 * MATTO\nprint(_NEXT)"
    assert written(text) == "pass\npass\nprint(122)"


def test_a_module_loses_its_constants_and_nothing_else():
    text = written(CARDS)
    for name in ("SWORDS", "MATTO", "PACK", "_TOP", "const"):
        assert name not in text
    assert "card == 60 or card < 62" in text
    for kept in ("SUITS = (", "ON = hasattr", "TWICE = 1", "TWICE = 2"):
        assert kept in text


def test_what_is_read_of_something_unknown_stays():
    modules = {"bots.bot": BOT, "bots.club": "def best(pack):\n    return pack.LAST_TRICK"}
    assert among(modules, BOT) == "LAST_TRICK = const(48)"
    assert "pack.LAST_TRICK" in among(modules, modules["bots.club"])


def test_a_name_that_is_given_anew_is_no_constant():
    text = "from tarocchi.cards import MATTO\ndef f():\n    MATTO = 3\n    return MATTO"
    assert written(text) == text.replace("\ndef", "\n\ndef")


def test_all_text_around_an_element_is_looked_into():
    text = "from tarocchi.cards import PACK\nlist[PACK] = PACK\ndef f(n=PACK):\n    return n"
    assert written(text) == "pass\nlist[62] = 62\n\ndef f(n=62):\n    return n"


def test_a_private_tuple_that_is_read_once_is_left_to_mpy_cross():
    text = "_A = (1, ('a', -2))\n_B = (3,)\n_C = [4]\nD = (5,)\nprint(_A, _B, _B, _C, D)"
    assert written(text) == text.replace("(1, ('a', -2))", "const((1, ('a', -2)))")
