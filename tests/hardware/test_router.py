"""The router joins what belongs together, keeps apart what does not, and says when it cannot."""

import math

import pytest

from hardware.generator.router import BACK, CLEARANCE, FRONT, TRACK, VIA, Board, Pad


def square(net, x, y, layers=(FRONT,)):
    return Pad(net, x, y, 1.5, 1.5, layers)


def length(board, net):
    return sum(math.dist(track[2:4], track[4:]) for track in board.tracks if track[0] == net)


def test_two_pads_are_joined_by_the_straight_line():
    board = Board(20, 10, 0.5, [square("A", 3, 5), square("A", 17, 5)])
    board.connect("A")
    assert not board.vias
    assert length(board, "A") <= 14


def test_a_net_that_stands_in_the_way_is_passed_on_the_other_side():
    wall = [square("B", 10, y) for y in (2, 18)]
    board = Board(20, 20, 0.5, [*wall, square("A", 3, 10), square("A", 17, 10)])
    board.connect("B")
    board.connect("A")
    assert len(board.vias) == 2
    assert {layer for net, layer, *_ in board.tracks if net == "A"} == {FRONT, BACK}


def test_copper_of_other_nets_is_kept_at_a_distance():
    board = Board(20, 10, 0.5, [square("A", 3, 5), square("A", 17, 5), square("B", 10, 5)])
    board.connect("A")
    for _, _, *ends in board.tracks:
        for x, y in (ends[:2], ends[2:]):
            beside = max(abs(x - 10), abs(y - 5)) - 0.75
            assert beside >= TRACK / 2 + CLEARANCE - 1e-9


def test_no_via_is_set_where_vias_may_not_be():
    wall = [square("B", 10, y) for y in (2, 18)]
    words = Pad(None, 6, 10, 6, 18, (BACK,), only_vias=True)
    board = Board(20, 20, 0.5, [*wall, words, square("A", 3, 10), square("A", 17, 10)])
    board.connect("B")
    board.connect("A")
    assert all(abs(x - 6) >= 3 + VIA / 2 for net, x, _ in board.vias if net == "A")


def test_a_net_without_a_way_is_refused():
    moat = Pad(None, 10, 5, 2, 10)
    board = Board(20, 10, 0.5, [moat, square("A", 3, 5), square("A", 17, 5)])
    with pytest.raises(ValueError, match="no way for A"):
        board.connect("A")
