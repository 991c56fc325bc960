"""Volo, striscio, busso: which word may go with a card that is laid [rules.md 3.5, A1 to A3]."""

from tarocchi.cards import ALL, BIT, HIGHEST_TRUMP, KING, MATTO, MATTO_BIT, SUIT, TRUMPS, has
from tarocchi.refusal import Refusal

NAMES = ("", "volo", "striscio", "busso")
VOLO, STRISCIO, BUSSO = 1, 2, 3


def allowed(hand, card):
    """Return the signals that the seat to act may make with a card it may play, as a list."""
    return [signal for signal in (VOLO, STRISCIO, BUSSO) if not why_not(hand, card, signal)]


def why_not(hand, card, signal):
    """Return None if the seat to act may make the signal with this card of its hand, else why.

    hand may also be the View of that seat.
    """
    who = hand.options["signals.who"]
    seat = hand.turn
    if not hand.game.signals or who == "off":
        return Refusal("signal_none")
    if seat == hand.declarer:
        return Refusal("signal_declarer")
    if who == "leader" and hand.trick:
        return Refusal("signal_leader")
    if who == "forehand" and seat != (hand.dealer + 1) % hand.game.seats:
        return Refusal("signal_forehand")
    if card == MATTO:
        return Refusal("signal_matto")
    if any(hand.signals[len(hand.played) - len(hand.trick) :]):
        return Refusal("signal_twice")
    suit = SUIT[card]
    left = hand.seen_by(seat)[suit] & ~BIT[card]
    if suit == TRUMPS:
        left &= ~MATTO_BIT
    if signal == VOLO and left:
        return Refusal("signal_volo", suit)
    if signal == STRISCIO and not left and hand.options["striscio"] == "tournament":
        return Refusal("signal_striscio", suit)
    if hand.options["signals.afterKing"] == "true" and not _king_gone(hand, card):
        return Refusal("signal_king", suit)
    return None


def _king_gone(hand, card):
    """Tell whether the card's king (the Angel for trumps) or all other trumps have been played."""
    gone = [0, 0, 0, 0, 0]
    for earlier in hand.played[: len(hand.played) - len(hand.trick)]:
        gone[SUIT[earlier]] |= BIT[earlier]
    gone[SUIT[card]] |= BIT[card]
    top = HIGHEST_TRUMP if SUIT[card] == TRUMPS else 10 * SUIT[card] + KING
    return has(gone, top) or gone[TRUMPS] | MATTO_BIT == ALL[TRUMPS]
