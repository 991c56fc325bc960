"""Finds the tracks of a two-layer board: the shortest ways on a grid, one net after the other.

Knows no KiCad: pads come in and tracks go out as plain numbers in millimetres, so that the tests
can look at it anywhere.
"""

import heapq
import math
from dataclasses import dataclass, field

GRID = 0.25
TRACK = 0.4
CLEARANCE = 0.25
VIA = 0.8
_VIA_COST = 12.0
_TURN_COST = 0.6
_STEPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
FRONT, BACK = 0, 1


@dataclass(frozen=True)
class Pad:
    """A rectangle of copper, or of nothing when net is None: a hole, an edge, a forbidden area."""

    net: str | None
    x: float
    y: float
    width: float
    height: float
    layers: tuple[int, ...] = (FRONT, BACK)
    only_vias: bool = False  # a place where tracks may pass but vias may not be


@dataclass
class Board:
    """What has been laid so far."""

    width: float
    height: float
    edge: float
    pads: list[Pad]
    tracks: list[tuple] = field(default_factory=list)  # (net, layer, x0, y0, x1, y1)
    vias: list[tuple] = field(default_factory=list)  # (net, x, y)

    def __post_init__(self):
        self.columns = round(self.width / GRID) + 1
        self.rows = round(self.height / GRID) + 1

    def connect(self, net):
        """Join all pads of a net; ValueError if there is no way."""
        pads = [pad for pad in self.pads if pad.net == net]
        free = [self._free(net, layer, TRACK / 2) for layer in (FRONT, BACK)]
        for_vias = self._free_for_vias(net)
        tree = set(self._cells(pads[0]))
        todo = pads[1:]
        while todo:
            goals = {}
            for pad in todo:
                for cell in self._cells(pad):
                    goals[cell] = pad
            path = self._way(tree, goals, free, for_vias)
            if path is None:
                raise ValueError(f"no way for {net} from {pads[0]} to {todo}")
            reached = goals[path[-1]]
            todo.remove(reached)
            self._lay(net, path)
            tree |= set(path) | set(self._cells(reached))

    def _cells(self, pad):
        """The grid points well inside a pad, which may be round, on each of its layers."""
        half_w, half_h = pad.width / 2 - 0.1, pad.height / 2 - 0.1
        for column in range(math.ceil((pad.x - half_w) / GRID), int((pad.x + half_w) / GRID) + 1):
            for row in range(math.ceil((pad.y - half_h) / GRID), int((pad.y + half_h) / GRID) + 1):
                across, down = column * GRID - pad.x, row * GRID - pad.y
                if (across / half_w) ** 2 + (down / half_h) ** 2 <= 1:
                    for layer in pad.layers:
                        yield (layer, column, row)

    def _free(self, net, layer, half, vias=False):
        """One byte a grid point: 1 where copper of that half width may be."""
        free = bytearray(b"\x01") * (self.columns * self.rows)
        keep = half + CLEARANCE
        self._block_edges(free, half + self.edge)
        for pad in self.pads:
            if (pad.net is None or pad.net != net) and layer in pad.layers:
                if pad.only_vias and not vias:
                    continue
                self._block(free, pad.x, pad.y, pad.width / 2 + keep, pad.height / 2 + keep)
        for other, on, x0, y0, x1, y1 in self.tracks:
            if other != net and on == layer:
                self._block_line(free, x0, y0, x1, y1, TRACK / 2 + keep)
        for other, x, y in self.vias:
            if other != net:
                self._block_line(free, x, y, x, y, VIA / 2 + keep)
        return free

    def _free_for_vias(self, net):
        front, back = (self._free(net, layer, VIA / 2, vias=True) for layer in (FRONT, BACK))
        free = bytearray(a & b for a, b in zip(front, back, strict=True))
        for pad in self.pads:  # a via inside a pad would drink its solder
            self._block(free, pad.x, pad.y, pad.width / 2 + 0.5, pad.height / 2 + 0.5)
        return free

    def _block_edges(self, free, keep):
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = column * GRID, row * GRID
                if min(x, y, self.width - x, self.height - y) < keep:
                    free[row * self.columns + column] = 0

    def _block(self, free, x, y, half_w, half_h):
        for row in range(
            max(0, math.ceil((y - half_h) / GRID)), min(self.rows, int((y + half_h) / GRID) + 1)
        ):
            for column in range(
                max(0, math.ceil((x - half_w) / GRID)),
                min(self.columns, int((x + half_w) / GRID) + 1),
            ):
                free[row * self.columns + column] = 0

    def _block_line(self, free, x0, y0, x1, y1, keep):
        length2 = (x1 - x0) ** 2 + (y1 - y0) ** 2
        rows = range(
            max(0, math.ceil((min(y0, y1) - keep) / GRID)),
            min(self.rows, int((max(y0, y1) + keep) / GRID) + 1),
        )
        columns = range(
            max(0, math.ceil((min(x0, x1) - keep) / GRID)),
            min(self.columns, int((max(x0, x1) + keep) / GRID) + 1),
        )
        for row in rows:
            for column in columns:
                x, y = column * GRID, row * GRID
                along = 0.0
                if length2:
                    along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length2
                    along = min(1.0, max(0.0, along))
                if math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0)) < keep:
                    free[row * self.columns + column] = 0

    def _way(self, starts, goals, free, for_vias):
        """The cheapest list of cells from a start to a goal, None if there is none."""
        middle = [(pad.x / GRID, pad.y / GRID) for pad in set(goals.values())]

        def left(cell):
            return min(max(abs(cell[1] - x), abs(cell[2] - y)) - 8.0 for x, y in middle)

        cost = dict.fromkeys(starts, 0.0)
        before = {}
        queue = [(left(cell), cell, (0, 0)) for cell in sorted(starts)]
        heapq.heapify(queue)
        done = set()
        while queue:
            _, cell, came = heapq.heappop(queue)
            if cell in done:
                continue
            done.add(cell)
            if cell in goals:
                path = [cell]
                while cell in before:
                    cell = before[cell]
                    path.append(cell)
                return path[::-1]
            layer, column, row = cell
            for dx, dy in _STEPS:
                x, y = column + dx, row + dy
                if not (0 <= x < self.columns and 0 <= y < self.rows):
                    continue
                following = (layer, x, y)
                if not free[layer][y * self.columns + x] and following not in goals:
                    continue
                price = math.hypot(dx, dy) + (_TURN_COST if came != (dx, dy) else 0.0)
                self._look(
                    cell, following, cost[cell] + price, (dx, dy), cost, before, queue, left
                )
            if for_vias[row * self.columns + column]:
                other = (1 - layer, column, row)
                self._look(cell, other, cost[cell] + _VIA_COST, (0, 0), cost, before, queue, left)
        return None

    @staticmethod
    def _look(cell, following, price, step, cost, before, queue, left):
        if price < cost.get(following, math.inf):
            cost[following] = price
            before[following] = cell
            heapq.heappush(queue, (price + left(following), following, step))

    def _lay(self, net, path):
        """Straight pieces and vias along a path."""
        start = path[0]
        for i in range(1, len(path)):
            a, b = path[i - 1], path[i]
            if a[0] != b[0]:
                self._track(net, start, a)
                self.vias.append((net, a[1] * GRID, a[2] * GRID))
                start = b
                continue
            last = i == len(path) - 1
            if last or path[i + 1][0] != b[0]:
                continue
            c = path[i + 1]
            if (c[1] - b[1], c[2] - b[2]) != (b[1] - a[1], b[2] - a[2]):
                self._track(net, start, b)
                start = b
        self._track(net, start, path[-1])

    def _track(self, net, a, b):
        if a != b:
            self.tracks.append((net, a[0], a[1] * GRID, a[2] * GRID, b[1] * GRID, b[2] * GRID))
