"""Parameters without names of their own: what the build makes of a function's."""

import ast

import pytest

from host_tools.parameters import Parameters

OTHER = """
POINTS = 3
class Deck:
    suits = 4
    def value(self, card): return self.rank
print(Deck().value(card=3), "trump")
"""


def numbered(text):
    tree = ast.parse(text)
    Parameters([tree, ast.parse(OTHER)]).number(tree)
    return ast.unparse(tree)


def test_parameters_are_numbered_in_each_function():
    text = "def f(hand, seat):\n    return g(seat, hand)\n\ndef g(seat, deck):\n    return deck"
    wanted = "def f(_1, _2):\n    return g(_2, _1)\n\ndef g(_1, _2):\n    return _2"
    assert numbered(text) == wanted


def test_functions_inside_a_function_share_its_numbers():
    text = (
        "def f(hand):\n    def g(seat):\n        return hand[seat]\n    return lambda who: g(who)"
    )
    wanted = "def f(_1):\n\n    def g(_2):\n        return _1[_2]\n    return lambda _3: g(_3)"
    assert numbered(text) == wanted


def test_a_method_keeps_self_and_what_is_read_of_it():
    text = "class Hand:\n\n    def add(self, more):\n        self.most = max(more, self.most)"
    assert numbered(text) == text.replace("more", "_1")


@pytest.mark.parametrize(
    "name", ["card", "rank", "suits", "value", "POINTS", "Deck", "trump", "self"]
)
def test_a_name_that_means_something_elsewhere_stays(name):
    text = f"def f({name}):\n    return {name}"
    assert numbered(text) == text


@pytest.mark.parametrize("head", ["hand=3", "*, hand", "*, hand=3", "**hand"])
def test_what_a_call_may_name_stays(head):
    text = f"def f({head}):\n    return hand"
    assert numbered(text) == text


def test_all_that_binds_a_parameter_anew_follows():
    text = """def f(hand):
    try:
        def g():
            nonlocal hand
            hand += 1
    except OSError as hand:
        del hand
    return [hand for hand in ()]"""
    assert "hand" not in numbered(text)
