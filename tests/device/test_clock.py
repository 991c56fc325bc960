"""Time: readings wrap at 2**30, differences do not care."""

import random

import pytest

from device.clock import Clock
from host_tools.simulator.clock import BEFORE_WRAP, FakeClock

PERIOD = 1 << 30


@pytest.mark.parametrize("clock", [Clock(), FakeClock()])
def test_diff_undoes_add_across_the_wrap(clock):
    source = random.Random(15)
    for _ in range(2000):
        start = source.randrange(PERIOD)
        amount = source.randrange(-(1 << 29), 1 << 29)
        later = clock.add(start, amount)
        assert 0 <= later < PERIOD
        assert clock.diff(later, start) == amount


def test_the_real_clock_counts_milliseconds_and_microseconds():
    clock = Clock()
    ms, us = clock.ticks_ms(), clock.ticks_us()
    clock.sleep_ms(20)
    assert 19 <= clock.diff(clock.ticks_ms(), ms) < 2000
    assert 19_000 <= clock.diff(clock.ticks_us(), us) < 2_000_000
    assert 0 <= ms < PERIOD
    assert 0 <= us < PERIOD


def test_the_fake_clock_starts_100_ms_before_the_wrap_and_moves_when_told():
    clock = FakeClock()
    assert clock.ticks_ms() == BEFORE_WRAP == PERIOD - 100
    clock.sleep_ms(150)
    assert (clock.ticks_ms(), clock.elapsed) == (50, 150)
    assert clock.diff(50, BEFORE_WRAP) == 150


def test_what_was_planned_happens_on_the_way_in_order_of_time():
    clock = FakeClock()
    seen = []
    for elapsed in (30, 10, 20, 10):
        clock.at(elapsed, lambda: seen.append(clock.elapsed))
    clock.advance(25)
    assert seen == [10, 10, 20]
    assert clock.elapsed == 25
    clock.advance(5)
    assert seen == [10, 10, 20, 30]
