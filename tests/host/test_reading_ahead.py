"""What is read ahead at the title: all that a deal needs, in steps too short to be felt."""

import subprocess
import sys

from host_tools.firmware_path import ROOT

# Prints how many modules of ours each step brings, then what a deal still lacks.
SCRIPT = """
import sys
from host_tools import firmware_path
firmware_path.install()
import main
import ui.app
import ui.title

def ours():
    return {name for name in sys.modules if name.partition(".")[0] in ("tarocchi", "ui", "bots")}

before = ours()
for name in main._AHEAD:
    assert name not in before, name
    __import__(name)
    print(len(ours() - before), name)
    before = ours()
import ui.session
print(0, *(ours() - before))
"""


def test_each_step_reads_one_module_and_none_is_left_over():
    run = [sys.executable, "-c", SCRIPT]
    lines = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    *steps, last = [line.split() for line in lines.splitlines()]
    assert {name: count for count, name in steps if count != "1"} == {}
    assert last == ["0", "ui.session"]  # a screen's module, which leaves with it
