"""Private names as numbers: what the build makes of a module's own."""

import ast

import pytest

from host_tools.private import Private


def numbered(text, others=(), **modules):
    trees = {name: ast.parse(code) for name, code in {"own": text, **modules}.items()}
    private = Private(trees, [ast.parse(code) for code in others])
    for name, tree in trees.items():
        private.number(tree, name)
    return {name: ast.unparse(tree) for name, tree in trees.items()}


TEXT = """_most = 3

class _Hand:

    def _add(self, more):
        global _most
        _most = self._held = more

def _best(hand):
    return hand._held"""


def test_all_that_a_module_has_for_itself_is_numbered():
    found = numbered(TEXT)["own"]
    assert not any(name in found for name in ("_most", "_Hand", "_add", "_held", "_best"))
    assert found.count("_n") == TEXT.count("_most") + TEXT.count("_held") + 3
    assert "global _n" in found


def test_two_modules_have_the_same_numbers():
    found = numbered("_best = 1\nprint(_best)", other="_worst = 2\nprint(_worst)")
    assert found == {"own": "_n0 = 1\nprint(_n0)", "other": "_n0 = 2\nprint(_n0)"}


def test_an_object_has_no_number_twice():
    base = "class Screen:\n\n    def __init__(self):\n        self._app = self._drawn = 0"
    own = "import base\n\nclass Menu(base.Screen):\n\n    def _go(self):\n        self._at = 1"
    further = (
        "from own import Menu\n\nclass Title(Menu):\n\n    def _blink(self):\n        self._on = 1"
    )
    found = numbered(own, base=base, further=further, aside="_only = 1")
    used = [
        {name for name in map("_n{}".format, range(6)) if name in found[text]}
        for text in ("own", "base", "further")
    ]
    assert [len(names) for names in used] == [2, 2, 2]
    assert len(set().union(*used)) == 6
    assert "_n0" in found["aside"]


def test_what_base_and_derived_class_share_stays():
    base = "class Screen:\n\n    def _draw(self):\n        pass"
    own = "from base import Screen\n\nclass Menu(Screen):\n\n    def _draw(self):\n        pass"
    assert numbered(own, base=base) == {"own": own, "base": base}


@pytest.mark.parametrize(
    "other",
    ["from own import _best", "hand._best", "getattr(hand, '_best')", "run('own._best()')",
     "call(_best=1)"],
)  # fmt: skip
def test_what_others_reach_into_stays(other):
    assert numbered("_best = 1", others=[other])["own"] == "_best = 1"


def test_what_is_read_of_an_object_of_another_module_stays():
    found = numbered("def f(hand):\n    return hand._held", other="class A:\n    _held = 1")
    assert "hand._held" in found["own"]
    assert "_held = 1" in found["other"]


@pytest.mark.parametrize("text", ["__all__ = 1", "for _ in x:\n    pass", "best = 1"])
def test_other_names_stay(text):
    assert numbered(text)["own"] == text


def test_a_constant_is_left_to_mpy_cross():
    text = "from micropython import const\n_MOST = const(3)"
    assert numbered(text)["own"] == text


def test_a_traceback_tells_the_names():
    private = Private({"own": ast.parse("def _best():\n    pass")})
    lines = 'File "own", line 1, in %s\nFile "own", line 1, in add\nFile "other", line 1, in _n0\n'
    assert private.explain(lines % "_n0") == lines % "_best"
