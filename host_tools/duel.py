"""Hands between two levels, with the time that each takes; on CPython and the MicroPython VM."""

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


def places(game_name: str) -> range:
    """The places that a level can take: the sides of fixed pairs, else the seats."""
    return range(len(tarocchi.game(game_name).holders))


def play(
    game_name: str,
    levels: tuple[str, str],
    deal: int,
    place: int,
    moves: list[int],
    seconds: list[float],
) -> float:
    """Plays a deal, the first level at a place; returns its points above an even share.

    Adds to the moves and seconds of the two levels.
    """
    game = tarocchi.game(game_name)
    hand = Hand.from_deal(game, complete({}), deal)
    owners = [int(game.holder_of(seat) != place) for seat in range(game.seats)]
    bots = [
        players.make(levels[owner], game, (deal + seat) % LIMIT)
        for seat, owner in enumerate(owners)
    ]
    while hand.turn >= 0:
        seat = hand.turn
        view = hand.view(seat)
        started = time.time_ns()
        bots[seat].begin(view)
        action = bots[seat].step()
        while action is None:
            action = bots[seat].step()
        seconds[owners[seat]] += (time.time_ns() - started) / 1e9
        moves[owners[seat]] += 1
        hand.apply(action)
    return _margin(hand.result().account, place)


def play_all(game_name: str, levels: tuple[str, str], deals: list[int]) -> dict:
    """Plays each deal once for every place that the first level can take.

    Returns the margins, the mean over the places for each deal, and the moves and seconds of both.
    """
    played: dict = {"margins": [], "moves": [0, 0], "seconds": [0.0, 0.0]}
    for deal in deals:
        margins = [
            play(game_name, levels, deal, place, played["moves"], played["seconds"])
            for place in places(game_name)
        ]
        played["margins"].append(sum(margins) / len(margins))
    return played


def _margin(account: tuple[int, ...] | None, place: int) -> float:
    """The points above an even share that an account, in half points, gives a place.

    Cards that are thrown in count 0, which is what the next deal is worth between equals.
    """
    if account is None:
        return 0
    if len(account) == 2:
        return (account[place] - account[1 - place]) / 4
    return account[place] / 2
