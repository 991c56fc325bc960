"""One hand between two levels, with the time that each takes."""

import time

import tarocchi
from host_tools import players
from tarocchi.deals import LIMIT
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random


def deal_numbers(seed: int, count: int) -> list[int]:
    """The deals that a seed stands for: more of them begin with the same ones."""
    random = Random(seed)
    return [random.next15() << 15 | random.next15() for _ in range(count)]


def play(
    game_name: str,
    levels: tuple[str, str],
    deal: int,
    swapped: int,
    moves: list[int],
    seconds: list[float],
) -> tuple[int, int]:
    """Plays a deal, the first level on side `swapped`; returns both sides' half points.

    Adds to the moves and seconds of the two levels.
    """
    game = tarocchi.game(game_name)
    hand = Hand.from_deal(game, complete({}), deal)
    owners = [hand.side_of(seat) ^ swapped for seat in range(game.seats)]
    bots = [
        players.make(levels[owner], game, (deal + seat) % LIMIT)
        for seat, owner in enumerate(owners)
    ]
    while hand.turn >= 0:
        seat = hand.turn
        view = hand.view(seat)
        started = time.perf_counter()
        bots[seat].begin(view)
        action = bots[seat].step()
        while action is None:
            action = bots[seat].step()
        seconds[owners[seat]] += time.perf_counter() - started
        moves[owners[seat]] += 1
        hand.apply(action)
    return hand.result().totals()
