"""The store with the power on: nothing is lost, and nothing is replaced unread."""

import os

import pytest

from device import store as store_module
from device.store import BROKEN, CAP, NEWER, Store

HEADER = {"game": "piedicavallo", "deal": 1073741823, "name": "Perché no?"}


@pytest.fixture
def root(tmp_path):
    return tmp_path


@pytest.fixture
def store(root):
    return Store(str(root))


def again(root):
    """The store after the next power-on."""
    return Store(str(root))


def names(root):
    return sorted(os.listdir(root))


def test_nothing_is_there_at_first(store):
    assert store.load("settings") == (None, None)
    assert store.journal_load() == (None, bytearray(), None)
    assert store.records() == []


def test_settings_come_back_as_saved(root, store):
    store.save("settings", {"language": "it", "contrast": 207})
    store.save("statistics", {"hands": 3})
    store.save("settings", {"language": "es", "contrast": 1})
    assert again(root).load("settings") == ({"language": "es", "contrast": 1}, None)
    assert again(root).load("statistics") == ({"hands": 3}, None)
    assert names(root) == ["settings", "statistics"]


def test_a_root_with_a_slash_at_its_end_is_the_same_place(root):
    Store(str(root) + "/").save("settings", {"a": 1})
    assert again(root).load("settings") == ({"a": 1}, None)


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\n",
        b"\x00" * 5000,
        b"\xff\xfe\n",
        b"bagatto-settings 1 {} *00000000\n",
        b"bagatto-statistics 1 {} *3d5b3c88\n",
        b"bagatto-settings x {} *00000000\n",
    ],
)
def test_broken_settings_are_set_aside_and_reported(root, store, damage):
    (root / "settings").write_bytes(damage)
    assert store.load("settings") == (None, BROKEN)
    store.save("settings", {"a": 1})
    assert again(root).load("settings") == ({"a": 1}, None)
    assert (root / "broken-settings-1").read_bytes() == damage


def test_one_changed_byte_anywhere_is_noticed(root, store):
    store.save("settings", {"language": "it"})
    whole = (root / "settings").read_bytes()
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= 0x04
        (root / "settings").write_bytes(changed)
        value, problem = again(root).load("settings")
        assert value is None
        assert problem in (BROKEN, NEWER)


def test_anything_after_the_only_line_is_damage(root, store):
    store.save("settings", {"a": 1})
    with open(root / "settings", "ab") as file:
        file.write(b"more\n")
    assert again(root).load("settings") == (None, BROKEN)


def test_a_list_where_a_dict_belongs_is_damage(root, store):
    store.save("settings", [1, 2])
    assert again(root).load("settings") == (None, BROKEN)


def test_every_broken_file_keeps_a_name_of_its_own(root):
    for number in (1, 2, 3):
        (root / "settings").write_bytes(b"broken %d" % number)
        assert again(root).load("settings") == (None, BROKEN)
    assert names(root) == ["broken-settings-1", "broken-settings-2", "broken-settings-3"]
    assert (root / "broken-settings-2").read_bytes() == b"broken 2"


@pytest.mark.parametrize("name", ["settings", "journal"])
def test_a_later_format_is_kept_and_reported_as_newer(root, store, name):
    later = b"bagatto-%s 2 whatever version two writes\n" % name.encode()
    (root / name).write_bytes(later)
    problem = store.journal_load()[2] if name == "journal" else store.load(name)[1]
    assert problem == NEWER
    assert names(root) == [f"newer-{name}-1"]
    assert (root / (f"newer-{name}-1")).read_bytes() == later


def test_saving_without_loading_still_sets_a_broken_file_aside(root, store):
    (root / "settings").write_bytes(b"precious")
    (root / "journal").write_bytes(b"a game")
    store.save("settings", {})
    store.journal_start(HEADER)
    assert (root / "broken-settings-1").read_bytes() == b"precious"
    assert (root / "broken-journal-1").read_bytes() == b"a game"


def test_dropping_a_journal_that_cannot_be_read_keeps_it(root, store):
    (root / "journal").write_bytes(b"a game")
    store.journal_drop()
    assert names(root) == ["broken-journal-1"]


def test_a_folder_where_a_file_belongs_is_set_aside(root, store):
    (root / "settings").mkdir()
    assert store.load("settings") == (None, BROKEN)
    assert names(root) == ["broken-settings-1"]


def test_a_journal_comes_back_with_every_action(root, store):
    store.journal_start(HEADER)
    store.journal_append(bytes([44, 17]))
    store.journal_append(bytearray(range(256)))
    store.journal_append(b"")
    assert again(root).journal_load() == (HEADER, bytearray([44, 17]) + bytes(range(256)), None)


def test_a_loaded_journal_is_continued(root, store):
    store.journal_start(HEADER)
    store.journal_append(b"\x01")
    later = again(root)
    later.journal_load()
    later.journal_append(b"\x02")
    assert again(root).journal_load() == (HEADER, bytearray(b"\x01\x02"), None)


def test_a_new_journal_takes_the_place_of_the_last(root, store):
    store.journal_start(HEADER)
    store.journal_append(b"\x01")
    store.journal_start({"game": "other"})
    store.journal_append(b"\x09")
    assert again(root).journal_load() == ({"game": "other"}, bytearray(b"\x09"), None)


def test_a_dropped_journal_is_gone(root, store):
    store.journal_start(HEADER)
    store.journal_drop()
    store.journal_drop()
    assert again(root).journal_load() == (None, bytearray(), None)


def test_a_journal_that_the_game_cannot_use_is_set_aside(root, store):
    store.journal_start({"game": "bridge"})
    later = again(root)
    assert later.journal_load() == ({"game": "bridge"}, bytearray(), None)
    later.journal_set_aside(BROKEN)
    assert names(root) == ["broken-journal-1"]
    with pytest.raises(OSError):
        later.journal_append(b"\x01")
    later.journal_start(HEADER)
    assert again(root).journal_load() == (HEADER, bytearray(), None)


def test_appending_without_a_journal_is_refused(store):
    with pytest.raises(OSError):
        store.journal_append(b"\x01")
    store.journal_start(HEADER)
    store.journal_drop()
    with pytest.raises(OSError):
        store.journal_append(b"\x01")


def test_a_torn_last_line_is_dropped_and_mended_before_the_next(root, store):
    store.journal_start(HEADER)
    store.journal_append(b"\x01")
    kept = (root / "journal").read_bytes()
    store.journal_append(b"\x02\x03")
    whole = (root / "journal").read_bytes()
    for length in range(len(kept), len(whole)):
        (root / "journal").write_bytes(whole[:length])
        later = again(root)
        assert later.journal_load() == (HEADER, bytearray(b"\x01"), None)
        later.journal_append(b"\x04")
        assert again(root).journal_load() == (HEADER, bytearray(b"\x01\x04"), None)


def test_a_journal_damaged_anywhere_is_set_aside(root, store):
    store.journal_start(HEADER)
    store.journal_append(b"\x01")
    store.journal_append(b"\x02")
    whole = (root / "journal").read_bytes()
    for place in range(len(whole) - 1):  # without its last newline the line counts as torn
        changed = bytearray(whole)
        changed[place] ^= 0x04
        (root / "journal").write_bytes(changed)
        header, actions, problem = again(root).journal_load()
        assert (header, actions) == (None, bytearray())
        assert problem in (BROKEN, NEWER)
        assert not (root / "journal").exists()


@pytest.mark.parametrize("order", [(0, 2, 1, 3), (0, 1, 3), (0, 1, 1, 2, 3), (0, 3)])
def test_lines_lost_repeated_or_out_of_order_are_noticed(root, store, order):
    store.journal_start(HEADER)
    for action in (b"\x01", b"\x02", b"\x03"):
        store.journal_append(action)
    lines = (root / "journal").read_bytes().splitlines(keepends=True)
    (root / "journal").write_bytes(b"".join(lines[number] for number in order))
    assert again(root).journal_load()[2] == BROKEN


def test_a_long_line_without_an_end_is_damage_and_not_a_full_heap(root, store):
    store.journal_start(HEADER)
    with open(root / "journal", "ab") as file:
        file.write(b"0" * 100_000)
    assert again(root).journal_load()[2] == BROKEN


def test_a_failed_append_leaves_the_journal_as_it_was(root, store, monkeypatch):
    store.journal_start(HEADER)
    store.journal_append(b"\x01")

    def half(file, data):
        file.write(data[: len(data) // 2])
        raise OSError(28)

    with monkeypatch.context() as full:
        full.setattr(store_module, "_write", half)
        with pytest.raises(OSError):
            store.journal_append(b"\x02")
    store.journal_append(b"\x03")
    assert again(root).journal_load() == (HEADER, bytearray(b"\x01\x03"), None)


def test_an_append_is_one_write_and_one_flush(root, store, monkeypatch):
    store.journal_start(HEADER)
    calls = []

    class Watched:
        def __init__(self, file):
            self.file = file

        def __enter__(self):
            return self

        def __exit__(self, *raised):
            self.file.close()

        def write(self, data):
            calls.append("write")
            return self.file.write(data)

        def flush(self):
            calls.append("flush")
            self.file.flush()

    def watched(path, mode):
        return Watched(open(path, mode))

    monkeypatch.setattr(store_module, "open", watched, raising=False)
    store.journal_append(b"\x01\x02\x03")
    assert calls == ["write", "flush"]


def test_finished_hands_are_kept_up_to_the_cap(root, store):
    assert store.next_record() == 1
    for number in range(1, CAP + 4):
        assert store.next_record() == number
        store.record_add(number, f"Game: piedicavallo\n# {number}\n")
    assert len(store.records()) == CAP
    assert store.records()[0] == "000004.hand"
    assert store.records()[-1] == f"{CAP + 3:06}.hand"
    assert (root / "records" / "000004.hand").read_text() == "Game: piedicavallo\n# 4\n"


def test_a_hand_added_again_is_kept_once(root, store):
    store.record_add(7, "one\n")
    store.record_add(7, "two\n")
    assert store.records() == ["000007.hand"]
    assert (root / "records" / "000007.hand").read_text() == "two\n"


def test_strange_files_among_the_records_are_left_alone(root, store):
    store.record_add(999999, "one\n")
    store.record_add(1000000, "two\n")
    (root / "records" / "notes.hand").write_text("mine")
    assert store.records() == ["999999.hand", "1000000.hand"]
    assert store.next_record() == 1000001
