"""The screens after a hand: how it ended, the count, looking back, the match."""

from collections.abc import Callable

from host_tools.catalogue.states import over_the_table, play, press, session
from ui.app import App

_MATCH = {"piedicavallo.match": "fourDeals"}


def _result(made: App) -> None:
    session(made, 15)
    made.open("result", "HandResult")


def _count(made: App) -> None:
    _result(made)
    press(made, "a")


def _count_on(made: App) -> None:
    _count(made)
    press(made, "a")


def _look_back(made: App, tricks: int = 3) -> None:
    _result(made)
    press(made, "b", *["right"] * tricks)


def _look_back_discard(made: App) -> None:
    _look_back(made, 0)


def _match_result(made: App) -> None:
    session(made, 15, _MATCH)
    for _ in range(3):
        made.session.finish()
        made.session.next_hand()
        play(made.session, 15)
    made.open("result", "HandResult")
    press(made, "a", "a", "a", "a")


def _match_sheet(made: App) -> None:
    session(made, 15, _MATCH)
    made.session.finish()
    made.session.next_hand()
    play(made.session, 5)
    made.play()
    made.open("match_sheet", "MatchSheet")


SCREENS: dict[str, Callable[[App], None]] = {
    "score": over_the_table("match_sheet", "MatchSheet"),
    "score-match": _match_sheet,
    "result": _result,
    "count": _count,
    "count-on": _count_on,
    "look-back-discard": _look_back_discard,
    "look-back": _look_back,
    "match-result": _match_result,
}
