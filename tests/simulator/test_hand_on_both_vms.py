"""Whole hands by key presses: CPython and the .mpy build show the same words and pixels."""

import pytest

from tarocchi import GAMES
from tests.on_micropython import hand_by_keys

# A Pico's heap, halved, with room for what it has not: on the unix VM the fake machine and this
# script take 30 kB of objects that are twice as large as a Pico's.
FAKES = 30 * 1024
HEAP = str(200 * 1024 + FAKES)
HINT_HEAP = "400K"  # where the others are Novices


# Where the player sits right of the dealer, deals, or sits anywhere; takes the talon or defends.
HANDS = [
    ("piedicavallo", 8, 1, "plain"),
    ("piedicavallo", 8, 0, "plain"),
    ("piedicavallo", 5, 3, "plain"),
    ("ottocento", 8, 1, "plain"),
    ("ottocento", 8, 0, "bold"),
    ("terziglio", 6, 1, "bold"),
    ("terziglio", 7, 0, "plain"),
]


@pytest.mark.parametrize(("game", "deal", "seat", "manner"), HANDS)
def test_the_vm_shows_what_cpython_shows(vm, tmp_path, game, deal, seat, manner, capsys):
    folders = [tmp_path / name for name in ("here", "there")]
    for folder in folders:
        folder.mkdir()
    keys = hand_by_keys.BOLD_KEYS if manner == "bold" else hand_by_keys.KEYS
    here = list(hand_by_keys.lines(str(folders[0]), deal, seat, game, keys))
    capsys.readouterr()
    asked = [str(folders[1]), str(deal), str(seat), game, manner]
    printed = vm("hand_by_keys.py", *asked, heap=HEAP)
    console, *there = printed.splitlines()
    assert console == "ready"
    assert there == here
    assert len(there) > 50
    assert records(folders[0]) == records(folders[1])
    assert records(folders[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_the_same_on_the_vm(vm, tmp_path, game, capsys):
    folders = [tmp_path / name for name in ("here", "there")]
    for folder in folders:
        folder.mkdir()
    here = list(hand_by_keys.match(str(folders[0]), 11, 1, game))
    capsys.readouterr()
    printed = vm("hand_by_keys.py", str(folders[1]), "11", "1", game, "match", heap=HEAP)
    assert printed.splitlines() == ["ready", *here]
    assert "New game" in here[-1]
    assert records(folders[0]) == records(folders[1])
    assert len(records(folders[0])) >= {"piedicavallo": 1, "ottocento": 3, "terziglio": 6}[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_vm_gives_the_hint_that_cpython_gives(vm, tmp_path, game, capsys):
    folders = [tmp_path / name for name in ("here", "there")]
    for folder in folders:
        folder.mkdir()
    here = list(hand_by_keys.hints(str(folders[0]), 5, 2, game))
    capsys.readouterr()
    printed = vm("hand_by_keys.py", str(folders[1]), "5", "2", game, "hints", heap=HINT_HEAP)
    assert printed.splitlines() == ["ready", *here]


def test_a_heap_too_small_for_a_hint_is_said(vm, tmp_path):
    asked = (str(tmp_path), "5", "2", "piedicavallo", "hints")
    hint, _, after = vm("hand_by_keys.py", *asked, heap="208K").splitlines()[1:]
    assert "no room" in hint
    assert "Your hand" in after


def records(folder):
    return [path.read_text() for path in sorted(folder.glob("records/*.hand"))]
