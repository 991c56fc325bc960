"""Runs the checkout on a board without copying it: the board reads the files from this PC."""

import subprocess
import sys

from host_tools.firmware_path import ROOT
from host_tools.pico import build, cross, flash, link

FOLDER = ROOT / "build" / "run"


def run(port: str | None) -> int:
    """Builds, mounts and runs until Ctrl-C; saved games stay on the board's own flash."""
    with link.board(port) as board:
        mpy = int(board.execute(flash.READS_MPY))
        port = board.port
    build.build(cross.fitting(cross.format_of(mpy)), FOLDER)
    mpremote = [sys.executable, "-m", "mpremote", "connect", port, "mount", str(FOLDER)]
    return subprocess.run([*mpremote, "exec", "import main; main.run()"]).returncode
