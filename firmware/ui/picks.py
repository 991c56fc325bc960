"""Cards picked for the discard on the hand itself, so that the engine says what may go."""

from tarocchi.actions import DONE
from tarocchi.cards import count


def picked(hand):
    """The cards picked so far, in the order of picking."""
    number = count(hand.discard)
    return list(hand.actions[len(hand.actions) - number :]) if number else []


def full(hand):
    """Whether as many are picked as have to go."""
    return count(hand.discard) == hand.game.discards


def put_back(hand, card):
    """Take a card out of those picked, whichever it is."""
    cards = picked(hand)
    for _ in cards:
        hand.undo()
    for other in cards:
        if other != card:
            hand.apply(other)


def lay_away(session):
    """Make the picks final: only now does the session, and with it the flash, hear of them."""
    hand = session.hand
    cards = picked(hand)
    for _ in cards:
        hand.undo()
    session.play(cards + [DONE])
