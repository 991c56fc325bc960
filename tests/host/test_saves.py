"""What a release wrote loads in this one; what a later one wrote is refused in words and kept."""

import shutil
from pathlib import Path

import pytest

from host_tools.simulator.device import Device

SAVES = Path(__file__).parent.parent / "golden" / "saves"
RELEASES = sorted(path.name for path in SAVES.iterdir())
WORDS = "di una versione più recente. È messo da parte"


@pytest.mark.parametrize("release", RELEASES)
def test_a_game_of_each_release_goes_on(tmp_path, release):
    """In the second hand of a match of Ottocento, in Italian, after a hand of 294 points."""
    state = tmp_path / "state"
    shutil.copytree(SAVES / release, state)
    device = Device(state)
    device.boot()
    session = device.app.session
    assert (session.game.name, session.number, session.match.deal) == ("ottocento", 2, 17)
    assert [list(account) for account in session.match.accounts] == [[588, 398]]
    device.settle()
    assert device.text()[0].startswith("Noi: ")
    assert device.app.store.load("statistics")[0]["ottocento novice"]["best"] == 588
    assert {path.name for path in state.iterdir()} == {"journal", "settings", "statistics"}


@pytest.mark.parametrize("name", ["journal", "statistics"])
def test_what_a_later_release_wrote_is_refused_in_words_and_kept(tmp_path, name):
    state = tmp_path / "state"
    shutil.copytree(SAVES / RELEASES[-1], state)
    later = (state / name).read_bytes().replace(b" 1 ", b" 2 ", 1)
    (state / name).write_bytes(later)
    device = Device(state)
    device.boot()
    assert WORDS in " ".join(device.text())
    assert (state / f"newer-{name}-1").read_bytes() == later
    assert not (state / name).exists()
