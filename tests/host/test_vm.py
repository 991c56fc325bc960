"""The build for the VM, and what running a script on it tells."""

import os

import pytest

from host_tools import vm

pytestmark = pytest.mark.skipif(bool(vm.missing()), reason=str(vm.missing()))

HEADER = {vm.NATIVE: 2, vm.PICO: 4, vm.BYTECODE: 0}  # the architecture's number in a .mpy file


@pytest.fixture
def script(tmp_path):
    def write(text):
        path = tmp_path / "script.py"
        path.write_text(text)
        return path

    return write


@pytest.mark.parametrize("variant", HEADER)
def test_a_build_holds_firmware_driver_and_fakes(variant):
    folder = vm.build(variant)
    for name in ("main", "ui/app", "adafruit_ssd1306", "host_tools/simulator/panel"):
        assert (folder / f"{name}.mpy").exists()
    assert not list(folder.rglob("*.py"))
    native = (folder / "ui/blit.mpy").read_bytes()
    assert native[0] == ord("M")
    assert native[2] >> 2 & 0xF == HEADER[variant]


def test_what_is_new_is_compiled_and_what_is_gone_leaves(monkeypatch, tmp_path):
    monkeypatch.setattr(vm, "BUILD", tmp_path)
    build = vm.build.__wrapped__
    folder = build(vm.BYTECODE)
    stale = folder / "ui" / "no_such_screen.mpy"
    stale.write_bytes(b"")
    kept, old = folder / "main.mpy", folder / "board.mpy"
    os.utime(old, (0, 0))
    before = kept.stat().st_mtime_ns
    build(vm.BYTECODE)
    assert not stale.exists()
    assert kept.stat().st_mtime_ns == before
    assert old.stat().st_mtime > 0


def test_a_script_sees_its_arguments_its_folder_and_the_firmware(script, tmp_path):
    text = "import sys, os, tarocchi.cards\nprint(sys.argv[1:], os.listdir(), __name__)\n"
    assert vm.run(script(text), "a", "b c", folder=tmp_path) == (
        "['a', 'b c'] ['script.py'] __main__\n"
    )


def test_asserts_of_scripts_and_proofs_are_kept(script):
    text = """
from host_tools.proofs import kernels

def failing():
    assert False

for check in failing, lambda: kernels.same(None, None):
    try:
        check()
        print("lost")
    except (AssertionError, AttributeError):
        print("kept")
"""
    assert vm.run(script(text)) == "kept\nkept\n"
    proofs = vm.build() / "host_tools" / "proofs" / "laws.mpy"
    assert b"nothing is legal" in proofs.read_bytes()  # a sentence of an assert


def test_native_code_runs(script):
    text = """
import micropython

@micropython.viper
def twice(data: ptr8) -> int:
    return 2 * data[1]

print(twice(b"\\x01\\x15"))
"""
    assert vm.run(script(text)) == "42\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("print('before')\n1 / 0\n", "before\n.*in <module>\nZeroDivisionError"),
        ("x = bytearray(300000)\n", "MemoryError"),
        ("x = = 3\n", "SyntaxError"),
        ("import sys\nsys.exit(3)\n", "script.py"),
        ("while True: pass\n", "no end after 1 s"),
    ],
)
def test_what_goes_wrong_is_told(script, text, complaint):
    with pytest.raises(vm.VMError, match=f"(?s){complaint}"):
        vm.run(script(text), timeout=1)
