"""Dealing: fair, spread as the table expects, the same everywhere."""

import pytest

from host_tools.proofs import shuffle, slices
from tarocchi import game
from tarocchi.rng import Random

PIEDICAVALLO = game("piedicavallo")


class Bits(Random):
    """A generator that hands out given numbers in place of random ones."""

    def __init__(self, numbers):
        self._numbers = iter(numbers)

    def next15(self):
        return next(self._numbers)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 52, 61, 62, 1000, 32767, 32768])
def test_below_has_no_modulo_bias(limit):
    times = [0] * limit
    bits = Bits(range(0x8000))
    while True:
        try:
            times[bits.below(limit)] += 1
        except StopIteration:
            break
    assert set(times) == {0x8000 // limit}


def test_every_state_of_the_generator_stays_a_small_int():
    for seed in (0, 1, 2**15, 2**30 - 1):
        random = Random(seed)
        for _ in range(1000):
            assert 0 <= random.next15() < 2**15
            assert 0 < random._x < 2**30 and 0 < random._y < 2**30


def test_seeds_give_different_runs():
    runs = set()
    for seed in range(3000):
        random = Random(seed)
        runs.add(tuple([random.next15() for _ in range(4)]))
    assert len(runs) == 3000


def test_the_shuffle_is_fair_over_places_neighbours_and_adjacent_deals():
    counted = slices.run(shuffle, seed=1, first=0, count=1000)
    assert not counted["failures"]
    assert shuffle.verdict(counted["tally"]) == []


def test_deals_one_bit_apart_share_nothing():
    stayed = pairs = 0
    for bit in range(30):
        for index in range(20):
            deal = index * 0x1F35CD1 & 0x3FFFFFFF
            pack, other = shuffle.pack(deal), shuffle.pack(deal ^ 1 << bit)
            stayed += sum(a == b for a, b in zip(pack, other, strict=True))
            pairs += 1
    assert abs(stayed - pairs) < 5 * pairs**0.5


def test_a_biased_shuffle_would_be_noticed(monkeypatch):
    def swap_each_with_any(random, items):
        for place in range(len(items)):
            other = random.below(len(items))
            items[place], items[other] = items[other], items[place]

    monkeypatch.setattr(Random, "shuffle", swap_each_with_any)
    counted = slices.run(shuffle, seed=1, first=0, count=1000)
    assert any("places" in sentence for sentence in shuffle.verdict(counted["tally"]))


@pytest.mark.parametrize("dealer", range(4))
def test_packets_of_five_go_round_from_the_dealers_right_and_the_last_two_to_the_dealer(dealer):
    pack = shuffle.pack(57)
    dealt, talon = PIEDICAVALLO.deal(57, dealer)
    assert talon == ()
    for after in range(4):
        seat = (dealer + 1 + after) % 4
        packets = [pack[20 * round_ + 5 * after :][:5] for round_ in range(3)]
        assert dealt[seat] == [*packets[0], *packets[1], *packets[2]] + (
            pack[60:] if seat == dealer else []
        )


def test_who_deals_changes_seats_not_packets():
    for dealer in range(4):
        turned, _ = PIEDICAVALLO.deal(99, dealer)
        assert [turned[(dealer + seat) % 4] for seat in range(4)] == PIEDICAVALLO.deal(99, 0)[0]


def test_the_dealer_follows_the_deal_number():
    assert [PIEDICAVALLO.first_dealer(deal) for deal in range(6)] == [0, 1, 2, 3, 0, 1]
