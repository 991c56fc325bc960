"""The emulated board's console on a pseudo-terminal, for mpremote and for terminals."""

import os
import pty
import tty
from pathlib import Path

_MOST_WAITING = 1024


class Console:
    """A pty whose other end is the board; `name` is what to connect to."""

    def __init__(self, link: Path | None = None) -> None:
        self._board, self._other = pty.openpty()
        tty.setraw(self._other)
        tty.setraw(self._board)
        os.set_blocking(self._board, False)
        self.name = os.ttyname(self._other)
        self._link = link
        if link is not None:
            link.unlink(missing_ok=True)
            link.symlink_to(self.name)

    def typed(self) -> bytes:
        """What has been typed into it."""
        try:
            return os.read(self._board, _MOST_WAITING)
        except BlockingIOError:
            return b""

    def say(self, data: bytes) -> None:
        """Passes on what the board printed; what nobody reads for long is lost, as on USB."""
        while data:
            try:
                data = data[os.write(self._board, data) :]
            except BlockingIOError:
                return

    def close(self) -> None:
        """Hangs up."""
        os.close(self._board)
        os.close(self._other)
        if self._link is not None:
            self._link.unlink(missing_ok=True)
