"""One-file images: what goes in comes out again, and what is no image is told in a sentence."""

import pytest

from host_tools.errors import Unusable
from host_tools.pico import image, uf2

filesystem = pytest.importorskip("host_tools.pico.filesystem", reason="needs littlefs-python")

FILES = {"main.py": b"print(1)\n", "ui/app.mpy": bytes(5000), "records/000001.hand": b"x"}
SIZE = 1408 * 1024


def official(board=b"Raspberry Pi Pico with RP2040", version=b"MicroPython v1.24.1 on 2024-11-29"):
    """Stands for an official image: its marks in a few pages of code."""
    code = (b"\0" * 300 + board + b"\0" + version + b"; \0").ljust(1024, b"\x55")
    return {at: code[at : at + 256] for at in range(0, 1024, 256)}


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "RPI_PICO.uf2"
    path.write_bytes(uf2.write(official()))
    return path


def test_an_official_image_says_what_it_is(source):
    micropython = image.load(source)
    assert (micropython.board, micropython.version) == ("Raspberry Pi Pico with RP2040", "v1.24.1")
    assert micropython.mpy == (6, 3)
    assert micropython.filesystem_at == 2 * 1024 * 1024 - SIZE


@pytest.mark.parametrize(
    ("version", "mpy"),
    [
        (b"v1.19.1", (6, 0)),
        (b"v1.18-624-gef54c1377", (6, 0)),
        (b"v1.20.0", (6, 1)),
        (b"v1.22.2", (6, 2)),
        (b"v1.27.0-preview.5.gabc", (6, 3)),
    ],
)
def test_the_version_tells_which_mpy_it_reads(source, version, mpy):
    source.write_bytes(uf2.write(official(version=b"MicroPython " + version + b" on 2024-11-29")))
    assert image.load(source).mpy == mpy


def test_the_whole_image_taken_apart_holds_every_file(source):
    """Report 28: one-file image: filesystem incomplete."""
    micropython = image.load(source)
    made = image.make(micropython, FILES, image.WHOLE)
    pages = uf2.parse(made, "made")
    flash = bytes(uf2.flash(pages))
    assert filesystem.read(flash[micropython.filesystem_at :]) == FILES
    assert {at: pages[at] for at in official()} == official()
    # To the last block: what a board had there before must not come back.
    assert set(pages) >= set(range(micropython.filesystem_at, uf2.FLASH_SIZE, uf2.PAGE))


def test_the_firmware_alone_leaves_the_files_on_the_board(source):
    made = image.make(image.load(source), FILES, image.FIRMWARE)
    assert max(uf2.parse(made, "made")) < 2 * 1024 * 1024 - SIZE


def test_old_content_of_the_flash_does_not_shine_through(source, tmp_path):
    """A board that had another filesystem gets ours, and nothing of the old one."""
    micropython = image.load(source)
    old = image.flash(micropython, {f"old{i}": b"z" * 5000 for i in range(40)})
    for at, page in uf2.parse(image.make(micropython, FILES, image.WHOLE), "made").items():
        old[at : at + 256] = page
    assert filesystem.read(bytes(old[micropython.filesystem_at :])) == FILES


def test_our_own_image_can_be_loaded_with_its_files(source, tmp_path):
    path = tmp_path / "whole.uf2"
    path.write_bytes(image.make(image.load(source), FILES, image.WHOLE))
    again = image.load(path)
    assert again.pages == official()
    assert filesystem.read(again.flash[again.filesystem_at :]) == FILES


def test_the_blocks_are_numbered_and_marked_for_the_chip(source):
    data = image.make(image.load(source), FILES, image.FIRMWARE)
    numbers = [int.from_bytes(data[at + 20 : at + 24], "little") for at in (0, 512, 1024, 1536)]
    assert numbers == list(range(4))
    assert data[28:32] == (0xE48BFF56).to_bytes(4, "little")


NONSENSE = {
    "not a UF2 file: its size": b"hello",
    "not a UF2 file: block 0": bytes(512),
    "not a MicroPython for the Pico": uf2.write({0: bytes(256)}),
    "block 0 lies outside": uf2.write({3 * 1024 * 1024: bytes(256)}),
    "made for another chip": uf2.write({0: bytes(256)}).replace(
        (0xE48BFF56).to_bytes(4, "little"), b"\1\2\3\4"
    ),
}


@pytest.mark.parametrize(("sentence", "data"), NONSENSE.items(), ids=NONSENSE)
def test_what_is_no_image_is_told_in_a_sentence(tmp_path, sentence, data):
    path = tmp_path / "file.uf2"
    path.write_bytes(data)
    with pytest.raises(Unusable, match=sentence):
        image.load(path)


def test_a_missing_file_is_told_too(tmp_path):
    with pytest.raises(Unusable, match="no such file"):
        image.load(tmp_path / "nowhere.uf2")


def test_files_that_do_not_fit_are_told():
    with pytest.raises(Unusable, match="do not fit"):
        filesystem.make({"big": bytes(200_000)}, 128 * 1024)


def test_an_erased_flash_has_no_filesystem():
    with pytest.raises(Unusable, match="no littlefs"):
        filesystem.read(b"\xff" * SIZE)
