"""The work of Master's moves, and what it costs the chip."""

import json
import statistics
from typing import NamedTuple

from host_tools import vm
from host_tools.firmware_path import ROOT

# Microseconds on the RP2040 at 125 MHz, fitted to 450 moves that MicroPython 1.24 emulated
# (to 5 %, worst 70 ms): a ply, and of a rollout of LONGER plies each takes twice as long; a world,
# however often it was dealt; a node solved; the preparation of a move, and what that of a discard
# takes more.
PLY = {"piedicavallo": 31, "ottocento": 30, "terziglio": 33}
LONGER = 80
WORLD, NODE = 1850, 70
MOVE = {"piedicavallo": 29_000, "ottocento": 83_000, "terziglio": 91_000}
DISCARD = {"piedicavallo": 86_000, "ottocento": 131_000, "terziglio": 281_000}
# Silicon is so much slower.
SILICON = 1.1


class Move(NamedTuple):
    """What one move took."""

    phase: str
    worlds: int
    rollouts: int
    plies: int
    nodes: int

    def ms_on_chip(self, game: str) -> float:
        """Milliseconds that the move takes on the RP2040."""
        us: float = MOVE[game] + (DISCARD[game] if self.phase == "discard" else 0)
        us += WORLD * self.worlds + NODE * self.nodes
        if self.rollouts:
            left = self.plies / self.rollouts
            us += PLY[game] * self.plies * (1 + left / LONGER)
        return SILICON * us / 1000


def moves(game: str, deals: int) -> list[Move]:
    """The moves of Master in so many deals that it plays with itself; of a discard, one."""
    script = ROOT / "host_tools" / "work_on_vm.py"
    printed = vm.run(script, game, "0", str(deals), heap="4M", timeout=3600)
    found = [Move(phase, *counts) for phase, counts in map(json.loads, printed.splitlines())]
    return [move for move in found if move.phase == "play" or move.plies]


def summary(game: str, found: list[Move]) -> dict[str, dict[str, float]]:
    """Median and worst of all that is counted."""
    columns: dict[str, list[float]] = {
        "rollouts": [move.rollouts for move in found],
        "plies": [move.plies for move in found],
        "nodes": [move.nodes for move in found],
        "ms on the chip": [move.ms_on_chip(game) for move in found],
    }
    return {
        name: {"median": round(statistics.median(column)), "worst": round(max(column))}
        for name, column in columns.items()
    }
