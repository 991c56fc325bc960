"""Keeps settings, statistics, the game in progress and finished hands on the filesystem.

A power cut may come between any two calls, so nothing is changed in place: a file is written
beside the old one and renamed over it. The one exception is the journal, which only ever
grows: a line that a cut has torn is recognised by its missing end and dropped. Every line
carries a check; what fails it is renamed and reported, never overwritten.

    bagatto-journal 1 {"game": "piedicavallo", ...} *5b0c3a91
    2c11 *90d2ffe1
    052a3f *1e07b6c4
"""

import errno
import json
import os
from binascii import crc32, hexlify, unhexlify

from micropython import const

VERSION = 1
CAP = 50  # finished hands kept; the flash of a Pico holds some 350 blocks

BROKEN = "broken"
NEWER = "newer"

_JOURNAL = "journal"
_RECORDS = "records"
_UNFINISHED = "unfinished"  # the file being written, until it is renamed into place
_LONGEST_LINE = const(4096)  # a damaged file without line ends must not fill the heap


def _seal(body, seed=0):
    """Return the line that holds `body`, and its check, which seeds that of the next line."""
    check = crc32(body, seed)
    return body + (" *%08x\n" % check).encode(), check


def _unseal(line, seed=0):
    """Return the body of a sealed line and its check, or (None, 0) if it is damaged."""
    body = line[:-11]
    sealed, check = _seal(body, seed)
    return (body, check) if sealed == line else (None, 0)


def _read_head(file, name):
    """Read the line that opens every file here: return its dict, its check and any problem."""
    line = file.readline(_LONGEST_LINE)
    words = line.split(b" ", 2)
    if len(words) == 3 and words[0] == b"bagatto-" + name.encode() and words[1].isdigit():
        # A later version may seal its lines otherwise, so the number counts before the check.
        if int(words[1]) > VERSION:
            return None, 0, NEWER
        body, check = _unseal(line)
        if body is not None:
            try:
                value = json.loads(body.split(b" ", 2)[2])
            except ValueError:
                value = None
            if isinstance(value, dict):
                return value, check, None
    return None, 0, BROKEN


def _write(file, data):
    """Write all of `data` and send it on its way to the flash."""
    if file.write(data) != len(data):
        raise OSError(errno.EIO)
    file.flush()


class Store:
    """The files under one folder. Dicts go in and come out; it knows no game."""

    def __init__(self, root):
        self._root = root.rstrip("/")
        self._seen = []  # names read or written since power-on: safe to replace
        self._journal_check = None  # check of the last whole line, None without a journal
        self._journal_size = 0  # bytes in whole lines
        self._journal_torn = False  # something stands after the whole lines

    def _path(self, name):
        return self._root + "/" + name

    # Settings and statistics

    def load(self, name):
        """Return (dict, problem); (None, None) when there is no such file.

        A file that cannot be used is renamed `broken-NAME-1` or `newer-NAME-1`.
        """
        value = None
        problem = None
        try:
            with open(self._path(name), "rb") as file:
                value, _, problem = _read_head(file, name)
                if not problem and file.read(1):
                    problem = BROKEN
        except OSError as error:
            if error.errno != errno.ENOENT:
                problem = BROKEN
        if problem:
            value = None
            self._set_aside(name, problem)
        self._note_seen(name)
        return value, problem

    def save(self, name, value):
        """Replace the file: whatever happens, the old or the new version loads."""
        if name not in self._seen:
            self.load(name)  # sets aside what would otherwise be overwritten unread
        self._replace(name, self._head(name, value)[0])

    def _head(self, name, value):
        text = "bagatto-%s %d %s" % (name, VERSION, json.dumps(value))
        return _seal(text.encode())

    def _note_seen(self, name):
        if name not in self._seen:
            self._seen.append(name)

    def _replace(self, name, data):
        unfinished = self._path(_UNFINISHED)
        with open(unfinished, "wb") as file:
            _write(file, data)
        os.rename(unfinished, self._path(name))

    def _set_aside(self, name, problem):
        taken = os.listdir(self._root or "/")
        number = 1
        while "%s-%s-%d" % (problem, name, number) in taken:
            number += 1
        os.rename(self._path(name), self._path("%s-%s-%d" % (problem, name, number)))

    # The game in progress

    def playing(self):
        """Whether there is a journal, whatever is in it."""
        try:
            os.stat(self._path(_JOURNAL))
        except OSError:
            return False
        return True

    def journal_start(self, header):
        """Begin a journal in place of the last one."""
        if _JOURNAL not in self._seen:
            self.journal_load()
        line, check = self._head(_JOURNAL, header)
        self._replace(_JOURNAL, line)
        self._journal_check = check
        self._journal_size = len(line)
        self._journal_torn = False

    def journal_append(self, actions):
        """Add some actions in one write; they are on the flash when this returns."""
        if self._journal_check is None:
            raise OSError(errno.ENOENT)
        if self._journal_torn:
            self._mend_journal()
        line, check = _seal(hexlify(actions), self._journal_check)
        self._journal_torn = True  # until all of it is there
        with open(self._path(_JOURNAL), "ab") as file:
            _write(file, line)
        self._journal_torn = False
        self._journal_check = check
        self._journal_size += len(line)

    def journal_load(self):
        """Return (header, actions, problem); (None, empty, None) when no game is in progress.

        A last line without its end is what a power cut leaves: it is dropped. Any other
        damage makes the file `broken-journal-1`, a later format `newer-journal-1`.
        """
        header = None
        problem = None
        actions = bytearray()
        self._journal_check = None
        self._journal_torn = False
        try:
            with open(self._path(_JOURNAL), "rb") as file:
                header, check, problem = _read_head(file, _JOURNAL)
                if not problem:
                    self._journal_size = file.tell()
                    check = self._read_actions(file, actions, check)
                    if check is None:
                        problem = BROKEN
        except OSError as error:
            if error.errno != errno.ENOENT:
                problem = BROKEN
        if problem:
            self._set_aside(_JOURNAL, problem)
            header = None
            actions = bytearray()
        elif header is not None:
            self._journal_check = check
        self._note_seen(_JOURNAL)
        return header, actions, problem

    def _read_actions(self, file, actions, check):
        """Add each line's actions to `actions`; return the last check, None when damaged."""
        while True:
            line = file.readline(_LONGEST_LINE)
            if not line:
                return check
            if line[-1] != 10:  # no newline: torn by a power cut if the file ends here
                self._journal_torn = True
                return None if file.read(1) else check
            body, check = _unseal(line, check)
            if body is None:
                return None
            try:
                actions.extend(unhexlify(body))
            except ValueError:
                return None
            self._journal_size += len(line)

    def _mend_journal(self):
        """Copy the whole lines: MicroPython's files cannot be cut short."""
        unfinished = self._path(_UNFINISHED)
        left = self._journal_size
        with open(self._path(_JOURNAL), "rb") as torn, open(unfinished, "wb") as whole:
            while left:
                data = torn.read(min(left, 256))
                if not data:
                    raise OSError(errno.EIO)
                _write(whole, data)
                left -= len(data)
        os.rename(unfinished, self._path(_JOURNAL))
        self._journal_torn = False

    def journal_set_aside(self, problem):
        """Keep a journal whose content makes no sense as `PROBLEM-journal-N`."""
        self._journal_check = None
        self._set_aside(_JOURNAL, problem)

    def journal_drop(self):
        """Forget the game in progress."""
        if _JOURNAL not in self._seen:
            self.journal_load()
        self._journal_check = None
        try:
            os.remove(self._path(_JOURNAL))
        except OSError as error:
            if error.errno != errno.ENOENT:
                raise

    # Finished hands

    def record_add(self, number, text):
        """Keep a finished hand as records/NNNNNN.hand; the oldest go beyond CAP."""
        try:
            os.mkdir(self._path(_RECORDS))
        except OSError as error:
            if error.errno != errno.EEXIST:
                raise
        self._replace("%s/%06d.hand" % (_RECORDS, number), text.encode())
        for name in self.records()[:-CAP]:
            os.remove(self._path(_RECORDS + "/" + name))

    def records(self):
        """Return the names of the kept hands, the oldest first."""
        try:
            names = os.listdir(self._path(_RECORDS))
        except OSError:
            return []
        hands = [name for name in names if name[-5:] == ".hand" and name[:-5].encode().isdigit()]
        hands.sort(key=lambda name: int(name[:-5]))
        return hands

    def next_record(self):
        """Return a number above that of every kept hand."""
        names = self.records()
        return int(names[-1][:-5]) + 1 if names else 1
