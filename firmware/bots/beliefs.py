"""Beliefs: what a call in the auction of Terziglio tells of the hand that it was made with."""

from array import array

from bots import calls
from bots.kernels import dealing
from tarocchi.actions import GIOCO, PASS, SOLO
from tarocchi.cards import MATTO

_PACK = MATTO + 1
# Nobody reckons quite as Club does: so far beyond its limits a hand is still believed to have made
# a call, in 64ths of a game point.
_DOUBT = 64
_ANY = 1 << 20


def _promises():
    promises = array("H")
    for weights in (calls.GIOCO_CARDS, calls.SOLO_CARDS):
        promises.extend(array("H", [calls.promise_of(card, weights) for card in range(_PACK)]))
    return promises


# What each card promises in a gioco, then in a solo.
PROMISES = _promises()


def hear(view, slots):
    """Write into the slots of bots.kernels.dealing what the others' calls say of their hands.

    Bounds are in 64ths of a game point, of what the cards promise that are not yet played.
    """
    for place, call in enumerate(view.calls):
        seat = view.callers[place]
        # A pass is a hand too weak for the least that could be said; a second one adds nothing.
        solo = call == SOLO or GIOCO in view.calls[:place]
        if seat == view.seat or (call == PASS and slots[dealing.MOST + seat]):
            continue
        kind = _PACK if solo else 0
        edge = calls.SOLO_AVERAGE
        if not solo:
            to_speak = view.game.seats - 1 - place
            edge = calls.GIOCO_AVERAGE[view.game.discards] - calls.TO_SPEAK * to_speak
        edge -= _promised(view, seat, kind)
        strong = call in (GIOCO, SOLO)
        slots[dealing.KIND + seat] = kind
        slots[dealing.LEAST + seat] = max(edge - _DOUBT, 0) if strong else 0
        slots[dealing.MOST + seat] = _ANY if strong else max(edge + _DOUBT, 1)


def _promised(view, seat, kind):
    """Return what is to be taken off: for cards played, and back on for a talon taken up."""
    seats = view.game.seats
    total = 0
    for place, card in enumerate(view.played):
        if (view.leaders[place // seats] + place) % seats == seat:
            total += PROMISES[kind + card]
    if seat == view.discarder:
        total -= sum(PROMISES[kind : kind + _PACK]) * view.game.discards // _PACK
    return total
