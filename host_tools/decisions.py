"""Hands by chance through the engine's plain API, and rollouts of the kernels, to be timed.

On the MicroPython VM the command line is GAME HANDS ROLLOUTS; it prints decisions and nanoseconds
of the hands, then of the rollouts.
"""

import random
import sys
import time

import tarocchi
from bots.kernels.playing import NO_CARD, play_out
from bots.packs import knowledge
from bots.worlds import Worlds
from tarocchi.actions import listed
from tarocchi.hand import Hand
from tarocchi.options import complete


def play(game_name, deal):
    """Play a deal by chance, to its itemised result; return how many decisions that took."""
    hand = Hand.from_deal(tarocchi.game(game_name), complete({}), deal)
    decisions = 0
    while hand.turn >= 0:
        legal = listed(hand.legal())
        hand.apply(legal[int(random.random() * len(legal))])
        decisions += 1
    hand.result()
    return decisions


def roll_out(game_name, rollouts):
    """Play worlds of a hand to the end by Club's policy; return how many cards that were."""
    game = tarocchi.game(game_name)
    hand = Hand.from_deal(game, complete({"monte": "off"}), 0)
    while hand.phase != "play":
        hand.apply(listed(hand.legal())[-1])
    view = hand.view(hand.turn)
    pack = knowledge("club", game.deck)
    (weights, others), worth, _ = pack.style(view)
    worlds = Worlds(view, pack, worth, (1, 2))
    worlds.complete(view, pack)
    plies = game.seats * game.tricks
    for _ in range(rollouts):
        worlds.deal()
        play_out(worlds.begin(), pack.TABLES, weights, others, NO_CARD, plies)
    return rollouts * plies


def main(game_name, hands, rollouts):
    """Do what the command line says."""
    play(game_name, 0)  # what is loaded with the first hand is not timed
    started = time.time_ns()
    made = sum([play(game_name, deal) for deal in range(int(hands))])
    print(made, time.time_ns() - started)
    started = time.time_ns()
    made = roll_out(game_name, int(rollouts))
    print(made, time.time_ns() - started)


if __name__ == "__main__":
    main(*sys.argv[1:])
