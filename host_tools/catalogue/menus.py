"""The screens from the title on, and the menu over the table."""

from collections.abc import Callable
from pathlib import Path

from bots import LEVELS
from host_tools.catalogue.states import DEAL, over_the_table, press, session
from ui.app import App


def _title(made: App) -> None:
    made.home()


def _title_with_game(made: App) -> None:
    session(made)
    made.home()


def _new_game(made: App) -> None:
    made.home()
    made.open("new_game", "NewGame")
    press(made, "down")


def _new_game_of(game: str) -> Callable[[App], None]:
    def show(made: App) -> None:
        made.settings["game"] = game
        made.settings["monte"] = "off"
        _new_game(made)
        press(made, "down", "down")

    return show


def _house_rules_menu(made: App) -> None:
    _settings(made)
    press(made, "up", "a")


def _house_rules(game: str, *keys: str) -> Callable[[App], None]:
    def show(made: App) -> None:
        made.home()
        made.open("house_rules", "HouseRules", game)
        press(made, *keys)

    return show


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


_TALLIES = {
    "piedicavallo": {"hands": 42, "won": 23, "drawn": 2, "half_points": 4980, "best": 178},
    "ottocento": {
        **{"hands": 31, "won": 17, "drawn": 0, "half_points": 15438, "best": 1124},
        **{"combinations": 5611},
    },
    "terziglio": {
        **{"hands": 24, "won": 13, "drawn": 0, "half_points": -34, "best": 28},
        **{"contracts": 9, "made": 4},
    },
}


def _statistics(made: App, page: int = 0) -> None:
    tallies = {f"{game} {LEVELS[0]}": tally for game, tally in _TALLIES.items()}
    made.store.save("statistics", {"last": 97, **tallies})
    _no_statistics(made)
    press(made, *["right"] * page)


def _statistics_of(page: int) -> Callable[[App], None]:
    return lambda made: _statistics(made, page)


def _clear_statistics(made: App) -> None:
    _statistics(made)
    press(made, "a")


def _damaged(name: str, contents: str) -> Callable[[App], None]:
    def show(made: App) -> None:
        Path(made.store._path(name)).write_text(contents)
        made.start()

    return show


def _other_game(made: App) -> None:
    session(made, 2)
    made.start(game="piedicavallo", deal=1)


def _concede(made: App) -> None:
    over_the_table("game_menu", "GameMenu")(made)
    press(made, "down", "down", "down", "a")


SCREENS: dict[str, Callable[[App], None]] = {
    "title": _title,
    "title-continue": _title_with_game,
    "new-game": _new_game,
    "new-game-ottocento": _new_game_of("ottocento"),
    "new-game-terziglio": _new_game_of("terziglio"),
    "house-rules": _house_rules_menu,
    "house-rules-ottocento": _house_rules("ottocento", "right", "down", "down"),
    "house-rules-terziglio": _house_rules("terziglio", *["down"] * 4),
    "house-rules-explained": _house_rules("ottocento", "down", "a"),
    "deal-entry": _deal_entry,
    "give-up": _give_up,
    "other-game": _other_game,
    "settings": _settings,
    "rules-menu": _rules_menu,
    "rules-buttons": _pages("buttons"),
    "rules-game": _pages("piedicavallo", 2),
    "about": lambda made: made.open("rules", "About"),
    "statistics-none": _no_statistics,
    "statistics": _statistics,
    "statistics-ottocento": _statistics_of(1),
    "statistics-terziglio": _statistics_of(2),
    "statistics-clear": _clear_statistics,
    "game-menu": over_the_table("game_menu", "GameMenu"),
    "concede": _concede,
    "save-broken": _damaged("journal", "not a journal"),
    "save-newer": _damaged("statistics", "bagatto-statistics 9 ?"),
}
