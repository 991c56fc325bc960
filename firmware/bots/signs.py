"""Signals: what a partner's word at the table asks for, and which word to say oneself."""

from micropython import const

from bots.kernels import playing
from tarocchi import signals
from tarocchi.cards import BIT, HIGHEST_TRUMP, MATTO_BIT, SUIT, TRUMPS, popcount

# What it is worth to return a suit, and to lead trumps, when asked to; in units of the score.
_RETURN = const(8000)
_LEAD_TRUMPS = const(20000)
# So many trumps want trumps led; so many want a suit back to trump it.
_MANY_TRUMPS = const(7)
_SOME_TRUMPS = const(2)

_NOTHING = (-1, 0)


def add_voids(view, voids):
    """Add to voids (bits of suits, seat by seat) what a volo says: that suit is gone."""
    for place, signal in enumerate(view.signals):
        if signal == signals.VOLO:
            voids[_player(view, place)] |= 1 << SUIT[view.played[place]]


def heed(view, table):
    """Write into the table what the partner's last word asks for.

    A busso asks for the highest card on that trick, then for the suit to be returned; a striscio
    for a trump lead. Doing so once answers it.
    """
    for suit in range(5):
        table[playing.ASKED_LEAD + suit] = 0
    table[playing.ASKED_CARD] = playing.NO_CARD
    card, signal = _asked(view)
    if signal == signals.BUSSO:
        suit = SUIT[card]
        table[playing.ASKED_LEAD + suit] = _RETURN
        if card in view.trick and view.legal[suit]:
            table[playing.ASKED_CARD] = _highest(view, suit)
    elif signal == signals.STRISCIO and view.options["striscio"] == "classic":
        table[playing.ASKED_LEAD + TRUMPS] = _LEAD_TRUMPS


def _asked(view):
    """Return (card, signal) of the last word of a partner that is not yet answered."""
    seats = view.game.seats
    asked = _NOTHING
    for place, card in enumerate(view.played):
        seat = _player(view, place)
        signal = view.signals[place]
        if seat == view.seat:
            if place % seats == 0 and asked != _NOTHING:
                wanted = SUIT[asked[0]] if asked[1] == signals.BUSSO else TRUMPS
                if SUIT[card] == wanted:
                    asked = _NOTHING
        elif signal and view.sides[seat] == view.sides[view.seat]:
            asked = card, signal
    return asked


def _player(view, place):
    seats = view.game.seats
    return (view.leaders[place // seats] + place) % seats


def _highest(view, suit):
    """Return the highest card of a suit that may be played now."""
    card = 10 * suit + (20 if suit == TRUMPS else 9)
    while not view.legal[suit] & BIT[card]:
        card -= 1
    return card


def with_word(view, card):
    """Return the action of playing a card with the signal that makes sense with it, if any."""
    if view.trick or not view.game.signals:
        return card
    for signal in _wishes(view, card):
        if not signals.why_not(view, card, signal):
            return card | signal << 6
    return card


def _wishes(view, card):
    """Return the signals that would tell a partner something true and useful, best first."""
    suit = SUIT[card]
    trumps = popcount(view.hand[TRUMPS] & ~MATTO_BIT)
    if suit == TRUMPS:
        return ()
    if not view.hand[suit] & ~BIT[card] and trumps >= _SOME_TRUMPS:
        # Returned, the suit is trumped: worth a partner's highest card if that is sure to win.
        if _partner_tops(view, suit, card):
            return (signals.BUSSO, signals.VOLO)
        return (signals.VOLO,)
    if trumps >= _MANY_TRUMPS and view.hand[TRUMPS] & BIT[HIGHEST_TRUMP]:
        return (signals.STRISCIO,)
    return ()


def _partner_tops(view, suit, card):
    """Tell whether a partner is known to hold the highest card of the suit, above this one."""
    unseen = view.unseen()[suit]
    if unseen <= BIT[card]:
        return False
    for seat, shown in enumerate(view.declared):
        partner = seat != view.seat and view.sides[seat] == view.sides[view.seat]
        if partner and (shown[suit] & unseen) << 1 > unseen:
            return True
    return False
