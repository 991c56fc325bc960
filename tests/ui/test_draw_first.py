"""A press is shown before it is written: flash is slow, and fingers are not."""

import pytest

from host_tools.simulator.device import Device
from ui.session import Session


@pytest.fixture
def table(tmp_path):
    device = Device(tmp_path)
    device.boot(deal=17, level="novice", seat=0, entropy=1)
    device.app.settings["help"] = "off"
    device.settle()
    return device


def journal(device):
    return (device.state / "journal").read_bytes()


def test_pixels_change_before_the_journal_does(table, monkeypatch):
    order = []
    app = table.app
    show, append = app.display.show, app.store.journal_append
    monkeypatch.setattr(app.display, "show", lambda: (order.append("pixels"), show())[1])
    monkeypatch.setattr(
        app.store, "journal_append", lambda actions: (order.append("flash"), append(actions))[1]
    )
    before = journal(table)
    table.down("a")
    table.step()
    assert order == ["pixels", "flash"]
    assert journal(table) != before


def test_the_step_that_takes_the_press_writes_it(table):
    """A power cut after it loses nothing."""
    table.down("a")
    table.step()
    resumed, problem = Session.resume(type(table.app.store)(str(table.state)))
    assert problem is None
    assert list(resumed.hand.actions) == list(table.app.session.hand.actions)


def test_bots_moves_wait_for_the_player_s_next_press(table):
    table.press("a")
    before = journal(table)
    table.settle()
    assert len(table.app.session._unsaved) > 0
    assert journal(table) == before
