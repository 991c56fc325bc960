"""UF2 files for the RP2040: blocks of 256 bytes with the address in flash where each belongs."""

import struct

from host_tools.errors import Unusable

FLASH_BASE = 0x1000_0000
FLASH_SIZE = 2 * 1024 * 1024
PAGE = 256

_BLOCK = 512
_HEAD = struct.Struct("<8I")
_MAGIC = (0x0A32_4655, 0x9E5D_5157)
_END = 0x0AB1_6F30
_FAMILY_FLAG, _NOT_FLASH = 0x2000, 0x0001
_RP2040 = 0xE48B_FF56


def parse(data: bytes, name: str) -> dict[int, bytes]:
    """The pages of a UF2 by their offset in flash; Unusable if it is none for this chip."""
    if not data or len(data) % _BLOCK:
        raise Unusable(f"{name}: not a UF2 file: its size is no multiple of {_BLOCK}.")
    pages = {}
    for at in range(0, len(data), _BLOCK):
        *magic, flags, address, size, _, _, family = _HEAD.unpack_from(data, at)
        if tuple(magic) != _MAGIC or data[at + 508 : at + 512] != _END.to_bytes(4, "little"):
            raise Unusable(f"{name}: not a UF2 file: block {at // _BLOCK} lacks the marks of one.")
        if flags & _NOT_FLASH:
            continue
        if flags & _FAMILY_FLAG and family != _RP2040:
            raise Unusable(f"{name}: made for another chip, family 0x{family:08X}.")
        offset = address - FLASH_BASE
        if size != PAGE or not 0 <= offset <= FLASH_SIZE - PAGE or offset % PAGE:
            raise Unusable(f"{name}: block {at // _BLOCK} lies outside the Pico's 2 MB of flash.")
        pages[offset] = data[at + 32 : at + 32 + PAGE]
    return pages


def write(pages: dict[int, bytes]) -> bytes:
    """The UF2 that puts these pages into flash, in the order of their addresses."""
    blocks = []
    for number, offset in enumerate(sorted(pages)):
        head = (*_MAGIC, _FAMILY_FLAG, FLASH_BASE + offset, PAGE, number, len(pages), _RP2040)
        blocks.append(_HEAD.pack(*head) + pages[offset].ljust(476, b"\0"))
    return b"".join(block + _END.to_bytes(4, "little") for block in blocks)


def flash(pages: dict[int, bytes]) -> bytearray:
    """The Pico's flash with these pages in it and the rest erased."""
    whole = bytearray(b"\xff" * FLASH_SIZE)
    for offset, page in pages.items():
        whole[offset : offset + PAGE] = page
    return whole
