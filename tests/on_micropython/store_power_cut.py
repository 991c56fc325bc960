"""Runs on the MicroPython VM: cuts the power at every write of the flash under a littlefs.

The simulated flash loses power after a number of block writes and erases, the one under way
half done; then it is mounted again as after power-on. Prints how many cuts were survived.
"""

import errno
import os

import vfs

from device.store import Store

HEADER = {"game": "piedicavallo", "deal": 57}
SIZE = 4096


class PowerCut(Exception):
    """Raised out of the driver, through littlefs, to whoever called the store."""


class Flash:
    """A block device in memory as the Pico's: 4,096-byte blocks, written 256 bytes at a time.

    Once dead it answers every call with EIO, without allocating: files left open by the cut are
    closed by the garbage collector, which must not need the heap.
    """

    def __init__(self, data):
        self.data = data
        self.changes_left = -1
        self.changes = 0
        self.dead = False

    def change(self, start, data):
        """Write data; or half of it, and then nothing ever more."""
        if self.changes_left == 0:
            self.dead = True
            half = len(data) // 2
            self.data[start : start + half] = data[:half]
            raise PowerCut
        self.changes_left -= 1
        self.changes += 1
        self.data[start : start + len(data)] = data
        return 0

    def readblocks(self, block, buffer, offset=0):
        if self.dead:
            return -errno.EIO
        start = block * SIZE + offset
        buffer[:] = self.data[start : start + len(buffer)]
        return 0

    def writeblocks(self, block, buffer, offset=0):
        if self.dead:
            return -errno.EIO
        return self.change(block * SIZE + offset, bytes(buffer))

    def ioctl(self, request, block):
        if request == 4:
            return len(self.data) // SIZE
        if request == 5:
            return SIZE
        if request == 6:
            if self.dead:
                return -errno.EIO
            return self.change(block * SIZE, b"\xff" * SIZE)
        return 0


def mount(flash):
    vfs.mount(vfs.VfsLfs2(flash, progsize=256, readsize=256, lookahead=256), "/flash")


def prepared(prepare):
    """Return a mounted flash on which `prepare` was done, and the store that did it."""
    flash = Flash(bytearray(24 * SIZE))
    vfs.VfsLfs2.mkfs(flash, progsize=256, readsize=256, lookahead=256)
    mount(flash)
    store = Store("/flash")
    prepare(store)
    flash.changes = 0
    return flash, store


def survive(prepare, change, check):
    """Cut the power at every place of `change` in turn and check what the next boot finds."""
    flash, store = prepared(prepare)
    change(store)
    vfs.umount("/flash")
    places = flash.changes
    assert places
    for place in range(places):
        flash, store = prepared(prepare)
        flash.changes_left = place
        finished = True
        try:
            change(store)
        except (PowerCut, OSError):  # OSError when a file could not be closed after the cut
            finished = False
        assert flash.dead and not finished
        vfs.umount("/flash")
        mount(Flash(flash.data))
        check(Store("/flash"))
        vfs.umount("/flash")
    return places


def begin(store):
    store.journal_start(HEADER)
    store.journal_append(b"\x01")


def after_append(store):
    header, actions, problem = store.journal_load()
    assert header == HEADER and problem is None, (header, problem)
    assert actions in (b"\x01", b"\x01\x02\x03"), actions
    store.journal_append(b"\x04")
    assert store.journal_load() == (HEADER, actions + b"\x04", None)


def after_start(store):
    found = store.journal_load()
    assert found in ((HEADER, b"\x01", None), ({"deal": 58}, b"", None)), found


def after_save(store):
    assert store.load("settings") in (({"a": 1}, None), ({"a": 2}, None))
    store.save("settings", {"a": 3})
    assert store.load("settings") == ({"a": 3}, None)


def add_hands(store):
    store.record_add(1, "one\n" * 200)


def after_hand(store):
    assert store.records() in (["000001.hand"], ["000001.hand", "000002.hand"])
    for name in store.records():
        with open("/flash/records/" + name) as file:
            assert file.read() == ("one\n" if name == "000001.hand" else "two\n") * 200


def long_game(store):
    begin(store)
    for _ in range(400):  # the journal grows past a block of the flash
        store.journal_append(b"\x05")


def after_long_append(store):
    header, actions, problem = store.journal_load()
    assert header == HEADER and problem is None
    assert len(actions) in (401, 402), len(actions)


cuts = survive(begin, lambda store: store.journal_append(b"\x02\x03"), after_append)
cuts += survive(begin, lambda store: store.journal_start({"deal": 58}), after_start)
cuts += survive(
    lambda store: store.save("settings", {"a": 1}),
    lambda store: store.save("settings", {"a": 2}),
    after_save,
)
cuts += survive(add_hands, lambda store: store.record_add(2, "two\n" * 200), after_hand)
cuts += survive(long_game, lambda store: store.journal_append(b"\x06"), after_long_append)

flash, store = prepared(begin)
with open("/flash/journal", "ab") as file:
    file.write(b"02 *12")
assert store.journal_load() == (HEADER, b"\x01", None)
store.journal_append(b"\x03")
assert Store("/flash").journal_load() == (HEADER, b"\x01\x03", None)
with open("/flash/journal", "ab") as file:
    file.write(b"02 *12345678\n")
assert Store("/flash").journal_load() == (None, b"", "broken")
assert "broken-journal-1" in os.listdir("/flash")
print("survived", cuts, "cuts")
