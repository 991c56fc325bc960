"""Bots at Ottocento and Terziglio: legal in every phase, under any rules, and in order."""

from array import array

import pytest

import bots
import tarocchi
from bots.kernels import playing
from bots.packs import knowledge
from bots.worth import value_cards
from host_tools import arena, duel, players
from tarocchi import cards, options
from tarocchi.actions import GIOCO, PASS, SOLO
from tarocchi.hand import Hand
from tarocchi.rng import Random
from tests.bots.thinking import answer, quick

GAMES = ("ottocento", "terziglio")
LEVELS = (*bots.LEVELS, "club-cards", "greedy")
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


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_hand_taken_up_again_goes_on_as_it_would_have(name, level):
    for hand, bot in decisions(name, level, 1 if level == "master" else 3):
        fresh = quick(level, hand.game, hand.deal)
        assert answer(fresh, hand.view(hand.turn)) == answer(bot, hand.view(hand.turn))


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


def eager_ranking(view, pack, table, weights):
    """Every card with all that laying it away is worth, the best first: slow, and plain to see."""
    combinations = view.game.combinations(view.options, view.hand)
    scores = []
    for card in cards.cards(view.legal):
        suit = cards.SUIT[card]
        rest = list(view.hand)
        rest[suit] ^= cards.BIT[card]
        loss = combinations.points - view.game.combinations(view.options, rest).points
        score = weights[0] * table[playing.WORTH + card] - 4 * weights[1] * loss
        if suit == cards.TRUMPS:
            score -= weights[4] + view.game.deck.rank[card] * weights[5]
        else:
            score += 0 if rest[suit] else weights[2]
            score -= weights[3] * cards.count([rest[suit], 0, 0, 0, 0])
            score -= weights[6] if rest[suit] >> cards.KING else 0
        scores.append((-score, len(scores), card))
    return [card for _, _, card in sorted(scores)]


@pytest.mark.parametrize("name", GAMES)
def test_looking_at_declarations_last_ranks_cards_as_looking_at_them_all(name):
    pack = knowledge("club", tarocchi.game(name).deck)
    discards = 0
    for hand, _ in decisions(name, "club", 30):
        if hand.phase != "discard" or not cards.cards(hand.legal()):
            continue
        view = hand.view(hand.turn)
        style = pack.style(view)
        table = array("i", [0] * playing.SIZE)
        value_cards(view, table, style[1])
        ranked = pack.ranking(view, table, style, 99)
        assert ranked == eager_ranking(view, pack, table, style[2])
        assert pack.ranking(view, table, style, 4) == ranked[:4]
        discards += 1
    assert discards > 30


@pytest.mark.parametrize("layout", ("18/8", "19/5"))
def test_master_goes_on_with_a_discard_that_is_taken_up_again(layout):
    given = options.complete({"terziglio.deal": layout})
    hand = Hand.from_deal(tarocchi.game("terziglio"), given, 9)
    for call in (GIOCO, PASS, PASS):
        hand.apply(call)
    master = quick("master", hand.game, 1)
    laid = []
    while hand.phase == "discard":
        view = hand.view(hand.turn)
        action = answer(master, view)
        assert answer(quick("master", hand.game, 1), view) == action
        laid.append(action)
        hand.apply(action)
    assert len(laid) == hand.game.discards + 1
