"""Brings the files on a board to those of a build; what people keep there is not touched."""

from collections.abc import Callable

from host_tools.errors import Negative
from host_tools.pico import build, cross
from host_tools.pico.link import Link, sha256

_PACKAGES = ("bots/", "device/", "tarocchi/", "ui/", "rules/", "adafruit_bus_device/")
READS_MPY = "import sys\nprint(getattr(sys.implementation,'_mpy',-1))"


def flash(link: Link, say: Callable[[str], None]) -> None:
    """Builds for this board, copies what differs, removes what is left over, starts the game."""
    mpy = int(link.execute(READS_MPY))
    if mpy < 0:
        raise Negative("The board's MicroPython is too old to say which .mpy it reads.")
    compiler = cross.fitting(cross.format_of(mpy))
    if compiler.format < cross.WHOLLY_NATIVE:
        say("This MicroPython is older than 1.23: Master thinks for half a minute a card.")
    build.build(compiler)
    wanted = build.contents()
    there = link.hashes()
    changed = [name for name, data in wanted.items() if there.get(name) != sha256(data)]
    # Once the first file is in place the board is a mixture: main.py goes last, so that the game
    # starts only with all of it, and whatever a pulled cable leaves, flashing again mends.
    changed.sort(key=lambda name: name == build.MAIN)
    for done, name in enumerate(changed, 1):
        say(f"{done}/{len(changed)} {name}")
        link.write(name, wanted[name])
    for name in left_over(set(there), set(wanted)):
        say(f"removes {name}")
        link.remove(name)
    after = link.hashes()
    wrong = [name for name, data in wanted.items() if after.get(name) != sha256(data)]
    if wrong:
        raise Negative(f"{wrong[0]} did not arrive as it was sent: flash again, which mends it.")
    same = len(wanted) - len(changed)
    say(f"{len(changed)} files copied, {same} were there already; starting the game")
    link.restart()


def left_over(there: set[str], wanted: set[str]) -> list[str]:
    """Files of an older Bagatto, and sources that would hide its modules; nobody else's."""
    hidden = {name.replace(".mpy", ".py") for name in wanted}
    ours = {name for name in there if name.startswith(_PACKAGES)}
    return sorted((ours | (there & hidden)) - wanted)
