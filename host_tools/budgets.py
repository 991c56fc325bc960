"""The budgets of the real device, measured on a firmware image in the emulator.

Emulated time is a little shorter than silicon's: the table gives it times 1.1, the median of what
MicroPython's own benchmarks show, against the limit. Flash takes no time in the emulator.
"""

import dataclasses
import itertools
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import tarocchi
from device.store import Store
from host_tools.emulator.handheld import Handheld, ready
from host_tools.pico.doctor import CLUB_MS, HEAP_FLOOR, MASTER_MEDIAN_MS, MASTER_WORST_MS
from host_tools.pico.image import MicroPython
from host_tools.simulator.device import PRESS_MS
from host_tools.work import SILICON

READY_MS = 1500
TABLE_MS = 1000
PRESS_LIMIT_MS = 50
THINKING_PRESS_MS = 100
DRIFT_BYTES = 512
CTRL_C_MS = 1000
LARGEST_FLOOR = 14_000  # what a late import has needed in one piece
FULL_FRAME_BYTES = 8 + 8 * 130

_AT_REST_MS = 2500  # nothing moved for so long: the table waits for the player
_CUTS_MS = (1, 10, 20, 40, 80)  # after the first page of a move has gone to the panel
_MOVES = 12  # of the cursor
_PAGE_BYTES = 100  # of a transfer, at least, when it brings pixels
_PAUSE_MS = 40  # between two pictures; between the pages of one there are some 3

# From the prompt, in main.py's own words: resumes the game and plays on to where a card is chosen.
_TO_THE_TABLE = """
import gc
from diagnose import largest_block
app = boot()
while app.busy or type(app.top).__name__ != 'Table':
    if not app.busy:
        if type(app.top).__name__ == 'Calls':
            app.top.press('up')  # plays alone rather than pass
        app.top.press('a')
    turn(app)
gc.collect()
print(gc.mem_free(), largest_block())
"""
_GO_ON = "while True: turn(app)"

# All players' cards are played by themselves, through the screens but without drawing them: what
# the fake clock shortens is the pace of the table.
_DRIFT = """
import gc, board, diagnose
from device.clock import Clock
from ui.app import App
class Fast(Clock):
    now = 0
    def ticks_ms(self):
        self.now += 500
        return self.now & 0x3fffffff
class Keys:
    key = None
    def poll(self):
        key, self.key = self.key, None
        return key
class Flash(diagnose._NoFlash):
    def record_add(self, number, text): pass
    def journal_drop(self): pass
class Blind(App):
    def _draw(self):
        for screen in self._stack: screen.dirty = False
keys = Keys()
app = Blind(diagnose._NoPanel(), keys, Flash(), Fast(), int)
app.settings['help'] = 'off'
app.start(game={game!r}, deal=1, level='novice')
number, turn, hand, most = 0, 0, None, [0, 0]
while True:
    session = app.session
    if session is None:
        app.begin(game={game!r}, deal=number, level='novice')
        session = app.session
    if session.hand is not hand:
        hand = session.hand
        number += 1
        gc.collect()
        if number > 2:
            half = 2 * number > {hands}
            most[half] = max(most[half], gc.mem_alloc())
        if number == {hands}: break
    if not session.autoplay: session.concede()
    if not app.busy:
        turn += 1
        keys.key = 'right' if turn % 7 == 6 else 'a'
    app.step()
print(*most)
"""


@dataclasses.dataclass(frozen=True)
class Row:
    """One budget: what was measured and its limit, both in `unit`."""

    name: str
    value: float
    limit: float
    unit: str
    at_least: bool = False

    @property
    def holds(self) -> bool:
        """Whether it is kept."""
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def measure(
    micropython: MicroPython, engine: str | None, hands: int, say: Callable[[str], None]
) -> Iterator[Row]:
    """Each budget as soon as it is measured."""
    say("power-on")
    handheld = ready(micropython, engine)
    try:
        yield _time("power-on to ready", handheld.ms, READY_MS)
        handheld.run(3000)  # what it reads ahead
        yield _time("press to pixels, at the title", _press(handheld, "down")[0], PRESS_LIMIT_MS)
    finally:
        handheld.close()
    for game in tarocchi.GAMES:
        say(game)
        yield from _game(micropython, engine, game)
    say("moves of bots")
    yield from _moves(micropython, engine)
    say(f"{hands} hands")
    yield from _drift(micropython, engine, hands)
    say("a power cut")
    yield from _cut(micropython, engine)


def _time(name: str, milliseconds: float, limit: float) -> Row:
    return Row(name, round(milliseconds * SILICON, 1), limit, "ms")


def _press(handheld: Handheld, key: str, rest: float = 400) -> list[float]:
    """Milliseconds from a finger to each page that goes to the panel in the time after it."""
    handheld.run(100)
    start, seen = handheld.ms, len(handheld.shown)
    handheld.down(key)
    handheld.up(key, PRESS_MS)
    handheld.run(rest)
    pages = [at - start for at, size in handheld.shown[seen:] if size > _PAGE_BYTES]
    return pages or [rest]


def picture(pages: list[float]) -> float:
    """When a new screen began to be sent: more pages than the mark that a press was taken."""
    first = pages[0]
    for before, page in itertools.pairwise(pages):
        if page - before > _PAUSE_MS:
            return page
    return first


def _game(micropython: MicroPython, engine: str | None, game: str) -> Iterator[Row]:
    handheld = _ready(micropython, engine, game)
    try:
        handheld.press("a")
        handheld.run(1000)
        dealt = _press(handheld, "a", 4000)
        yield _time(f"{game}: press to pixels, dealing", dealt[0], PRESS_LIMIT_MS)
        yield _time(f"{game}: menu to table", picture(dealt), TABLE_MS)
        _settle(handheld)
        yield _time(f"{game}: Ctrl-C to the prompt", _ctrl_c(handheld), CTRL_C_MS)
        handheld.prompt()
        heap = handheld.execute(_TO_THE_TABLE).splitlines()[-1].split()
        yield Row(f"{game}: heap free at the table", int(heap[0]), HEAP_FLOOR, "B", True)
        yield Row(f"{game}: largest free block", int(heap[1]), LARGEST_FLOOR, "B", True)
        handheld.start(_GO_ON)
        handheld.run(500)
        times, sizes = [], []
        for key in ("right", "left") * (_MOVES // 2):
            seen = len(handheld.shown)
            times.append(_press(handheld, key)[0])
            sizes.append(sum(size for _, size in handheld.shown[seen:]))
        yield _time(f"{game}: press to pixels, worst of {_MOVES}", max(times), PRESS_LIMIT_MS)
        opened = _press(handheld, "up", 1000)
        yield _time(f"{game}: press to pixels, opening", opened[0], PRESS_LIMIT_MS)
        name = f"{game}: bytes on the bus a cursor move"
        yield Row(name, round(sum(sizes) / len(sizes)), FULL_FRAME_BYTES - 1, "B")
    finally:
        handheld.close()


def _ready(micropython: MicroPython, engine: str | None, game: str) -> Handheld:
    """At the title, with that game chosen and its module read ahead."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"game": game, "level": "novice", "help": "off", "speed": "fast"}
        Store(folder).save("settings", settings)
        file = Path(folder, "settings").read_bytes()
    handheld = ready(micropython, engine, {"settings": file})
    handheld.run(3000)
    return handheld


def _settle(handheld: Handheld) -> None:
    """Lets the others play until nothing moves."""
    seen = -1
    while seen != len(handheld.shown):
        seen = len(handheld.shown)
        handheld.run(_AT_REST_MS)


def _ctrl_c(handheld: Handheld) -> float:
    """Milliseconds until the prompt is there."""
    start = handheld.ms
    handheld.engine.send(b"\x03")
    handheld.wait_for(">>> ")
    return handheld.ms - start


def _moves(micropython: MicroPython, engine: str | None) -> Iterator[Row]:
    handheld = ready(micropython, engine)
    try:
        handheld.prompt()
        handheld.execute("import diagnose, json, tarocchi\nfrom device.clock import Clock")
        for game in tarocchi.GAMES:
            code = f"print(json.dumps(diagnose._moves({game!r}, Clock())))"
            for level, times in json.loads(handheld.execute(code)).items():
                master = level == "master"
                name = f"{game}, {level}: a move, "
                most = MASTER_MEDIAN_MS if master else CLUB_MS
                yield _time(name + "median", times["median"], most)
                yield _time(name + "worst", times["worst"], MASTER_WORST_MS if master else most)
                yield _time(name + "longest step", times["step"], THINKING_PRESS_MS)
    finally:
        handheld.close()


def drift(game: str, hands: int) -> str:
    """Code for a device: prints the most heap in use at a deal in either half of the hands."""
    return _DRIFT.format(game=game, hands=hands)


def _drift(micropython: MicroPython, engine: str | None, hands: int) -> Iterator[Row]:
    for game in tarocchi.GAMES:
        handheld = ready(micropython, engine)
        try:
            handheld.prompt()
            early, late = handheld.execute(drift(game, hands), 60_000 * hands).split()[-2:]
            name = f"{game}: heap lost in {hands} hands"
            yield Row(name, int(late) - int(early), DRIFT_BYTES, "B")
        finally:
            handheld.close()


def _cut(micropython: MicroPython, engine: str | None) -> Iterator[Row]:
    """Plays a card and takes the power away while it is shown and written."""
    handheld = _ready(micropython, engine, tarocchi.GAMES[0])
    lost = 0
    kept = 0
    try:
        handheld.press("a")
        handheld.run(1000)
        handheld.press("a")
        for cut in _CUTS_MS:
            _settle(handheld)
            seen = len(handheld.shown)
            handheld.down("a")
            while len(handheld.shown) == seen:
                handheld.run(1)
            handheld.up("a")
            handheld.run(cut)
            handheld.cut()
            handheld.wait_for("ready")
            journal = handheld.files().get("journal", b"")
            # A line a move; the first is the head.
            lost += not journal or journal.count(b"\n") < kept
            kept = journal.count(b"\n")
        yield Row(f"power cuts in {len(_CUTS_MS)} moves: games lost", lost, 0, "")
        yield Row("of these moves on the flash", kept - 1, 1, "", True)
    finally:
        handheld.close()
