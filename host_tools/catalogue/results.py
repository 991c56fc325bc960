"""The screens after a hand: how it ended, the count, looking back, the match."""

from collections.abc import Callable

from host_tools import records, transcript
from host_tools.catalogue.states import over_the_table, play, press, session
from host_tools.firmware_path import ROOT
from host_tools.proofs import random_hands
from tarocchi.hand import Hand
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


def _recorded(made: App, name: str, accounts: tuple = ()) -> None:
    """The end of a hand of which there is a record, after so many others in its match."""
    hand = records.load(ROOT / "tests" / "records" / f"{name}.hand")
    assert isinstance(hand, Hand)
    session(made, game=hand.game.name)
    made.session.hand = hand
    made.session.match.accounts.extend(accounts)
    made.open("result", "HandResult")


def _hand_of(name: str, *keys: str, accounts: tuple = ()) -> Callable[[App], None]:
    """That end, then some keys."""

    def show(made: App) -> None:
        _recorded(made, name, accounts)
        press(made, *keys)

    return show


def _pages_of(title: str, name: str, count: int) -> dict[str, Callable[[App], None]]:
    """A picture of each page of a hand's count."""
    return {f"{title}-{page + 1}": _hand_of(name, "a", *["right"] * page) for page in range(count)}


def _chance(title: str, *keys: str) -> Callable[[App], None]:
    """The end of one of the rare random hands of host_tools/transcript.py, then some keys."""

    def show(made: App) -> None:
        table, index = transcript.SHOWN[title]
        hand, player = random_hands.begin(0, index, table)
        random_hands.play_out(hand, player)
        session(made, game=table.name)
        made.session.hand = hand
        made.session.match.options = hand.options
        if any(hand.score):
            made.session.match.accounts.append(hand.score)
        made.open("result", "HandResult")
        press(made, *keys)

    return show


_OTTOCENTO = "ottocento-362-197"
_TERZIGLIO = "terziglio-gioco-245.5-217.5"
_SO_FAR = ((640, 802), None, (508, 434))
_PAID = ((-8, 16, -8), (12, -6, -6), None)

SCREENS: dict[str, Callable[[App], None]] = {
    "score": over_the_table("match_sheet", "MatchSheet"),
    "score-match": _match_sheet,
    "result": _result,
    "count": _count,
    "count-on": _count_on,
    "look-back-discard": _look_back_discard,
    "look-back": _look_back,
    "match-result": _match_result,
    "ottocento-result": _hand_of(_OTTOCENTO, accounts=_SO_FAR),
    **_pages_of("ottocento-count", _OTTOCENTO, 8),
    "ottocento-match": _hand_of(_OTTOCENTO, "a", "a", accounts=_SO_FAR),
    "ottocento-back-declared": _hand_of(_OTTOCENTO, "b", "right"),
    "ottocento-back-gift": _hand_of(_OTTOCENTO, "b", *["right"] * 17),
    "ottocento-monte": _chance("ottocento-monte"),
    "ottocento-declared": _chance("ottocento-declarations-decide"),
    "ottocento-declared-count": _chance("ottocento-declarations-decide", "a"),
    "ottocento-declared-match": _chance("ottocento-declarations-decide", "a", "a"),
    "ottocento-declared-over": _chance("ottocento-declarations-decide", "a", "a", "a"),
    "ottocento-out": _chance("ottocento-dealer-out-on-fifteen"),
    "ottocento-swept": _chance("ottocento-sweep-with-discard"),
    "ottocento-swept-sequences": _chance("ottocento-sweep-with-discard", "a", "right", "right"),
    "terziglio-result": _hand_of(_TERZIGLIO),
    **_pages_of("terziglio-count", _TERZIGLIO, 9),
    "terziglio-match": _hand_of(_TERZIGLIO, "a", "a", accounts=_PAID),
    "terziglio-back-deal": _hand_of(_TERZIGLIO, "b"),
    "terziglio-back-declared": _hand_of(_TERZIGLIO, "b", "right"),
    "terziglio-back": _hand_of(_TERZIGLIO, "b", "right", "right"),
    "terziglio-back-late": _hand_of(_TERZIGLIO, "b", *["right"] * 9),
    "terziglio-passed": _chance("terziglio-all-pass"),
    "terziglio-forty": _chance("terziglio-forty"),
    "terziglio-forty-count": _chance("terziglio-forty", "a"),
    "terziglio-solo": _chance("terziglio-solo-over-gioco"),
    "terziglio-solo-points": _chance("terziglio-solo-over-gioco", "a", "left"),
    "terziglio-solo-deal": _chance("terziglio-solo-over-gioco", "b"),
    "terziglio-solo-signal": _chance("terziglio-solo-over-gioco", "b", *["right"] * 20),
    "terziglio-solo-talon": _chance("terziglio-solo-over-gioco", "b", *["right"] * 22),
    "terziglio-back-gift": _hand_of(_TERZIGLIO, "b", *["right"] * 20),
}
