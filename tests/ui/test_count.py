"""The count page by page: every page adds up to what the result says, for hands of every kind."""

import re

import pytest

from host_tools import catalogue
from host_tools.proofs import random_hands
from tarocchi import game
from tests.ui.test_texts import misfits
from ui.names import points

GAMES = ("ottocento", "terziglio")


def ended(app, name, index):
    """The app at the end of a random hand, or None where the cards were thrown in."""
    hand, player = random_hands.begin(0, index, game(name))
    random_hands.play_out(hand, player)
    session = catalogue.session(app, game=name)
    session.hand = hand
    session.match.options = hand.options
    app.open("result", "HandResult")
    return app if session.result.account else None


def number(text):
    """A figure in half points."""
    sign = -1 if text.startswith("–") else 1
    whole, half = re.fullmatch(r"–?(\d+)(½?)", text).groups()
    return sign * (2 * int(whole) + bool(half))


def plain(text):
    """What a line of a family's page brings: its points, or what the doubling adds."""
    return 2 * int(text.partition(" ")[0])


def check_columns(page):
    """Two columns of figures, each with its sum."""
    for column, total in enumerate(page.sums):
        figures = [line[1][column] for line in page.lines]
        assert sum(map(number, figures)) == number(total)


@pytest.mark.parametrize("name", GAMES)
def test_every_page_adds_up(tmp_path, name):
    app = catalogue.app(tmp_path)
    seen = set()
    for index in range(40):
        app.home()
        if not ended(app, name, index):
            continue
        result = app.session.result
        rows = dict(result.rows)
        catalogue.press(app, "a")
        sheet = app.top
        families = {"cricche": [0, 0], "sequences": [0, 0]}
        for _ in sheet._pages:
            page = sheet._page
            assert misfits(sheet) == []
            assert all("\n" not in line for line in app.text())
            seen.add(page.title.partition(": ")[2] or page.title)
            if page.heads:
                check_columns(page)
            elif page.title == "Declared":
                assert page.sums.endswith(points(sheet.ours_first(rows["declared"])[1]))
            elif ": " in page.title:
                who, _, key = page.title.partition(": ")
                side = 0 if who == sheet.name(0) else 1
                families[key][side] = 2 * int(page.sums[0])
                worth = sum(plain(line[1][0]) for line in page.lines)
                assert worth == families[key][side]
            catalogue.press(app, "right")
        if result.combinations:
            assert tuple(families["cricche"]) == rows["cricche"]
            assert tuple(families["sequences"]) == rows["sequences"]
    assert seen >= {"Count", "Declared", "cricche", "sequences", "Cards", "On paper"}
    assert ("Game points" in seen) == (name == "terziglio")


@pytest.mark.parametrize("name", GAMES)
def test_every_end_of_a_hand_leads_to_the_next(tmp_path, name):
    """A alone goes on from the end of any hand, thrown in or counted, to the table or the end."""
    app = catalogue.app(tmp_path)
    for index in range(24):
        app.home()
        ended(app, name, index)
        assert misfits(app.top) == []
        for _ in range(12):
            screen = type(app.top).__name__
            if screen in ("Table", "Title"):
                break
            assert app.text()
            catalogue.press(app, "a")
        assert screen in ("Table", "Title"), screen


def test_paper_takes_the_smaller_pile_and_the_rest_of_93(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.SCREENS["ottocento-count-8"](app)
    words = "\n".join(app.text())
    assert "We: 26 cards worth 48" in words
    assert "They: 93 – 35 = 58" in words
    assert "58 = 52 + 6" in words
