"""A power cut after every filesystem call, and within every write: the old or the new loads."""

import errno

import pytest

from device import store as store_module
from device.store import Store

HEADER = {"game": "piedicavallo", "deal": 57}


class PowerCut(BaseException):
    """Not an Exception: no handler in the store may mistake it for a failed call."""


class Flash:
    """A filesystem in memory that loses power after a number of calls.

    `lazy` files reach the flash when flushed, as on littlefs; others byte by byte as written,
    and the write that the cut falls into leaves only its first `torn` bytes.
    """

    def __init__(self, files=(), lazy=False):
        self.files = dict(files)
        self.folders = set()
        self.lazy = lazy
        self.calls_left = None
        self.torn = None
        self.sizes = []  # bytes of each write so far, None for other calls

    def call(self, size=None):
        """Count a call; return False when it is the one that the power cut tears."""
        if self.calls_left == 0:
            if size is not None and self.torn is not None:
                return False
            raise PowerCut
        if self.calls_left is not None:
            self.calls_left -= 1
        self.sizes.append(size)
        return True

    def open(self, path, mode):
        self.call()
        if mode == "rb" and path not in self.files:
            raise OSError(errno.ENOENT, path)
        return File(self, path, mode)

    def rename(self, old, new):
        self.call()
        self.files[new] = self.files.pop(old)

    def remove(self, path):
        self.call()
        if path not in self.files:
            raise OSError(errno.ENOENT, path)
        del self.files[path]

    def mkdir(self, path):
        self.call()
        if path in self.folders:
            raise OSError(errno.EEXIST, path)
        self.folders.add(path)

    def listdir(self, path):
        start = path.rstrip("/") + "/"
        found = [name[len(start) :] for name in self.files if name.startswith(start)]
        return [name for name in found if "/" not in name]


class File:
    def __init__(self, flash, path, mode):
        self.flash = flash
        self.path = path
        self.place = 0
        self.waiting = b""
        if mode == "wb":
            flash.files[path] = b""

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        if kind is not PowerCut:
            self.flush()

    def write(self, data):
        whole = self.flash.call(len(data))
        if not whole:
            data = data[: self.flash.torn]
        self.waiting += data
        if not self.flash.lazy or not whole:
            self.send()
        if not whole:
            raise PowerCut
        return len(data)

    def flush(self):
        self.flash.call()
        self.send()

    def send(self):
        if self.waiting:
            self.flash.files[self.path] += self.waiting
            self.waiting = b""

    def read(self, size):
        data = self.flash.files[self.path][self.place : self.place + size]
        self.place += len(data)
        return data

    def readline(self, size):
        rest = self.flash.files[self.path][self.place :]
        return self.read(min(size, rest.find(b"\n") + 1 or len(rest)))

    def tell(self):
        return self.place


def use(monkeypatch, flash):
    monkeypatch.setattr(store_module, "os", flash)
    monkeypatch.setattr(store_module, "open", flash.open, raising=False)


def cuts(monkeypatch, prepare, change):
    """Do `change` with a cut at every place in turn; yield the flash as power-on finds it."""

    def prepared(lazy):
        flash = Flash(lazy=lazy)
        use(monkeypatch, flash)
        store = Store("/")
        prepare(store)
        flash.sizes = []
        return flash, store

    for lazy in (False, True):
        flash, store = prepared(lazy)
        change(store)
        sizes = flash.sizes
        assert sizes
        for calls, size in enumerate(sizes):
            for torn in [None] if size is None else [None, *range(size + 1)]:
                flash, store = prepared(lazy)
                flash.calls_left = calls
                flash.torn = torn
                with pytest.raises(PowerCut):
                    change(store)
                flash.calls_left = None
                yield flash


@pytest.mark.parametrize("name", ["settings", "statistics"])
def test_a_save_leaves_the_old_or_the_new(monkeypatch, name):
    old, new = {"a": 1}, {"a": 2, "more": "text"}
    found = []
    for _ in cuts(monkeypatch, lambda s: s.save(name, old), lambda s: s.save(name, new)):
        value, problem = Store("/").load(name)
        assert problem is None
        assert value in (old, new)
        found.append(value)
        store = Store("/")
        store.save(name, {"a": 3})
        assert Store("/").load(name) == ({"a": 3}, None)
    assert old in found


def test_the_first_save_leaves_nothing_or_the_new(monkeypatch):
    for _ in cuts(monkeypatch, lambda s: None, lambda s: s.save("settings", {"a": 1})):
        assert Store("/").load("settings") in ((None, None), ({"a": 1}, None))


def start(store):
    store.journal_start(HEADER)
    store.journal_append(b"\x01\x02")


def test_an_append_loses_at_most_the_actions_in_flight(monkeypatch):
    before, after = bytearray(b"\x01\x02"), bytearray(b"\x01\x02\x03\x04")
    found = []
    for _ in cuts(monkeypatch, start, lambda s: s.journal_append(b"\x03\x04")):
        store = Store("/")
        header, actions, problem = store.journal_load()
        assert (header, problem) == (HEADER, None)
        assert actions in (before, after)
        found.append(actions)
        store.journal_append(b"\x05")
        assert Store("/").journal_load() == (HEADER, actions + b"\x05", None)
    assert before in found
    assert after in found


def test_mending_a_torn_journal_survives_a_cut_too(monkeypatch):
    def torn(store):
        start(store)
        store_module.os.files["/journal"] += b"0304 *12"
        store.journal_load()

    for _ in cuts(monkeypatch, torn, lambda s: s.journal_append(b"\x03")):
        header, actions, problem = Store("/").journal_load()
        assert (header, problem) == (HEADER, None)
        assert actions in (bytearray(b"\x01\x02"), bytearray(b"\x01\x02\x03"))


def test_the_next_hand_replaces_the_last_or_does_not(monkeypatch):
    last = (HEADER, bytearray(b"\x01\x02"), None)
    new = ({"deal": 58}, bytearray(), None)
    for _ in cuts(monkeypatch, start, lambda s: s.journal_start({"deal": 58})):
        assert Store("/").journal_load() in (last, new)


def test_dropping_a_journal_does_or_does_not(monkeypatch):
    last = (HEADER, bytearray(b"\x01\x02"), None)
    for _ in cuts(monkeypatch, start, lambda s: s.journal_drop()):
        assert Store("/").journal_load() in (last, (None, bytearray(), None))


def test_setting_a_broken_journal_aside_never_loses_it(monkeypatch):
    def damage(store):
        store_module.os.files["/journal"] = b"damaged\n"

    for flash in cuts(monkeypatch, damage, lambda s: s.journal_start(HEADER)):
        Store("/").journal_load()
        assert flash.files["/broken-journal-1"] == b"damaged\n"


def test_a_record_is_whole_or_absent_and_the_others_stay(monkeypatch):
    monkeypatch.setattr(store_module, "CAP", 2)

    def two(store):
        store.record_add(1, "one\n")
        store.record_add(2, "two\n")

    for flash in cuts(monkeypatch, two, lambda s: s.record_add(3, "three\n")):
        texts = {name: flash.files["/records/" + name] for name in Store("/").records()}
        assert texts["000002.hand"] == b"two\n"
        assert texts.get("000003.hand", b"three\n") == b"three\n"
        Store("/").record_add(3, "three\n")
        assert Store("/").records() == ["000002.hand", "000003.hand"]
