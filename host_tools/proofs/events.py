"""Rare things of the game, counted: a proof that never met one has proved nothing about it."""

from host_tools.proofs import random_hands
from tarocchi.cards import MATTO, MATTO_BIT, TRUMPS, cards
from tarocchi.result import sweeper

WANTED = (
    "Matto led",
    "Matto led to the last trick",
    "Matto in the last trick",
    "Matto played by one who could follow",
    "Matto kept while void without trumps",
    "sweep",
    "no tricks: Matto and discard handed over",
    "tie",
    "forced trump discard",
    "two trumps discarded",
    "no trump left after the discard",
    "gift due",
    "gift chosen by hand",
    "no gift: the partner won the Matto",
)


def of_discard(hand):
    """Yield what a finished discard was an example of."""
    held, away = hand.hands[hand.dealer], hand.discard
    plain = [card for card in cards(held[:4] + [0]) + cards(away[:4] + [0]) if card % 10 != 9]
    if hand.announced and len(plain) < 2:
        yield "forced trump discard"
    if hand.announced == 2:
        yield "two trumps discarded"
    if hand.announced and not held[TRUMPS] & ~MATTO_BIT:
        yield "no trump left after the discard"


def of_play(hand, card):
    """Yield what playing a card, which is about to happen, is an example of."""
    last = len(hand.winners) == 14
    held = hand.hands[hand.turn]
    led = hand.led()
    if card == MATTO:
        if not hand.trick:
            yield "Matto led to the last trick" if last else "Matto led"
        if last:
            yield "Matto in the last trick"
        if 0 <= led < TRUMPS and held[led]:
            yield "Matto played by one who could follow"
    elif 0 <= led < TRUMPS and held[TRUMPS] == MATTO_BIT and not held[led]:
        yield "Matto kept while void without trumps"


def of_end(hand):
    """Yield what a finished hand was an example of."""
    swept = sweeper(hand)
    if swept >= 0:
        yield "sweep"
        if hand.side_of(hand.dealer) != swept and hand.side_of(hand.matto_seat) != swept:
            yield "no tricks: Matto and discard handed over"
    if hand.result().winner is None:
        yield "tie"
    if hand.options["piedicavallo.mattoGift"] == "onePoint":
        if hand.gift >= 0:
            yield "gift due"
            if hand.options["mattoGift"] == "manual":
                yield "gift chosen by hand"
        elif hand.side_of(hand.matto_winner) == hand.side_of(hand.matto_seat):
            yield "no gift: the partner won the Matto"


def check(seed, index, tally):
    """Play one hand and count what happened."""

    def seen(events):
        for event in events:
            tally[event] = tally.get(event, 0) + 1

    hand, player = random_hands.begin(seed, index, random_hands.PIEDICAVALLO)
    while hand.turn >= 0:
        phase, action = hand.phase, player.choose(hand)
        if phase == "play":
            seen(of_play(hand, action))
        hand.apply(action)
        if phase == "discard" and hand.phase == "play":
            seen(of_discard(hand))
    seen(of_end(hand))
    seen(["hands"])


def verdict(tally):
    """Return a sentence for each event that never happened."""
    return never_happened(WANTED, tally)


def never_happened(wanted, tally):
    """Return a sentence for each of these events that a tally has not counted."""
    return [f"never happened: {event}" for event in wanted if not tally.get(event)]
