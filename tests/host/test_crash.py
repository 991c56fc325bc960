"""A crash: a code on the display, a note on the flash, and the game goes on."""

import pytest

import main
import trouble
from host_tools.simulator.device import Device
from host_tools.simulator.machine import Reset


@pytest.fixture
def at_the_table(tmp_path):
    device = Device(tmp_path)
    device.boot(deal=17, level="novice", entropy=1)
    device.settle()
    device.press("a")
    device.settle()
    return device


def crash(device, monkeypatch, answer):
    """The device's life with a fault in it; what the display said, until that key was pressed."""
    pixels = []

    def broken():
        raise ValueError("a card stands twice")

    def look():
        pixels.append(device.pixels())
        device.down(answer)
        device.clock.at(device.clock.elapsed + 80, lambda: device.up(answer))

    device.app.step = broken
    monkeypatch.setattr(main, "Clock", lambda: device.clock)
    monkeypatch.setattr(main, "boot", lambda clock: device.app)
    device.clock.at(device.clock.elapsed + 5000, look)
    with pytest.raises(Reset):
        crashed_root(main.run, monkeypatch, device)
    monkeypatch.undo()
    return pixels[0]


def crashed_root(run, monkeypatch, device):
    """The simulated flash is a folder; the device's own is the root."""
    crashed = trouble.crashed
    monkeypatch.setattr(
        trouble, "crashed", lambda error, clock: crashed(error, clock, str(device.state))
    )
    run()


def test_the_code_on_the_display_is_the_one_in_the_log(at_the_table, monkeypatch, capsys):
    before = at_the_table.pixels()
    assert crash(at_the_table, monkeypatch, "a") != before
    log = (at_the_table.state / trouble.CRASH_LOG).read_text()
    code = log.split()[1].rstrip(",")
    assert len(code) == 4
    assert "ValueError: a card stands twice" in log
    assert "ValueError: a card stands twice" in capsys.readouterr().out


def test_after_a_crash_the_hand_goes_on_where_it_was(at_the_table, monkeypatch):
    actions = list(at_the_table.app.session.hand.actions)
    crash(at_the_table, monkeypatch, "a")
    again = Device(at_the_table.state)
    again.boot()
    resumed = again.app.session.hand.actions
    assert actions[: len(resumed)] == list(resumed)
    assert resumed


def test_a_game_that_crashes_again_and_again_can_be_put_aside(at_the_table, monkeypatch):
    crash(at_the_table, monkeypatch, "b")
    again = Device(at_the_table.state)
    again.boot()
    assert again.app.session is None
    assert (at_the_table.state / "broken-journal-1").exists()


def test_the_log_cannot_fill_the_flash(tmp_path):
    for _ in range(200):
        trouble.note("0000", "x" * 200, str(tmp_path))
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 15_000


def test_a_flash_without_room_makes_nothing_worse(tmp_path, capsys):
    trouble.note("0000", "x", str(tmp_path / "nowhere"))
    assert "could not be noted" in capsys.readouterr().out


def test_a_crash_at_power_on_is_shown_too(tmp_path, monkeypatch):
    shown = []

    def broken(clock):
        raise MemoryError

    monkeypatch.setattr(main, "boot", broken)
    monkeypatch.setattr(trouble, "crashed", lambda error, clock: shown.append(type(error)))
    main.run()
    assert shown == [MemoryError]


def test_the_screen_says_what_to_do(tmp_path):
    device = Device(tmp_path)
    device.boot()
    title, words = trouble._CRASH
    shown = trouble.Halted(device.app.display, title % "4F2A", words)
    assert shown.text()[0] == "Stopped: code 4F2A"
    assert len(shown.text()) <= 6
