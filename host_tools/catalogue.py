"""Every screen of the handheld in a telling state, for the gallery and for the tests.

The states are reached through the app and the engine alone: no panel, no buttons, no waiting.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from bots import LEVELS
from device.store import Store
from host_tools.simulator.clock import FakeClock
from tarocchi.actions import listed
from ui.app import App
from ui.session import Session
from ui.settings import CHOICES

DEAL = 362_197
_ENTROPY = 12345


class Paper:
    """A display that only keeps its frame."""

    def __init__(self) -> None:
        self.frame = bytearray(1024)
        self.shown = 0
        self.lit = 255
        self.inverted = False

    def show(self) -> None:
        self.shown += 1

    def contrast(self, value: int) -> None:
        self.lit = value

    def invert(self, flag: bool) -> None:
        self.inverted = flag

    def rows(self) -> list[bytes]:
        """The pixels: 64 rows of 128 bytes, each 0 or 1."""
        return [
            bytes(self.frame[(y >> 3) * 128 + x] >> (y & 7) & 1 for x in range(128))
            for y in range(64)
        ]


class Keys:
    """Buttons that report what was put into `waiting`."""

    def __init__(self) -> None:
        self.waiting: list[str] = []

    def poll(self) -> str | None:
        return self.waiting.pop(0) if self.waiting else None


def app(folder: Path, language: str = "en") -> App:
    """An app on paper whose flash is a folder; nothing is started yet."""
    folder.mkdir(parents=True, exist_ok=True)
    made = App(Paper(), Keys(), Store(str(folder)), FakeClock(), lambda: _ENTROPY)
    made.settings["language"] = language
    made.settings.save()
    made.apply_settings()
    return made


def press(made: App, *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        made._buttons.waiting.append(key)
        made.step()


def session(made: App, tricks: int = 0, options: dict | None = None, level: str = "club"):
    """Give the app a game in progress, so many tricks into its first hand."""
    made.session = Session.new(made.store, "piedicavallo", level, DEAL, 0, options or {})
    play(made.session, tricks)
    return made.session


def play(session: Session, tricks: int) -> None:
    """Play on, everybody the first card allowed, until so many tricks are over."""
    hand = session.hand
    while hand.turn >= 0 and len(hand.winners) < tricks:
        session.play([listed(hand.legal())[0]])
    if tricks == 0 and hand.phase == "discard":
        while hand.phase == "discard":
            session.play([listed(hand.legal())[0]])


def settle(made: App) -> None:
    """Let time pass until nothing moves by itself."""
    made.step()
    while made.busy:
        made.clock.sleep_ms(20)
        made.step()


def _table(tricks: int, *keys: str, deal: int = DEAL) -> Callable[[App], None]:
    def show(made: App) -> None:
        made.settings["help"] = "off"
        made.begin(level="club", deal=deal)
        hand = made.session.hand
        # Nor do bots choose: pictures need not change whenever a bot does.
        while len(hand.winners) < tricks or hand.turn != made.session.seat:
            made.session.play([listed(hand.legal())[0]])
        made.play()
        settle(made)
        press(made, *keys)

    return show


def _title(made: App) -> None:
    made.home()


def _title_with_game(made: App) -> None:
    session(made)
    made.home()


def _new_game(made: App) -> None:
    made.home()
    made.open("new_game", "NewGame")
    press(made, "down")


def _deal_entry(made: App) -> None:
    _new_game(made)
    made.top.deal = DEAL
    made.open("deal_entry", "DealEntry", made.top)
    press(made, "right", "right")


def _give_up(made: App) -> None:
    session(made)
    made.home()
    made.open("new_game", "NewGame")
    press(made, "a")


def _settings(made: App) -> None:
    made.home()
    made.open("settings_menu", "SettingsMenu")


def _rules_menu(made: App) -> None:
    made.home()
    made.open("rules", "RulesMenu")


def _pages(name: str, page: int = 0) -> Callable[[App], None]:
    def show(made: App) -> None:
        made.home()
        made.open("rules", "Pages", name)
        press(made, *["right"] * page)

    return show


def _no_statistics(made: App) -> None:
    made.home()
    made.open("statistics", "Statistics")


def _statistics(made: App) -> None:
    tally = {"hands": 42, "won": 23, "drawn": 2, "half_points": 4980, "best": 178}
    made.store.save("statistics", {"last": 42, "piedicavallo " + LEVELS[0]: tally})
    _no_statistics(made)


def _clear_statistics(made: App) -> None:
    _statistics(made)
    press(made, "a")


def _over_the_table(module: str, screen: str, tricks: int = 6) -> Callable[[App], None]:
    def show(made: App) -> None:
        session(made, tricks)
        made.play()
        made.open(module, screen)

    return show


def _concede(made: App) -> None:
    _over_the_table("game_menu", "GameMenu")(made)
    press(made, "down", "down", "down", "a")


def _why(code: str, detail: int = 0) -> Callable[[App], None]:
    def show(made: App) -> None:
        from tarocchi.refusal import Refusal

        session(made, 6)
        made.play()
        made.open("why", "WhyNot", Refusal(code, detail))

    return show


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


_MATCH = {"piedicavallo.match": "fourDeals"}


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


def _damaged(name: str, contents: str) -> Callable[[App], None]:
    def show(made: App) -> None:
        Path(made.store._path(name)).write_text(contents)
        made.start()

    return show


def _other_game(made: App) -> None:
    session(made, 2)
    made.start(game="piedicavallo", deal=1)


SCREENS: dict[str, Callable[[App], None]] = {
    "title": _title,
    "title-continue": _title_with_game,
    "new-game": _new_game,
    "deal-entry": _deal_entry,
    "give-up": _give_up,
    "other-game": _other_game,
    "settings": _settings,
    "discard": _table(0, "a", "right", deal=DEAL - 1),
    "table": _table(6),
    "table-early": _table(0),
    "last-trick": _table(6, "up"),
    "rules-menu": _rules_menu,
    "rules-buttons": _pages("buttons"),
    "rules-game": _pages("piedicavallo", 2),
    "about": _pages("about"),
    "statistics-none": _no_statistics,
    "statistics": _statistics,
    "statistics-clear": _clear_statistics,
    "game-menu": _over_the_table("game_menu", "GameMenu"),
    "claim": _over_the_table("claim", "Claim"),
    "concede": _concede,
    "score": _over_the_table("match_sheet", "MatchSheet"),
    "score-match": _match_sheet,
    "why-follow": _why("follow", 1),
    "why-discard": _why("trump_discard"),
    "result": _result,
    "count": _count,
    "count-on": _count_on,
    "look-back-discard": _look_back_discard,
    "look-back": _look_back,
    "match-result": _match_result,
    "save-broken": _damaged("journal", "not a journal"),
    "save-newer": _damaged("statistics", "bagatto-statistics 9 ?"),
}


def text_forms() -> dict[str, str]:
    """What all screens say in words, one file a language."""
    files = {}
    for language in CHOICES["language"]:
        forms = []
        for name, make in SCREENS.items():
            with tempfile.TemporaryDirectory() as flash:
                made = app(Path(flash), language)
                make(made)
                made.step()
                forms.append("\n".join(["## " + name, *made.text(), ""]))
        files[f"{language}.txt"] = "\n".join(forms)
    return files
