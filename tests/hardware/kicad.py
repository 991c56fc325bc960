"""Reads a KiCad board as far as the tests need it, without KiCad."""

import math
import re
from dataclasses import dataclass

_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')


def parsed(text):
    """The board as nested lists of words."""
    stack = [[]]
    for match in _TOKEN.finditer(text):
        if match[2] == "(":
            stack.append([])
        elif match[2] == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(match[1] if match[1] is not None else match[3])
    return stack[0][0]


def lists(node, name):
    """The lists within a list that begin with a word."""
    return [part for part in node if isinstance(part, list) and part and part[0] == name]


def values(node, name):
    """What follows that word in the one list of its name."""
    return lists(node, name)[0][1:]


@dataclass(frozen=True)
class Pad:
    """A pad on the sheet, its size along the sheet's own axes."""

    ref: str
    number: str
    net: str
    x: float
    y: float
    width: float
    height: float
    layers: frozenset


def pads(board):
    """Every pad that has a number."""
    for part in lists(board, "footprint"):
        ref = next(text[2] for text in lists(part, "fp_text") if text[1] == "reference")
        x, y, *turn = map(float, values(part, "at"))
        angle = math.radians(turn[0] if turn else 0)
        for pad in lists(part, "pad"):
            if not pad[1]:
                continue
            px, py, *own = map(float, values(pad, "at"))
            width, height = _extent(pad)
            if round((own[0] if own else 0) / 90) % 2:
                width, height = height, width
            net = values(pad, "net")[1] if lists(pad, "net") else ""
            yield Pad(
                ref,
                pad[1],
                net,
                x + px * math.cos(angle) + py * math.sin(angle),
                y - px * math.sin(angle) + py * math.cos(angle),
                width,
                height,
                _copper(values(pad, "layers")),
            )


def _on(place, start, end):
    around = math.dist(place, start) + math.dist(place, end)
    return around - math.dist(start, end) < 1e-6


def _extent(pad):
    """Width and height; those of a drawn shape reach beyond its core."""
    width, height = map(float, values(pad, "size"))
    for shape in lists(pad, "primitives"):
        for polygon in lists(shape, "gr_poly"):
            for _, x, y in lists(lists(polygon, "pts")[0], "xy"):
                width, height = max(width, 2 * abs(float(x))), max(height, 2 * abs(float(y)))
    return width, height


def _copper(names):
    found = {"F.Cu", "B.Cu"} if "*.Cu" in names else set(names)
    return frozenset(found & {"F.Cu", "B.Cu"})


def joined_by_tracks(board):
    """Sets of (ref, number) that tracks and vias join, the poured copper left out."""
    parent = {}

    def root(thing):
        while (above := parent.get(thing, thing)) != thing:
            thing = above
        return thing

    def join(a, b):
        parent[root(a)] = root(b)

    ends = []
    segments = []
    for segment in lists(board, "segment"):
        layer = values(segment, "layer")[0]
        start, end = (tuple(map(float, values(segment, name))) for name in ("start", "end"))
        join((layer, start), (layer, end))
        segments.append((layer, start, end))
        ends += [(layer, start), (layer, end)]
    for via in lists(board, "via"):
        place = tuple(map(float, values(via, "at")))
        join(("F.Cu", place), ("B.Cu", place))
        ends += [("F.Cu", place), ("B.Cu", place)]
    for layer, start, end in segments:  # a track may begin in the middle of another
        for other, place in ends:
            if other == layer and _on(place, start, end):
                join((layer, place), (layer, start))
    everything = list(pads(board))
    for pad in everything:
        for layer, (x, y) in ends:
            inside = abs(x - pad.x) <= pad.width / 2 and abs(y - pad.y) <= pad.height / 2
            if layer in pad.layers and inside:
                join((pad.ref, pad.number, pad.x, pad.y), (layer, (x, y)))
    groups = {}
    for pad in everything:
        groups.setdefault(root((pad.ref, pad.number, pad.x, pad.y)), []).append(pad)
    return list(groups.values())
