"""No decision of any level depends on where the cards lie that its seat has not seen."""

import bots
from host_tools.proofs import random_hands, traces
from host_tools.proofs.laws import state
from tarocchi import cards
from tarocchi.rng import Random


def permuted(hand, seat, rng):
    """Return another hand that looks the same to a seat: what it has not seen lies elsewhere."""
    again = hand.__class__(
        hand.game, hand.options, hand.dealer, hand.dealt, None, hand.talon, hand.score
    )
    for action in hand.actions:
        again.apply(action)
    hidden = hand.view(seat).unseen()
    for shown in hand.declared:
        hidden = [hidden[suit] & ~shown[suit] for suit in range(5)]
    unseen = cards.cards(hidden)
    other_way = list(unseen)
    rng.shuffle(other_way)
    moved = list(range(62))
    for place, card in enumerate(unseen):
        moved[card] = other_way[place]

    def move(masks):
        return cards.of([moved[card] for card in cards.cards(masks)])

    again.hands = [move(masks) for masks in hand.hands]
    again.discard = move(hand.discard)
    again.dealt = [[moved[card] for card in dealt] for dealt in hand.dealt]
    again.talon = tuple([moved[card] for card in hand.talon])
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
