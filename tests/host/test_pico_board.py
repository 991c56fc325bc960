"""Flash, doctor and pull on a board made of a dictionary; each trouble is one sentence."""

import contextlib
import json

import pytest

link = pytest.importorskip("host_tools.pico.link", reason="needs mpremote")

from host_tools import cli, vm  # noqa: E402
from host_tools.errors import Negative  # noqa: E402
from host_tools.pico import build, cross, doctor, flash, pull  # noqa: E402

OWN = {"settings": b"mine", "journal": b"mine", "records/1.hand": b"mine", "board.json": b"{}"}
WANTED = {"main.py": b"new", "ui/app.mpy": b"new", "rules/about.en.txt": b"new"}


class Board:
    """A link to a board whose flash is a dictionary; `breaks_after` writes the cable comes off."""

    port = "/dev/ttyACM0"

    def __init__(self, files=(), mpy=0x1306):
        self.files = dict(files)
        self.mpy = mpy
        self.written = []
        self.breaks_after = None
        self.started = 0

    def execute(self, code, seconds=10):
        return f"{self.mpy}\n"

    def hashes(self):
        return {name: link.sha256(data) for name, data in self.files.items()}

    def write(self, name, data):
        if self.breaks_after is not None and len(self.written) >= self.breaks_after:
            raise Negative("The board on /dev/ttyACM0 is gone: plug it in and do the same again.")
        self.written.append(name)
        self.files[name] = data

    def read(self, name):
        return self.files[name]

    def remove(self, name):
        del self.files[name]

    def restart(self):
        self.started += 1


@pytest.fixture(autouse=True)
def small_build(monkeypatch):
    monkeypatch.setattr(build, "build", lambda compiler: None)
    monkeypatch.setattr(build, "contents", lambda: WANTED)


def put(board):
    said = []
    flash.flash(board, said.append)
    return said


def test_a_bare_board_gets_everything_main_last():
    board = Board()
    put(board)
    assert board.files == WANTED
    assert board.written[-1] == "main.py"
    assert board.started == 1


def test_saves_and_settings_are_kept_and_nothing_is_copied_twice():
    board = Board({**OWN, "boot.py": b"theirs", "lib/other.py": b"theirs"})
    put(board)
    board.written = []
    said = put(board)
    assert board.written == []
    assert "0 files copied, 3 were there already" in said[-1]
    assert {name: board.files[name] for name in OWN} == OWN
    assert {"boot.py", "lib/other.py"} <= set(board.files)


def test_only_what_changed_is_copied():
    board = Board({**WANTED, "ui/app.mpy": b"old"})
    put(board)
    assert board.written == ["ui/app.mpy"]


def test_what_an_older_version_left_goes():
    board = Board({**WANTED, "ui/old_screen.mpy": b"", "ui/app.py": b"hides it", **OWN})
    put(board)
    assert set(board.files) == {*WANTED, *OWN}


@pytest.mark.parametrize("after", range(3))
def test_a_cable_pulled_half_way_is_mended_by_flashing_again(after):
    board = Board(OWN)
    board.breaks_after = after
    with pytest.raises(Negative, match="gone: plug it in and do the same again"):
        put(board)
    assert board.started == 0
    board.breaks_after = None
    put(board)
    assert board.files == {**WANTED, **OWN}
    assert board.started == 1


def test_the_compiler_is_the_one_that_the_board_asks_for(monkeypatch):
    asked = []
    here = cross.installed()
    monkeypatch.setattr(cross, "fitting", lambda wanted: asked.append(wanted) or here)
    put(Board(mpy=0x1006))
    assert asked == [(6, 0)]


def test_an_ancient_board_is_told():
    with pytest.raises(Negative, match="too old"):
        put(Board(mpy=-1))


def test_pull_fetches_what_is_its_owner_s_and_only_once(tmp_path):
    board = Board({**WANTED, **OWN, "crash.log": b"code 4F2A", "broken-journal-1": b"?"})
    assert set(pull.pull(board, tmp_path)) == {*OWN, "crash.log", "broken-journal-1"}
    assert (tmp_path / "records" / "1.hand").read_bytes() == b"mine"
    assert pull.pull(board, tmp_path) == []


def test_what_crashed_is_told_by_the_names_of_the_source(tmp_path, monkeypatch, capsys):
    def draw(number):
        return f'File "ui.app", line 1, in {number}'

    number = next(number for number in map("_n{}".format, range(99)) if named(draw(number)))
    board = contextlib.nullcontext(Board({"crash.log": draw(number).encode()}))
    monkeypatch.setattr(link, "board", lambda port: board)
    assert cli.main(["pull", "--to", str(tmp_path)]) == 0
    assert named(draw(number)) in capsys.readouterr().out
    assert (tmp_path / "crash.log").read_bytes() == draw(number).encode()


def named(line):
    """The line with the function's name, or None if no function has that number."""
    explained = vm.explain(line)
    return explained if explained != line else None


def ports(*devices):
    class Port:
        def __init__(self, device, vid):
            self.device, self.vid = device, vid

    return lambda: [Port(device, 0x2E8A) for device in devices] + [Port("/dev/ttyS0", None)]


class TestSentences:
    """What goes wrong is one sentence on standard error and the exit code 1."""

    def said(self, capsys, *arguments):
        code = cli.main(list(arguments))
        out, err = capsys.readouterr()
        assert code == 1
        assert "ready" not in out
        assert len(err.splitlines()) == 1
        return err

    @pytest.mark.parametrize("command", ["flash", "doctor", "pull"])
    def test_no_board(self, capsys, monkeypatch, command):
        monkeypatch.setattr(link.list_ports, "comports", ports())
        assert "There is no board on USB" in self.said(capsys, command)

    def test_two_boards(self, capsys, monkeypatch):
        monkeypatch.setattr(link.list_ports, "comports", ports("/dev/ttyACM0", "/dev/ttyACM1"))
        said = self.said(capsys, "flash")
        assert "--port: /dev/ttyACM0, /dev/ttyACM1" in said

    def test_a_busy_port(self, capsys, tmp_path):
        said = self.said(capsys, "flash", "--port", str(tmp_path / "ttyACM0"))
        assert "busy or not there" in said

    def test_a_full_disk(self, capsys, monkeypatch):
        class Full(Board):
            def write(self, name, data):
                raise link.BoardError("Traceback:\nOSError: 28")

            def close(self):
                """Nothing to give back."""

        monkeypatch.setattr(link, "find", lambda port: Full())
        assert "flash is full" in self.said(capsys, "flash")


REPORT = {
    "bagatto": "0.1.0",
    "micropython": "3.4.0; MicroPython v1.28.0 on 2026-04-06",
    "machine": "Raspberry Pi Pico with RP2040",
    "mpy": 0x1306,
    "board": [],
    "panel": "ssd1306",
    "bus": "i2c",
    "address": 0x3C,
    "pins": "SDA GP4, SCL GP5",
    "i2c": [0x3C],
    "problem": None,
    "held": [],
    "battery_mv": None,
    "flash_free": 900_000,
    "frame_ms": {"full": 26.0, "page": 3.3},
    "heap": {"piedicavallo": {"free": 120_000, "largest": 90_000}},
    "moves_ms": {"piedicavallo": {"club": {"median": 5.0, "worst": 20.0, "step": 20.0}}},
}
NO_PANEL = {"i2c": [], "frame_ms": None, "problem": "no answer from 0x3C on SDA GP4, SCL GP5"}
ILLS = {
    "nothing on the bus": (NO_PANEL, "look at the wires SDA GP4 and SCL GP5"),
    "another address": ({**NO_PANEL, "i2c": [0x3D]}, '"address": "0x3D" in board.json'),
    "a slow bus": ({"frame_ms": {"full": 99.0, "page": 12.0}}, "set hz to 400000"),
    "a stuck button": ({"held": ["a", "up"]}, "shorted to ground: a, up"),
    "little heap": (
        {"heap": {"piedicavallo": {"free": 50_000, "largest": 9}}},
        "50,000 bytes of heap free",
    ),
    "slow bots": (
        {"moves_ms": {"g": {"club": {"median": 5.0, "worst": 200.0, "step": 9.0}}}},
        "200 at worst",
    ),
    "nonsense in board.json": (
        {"board": ["board.json: there is no setting adress."]},
        "no setting adress",
    ),
    "a full flash": ({"flash_free": 4096}, "4,096 bytes of flash"),
}


class TestDoctor:
    def test_a_sound_board_has_nothing_wrong(self):
        assert all(well for well, _ in doctor.findings(REPORT))

    @pytest.mark.parametrize(("change", "words"), ILLS.values(), ids=ILLS)
    def test_what_is_wrong_is_said_with_its_wire_or_setting(self, change, words):
        wrong = [said for well, said in doctor.findings({**REPORT, **change}) if not well]
        assert len(wrong) == 1
        assert words in wrong[0]

    def test_the_report_of_the_firmware_is_what_the_doctor_reads(self, capsys, tmp_path):
        import diagnose
        from host_tools.simulator.device import Device

        Device(tmp_path).boot()
        diagnose.report()
        report = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert set(report) == set(REPORT)
        assert all(sentence for _, sentence in doctor.findings(report))
        assert all(levels for levels in report["moves_ms"].values())

    def test_without_a_panel_the_firmware_reports_all_the_same(self, tmp_path, capsys):
        import diagnose
        from host_tools.simulator.machine import chip

        chip.power_on(None)
        diagnose.report(False)
        report = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert report["problem"] == "no answer from 0x3C on SDA GP4, SCL GP5"
        assert report["i2c"] == []
