"""Games that people may have on their device: whatever version wrote them, this one resumes them.

tests/saves/format-N is the flash of a device switched off in the middle of a hand, with the hand
as a record beside it. These files are never made anew; a new format adds a folder.
"""

import shutil
from pathlib import Path

import pytest

from device.store import VERSION, Store
from tarocchi.records import write
from ui.session import Session

SAVES = Path(__file__).parent / "saves"


@pytest.mark.parametrize("save", sorted(SAVES.iterdir()), ids=lambda save: save.name)
def test_a_saved_game_goes_on_where_it_was(save, tmp_path):
    shutil.copy(save / "journal", tmp_path)
    session, problem = Session.resume(Store(str(tmp_path)))
    assert problem is None
    assert write(session.hand) == (save / "expected.hand").read_text(encoding="utf-8")
    session.concede()
    while session.phase == "bot":
        session.think()
    assert session.finish().totals()[0] + session.result.totals()[1] == 2 * 114


def test_the_second_hand_of_a_match_knows_the_first(tmp_path):
    shutil.copy(SAVES / "format-1" / "journal", tmp_path)
    session, _ = Session.resume(Store(str(tmp_path)))
    assert session.match.index == 1
    assert sum(session.match.totals) == 2 * 114


def test_the_format_written_now_is_among_them():
    assert (SAVES / f"format-{VERSION}" / "journal").is_file()
