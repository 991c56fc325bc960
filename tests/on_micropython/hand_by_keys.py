"""A whole hand by key presses on the simulated handheld, as the lines that a run prints.

Runs on CPython and on the VM: both must print the same, which is every screen in words with a
check of its pixels.
"""

import sys
from binascii import crc32

from host_tools.simulator import machine
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.panel import Panel

sys.modules["machine"] = machine

import board  # noqa: E402
import main  # noqa: E402
from device.power import BUSY_MS  # noqa: E402
from tarocchi.cards import has  # noqa: E402

TOO_MANY = 100
TOO_MANY_OF_A_MATCH = 1000
# The first A plays what is offered or says why not, the others close whatever that opened.
KEYS = ("a", "up", "a", "down", "a", "right")
# One down in an auction says gioco, in a hand full of combinations drops some; B makes signals.
BOLD_KEYS = ("down", "a", "b", "up", "a", "right", "a", "down", "b", "a")
PINS = dict(board.BUTTONS)


def press(app, button):
    """One quick press, and then until nothing moves."""
    machine.chip.drive(PINS[button], 0)
    app.clock.sleep_ms(80)
    machine.chip.drive(PINS[button], None)
    app.clock.sleep_ms(40)
    settle(app)


def settle(app):
    app.step()
    while app.busy:
        app.clock.sleep_ms(BUSY_MS)
        app.step()


def look(app, panel):
    """The screen in one line."""
    check = 0
    for y in range(64):
        check = crc32(panel.row(y), check)
    return hex(check) + " " + " | ".join(app.text())


def towards_a_pick(screen):
    """The key that brings the discard of many cards a step nearer its end."""
    picked = screen._hand.discard
    for card in screen.raised():
        if not has(picked, card):
            if screen.card() == card:
                return "a"
            return "right" if card in screen._rows[screen._row] else "down"
    return "a"


def lines(root, deal, seat, game="piedicavallo", keys=KEYS):
    """Play that deal with Novices, whatever card is offered; yield each screen on the way."""
    clock = FakeClock()
    machine.chip.power_on(clock)
    panel = Panel()
    machine.chip.attach(0, 0x3C, panel)
    app = main.boot(clock, root, lambda: 7, game=game, deal=deal, level="novice", seat=seat)
    settle(app)
    yield look(app, panel)
    for _ in range(TOO_MANY):
        if app.session is None or app.session.phase in ("hand_over", "match_over"):
            break
        for button in keys:
            screen = type(app.top).__name__
            if screen == "Exchange":
                button = towards_a_pick(app.top)
            elif screen == "Table" and button == "down":
                button = "up"  # a hint takes too long to be asked for at every card
            press(app, button)
            yield look(app, panel)
    else:
        raise AssertionError("no end: " + " | ".join(app.text()))


def match(root, deal, seat, game):
    """Play from that deal to the end of the match and back to the title; yield each result."""
    clock = FakeClock()
    machine.chip.power_on(clock)
    panel = Panel()
    machine.chip.attach(0, 0x3C, panel)
    app = main.boot(clock, root, lambda: 7, game=game, deal=deal, level="novice", seat=seat)
    app.settings["speed"] = "fast"
    settle(app)
    presses = 0
    while app.session is not None:
        screen = type(app.top).__name__
        if screen in ("HandResult", "MatchResult", "MatchSheet"):
            yield look(app, panel)
        button = "right" if screen == "Table" and presses % 2 else "a"
        press(app, towards_a_pick(app.top) if screen == "Exchange" else button)
        presses += 1
        assert presses < TOO_MANY_OF_A_MATCH, app.text()
    yield look(app, panel)


def hints(root, deal, seat, game):
    """Ask for a hint at the first decision at the table, and do it; yield the screens."""
    clock = FakeClock()
    machine.chip.power_on(clock)
    panel = Panel()
    machine.chip.attach(0, 0x3C, panel)
    app = main.boot(clock, root, lambda: 7, game=game, deal=deal, level="novice", seat=seat)
    settle(app)
    while type(app.top).__name__ != "Table":
        press(app, "a")
    for button in ("down", "right", "a"):
        press(app, button)
        yield look(app, panel)


if __name__ == "__main__":
    asked = (sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
    manner = sys.argv[5]
    if manner == "match":
        run = match(*asked)
    elif manner == "hints":
        run = hints(*asked)
    else:
        run = lines(*asked, BOLD_KEYS if manner == "bold" else KEYS)
    for _line in run:
        print(_line)
