"""The view in a terminal, played in a real pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 20


class Terminal:
    """A pseudo-terminal with `play --view terminal` in it."""

    def __init__(self, state, columns, lines):
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        self.output = ""
        command = [sys.executable, "-m", "host_tools", "play", "--view", "terminal"]
        self.process = subprocess.Popen(
            [*command, "--state", str(state)],
            cwd=ROOT,
            stdin=self.slave,
            stdout=self.slave,
            stderr=subprocess.PIPE,
            text=True,
        )

    def read_until(self, pattern):
        """Reads on until what was written since the last call matches."""
        seen = ""
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern, seen):
            assert time.monotonic() < deadline, f"never wrote {pattern!r}: {seen[-2000:]!r}"
            if select.select([self.master], [], [], 0.1)[0]:
                seen += os.read(self.master, 65536).decode("utf-8", "replace")
        self.output += seen
        return seen

    def type(self, keys):
        os.write(self.master, keys.encode())

    def end(self):
        """Waits for the end; returns the exit code and what it said on standard error."""
        while self.process.poll() is None:
            if select.select([self.master], [], [], 0.1)[0]:
                self.output += os.read(self.master, 65536).decode("utf-8", "replace")
        return self.process.returncode, self.process.stderr.read()

    def is_as_before(self):
        shown = self.output.rfind("\x1b[?25h")
        return termios.tcgetattr(self.slave) == self.before and (
            shown > self.output.rfind("\x1b[?25l")
            and self.output.rfind("\x1b[?1049l") > self.output.rfind("\x1b[?1049h")
        )


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def open_terminal(columns=80, lines=24):
        opened.append(Terminal(tmp_path, columns, lines))
        return opened[-1]

    yield open_terminal
    for one in opened:
        if one.process.poll() is None:
            one.process.kill()
        one.process.wait()
        one.process.stderr.close()
        os.close(one.master)
        os.close(one.slave)


def test_80x24_gets_braille_and_130x34_half_blocks(terminal):
    for size, ink in (((80, 24), "[\u2801-\u28ff]"), ((130, 34), "[▀▄█]")):
        play = terminal(*size)
        play.read_until(f"{ink}(.|\n)*q leave")
        play.type("q")
        assert play.end() == (0, "")


def test_keys_press_buttons_and_the_text_form_shows_it(terminal):
    play = terminal()
    play.read_until("q leave")
    play.type("t")
    assert "> New game" in play.read_until("p picture")
    play.type("\x1b[B")
    play.read_until("> Rules")
    play.type("\x1bOA")
    play.read_until("> New game")
    play.type("\r")
    play.read_until("> Deal the cards")
    play.type("\x7f")
    play.read_until("> New game")
    play.type("?")
    play.read_until("holds B")
    play.type("q")
    assert play.end() == (0, "")
    assert play.is_as_before()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_the_terminal_is_given_back_whatever_ends_the_game(terminal, number):
    play = terminal()
    play.read_until("q leave")
    play.process.send_signal(number)
    code, said = play.end()
    assert (code, said) == (0 if number == signal.SIGINT else 128 + number, "")
    assert play.is_as_before()


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_terminal_too_small_is_one_sentence_and_exit_2(terminal, size):
    play = terminal(*size)
    code, said = play.end()
    assert code == 2
    assert said.startswith("The picture needs a terminal of 80x24")
    assert len(said.splitlines()) == 1
    assert play.output == ""
