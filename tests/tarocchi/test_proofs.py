"""Seeded slices of what `make prove` counts, and the same hands on the MicroPython VM."""

import pytest

from host_tools import prove, vm
from host_tools.proofs import (
    bolognese_events,
    events,
    fingerprints,
    laws,
    legality,
    piles,
    settlement,
    slices,
    slow_bologna,
    slow_rules,
)
from tarocchi.cards import MATTO_BIT
from tests.tarocchi.hands import discard, hand_of

SEED = 2

needs_vm = pytest.mark.skipif(vm.missing() is not None, reason=vm.missing() or "")


def counted(module, count):
    result = slices.run(module, SEED, 0, count)
    assert result["failures"] == []
    return result["tally"]


def test_legality_agrees_with_the_slow_rules():
    assert counted(legality, 80)["situations"] > 5000


def test_every_state_of_random_hands_keeps_the_laws():
    assert counted(laws, 12)["states"] > 700


def test_every_rare_event_occurs_and_is_counted():
    assert events.verdict(counted(events, 1500)) == []


def test_combinations_are_those_found_by_trying():
    assert counted(piles, 3000)["piles"] == 3000


def test_ottocento_and_terziglio_are_settled_as_counted_a_second_way():
    tally = counted(settlement, 120)
    assert tally["ottocento"] == tally["terziglio"] == 60
    assert tally["situations"] > 4000


def test_every_rare_event_of_the_bolognese_games_occurs_but_one():
    # A tie needs thousands of hands, which are for `make prove`; tests/records has one.
    assert bolognese_events.verdict(counted(bolognese_events, 1200)) == [
        "never happened: tie lost by the declarer"
    ]


def test_an_event_that_never_occurs_is_named():
    assert events.verdict({"sweep": 1}) == [
        f"never happened: {event}" for event in events.WANTED if event != "sweep"
    ]


@needs_vm
def test_micropython_deals_plays_and_counts_the_same_hands():
    here = slices.run(fingerprints, SEED, 0, 200)
    assert prove.run_slice(fingerprints.__name__, SEED, 0, 200, vm.NATIVE) == here


@needs_vm
@pytest.mark.parametrize(
    "module",
    [legality, laws, piles, settlement, bolognese_events],
    ids=lambda module: module.__name__.split(".")[-1],
)
def test_the_same_slice_holds_on_micropython(module):
    there = prove.run_slice(module.__name__, SEED, 0, 4, vm.NATIVE)
    assert there == slices.run(module, SEED, 0, 4)


# The proofs must be able to fail: each of these faults was put into the engine by hand.


def follows_with_any_trump(hand, led):
    trumps = hand[4] & ~MATTO_BIT
    return (0, 0, 0, 0, hand[4]) if led >= 0 and trumps else tuple(hand)


def test_a_wrong_rule_of_play_is_found(monkeypatch):
    monkeypatch.setattr("tarocchi.tricks.playable", follows_with_any_trump)
    assert slices.run(legality, SEED, 0, 3)["failures"]


def test_a_view_that_shows_the_discard_to_all_is_found(monkeypatch):
    from tarocchi.view import View

    plain = View.__init__

    def leaky(view, hand, seat):
        plain(view, hand, seat)
        view.discard = tuple(hand.discard)

    monkeypatch.setattr(View, "__init__", leaky)
    assert slices.run(laws, SEED, 0, 3)["failures"]


def test_a_view_that_keeps_the_hands_list_is_found():
    hand = discard(hand_of(0, {0: "S5 S6"}), "S5 S6")
    view = hand.view(1)
    view.trick = hand.trick
    hand.view = lambda seat: view
    with pytest.raises(AssertionError, match=r"view\.trick is a bytearray"):
        laws.view_shares_nothing(hand, 1)


def test_a_counter_that_bridges_two_neighbours_is_found(monkeypatch):
    from tarocchi import combinations

    def reckless(trumps, free, moors_in_grande):
        reached = plain(trumps, free, moors_in_grande)
        return trumps & 0x1FFFFE if free == 2 and reached else reached

    plain = combinations._grande
    monkeypatch.setattr(combinations, "_grande", reckless)
    assert slices.run(piles, SEED, 0, 200)["failures"]


def test_a_moor_that_loses_to_an_earlier_one_is_found(monkeypatch):
    monkeypatch.setattr("tarocchi.cards.BOLOGNA.rank", bytes(range(62)))
    assert slices.run(settlement, SEED, 0, 40)["failures"]


def test_a_discard_that_stays_with_a_side_without_tricks_is_found(monkeypatch):
    from tarocchi import result

    monkeypatch.setattr(result, "sweeper", lambda hand: -1)
    assert slices.run(settlement, SEED, 0, 60)["failures"]


@pytest.mark.parametrize(("rules", "points"), [(slow_rules, 114), (slow_bologna, 118)])
def test_the_slow_rules_know_the_pack(rules, points):
    assert len(set(rules.PACK)) == 62
    assert sum(rules.points_of(code) for code in rules.PACK) == points
