"""Turns the panel's pixels into PNG files, the same bytes on every machine."""

import struct
import zlib
from collections.abc import Sequence

Rows = Sequence[bytes]  # one byte a pixel, 0 or 1
Colour = tuple[int, int, int]

LIT: Colour = (190, 232, 255)
DARK: Colour = (9, 12, 16)


def png(rows: Rows, scale: int = 1, lit: Colour = LIT, dark: Colour = DARK) -> bytes:
    """A PNG of one bit a pixel, each pixel `scale` times as large."""
    height, width = len(rows) * scale, len(rows[0]) * scale
    lines = b"".join((b"\0" + _packed(row, scale)) * scale for row in rows)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(dark + lit)),
            _chunk(b"IDAT", zlib.compress(lines, 9)),
            _chunk(b"IEND", b""),
        )
    )


def sheet(pictures: Sequence[Rows], columns: int, gap: int) -> list[bytes]:
    """Pictures of one size side by side, `gap` dark pixels between them and around."""
    height, width = len(pictures[0]), len(pictures[0][0])
    blank = bytes(columns * (width + gap) + gap)
    rows = [blank] * gap
    for start in range(0, len(pictures), columns):
        line = pictures[start : start + columns]
        for y in range(height):
            row = bytes(gap) + b"".join(picture[y] + bytes(gap) for picture in line)
            rows.append(row.ljust(len(blank), b"\0"))
        rows += [blank] * gap
    return rows


def _packed(row: bytes, scale: int) -> bytes:
    bits = "".join("1" * scale if pixel else "0" * scale for pixel in row)
    bits = bits.ljust(-(-len(bits) // 8) * 8, "0")
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def _chunk(kind: bytes, data: bytes) -> bytes:
    crc = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc)
