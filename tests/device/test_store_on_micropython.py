"""The store on the real VM: a littlefs on a simulated flash, cut at every write and erase."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytest.importorskip("micropython_unix", reason="the MicroPython VM is not installed")


def test_the_store_survives_every_cut_on_littlefs():
    script = ROOT / "tests/on_micropython/store_power_cut.py"
    run = subprocess.run(
        [sys.executable, "-m", "micropython_unix", str(script), str(ROOT / "firmware")],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.stderr == ""
    assert run.stdout.startswith("survived ")
    assert int(run.stdout.split()[1]) >= 10
