"""What holds for every level: legal, the same on every machine, and in order."""

from pathlib import Path

import pytest

import bots
import tarocchi
from host_tools import arena, duel, players, vm
from tarocchi.deals import LIMIT
from tarocchi.hand import Hand
from tarocchi.options import complete
from tests.bots.thinking import answer, quick

PIEDICAVALLO = tarocchi.game("piedicavallo")
# These decide at once.
AT_ONCE = ("novice", "club")
SCRIPT = Path(__file__).parents[1] / "on_micropython" / "bots_trace.py"


def views(level, number):
    """Hand and view at each decision of hands that a level plays with itself."""
    for deal in range(LIMIT):
        hand = Hand.from_deal(PIEDICAVALLO, complete({}), deal)
        seats = [quick(level, PIEDICAVALLO, deal + seat) for seat in range(4)]
        while hand.turn >= 0:
            if not number:
                return
            number -= 1
            yield hand, hand.turn
            hand.apply(answer(seats[hand.turn], hand.view(hand.turn)))


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_action_is_legal_wherever_random_play_leads(level):
    """With the options that ask for a gift by hand, so that every phase is met."""
    options = complete({"piedicavallo.mattoGift": "onePoint", "mattoGift": "manual"})
    phases = set()
    for deal in range(10 if level == "master" else 150):
        hand = Hand.from_deal(PIEDICAVALLO, options, deal)
        seats = [players.make("random", PIEDICAVALLO, deal + seat) for seat in range(4)]
        bot = quick(level, PIEDICAVALLO, deal)
        while hand.turn >= 0:
            phases.add(hand.phase)
            view = hand.view(hand.turn)
            assert tarocchi.actions.allows(view.legal, answer(bot, view))
            hand.apply(answer(seats[hand.turn], view))
    assert phases == {"discard", "play", "gift"}


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_hand_taken_up_again_goes_on_as_it_would_have(level):
    old = quick(level, PIEDICAVALLO, 77)
    for hand, seat in views(level, 60 if level == "master" else 200):
        fresh = quick(level, PIEDICAVALLO, 77)
        assert answer(fresh, hand.view(seat)) == answer(old, hand.view(seat))


@pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))
@pytest.mark.parametrize("name", tarocchi.GAMES)
@pytest.mark.parametrize("variant", [vm.NATIVE, vm.BYTECODE])
def test_the_vm_plays_the_same_cards(name, variant):
    """Master's traces are proved in host_tools/proofs."""
    game = tarocchi.game(name)
    expected = []
    for level in AT_ONCE:
        for deal in range(15):
            hand = Hand.from_deal(game, complete({}), deal)
            seats = [bots.make(level, game, deal + seat) for seat in range(game.seats)]
            while hand.turn >= 0:
                hand.apply(answer(seats[hand.turn], hand.view(hand.turn)))
            expected.append(bytes(hand.actions).hex())
    assert vm.run(SCRIPT, "15", name, *AT_ONCE, variant=variant).split() == expected


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
    with pytest.raises(ValueError, match="no level grandmaster; levels: novice, club, master"):
        bots.make("grandmaster", PIEDICAVALLO, 0)
