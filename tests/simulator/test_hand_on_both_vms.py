"""Whole hands by key presses: CPython and the .mpy build show the same words and pixels."""

import pytest

from tests.on_micropython import hand_by_keys

# The fake machine, which a Pico has not, takes 24 kB of it; and objects are twice as large here.
HEAP = "200K"


# The player sits right of the dealer, deals, or sits anywhere.
@pytest.mark.parametrize(("deal", "seat"), [(8, 1), (8, 0), (5, 3)])
def test_the_vm_shows_what_cpython_shows(vm, tmp_path, deal, seat, capsys):
    folders = [tmp_path / name for name in ("here", "there")]
    for folder in folders:
        folder.mkdir()
    here = list(hand_by_keys.lines(str(folders[0]), deal, seat))
    capsys.readouterr()
    printed = vm("hand_by_keys.py", str(folders[1]), str(deal), str(seat), heap=HEAP)
    console, *there = printed.splitlines()
    assert console == "ready"
    assert there == here
    assert len(there) > 50
    assert records(folders[0]) == records(folders[1])
    assert len(records(folders[0])) == 1


def records(folder):
    return [path.read_text() for path in sorted(folder.glob("records/*.hand"))]
