"""Buttons: one event a gesture, however the contacts bounce and however seldom somebody polls."""

import pytest

import board
from device.buttons import HOLD_MS, QUIET_MS
from host_tools.simulator.clock import FakeClock
from host_tools.simulator.machine import Pin, chip
from tests.on_micropython.gestures import NAMES, Bench, fuzz

# Nine falling edges in 20 ms, as device.md measured one press.
HARD = tuple(moment for at in range(1, 21, 2) for moment in (at, at + 1))
BOUNCES = [(), (1, 2), (1, 20), (5, 6, 19, 20), HARD]


@pytest.fixture
def bench():
    return Bench()


def names(events):
    return [name for _, name in events]


@pytest.mark.parametrize("bounce", BOUNCES)
@pytest.mark.parametrize("name", NAMES)
def test_a_press_is_one_event(bench, name, bounce):
    bench.contact(name, 50, 250, bounce, bounce)
    assert names(bench.polled(1000)) == [name]


@pytest.mark.parametrize("bounce", BOUNCES)
@pytest.mark.parametrize("length", [21, 30, 100, HOLD_MS - 1])
def test_a_short_b_is_b_and_only_b(bench, length, bounce):
    bench.contact("b", 50, 50 + length, bounce, bounce)
    assert names(bench.polled(2000)) == ["b"]


@pytest.mark.parametrize("bounce", BOUNCES)
@pytest.mark.parametrize("length", [HOLD_MS, HOLD_MS + 1, 700, 5000])
def test_a_long_b_is_hold_b_and_only_hold_b(bench, length, bounce):
    bench.contact("b", 50, 50 + length, bounce, bounce)
    assert names(bench.polled(6000)) == ["hold-b"]


def test_a_press_acts_on_press_and_b_on_release_or_when_held_long_enough(bench):
    bench.contact("a", 100, 400, HARD, HARD)
    bench.contact("b", 500, 700, HARD, HARD)
    bench.contact("b", 900, 2900, HARD, HARD)
    assert bench.polled(3500, lambda: 1) == [
        (100, "a"),
        (700, "b"),
        (900 + HOLD_MS, "hold-b"),
    ]


def test_two_quick_taps_and_then_a_hold_are_three_events(bench):
    bench.contact("b", 100, 150, (1, 2), (1, 2))
    bench.contact("b", 220, 280, (1, 2), (1, 2))
    bench.contact("b", 400, 1200, (1, 2), (1, 2))
    assert names(bench.polled(2000)) == ["b", "b", "hold-b"]


@pytest.mark.parametrize("bounce", [(), (1, 2), (1, 2, 3, 4, 13, 14)])
@pytest.mark.parametrize("name", NAMES)
def test_a_tap_of_15_ms_arrives_though_nobody_polls_for_500_ms(bench, name, bounce):
    bench.contact(name, 10, 25, bounce, bounce)
    assert names(bench.polled(500, lambda: 500)) == [name]


def test_events_come_in_the_order_of_the_gestures_though_nobody_polled(bench):
    bench.contact("b", 10, 25)
    bench.contact("left", 100, 150, (1, 2))
    bench.contact("b", 200, 200 + HOLD_MS)
    bench.contact("a", 700, 720)  # while B is held, before it has been held long enough
    bench.contact("up", 900, 920)
    assert names(bench.polled(1000, lambda: 1000)) == ["b", "left", "a", "hold-b", "up"]


def test_two_buttons_at_once_are_two_events(bench):
    bench.contact("left", 100, 300, HARD, HARD)
    bench.contact("a", 105, 310, HARD, HARD)
    assert names(bench.polled(1000)) == ["left", "a"]


def test_a_glitch_while_held_does_not_make_a_second_event(bench):
    bench.contact("a", 100, 300)
    bench.contact("a", 305, 600)
    assert names(bench.polled(1000)) == ["a"]


@pytest.mark.parametrize("seed", range(1, 121))
def test_random_gestures_make_one_event_each(seed):
    expected, events = fuzz(seed)
    assert events == expected


def test_a_button_down_at_power_on_is_seen_and_makes_no_event(bench):
    chip.power_on(bench.clock)
    chip.drive(15, 0)
    buttons = board.buttons(bench.clock)
    assert buttons.held("b")
    assert not buttons.held("a")
    bench.clock.advance(2 * HOLD_MS)
    assert buttons.poll() is None
    chip.drive(15, 1)
    bench.clock.advance(QUIET_MS)
    assert buttons.poll() is None
    chip.drive(15, 0)
    chip.drive(15, 1)
    bench.clock.advance(QUIET_MS)
    assert buttons.poll() == "b"
    with pytest.raises(ValueError, match="start"):
        buttons.held("start")


@pytest.mark.parametrize("stays_down", [False, True])
def test_a_full_ring_is_harmless(bench, stays_down):
    for moment in range(0, 2000, 2):  # a broken contact, and nobody polls
        bench.contact("right", moment, moment + 1)
    bench.contact("a", 2100, 3000 if stays_down else 2150)
    bench.clock.advance(2500)
    events = []
    for _ in range(300):
        bench.clock.advance(1)
        events.append(bench.buttons.poll())
    events = [event for event in events if event]
    assert events == (["right", "a"] if stays_down else ["right"])
    # Afterwards everything is as before.
    bench.contact("right", 4000, 4100, HARD, HARD)
    bench.contact("b", 4200, 4300, HARD, HARD)
    assert names(bench.polled(5000)) == ["right", "b"]


def test_both_edges_in_one_interrupt_are_a_tap(bench):
    """Interrupts wait while flash is written; then one call stands for both edges."""
    pin = Pin(14)
    both = Pin.IRQ_FALLING | Pin.IRQ_RISING
    bench.clock.advance(50)
    pin.irq().edge(both)
    assert names(bench.polled(200)) == ["a"]
    # Let go, pressed again within the same write, and still down: one more.
    chip.drive(14, None)
    pin._driven = 0
    pin.irq().edge(both)
    assert names(bench.polled(400)) == ["a"]
    chip.drive(14, 1)
    assert names(bench.polled(600)) == []


def test_polls_wait_for_nobody_who_is_idle_for_days():
    clock = FakeClock()
    chip.power_on(clock)
    buttons = board.buttons(clock)
    for days in range(1, 40):
        clock.advance(86_400_000)
        assert buttons.poll() is None
        chip.drive(10, 0)
        assert buttons.poll() == "up", days
        clock.advance(100)
        chip.drive(10, 1)
        clock.advance(100)
        assert buttons.poll() is None
