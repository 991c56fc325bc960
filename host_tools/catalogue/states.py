"""An app on paper and ways to bring it into a telling state: no panel, no buttons, no waiting."""

from collections.abc import Callable
from pathlib import Path

from device.store import Store
from host_tools.simulator.clock import FakeClock
from tarocchi.actions import listed
from ui.app import App
from ui.session import Session

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
        made.buttons.waiting.append(key)
        made.step()


def session(
    made: App,
    tricks: int = 0,
    options: dict | None = None,
    level: str = "club",
    game: str = "piedicavallo",
) -> Session:
    """Give the app a game in progress, so many tricks into its first hand."""
    made.session = Session.new(made.store, game, level, DEAL, 0, options or {})
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
    session.save()


def settle(made: App) -> None:
    """Let time pass until nothing moves by itself."""
    made.step()
    while made.busy:
        made.clock.sleep_ms(20)
        made.step()


def at_table(tricks: int, *keys: str, deal: int = DEAL) -> Callable[[App], None]:
    """The table of Piedicavallo so many tricks into a hand, then some keys."""

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


def over_the_table(module: str, screen: str, tricks: int = 6) -> Callable[[App], None]:
    """A screen opened over that table."""

    def show(made: App) -> None:
        session(made, tricks)
        made.play()
        made.open(module, screen)

    return show
