"""House rules: what exists, what may be written, what is the default."""

import pytest

from tarocchi import options
from tarocchi.errors import BadOption

DEFAULTS = {
    "piedicavallo.match": "single",
    "piedicavallo.mattoGift": "none",
    "mattoGift": "auto",
}


def test_the_defaults_are_those_of_the_rules():
    assert DEFAULTS.items() <= options.complete({}).items()


def test_what_is_given_differs_and_the_rest_is_the_default():
    completed = options.complete({"mattoGift": "manual"})
    assert completed["mattoGift"] == "manual"
    assert completed["piedicavallo.match"] == "single"


def test_options_are_written_key_equals_value_in_any_case():
    given = options.parse("PIEDICAVALLO.MATCH = fourdeals,mattogift=MANUAL")
    assert given == {"piedicavallo.match": "fourDeals", "mattoGift": "manual"}


def test_only_what_differs_is_written():
    assert options.text(options.complete({})) == ""
    for given in ({"mattoGift": "manual"}, {"piedicavallo.mattoGift": "onePoint"}):
        assert options.parse(options.text(options.complete(given))) == given


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "key=value, not nothing"),
        ("mattoGift", "key=value, not mattoGift"),
        ("mattoGift=manual,", "key=value, not nothing"),
        ("mattoGift=never", "mattoGift may be auto or manual, not never"),
        ("gift=manual", "there is no option gift; options: "),
        ("mattoGift=auto, mattogift=manual", "option mattoGift stands twice"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(text, wrong):
    with pytest.raises(BadOption, match=wrong):
        options.parse(text)
