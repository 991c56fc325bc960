"""The screens at the table of the Bolognese games."""

from collections.abc import Callable

from host_tools import records
from host_tools.catalogue.states import DEAL, press, session, settle
from host_tools.firmware_path import ROOT
from tarocchi.actions import GIOCO, PASS, YES, listed
from tarocchi.cards import BOLOGNA, PACK, count
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.signals import BUSSO
from ui.app import App

_OTTOCENTO = "ottocento-362-197"
_TERZIGLIO = "terziglio-gioco-245.5-217.5"
# Four kings with three queens and knights: rows that force each other, and both families double.
_RICH = "SK SQ SN BK BQ BN CK CQ CN DK ANG SOL 16 M1 BEG"

_Ready = Callable[[Hand], bool]


def _seated(made: App, record: str, seat: int, ready: _Ready | tuple, options: dict) -> None:
    """Sit down at a recorded hand with these options.

    What happens is as recorded until it is ready, or else the actions given.
    """
    done = records.load(ROOT / "tests" / "records" / f"{record}.hand")
    assert isinstance(done, Hand)
    made.settings["help"] = "off"
    playing = session(made, game=done.game.name)
    hand = Hand(done.game, complete(options), done.dealer, done.dealt, DEAL, done.talon)
    for action in done.actions if callable(ready) else ready:
        if callable(ready) and ready(hand):
            break
        hand.apply(action)
    playing.hand = hand
    playing.seat = seat


def _at(
    record: str, seat: int, ready: _Ready | tuple, *keys: str, **options: str
) -> Callable[[App], None]:
    """The table once it waits for this seat, then some keys."""

    def show(made: App) -> None:
        _seated(made, record, seat, ready, dict(options))
        made.play()
        settle(made)
        press(made, *keys)

    return show


def _in(phase: str, tricks: int = 0, cards: int = 0) -> _Ready:
    return lambda hand: (
        hand.phase == phase and len(hand.winners) == tricks and len(hand.trick) == cards
    )


def _turn(phase: str, seat: int) -> _Ready:
    return lambda hand: hand.phase == phase and hand.turn == seat


def _rich(*keys: str, score: tuple = (0, 0), **options: str) -> Callable[[App], None]:
    """A hand full of combinations, about to be laid down."""

    def show(made: App) -> None:
        mine = [BOLOGNA.parse(code) for code in _RICH.split()]
        rest = [card for card in range(PACK) if card not in mine]
        dealt = [mine, rest[:15], rest[15:30], rest[30:]]
        made.settings["help"] = "off"
        playing = session(made, game="ottocento")
        rules = complete({"monte": "off", **options})
        hand = Hand(playing.game, rules, 3, dealt, DEAL, (), score)
        while hand.phase == "discard":
            hand.apply(listed(hand.legal())[0])
        playing.hand = hand
        made.play()
        settle(made)
        press(made, *keys)

    return show


def _said(record: str, seat: int, ready: _Ready, action: int) -> Callable[[App], None]:
    """The table at the moment at which an action of another seat is told."""

    def show(made: App) -> None:
        _seated(made, record, seat, ready, {})
        made.play()
        made.session.hand.apply(action)
        while not made.top._message:
            made.clock.sleep_ms(20)
            made.step()

    return show


def _look_up_signal(made: App) -> None:
    _said(_OTTOCENTO, 0, _in("play", 2), BOLOGNA.parse("C6") | BUSSO << 6)(made)
    press(made, "up", "right")


def _gift_told(made: App) -> None:
    """North's Matto was taken, and North gives a card for it."""
    _seated(made, _OTTOCENTO, 0, _in("gift", 15), {"mattoGift": "manual"})
    made.play()
    made.session.hand.apply(BOLOGNA.parse("B7"))
    made.top._listen()
    while not made.top._message:
        made.clock.sleep_ms(20)
        made.step()


SCREENS: dict[str, Callable[[App], None]] = {
    "monte": _at(_OTTOCENTO, 3, (YES, YES), "down"),
    "auction": _at(_TERZIGLIO, 1, (), "down"),
    "auction-consent": _at(_TERZIGLIO, 0, (PASS, GIOCO)),
    "talon": _at(_TERZIGLIO, 1, _in("discard")),
    "exchange": _at(
        _TERZIGLIO, 1, _in("discard"), "b", "right", "a", "right", "a", "down", "right"
    ),
    "exchange-sure": _at(
        _TERZIGLIO, 1, lambda hand: count(hand.discard) == hand.game.discards, "a"
    ),
    "discard-ottocento": _at(_OTTOCENTO, 0, _in("discard"), "a", "right"),
    "declare": _rich(),
    "declare-forced": _rich("down", "a"),
    "declare-silent": _rich("b"),
    "declare-cards": _rich("down", "right", "right", "a"),
    "declare-out": _rich(score=(1200, 900), goingOut="speakingOrder"),
    "laid": _at(_TERZIGLIO, 2, _turn("declare", 2)),
    "laid-cards": _at(_TERZIGLIO, 0, _turn("declare", 0), "right"),
    "table-ottocento": _at(_OTTOCENTO, 0, _in("play", 4, 3)),
    "table-signal": _at(_OTTOCENTO, 3, _in("play", 2), "left", "left", "b", "b"),
    "table-signalled": _said(_OTTOCENTO, 0, _in("play", 2), BOLOGNA.parse("C6") | BUSSO << 6),
    "table-declarer": _at(_TERZIGLIO, 1, _in("play", 5)),
    "table-defender": _at(_TERZIGLIO, 2, _in("play", 0, 1)),
    "look-up-signal": _look_up_signal,
    "look-up-declared": _at(_TERZIGLIO, 2, _in("play", 2, 2), "up", "right"),
    "gift": _at(_OTTOCENTO, 2, _in("gift", 15), mattoGift="manual"),
    "gift-told": _gift_told,
}
