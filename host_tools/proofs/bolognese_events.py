"""Rare things of Ottocento and Terziglio, counted as in events."""

from host_tools.proofs import random_hands
from host_tools.proofs.events import never_happened
from tarocchi.actions import GIOCO, NO, SOLO, YES
from tarocchi.cards import MATTO, SUIT, TRUMPS, of
from tarocchi.result import sweeper
from tarocchi.signals import NAMES

GAMES = (random_hands.OTTOCENTO, random_hands.TERZIGLIO)
END = 1600

WANTED = (
    "a monte agreed",
    "a monte refused after a yes",
    "800 by declarations",
    "both sides over 800 by declarations",
    "called out",
    "called out by the dealer on fifteen cards",
    "both sides over 800 after play",
    "Matto without tricks",
    "discard handed over",
    "Moor beaten by a Moor",
    "a declaration kept back",
    "gift due",
    "gift chosen by hand",
    "no gift: the partner won the Matto",
    "volo",
    "striscio",
    "busso",
    "all pass",
    "gioco of one who was first to speak",
    "solo over a gioco by one who had passed",
    "solo talon to the opponents",
    "Matto in the talon of a solo",
    "odd piles",
    "tie lost by the declarer",
    "40-point sweep",
    "sweep by the defenders",
)


def of_play(hand, action):
    """Yield what playing a card, which is about to happen, is an example of."""
    if action >> 6:
        yield NAMES[action >> 6]
    rank = hand.game.deck.rank
    card = action & 63
    moors = [each for each in hand.trick if SUIT[each] == TRUMPS and rank[each] == 1]
    if moors and SUIT[card] == TRUMPS and rank[card] == 1:
        yield "Moor beaten by a Moor"


def of_calls(hand):
    """Yield what was said before play."""
    calls = list(hand.calls)
    if hand.ended == "monte":
        yield "a monte agreed"
    elif YES in calls and NO in calls:
        yield "a monte refused after a yes"
    if hand.ended == "passed":
        yield "all pass"
    if calls and calls[0] == GIOCO and hand.contract == "gioco":
        yield "gioco of one who was first to speak"
    if len(calls) > 3 and calls[-1] == SOLO:
        yield "solo over a gioco by one who had passed"
    for seat, shown in enumerate(hand.declared):
        held = hand.game.combinations(hand.options, of(hand.dealt[seat])).points
        if any(shown) and hand.game.combinations(hand.options, shown).points < held:
            yield "a declaration kept back"


def of_end(hand):
    """Yield what a finished hand was an example of."""
    result = hand.result()
    if hand.game.plays_to_score and result.rows and hand.options["ottocento.length"] == "800":
        both = min([hand.score[side] + result.totals()[side] for side in (0, 1)]) >= END
        if hand.ended and hand.out < 0:
            yield "both sides over 800 by declarations" if both else "800 by declarations"
        elif hand.ended:
            early = not any(hand.discard)
            yield "called out by the dealer on fifteen cards" if early else "called out"
        elif both:
            yield "both sides over 800 after play"
    if not hand.winners:
        return
    swept = sweeper(hand)
    if hand.matto_seat >= 0 and hand.side_of(hand.matto_seat) == 1 - swept:
        yield "Matto without tricks"
    if hand.declarer < 0 and hand.side_of(hand.dealer) == 1 - swept:
        yield "discard handed over"
    if hand.gift >= 0:
        yield "gift due" if hand.options["mattoGift"] == "auto" else "gift chosen by hand"
    elif hand.matto_seat >= 0 and hand.side_of(hand.matto_winner) == hand.side_of(hand.matto_seat):
        yield "no gift: the partner won the Matto"
    if hand.declarer < 0:
        return
    if swept >= 0:
        yield "sweep by the defenders" if swept else "40-point sweep"
        return
    if hand.contract == "solo":
        if hand.side_of(hand.winners[-1]) == 1:
            yield "solo talon to the opponents"
        if MATTO in hand.talon:
            yield "Matto in the talon of a solo"
    if sum([number for _, (number, _), _ in result.detail]) % 2:
        yield "odd piles"
    ours, theirs = result.totals()
    if ours == theirs:
        assert result.winner == 1, "the declarer wins a tie"
        yield "tie lost by the declarer"


def check(seed, index, tally):
    """Play one hand and count what happened."""

    def seen(events):
        for event in events:
            tally[event] = tally.get(event, 0) + 1

    hand, player = random_hands.begin(seed, index, GAMES[index % 2])
    while hand.turn >= 0:
        phase, action = hand.phase, player.choose(hand)
        if phase == "play":
            seen(of_play(hand, action))
        hand.apply(action)
    seen(of_calls(hand))
    seen(of_end(hand))
    seen(["hands"])


def verdict(tally):
    """Return a sentence for each event that never happened."""
    return never_happened(WANTED, tally)
