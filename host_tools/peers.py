"""Other people's card games, each as a function that plays a hand by chance and counts decisions.

All are used through the API that their documentation shows, from Python.
"""

import random
from collections.abc import Callable
from typing import Any

from host_tools.errors import Unusable

Player = Callable[[], int]

# With double-dummy scoring bridge would mostly measure the solver.
OPEN_SPIEL = ("tarok", "hearts", "skat", "bridge(use_double_dummy_result=false)")


def all_peers() -> dict[str, Player]:
    """The players by name."""
    try:
        players = {f"OpenSpiel {name.partition('(')[0]}": open_spiel(name) for name in OPEN_SPIEL}
        return {**players, "RLCard bridge": rlcard_bridge(), "magmacrunch-tarot": magmacrunch()}
    except ImportError as error:
        raise Unusable(
            f"no module {error.name}; install the peers with: pip install -e '.[bench]'"
        ) from None


def _any(choices: list) -> Any:
    return choices[int(random.random() * len(choices))]


def open_spiel(name: str) -> Player:
    """A game of OpenSpiel, whose core is C++."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # Dealing: every card is as likely as the next.
                state.apply_action(_any(state.chance_outcomes())[0])
            else:
                state.apply_action(_any(state.legal_actions()))
                decisions += 1
        state.returns()
        return decisions

    return play


def rlcard_bridge() -> Player:
    """Bridge of RLCard, whose states are made for learning machines."""
    import rlcard

    env = rlcard.make("bridge")

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(_any(list(state["legal_actions"])))
            decisions += 1
        env.get_payoffs()
        return decisions

    return play


def magmacrunch() -> Player:
    """French tarot of magmacrunch: calls and cards by chance, the dog by its own rule."""
    from tarot import rules

    def play() -> int:
        game = rules.Game(random.random)
        game.deal()
        decisions = 0
        while game.phase == rules.BIDDING and game.bids_placed < 4:
            game.bid(game.current_bidder, _any(game.bids_open()))
            decisions += 1
        if game.phase == rules.DOG_EXCHANGE:
            game.discard([card.id for card in rules.ai_discards(game.hands[game.taker])])
            decisions += 1
        game.declare_poignee(False)
        while game.phase == rules.TRICK_PLAY:
            seat = game.current
            game.play(seat, _any(rules.legal_plays(game.hands[seat], game.trick)))
            decisions += 1
        return decisions

    return play
