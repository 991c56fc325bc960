"""Deal numbers as numbers and as codes."""

import re
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tarocchi import deals
from tarocchi.errors import BadDeal

numbers = st.integers(0, deals.LIMIT - 1)


@given(numbers)
@example(0)
@example(deals.LIMIT - 1)
def test_every_code_reads_back(number):
    code = deals.code(number)
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}", code)
    assert deals.parse(code) == deals.parse(code.lower()) == number
    assert deals.parse(f"  {code}\n") == number


@given(numbers)
def test_the_dash_may_be_left_out_unless_all_the_rest_are_digits(number):
    plain = deals.code(number).replace("-", "")
    assert deals.parse(plain) == (int(plain) if plain.isdigit() else number)


@given(numbers)
def test_o_reads_as_0_and_i_and_l_as_1(number):
    code = deals.code(number)
    for one in "iIlL":
        letters = code.replace("0", "O").replace("1", one)
        assert deals.parse(letters) == number


@given(numbers)
def test_digits_alone_are_always_the_number(number):
    assert deals.parse(str(number)) == number
    assert deals.parse(f"{number:020}") == number


def test_an_all_digit_code_needs_its_dash():
    assert deals.parse("000-100") == 1024
    assert deals.parse("000100") == 100


def test_letters_that_look_like_digits_make_a_code():
    assert deals.parse("OOO1OO") == 1024
    assert deals.parse("7k3-m2q") == deals.parse("7K3M2Q") == 254922839


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "-1",
        "7K3",
        "7K3-M2",
        "7K3--M2Q",
        "7K-3M2Q",
        "7K3-M2U",
        "7K3-M2QQ",
        "7K3 M2Q",
        "1.5",
        "²",
        "٣",
        "+5",
        "1_000",
        "café-1",
    ],
)
def test_other_texts_are_refused_with_an_example(text):
    with pytest.raises(BadDeal, match="7K3-M2Q"):
        deals.parse(text)


@pytest.mark.parametrize("text", [str(deals.LIMIT), "9" * 5000])
def test_numbers_out_of_range_are_refused_with_the_range(text):
    with pytest.raises(BadDeal, match="out of range; give 0 to 1073741823"):
        deals.parse(text)


@given(st.text())
def test_no_text_does_worse_than_a_bad_deal(text):
    with suppress(BadDeal):
        assert 0 <= deals.parse(text) < deals.LIMIT
