"""What Club says before the cards are played in the Bolognese games: a monte, bids, accusi."""

from micropython import const

from bots.show import show
from tarocchi.actions import GIOCO, NO, PASS, SOLO, YES, allows
from tarocchi.cards import HIGHEST_TRUMP, JACK, KING, LOWEST_TRUMP, MATTO, cards

_MOON = HIGHEST_TRUMP - 3
_FIVE = LOWEST_TRUMP + 5

# What a card promises, by kind: Angel, World, Sun or Moon, a number and each step of it above
# five, Moor, Begato, Matto, king, queen, knight, jack; fitted to hands that Club played out.
# Of five cards of Ottocento in points, above an even share with the average of five taken off.
_FIVE_CARDS = (76, 51, 30, 9, 1, 16, 43, 53, 27, 5, 1, 0)
_FIVE_CARDS_AVERAGE = const(53)
# Of a whole hand of Terziglio in 64ths of the game points that a gioco and a solo win. What the
# rest of a gioco brings depends on the size of the talon.
GIOCO_CARDS = (354, 204, 122, 49, 3, 103, 271, 250, 143, 35, 19, 10)
GIOCO_AVERAGE = {8: 859, 5: 1228}
SOLO_CARDS = (744, 484, 292, 104, 8, 139, 367, 403, 275, 92, 26, 0)
SOLO_AVERAGE = const(2978)
# Who passes leaves a gioco to each that is yet to speak: worth so much less than nothing.
TO_SPEAK = const(96)


def call(view):
    """Return what to say in the phases monte, bid, out and declare."""
    if view.phase == "monte":
        return YES if _promise(view, _FIVE_CARDS) < _FIVE_CARDS_AVERAGE else NO
    if view.phase == "bid":
        return _bid(view)
    return show(view)


def _promise(view, weights):
    """Return what the cards of the view promise by such weights."""
    return sum([promise_of(card, weights) for card in cards(view.hand)])


def promise_of(card, weights):
    """Return what a card (0 to 61) promises by GIOCO_CARDS or the like, in its unit."""
    if card == MATTO:
        return weights[7]
    if card >= _MOON:
        return weights[min(HIGHEST_TRUMP - card, 2)]
    if card >= _FIVE:
        return weights[3] + (card - _FIVE) * weights[4]
    if card >= LOWEST_TRUMP:
        return weights[6 if card == LOWEST_TRUMP else 5]
    return weights[8 + KING - card % 10] if card % 10 >= JACK else 0


def reasons(view):
    """Return what speaks for or against a call, as in bots.advice."""
    if view.phase == "monte":
        return [("five_cards", _promise(view, _FIVE_CARDS) - _FIVE_CARDS_AVERAGE)]
    gioco, solo = _prospects(view)
    return [("gioco", 10 * gioco >> 6), ("solo", 10 * solo >> 6)]


def _prospects(view):
    """Return what a gioco and a solo promise, in 64ths of a game point."""
    gioco = _promise(view, GIOCO_CARDS) - GIOCO_AVERAGE[view.game.discards]
    return gioco, _promise(view, SOLO_CARDS) - SOLO_AVERAGE


def _bid(view):
    """Return the call that promises most: a gioco takes less the fewer are yet to speak."""
    gioco, solo = _prospects(view)
    if not allows(view.legal, GIOCO):
        return SOLO if solo >= 0 else PASS
    if solo > max(gioco, 0):
        return SOLO
    to_speak = view.game.seats - 1 - len(view.calls)
    return GIOCO if gioco >= -TO_SPEAK * to_speak else PASS
