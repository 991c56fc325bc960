"""`play` as a process of its own: what somebody sees who types, leaves, or loses power."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools.simulator.device import PRESSES
from tarocchi import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
PLAY = [sys.executable, "-m", "host_tools", "play", "--view", "text", "--lang", "en"]


def started(state, *options):
    return subprocess.Popen(
        [*PLAY, "--state", str(state), *options],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def one_screen(process):
    """The lines up to the next empty one."""
    return list(iter(lambda: process.stdout.readline().rstrip("\n"), ""))


def killed(process):
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL


def table(screen):
    """A table's text without the cursor, which no journal keeps."""
    return [line for line in screen if not line.startswith((">", "["))]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_kill_in_mid_hand_changes_nothing_at_the_table(tmp_path, game, seed):
    keys = random.Random(seed)
    process = started(tmp_path, "--deal", str(seed), "--game", game)
    screen = one_screen(process)
    for _ in range(20):
        process.stdin.write(f"{keys.choice(('left', 'right', 'a', 'a'))}\n")
        process.stdin.flush()
        screen = one_screen(process)
    while not any(line.startswith("Your hand:") for line in screen):
        process.stdin.write(f"{keys.choice(('right', 'a', 'b'))}\n")
        process.stdin.flush()
        screen = one_screen(process)
    killed(process)
    again = started(tmp_path)
    assert table(one_screen(again)) == table(screen)
    assert again.communicate("") == ("", "")
    assert again.returncode == 0


def test_a_crowd_of_keys_ends_well(tmp_path):
    keys = random.Random(5)
    line = " ".join(keys.choice(PRESSES) for _ in range(500))
    out, err = started(tmp_path, "--deal", "5").communicate(line)
    assert err == ""
    assert out.count("\n\n") >= 501


def test_safe_mode_is_said(tmp_path):
    out, _ = started(tmp_path, "--hold", "b").communicate("a b")
    assert out.startswith("Safe mode\n")
