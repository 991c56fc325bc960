"""What the bots say before the cards are played in the Bolognese games: a monte, bids, accusi."""

from tarocchi.actions import DONE, GIOCO, NO, OUT, PASS, SOLO, YES, allows
from tarocchi.cards import BIT, HIGHEST_TRUMP, JACK, KING, LOWEST_TRUMP, MATTO, SUIT, cards

# What a card tells of the hand to come, by kind: Angel, World, Sun or Moon, a number and each
# step of it above five, Moor, Begato, Matto, king, queen, knight, jack; then a point that the
# cards declare, and what an average hand comes to. Fitted to hands that Club played out.
_POINT, _AVERAGE = 12, 13
# Five cards of Ottocento: points of the hand above an even share.
_FIVE_CARDS = (76, 50, 29, 10, 1, 17, 43, 54, 27, 5, 1, 0, 0, 53)
# A hand of Terziglio: game points that a gioco and a solo win, in 64ths.
_GIOCO = (0,) * 14
_SOLO = (0,) * 14
# So many trumps and kings of 18 or 19 cards are a gioco to Novice.
_STRONG = 10


def call(view):
    """Return what to say in the phases monte, bid, out and declare."""
    if view.phase == "monte":
        return YES if _promise(view, _FIVE_CARDS) < 0 else NO
    if view.phase == "bid":
        return _bid(view)
    return _show(view)


def call_simply(view):
    """Return what Novice says: no redeal, a gioco by the count of trumps and kings, no solo."""
    if view.phase == "monte":
        return NO
    if view.phase == "bid":
        strong = [card for card in cards(view.hand) if card >= LOWEST_TRUMP or card % 10 == KING]
        return GIOCO if len(strong) >= _STRONG and allows(view.legal, GIOCO) else PASS
    return _show(view)


def _promise(view, weights):
    """Return what the cards of the view promise by such weights."""
    total = view.game.combinations(view.options, view.hand).points * weights[_POINT]
    total -= weights[_AVERAGE]
    for card in cards(view.hand):
        if card == MATTO:
            total += weights[7]
        elif card >= HIGHEST_TRUMP - 3:
            total += weights[min(HIGHEST_TRUMP - card, 2)]
        elif card >= LOWEST_TRUMP + 5:
            total += weights[3] + (card - LOWEST_TRUMP - 5) * weights[4]
        elif card >= LOWEST_TRUMP:
            total += weights[5 if card > LOWEST_TRUMP else 6]
        elif card % 10 >= JACK:
            total += weights[17 - card % 10]
    return total


def _bid(view):
    gioco = _promise(view, _GIOCO)
    solo = _promise(view, _SOLO)
    if allows(view.legal, GIOCO):
        if gioco >= 0 and gioco >= solo:
            return GIOCO
    return SOLO if solo >= 0 else PASS


def _show(view):
    """Return the next card to lay down, or what closes a declaration.

    All that scores is shown: self-play says that even ten points for three cards are worth more
    than what the others learn. Who can call himself out shows no more than that takes.
    """
    if allows(view.legal, OUT):
        return OUT
    choice = cards(view.legal)
    if choice:
        return choice[0]
    return DONE if allows(view.legal, DONE) else NO


def declared_loss(view):
    """Return a dict of what the declaration loses with each card of it that is laid away."""
    combinations = view.game.combinations(view.options, view.hand)
    loss = {}
    for card in cards(combinations.cards()):
        rest = list(view.hand)
        rest[SUIT[card]] ^= BIT[card]
        left = view.game.combinations(view.options, rest).points
        loss[card] = combinations.points - left
    return loss
