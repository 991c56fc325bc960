"""Bots at Ottocento and Terziglio: legal in every phase, not peeking, the same on the VM."""

from pathlib import Path

import pytest

import bots
import tarocchi
from host_tools import arena, duel, players, vm
from tarocchi import cards, options
from tarocchi.actions import GIOCO, PASS, SOLO
from tarocchi.hand import Hand
from tarocchi.rng import Random
from tests.bots.thinking import answer, quick

GAMES = ("ottocento", "terziglio")
LEVELS = (*bots.LEVELS, "club-cards", "greedy")
AT_ONCE = ("novice", "club")
SCRIPT = Path(__file__).parents[1] / "on_micropython" / "bots_trace.py"
PHASES = {
    "ottocento": {"monte", "out", "discard", "declare", "play", "gift"},
    "terziglio": {"bid", "discard", "declare", "play", "gift"},
}


def some_hand(name, deal, random, calm=False):
    """A hand with house rules by chance; not calm, a gift is asked and the end of a match near."""
    given = {key: values[random.below(len(values))] for key, values in options.CHOICES.items()}
    score = (0, 0)
    if not calm:
        given["mattoGift"] = "manual"
        if name == "ottocento":
            score = (1560, 1570)
    return Hand.from_deal(tarocchi.game(name), options.complete(given), deal, score=score)


def decisions(name, level, deals, seed=1):
    """Hand and a bot of the level at every decision of hands that random players play."""
    random = Random(seed)
    for deal in range(deals):
        hand = some_hand(name, deal, random)
        bot = quick(level, hand.game, deal)
        others = players.make("random", hand.game, deal)
        while hand.turn >= 0:
            yield hand, bot
            if hand.phase == "bid":
                # Random calls are mostly solos: let giocos and passes be met as well.
                calls = (PASS, GIOCO, SOLO, PASS, GIOCO, PASS)
                call = calls[random.below(6)]
                hand.apply(PASS if hand.why_not(call) else call)
            elif hand.phase == "monte":
                hand.apply(answer(bots.make("novice", hand.game, 1), hand.view(hand.turn)))
            else:
                hand.apply(answer(others, hand.view(hand.turn)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_action_is_legal_wherever_random_play_leads_under_any_rules(name, level):
    phases = set()
    random = Random(4)
    for hand, bot in decisions(name, level, 12 if level == "master" else 60):
        # Thought about on CPython, a card of Master's takes long.
        if level == "master" and hand.phase == "play" and random.below(8):
            continue
        phases.add(hand.phase)
        action = answer(bot, hand.view(hand.turn))
        assert hand.why_not(action) is None, (hand.phase, action, hand.options)
    assert phases == PHASES[name]


def permute_unseen(hand, seat, random):
    """Deal all that seat has not seen anew; return what undoes it."""
    kept = [list(masks) for masks in hand.hands], list(hand.discard), hand.dealt, hand.talon
    hidden = cards.cards(hand.view(seat).unseen())
    random.shuffle(hidden)
    if hand.phase in ("monte", "out"):
        seen = 5 if hand.phase == "monte" else hand.game.hand_size
        own = list(hand.dealt[seat][:seen])
        hand.dealt = [hidden if other != seat else own for other in range(hand.game.seats)]
    else:
        heaps = [hand.hands[other] for other in range(hand.game.seats) if other != seat]
        if seat != hand.game.discarder(hand):
            heaps.append(hand.discard)
        for heap in heaps:
            size = cards.count(heap)
            heap[:] = cards.of(hidden[:size])
            del hidden[:size]
        hand.talon = tuple(hidden)

    def restore():
        hand.hands, hand.discard, hand.dealt, hand.talon = kept

    return restore


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_choice_in_any_phase_depends_on_cards_that_the_bot_cannot_see(name, level):
    random = Random(22)
    phases = set()
    for hand, bot in decisions(name, level, 12):
        if level == "master" and hand.phase == "play" and random.below(4):
            continue
        phases.add(hand.phase)
        before = answer(bot, hand.view(hand.turn))
        restore = permute_unseen(hand, hand.turn, random)
        after = answer(bot, hand.view(hand.turn))
        restore()
        assert after == before, hand.phase
    assert phases == PHASES[name]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_hand_taken_up_again_goes_on_as_it_would_have(name, level):
    for hand, bot in decisions(name, level, 1 if level == "master" else 3):
        fresh = quick(level, hand.game, hand.deal)
        assert answer(fresh, hand.view(hand.turn)) == answer(bot, hand.view(hand.turn))


def trace(name, level, deal):
    """The actions of a deal that a level plays with itself, as the script prints them."""
    hand = Hand.from_deal(tarocchi.game(name), options.complete({}), deal)
    seats = [quick(level, hand.game, deal + seat) for seat in range(hand.game.seats)]
    while hand.turn >= 0:
        hand.apply(answer(seats[hand.turn], hand.view(hand.turn)))
    return bytes(hand.actions).hex()


@pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("variant", [vm.NATIVE, vm.BYTECODE])
def test_the_vm_plays_the_same_cards(name, variant):
    printed = vm.run(SCRIPT, "20", name, *AT_ONCE, variant=variant).split()
    assert printed == [trace(name, level, deal) for level in AT_ONCE for deal in range(20)]


@pytest.mark.parametrize(
    ("name", "better", "worse", "ahead"),
    [
        ("ottocento", "club", "club-cards", 8),
        ("ottocento", "club", "novice", 40),
        ("ottocento", "club", "random", 60),
        ("ottocento", "novice", "random", 10),
        ("terziglio", "club", "club-cards", 0.1),
        ("terziglio", "club", "novice", 4),
        ("terziglio", "club", "random", 8),
        ("terziglio", "novice", "random", 2),
    ],
)
def test_levels_are_apart(name, better, worse, ahead):
    """The same deals and seeds each time, so this is no matter of luck."""
    tally = arena.play(name, (better, worse), duel.deal_numbers(1, 60))
    assert tally.points > ahead
