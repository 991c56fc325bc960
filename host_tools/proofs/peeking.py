"""No decision of any level depends on where the cards lie that its seat has not seen."""

import bots
from host_tools.proofs import random_hands, traces
from host_tools.proofs.laws import lay_elsewhere, state
from tarocchi.rng import Random


def permuted(hand, seat, rng):
    """Return another hand that looks the same to a seat: what it has not seen lies elsewhere."""
    again = hand.__class__(
        hand.game, hand.options, hand.dealer, hand.dealt, None, hand.talon, hand.score
    )
    for action in hand.actions:
        again.apply(action)
    lay_elsewhere(hand, again, seat, rng)
    return again


def answer(bot, view):
    """Return what a bot does."""
    bot.begin(view)
    action = bot.step()
    while action is None:
        action = bot.step()
    return action


def check(seed, index, tally):
    """Ask every level at some decisions of a random hand, and ask again."""
    hand, player = random_hands.begin(seed, index)
    rng = Random(index & 0x3FFFFFFF)
    players = [bots.make(level, hand.game, index) for level in bots.LEVELS]
    for bot in players:
        bot.start = traces.few_worlds
    while hand.turn >= 0:
        if hand.phase != "play" or rng.below(4) == 0:
            again = permuted(hand, hand.turn, rng)
            view, same = hand.view(hand.turn), again.view(hand.turn)
            assert state(view) == state(same)
            for bot in players:
                action = answer(bot, view)
                assert hand.why_not(action) is None, f"{action} in {hand.phase} is not legal"
                assert answer(bot, same) == action, f"{bot} peeks in {hand.phase}"
            for what in ("views", "views in " + hand.phase):
                tally[what] = tally.get(what, 0) + 1
        hand.apply(player.choose(hand))
