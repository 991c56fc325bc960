"""What a board says of itself, in words: what is wrong, and which wire or setting to look at."""

from typing import Any

HEAP_FLOOR = 60_000
CLUB_MS, MASTER_MEDIAN_MS, MASTER_WORST_MS = 100, 500, 1000
_MOST_FRAME_MS = 40  # at 400 kHz it takes 26


def findings(report: dict[str, Any]) -> list[tuple[bool, str]]:
    """Each thing looked at: whether it is well, and a sentence."""
    found = [_versions(report), *_board(report), *_panel(report), *_buttons(report)]
    found += _heap(report.get("heap") or {})
    found += _moves(report.get("moves_ms") or {})
    return [*found, *_rest(report)]


def _versions(report: dict[str, Any]) -> tuple[bool, str]:
    return True, (
        f"Bagatto {report['bagatto']} on {report['machine'] or 'this machine'}, "
        f"{report['micropython'].split('; ')[-1]}."
    )


def _board(report: dict[str, Any]) -> list[tuple[bool, str]]:
    return [(False, sentence) for sentence in report["board"]]


def _panel(report: dict[str, Any]) -> list[tuple[bool, str]]:
    kind = report["panel"].upper()
    if report["bus"] == "spi":
        return [(True, f"{kind} on SPI, which cannot tell whether a panel is there.")]
    if report["problem"] is None:
        full, page = report["frame_ms"]["full"], report["frame_ms"]["page"]
        times = f"a frame takes {full:.1f} ms, a page {page:.1f} ms"
        if full > _MOST_FRAME_MS:
            return [(False, f"{kind} answers, but {times}: set hz to 400000 in board.json.")]
        return [(True, f"{kind} answers at 0x{report['address']:02X}, {times}.")]
    others = [f"0x{address:02X}" for address in report["i2c"]]
    sda, scl = report["pins"].split(", ")
    if others:
        return [
            (
                False,
                f"Nothing answers at 0x{report['address']:02X}, but {', '.join(others)} does: "
                f'say "address": "{others[0]}" in board.json.',
            )
        ]
    return [
        (
            False,
            f"The display gives {report['problem']}: look at the wires {sda} and {scl}, at 3V3 "
            "and GND; SDA and SCL may be swapped. A panel with a RES line needs "
            '"reset" in board.json.',
        )
    ]


def _buttons(report: dict[str, Any]) -> list[tuple[bool, str]]:
    if not report["held"]:
        return [(True, "No button is stuck.")]
    names = ", ".join(report["held"])
    return [(False, f"Held down or shorted to ground: {names}. Look at their wires.")]


def _heap(heap: dict[str, Any]) -> list[tuple[bool, str]]:
    return [
        (
            sizes["free"] >= HEAP_FLOOR,
            f"{game}: {sizes['free']:,} bytes of heap free at the table, {sizes['largest']:,} in "
            f"one piece (wanted: {HEAP_FLOOR:,}).",
        )
        for game, sizes in heap.items()
        if sizes
    ]


def _moves(moves: dict[str, Any]) -> list[tuple[bool, str]]:
    found = []
    for game, levels in moves.items():
        for level, times in levels.items():
            median, worst = times["median"], times["worst"]
            most = (MASTER_MEDIAN_MS, MASTER_WORST_MS) if level == "master" else (CLUB_MS, CLUB_MS)
            found.append(
                (
                    median <= most[0] and worst <= most[1],
                    f"{game}, {level}: {median:.0f} ms a move, {worst:.0f} at worst.",
                )
            )
    return found


def _rest(report: dict[str, Any]) -> list[tuple[bool, str]]:
    found = []
    if report["battery_mv"] is not None:
        found.append((True, f"Battery: {report['battery_mv'] / 1000:.1f} V."))
    if report["flash_free"] is not None:
        enough = report["flash_free"] > 32_768
        words = f"{report['flash_free']:,} bytes of flash are free"
        found.append((enough, words + ("." if enough else ": pull the records and delete some.")))
    return found
