"""The circuit is safe, and every build of it joins the same legs and no others."""

from collections import Counter

import pytest

from hardware.generator import board_nets, breadboard, circuit, pins, stripboard, wiring
from hardware.generator.parts import BY_REF
from hardware.generator.paths import HARDWARE
from tests.hardware import kicad

NETS = {net: set(legs) for net, legs in circuit.NETS.items()}
LEGS = [(ref, leg) for ref, legs in circuit.LEGS.items() for leg in legs]


@pytest.fixture(name="board", scope="module")
def _board():
    return kicad.parsed((HARDWARE / "board" / "bagatto.kicad_pcb").read_text(encoding="utf-8"))


def test_every_leg_belongs_to_one_net():
    counted = Counter(leg for legs in circuit.NETS.values() for leg in legs)
    assert set(counted.values()) == {1}
    assert set(LEGS) - set(counted) == {("SW7", "1")}  # leads nowhere


def test_every_part_is_in_the_bill_of_materials():
    assert {ref for ref, _ in LEGS} | {"U1"} == set(BY_REF)


def test_cells_reach_the_pico_through_switch_and_diode_only():
    """Otherwise USB charges cells that must not be charged."""
    assert NETS["VSYS"] == {("U1", "VSYS"), ("D1", "K")}
    assert ("D1", "A") in NETS["SWITCHED"]
    assert NETS["BATTERY"] == {("BT1", "+"), ("SW7", "2")}
    for net in ("BATTERY", "SWITCHED"):
        assert not any(ref == "U1" for ref, _ in NETS[net])


def test_the_measured_voltage_fits_a_pin():
    """Three lithium cells of 1.8 V, halved by two equal resistors."""
    assert BY_REF["R2"]["value"] == BY_REF["R3"]["value"]
    assert 3 * 1.8 / 2 < 3.3


def test_no_signal_meets_more_than_three_volts():
    above = NETS["BATTERY"] | NETS["SWITCHED"] | NETS["VSYS"]
    assert not any(leg.startswith("GP") or leg == "3V3" for ref, leg in above if ref == "U1")
    assert ("DS1", "VCC") in NETS["3V3"]


@pytest.mark.parametrize("module", [breadboard, stripboard])
def test_a_strip_board_joins_what_the_circuit_joins(module):
    board = module.make()
    traced = [legs for legs in board.nets() if len({ref for ref, _ in legs}) > 1]
    assert sorted(map(sorted, traced)) == sorted(map(sorted, NETS.values()))


@pytest.mark.parametrize("module", [breadboard, stripboard])
def test_a_strip_board_puts_one_thing_into_a_hole(module):
    board = module.make()
    holes = set().union(*board.strips)
    counted = Counter(board.holes_used())
    assert set(counted.values()) == {1}
    assert set(counted) <= holes


@pytest.mark.parametrize("module", [breadboard, stripboard])
@pytest.mark.parametrize("wired", ["U1", "needed"])
def test_a_strip_board_works_at_the_step_that_says_so(module, wired):
    """After step five the handheld plays: the rest is optional."""
    board = module.make()
    board.parts = [part for part in board.parts if part.step <= 5]
    board.wires = [wire for wire in board.wires if wire.step <= 5]
    refs = {"U1", "DS1", *circuit.BUTTON_REFS.values()}
    needed = [{leg for leg in legs if leg[0] in refs} for legs in NETS.values()]
    needed = [legs for legs in needed if len({ref for ref, _ in legs}) > 1]
    traced = [legs for legs in board.nets() if len({ref for ref, _ in legs}) > 1]
    assert sorted(map(sorted, traced)) == sorted(map(sorted, needed))


def test_a_button_bridges_two_strips_not_one():
    """Turned by 90 degrees it would be pressed for ever."""
    for module in (breadboard, stripboard):
        board = module.make()
        for part in board.parts:
            if part.ref in circuit.BUTTON_REFS.values():
                columns = [{column for column, _ in holes} for holes in part.legs.values()]
                assert len(columns[0]) == len(columns[1]) == 1
                assert abs(min(columns[0]) - min(columns[1])) == 2  # 4.5 mm, bent to 5.08
                rows = sorted(row for _, row in part.legs["1"])
                assert rows[1] - rows[0] == 3  # 6.5 mm, bent to 7.62


def test_the_harness_drawings_join_what_the_circuit_joins():
    found = {}
    for refs in (wiring.NEEDED, wiring.OPTIONAL):
        for net, a, b in wiring.wires(refs):
            for ref, leg in (a, b):
                name = pins.PICO[int(leg)] if ref == "U1" else leg
                found.setdefault(net, set()).add((ref, name))
    assert found == NETS


def test_the_printed_circuits_pads_have_the_circuits_nets(board):
    want = {pad: net for net, of_it in board_nets.nets().items() for pad in of_it}
    have = {(pad.ref, pad.number): pad.net for pad in kicad.pads(board)}
    unused = {pad for pad, net in have.items() if not net}
    assert {pad: net for pad, net in have.items() if net} == want
    assert {ref for ref, _ in unused} == {"U1", "SW7"}


def test_the_printed_circuits_jumpers_serve_both_kinds_of_panel():
    nets = {pad: net for net, of_it in board_nets.nets().items() for pad in of_it}
    for side, first, second in (("1", "GND", "3V3"), ("3", "3V3", "GND")):
        assert nets["JP1", side] == first
        assert nets["JP2", side] == second
    assert nets["JP1", "2"] == nets["DS1", "1"]
    assert nets["JP2", "2"] == nets["DS1", "2"]


def test_the_printed_circuits_tracks_join_each_net_and_nothing_else(board):
    """The poured copper is left out: ground holds without it."""
    groups = kicad.joined_by_tracks(board)
    for group in groups:
        assert len({pad.net for pad in group if pad.net}) <= 1
    nets = Counter({pad.net for pad in group}.pop() for group in groups if group[0].net)
    assert set(nets.values()) == {1}


def test_kicads_own_check_found_nothing():
    report = (HARDWARE / "board" / "rule-check.txt").read_text(encoding="utf-8")
    for what in ("DRC violations", "unconnected pads", "Footprint errors"):
        assert f"** Found 0 {what} **" in report
