"""The work of Master's moves, and what it costs the chip."""

import json
import statistics
from typing import NamedTuple

from host_tools import vm
from host_tools.firmware_path import ROOT

# Microseconds on the RP2040 at 125 MHz: cycles of the kernels' armv6m code on an emulated core
# for a ply (by game), a world dealt, a node solved; bytecode around them for each rollout, world
# and move. Silicon is 7 % slower.
PLY = {"piedicavallo": 43, "ottocento": 45, "terziglio": 49}
WORLD, NODE, ROLLOUT = 900, 30, 170
MOVE = {"piedicavallo": 20_000, "ottocento": 55_000, "terziglio": 55_000}
SILICON = 1.07


class Move(NamedTuple):
    """What one move took."""

    phase: str
    worlds: int
    rollouts: int
    plies: int
    nodes: int

    def ms_on_chip(self, game: str) -> float:
        """Milliseconds that the move takes on the RP2040."""
        us = MOVE[game] + WORLD * self.worlds + ROLLOUT * self.rollouts
        us += PLY[game] * self.plies + NODE * self.nodes
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
