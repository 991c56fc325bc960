"""Draws pixels with characters: half blocks (1 x 2 pixels) and braille (2 x 4 pixels)."""

from host_tools.simulator.picture import Rows

HALVES = " ▀▄█"  # upper pixel 1, lower pixel 2
# Braille's dots, as (dx, dy, bit) of U+2800's eight.
DOTS = (
    (0, 0, 0x01),
    (0, 1, 0x02),
    (0, 2, 0x04),
    (1, 0, 0x08),
    (1, 1, 0x10),
    (1, 2, 0x20),
    (0, 3, 0x40),
    (1, 3, 0x80),
)


def half_blocks(rows: Rows) -> list[str]:
    """128x64 pixels as 32 lines of 128 characters."""
    return [
        "".join(HALVES[a + 2 * b] for a, b in zip(rows[y], rows[y + 1], strict=True))
        for y in range(0, len(rows), 2)
    ]


def braille(rows: Rows) -> list[str]:
    """128x64 pixels as 16 lines of 64 characters."""
    return [
        "".join(
            chr(0x2800 + sum(bit for dx, dy, bit in DOTS if rows[y + dy][x + dx]))
            for x in range(0, len(rows[0]), 2)
        )
        for y in range(0, len(rows), 4)
    ]
