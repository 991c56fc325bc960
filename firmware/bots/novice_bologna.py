"""What Novice does with the Bolognese pack outside card play: low cards go, all that scores shows.

It asks for no redeal, says gioco by the count of trumps and kings, and never solo.
"""

from micropython import const

from bots.show import show
from tarocchi.actions import DONE, FLAG_DONE, GIOCO, NO, PASS, allows
from tarocchi.cards import KING, LOWEST_TRUMP, cards

# So many trumps and kings of 18 or 19 cards are a gioco.
_STRONG = const(10)


def choose(view):
    """Return the next action outside card play."""
    if view.phase == "monte":
        return NO
    if view.phase == "bid":
        strong = [card for card in cards(view.hand) if card >= LOWEST_TRUMP or card % 10 == KING]
        return GIOCO if len(strong) >= _STRONG and allows(view.legal, GIOCO) else PASS
    if view.phase not in ("discard", "gift"):
        return show(view)
    if view.legal[5] & FLAG_DONE:
        return DONE
    from tarocchi.result import gift_order  # not needed before cards are given up

    value = view.game.deck.value
    return min(gift_order(view.legal), key=lambda card: value[card] + (card >= LOWEST_TRUMP))
