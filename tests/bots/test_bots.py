"""What holds for every level: legal, not peeking, the same on every machine, and in order."""

from pathlib import Path

import pytest

import bots
import tarocchi
from host_tools import arena, duel, players, vm
from tarocchi import cards
from tarocchi.deals import LIMIT
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

PIEDICAVALLO = tarocchi.game("piedicavallo")
SCRIPT = Path(__file__).parents[1] / "on_micropython" / "bots_trace.py"


def answer(bot, view):
    bot.begin(view)
    action = bot.step()
    while action is None:
        action = bot.step()
    return action


def views(level, number):
    """Hand and view at each decision of hands that a level plays with itself."""
    for deal in range(LIMIT):
        hand = Hand.from_deal(PIEDICAVALLO, complete({}), deal)
        seats = [bots.make(level, PIEDICAVALLO, deal + seat) for seat in range(4)]
        while hand.turn >= 0:
            if not number:
                return
            number -= 1
            yield hand, hand.turn
            hand.apply(answer(seats[hand.turn], hand.view(hand.turn)))


def permute_unseen(hand, seat, random):
    """Deal all that seat has not seen anew, to the other hands and the discard."""
    hidden = cards.cards(hand.view(seat).unseen())
    random.shuffle(hidden)
    heaps = [hand.hands[other] for other in range(hand.game.seats) if other != seat]
    if seat != hand.dealer:
        heaps.append(hand.discard)
    for heap in heaps:
        size = cards.count(heap)
        heap[:] = cards.of(hidden[:size])
        del hidden[:size]
    assert not hidden


@pytest.mark.parametrize("level", bots.LEVELS)
def test_no_choice_depends_on_cards_that_the_bot_cannot_see(level):
    random = Random(22)
    bot = bots.make(level, PIEDICAVALLO, 5)
    for hand, seat in views(level, 1000):
        before = answer(bot, hand.view(seat))
        heaps = [*hand.hands, hand.discard]
        kept = [list(heap) for heap in heaps]
        permute_unseen(hand, seat, random)
        assert answer(bot, hand.view(seat)) == before
        for heap, masks in zip(heaps, kept, strict=True):
            heap[:] = masks


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_action_is_legal_wherever_random_play_leads(level):
    """With the options that ask for a gift by hand, so that every phase is met."""
    options = complete({"piedicavallo.mattoGift": "onePoint", "mattoGift": "manual"})
    phases = set()
    for deal in range(150):
        hand = Hand.from_deal(PIEDICAVALLO, options, deal)
        seats = [players.make("random", PIEDICAVALLO, deal + seat) for seat in range(4)]
        bot = bots.make(level, PIEDICAVALLO, deal)
        while hand.turn >= 0:
            phases.add(hand.phase)
            view = hand.view(hand.turn)
            assert tarocchi.actions.allows(view.legal, answer(bot, view))
            hand.apply(answer(seats[hand.turn], view))
    assert phases == {"discard", "play", "gift"}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_hand_taken_up_again_goes_on_as_it_would_have(level):
    old = bots.make(level, PIEDICAVALLO, 77)
    for hand, seat in views(level, 200):
        fresh = bots.make(level, PIEDICAVALLO, 77)
        assert answer(fresh, hand.view(seat)) == answer(old, hand.view(seat))


def trace(level, deal):
    """The actions of a deal that a level plays with itself, as the script prints them."""
    hand = Hand.from_deal(PIEDICAVALLO, complete({}), deal)
    seats = [bots.make(level, PIEDICAVALLO, deal + seat) for seat in range(4)]
    while hand.turn >= 0:
        hand.apply(answer(seats[hand.turn], hand.view(hand.turn)))
    return bytes(hand.actions).hex()


@pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))
@pytest.mark.parametrize("variant", [vm.NATIVE, vm.BYTECODE])
def test_the_vm_plays_the_same_cards(variant):
    printed = vm.run(SCRIPT, "50", variant=variant).split()
    assert printed == [trace(level, deal) for level in bots.LEVELS for deal in range(50)]


@pytest.mark.parametrize(
    ("better", "worse", "ahead"),
    [
        ("club", "novice", 3),
        ("club", "greedy", 3.5),
        ("club", "random", 10),
        ("novice", "random", 4),
    ],
)
def test_levels_are_apart(better, worse, ahead):
    """The same deals and seeds each time, so this is no matter of luck."""
    tally = arena.play("piedicavallo", (better, worse), duel.deal_numbers(1, 120))
    assert tally.points > ahead


def test_an_unknown_level_is_refused_by_name():
    with pytest.raises(ValueError, match="no level grandmaster; levels: novice, club"):
        bots.make("grandmaster", PIEDICAVALLO, 0)
