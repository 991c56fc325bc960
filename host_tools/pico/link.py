"""A board on a serial port, through mpremote's transport; what goes wrong is one sentence."""

import binascii
import contextlib
import hashlib
import time
from collections.abc import Callable, Iterator

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport
from serial.tools import list_ports

from host_tools.errors import Negative

_RASPBERRY_PI = 0x2E8A
_CHUNK = 1536  # bytes of a file sent at a time, in base 64
_READY_S = 60
_LONGEST_S = 600

_ENOSPC = ("OSError: 28", "ENOSPC")

_HASHES = """
import os
from hashlib import sha256
from binascii import hexlify
def _walk(folder):
    for entry in os.ilistdir(folder or '/'):
        path = folder + '/' + entry[0]
        if entry[1] & 0x4000:
            _walk(path)
            continue
        made = sha256()
        with open(path, 'rb') as file:
            data = file.read(512)
            while data:
                made.update(data)
                data = file.read(512)
        print(path[1:], hexlify(made.digest()).decode())
_walk('')
"""


class Link:
    """The raw prompt of a board; nothing runs there but what is told."""

    def __init__(self, port: str) -> None:
        self.port = port
        with told(port):
            self._transport = SerialTransport(port, timeout=10)
            self._transport.enter_raw_repl()

    def execute(self, code: str, seconds: float = 10) -> str:
        """Runs code on the board; what it printed. `seconds` is how long it may be silent."""
        with told(self.port):
            out, wrong = self._transport.exec_raw(code, timeout=seconds)
        if wrong:
            raise BoardError(wrong.decode(errors="replace").strip())
        return out.decode(errors="replace").replace("\r\n", "\n")

    def hashes(self) -> dict[str, str]:
        """The files on the board with their SHA-256."""
        lines = self.execute(_HASHES, 60).splitlines()
        return dict(line.rsplit(" ", 1) for line in lines)

    def write(self, name: str, data: bytes) -> None:
        """Puts a file there: beside the old one, and then over it."""
        folder = name.rpartition("/")[0]
        if folder:
            self.execute(f"import os\ntry:\n os.mkdir({folder!r})\nexcept OSError:\n pass")
        self.execute("from binascii import a2b_base64 as b\nf=open('unfinished','wb')\nw=f.write")
        for at in range(0, len(data), _CHUNK):
            chunk = binascii.b2a_base64(data[at : at + _CHUNK], newline=False)
            self.execute(f"w(b({chunk!r}))")
        self.execute(f"f.close()\nimport os\nos.rename('unfinished',{name!r})")

    def read(self, name: str) -> bytes:
        """A file's content."""
        code = (
            "from binascii import b2a_base64 as b\n"
            f"with open({name!r},'rb') as f:\n d=f.read(768)\n"
            " while d:\n  print(b(d).decode().strip())\n  d=f.read(768)"
        )
        return b"".join(binascii.a2b_base64(line) for line in self.execute(code).splitlines())

    def remove(self, name: str) -> None:
        """Deletes a file."""
        self.execute(f"import os\nos.remove({name!r})")

    def restart(self) -> None:
        """Starts the game as power-on does and waits for it; Negative if it does not come."""
        said = bytearray()
        with told(self.port):
            self._transport.exit_raw_repl()
            self._transport.serial.write(b"\x04")
            end = time.monotonic() + _READY_S
            self._transport.serial.timeout = 0.1
            while b"ready\r\n" not in said:
                said += self._transport.serial.read(1)
                if (b"Error" in said and said.endswith(b">>> ")) or time.monotonic() > end:
                    lines = said.decode(errors="replace").strip(">\r\n ").splitlines()
                    raise Negative(
                        "The files are on the board, but the game did not start: "
                        f"{lines[-1] if lines else 'it says nothing'}. Ask: make doctor."
                    )

    def close(self) -> None:
        """Gives the port back."""
        with contextlib.suppress(Exception):
            if self._transport.in_raw_repl:
                self._transport.exit_raw_repl()
            self._transport.close()


class BoardError(Exception):
    """Code on the board raised; the text is its traceback."""


@contextlib.contextmanager
def told(port: str) -> Iterator[None]:
    """Turns what may go wrong on the wire into a sentence."""
    try:
        yield
    except TransportExecError as error:
        raise BoardError(error.error_output.strip()) from error
    except (TransportError, serial.SerialException, OSError, TypeError) as error:
        raise Negative(_sentence(port, error)) from error


def _sentence(port: str, error: Exception) -> str:
    said = str(error)
    if "failed to access" in said or "could not open" in said or "lock" in said:
        return (
            f"The port {port} is busy or not there: close the program that uses it, such as "
            "Thonny or a terminal, or plug the board in again."
        )
    if "raw repl" in said:
        return (
            f"Whatever is on {port} does not answer as MicroPython does: plug it in again with "
            "a button of the handheld held down, which skips the game."
        )
    return f"The board on {port} is gone: plug it in and do the same again, which mends it."


def find(port: str | None = None) -> Link:
    """The one board there is, or the one on that port."""
    if port is not None:
        return Link(port)
    ports = [found.device for found in list_ports.comports() if found.vid == _RASPBERRY_PI]
    if not ports:
        raise Negative(
            "There is no board on USB: plug the Pico in with a cable that carries data. If a "
            "drive RPI-RP2 appears, put MicroPython onto it first."
        )
    if len(ports) > 1:
        raise Negative(f"There are two boards: choose one with --port: {', '.join(ports)}.")
    return Link(ports[0])


@contextlib.contextmanager
def board(port: str | None) -> Iterator[Link]:
    """The board, given back at the end, also when what it says is an exception."""
    link = find(port)
    try:
        yield link
    except BoardError as error:
        raise Negative(_board_sentence(str(error))) from error
    finally:
        link.close()


def _board_sentence(traceback: str) -> str:
    if any(mark in traceback for mark in _ENOSPC):
        return (
            "The board's flash is full: fetch what you want to keep with pull, delete files of "
            "your own, and flash again."
        )
    return f"The board says: {traceback.splitlines()[-1]}."


def sha256(data: bytes) -> str:
    """As the board tells it."""
    return hashlib.sha256(data).hexdigest()


Progress = Callable[[str], None]
