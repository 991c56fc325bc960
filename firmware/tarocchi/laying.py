"""How the cards of a combination lie on the table: in order, each counter in its place."""

from tarocchi.cards import LOWEST_TRUMP, MATTO, cards, has

COUNTERS = (MATTO, LOWEST_TRUMP)  # the Matto and the Begato, in the order in which they are used
_MOON, _SIXTEEN, _FIVE = 57, 56, 45


def in_order(name, masks):
    """Return the cards of a combination (its name and its five masks) as a list, best first.

    In a sequence each counter stands where it fills a hole of the Grande, or else at the end;
    in the Tarocchi both are cards like the others and come last.
    """
    naturals = [card for card in cards(masks) if card not in COUNTERS]
    counters = [card for card in COUNTERS if has(masks, card)]
    if name != "Grande":
        return naturals + counters
    laid = [card for card in naturals if card >= _MOON]
    if len(laid) == 2:  # the Angel and one great card are not enough: a counter is the third
        laid.append(counters.pop(0))
    lowest = naturals[-1]
    for number in range(_SIXTEEN, max(lowest, _FIVE) - 1, -1):
        laid.append(number if number in naturals else counters.pop(0))
    moors = [card for card in naturals if card < _FIVE]
    return laid + moors + counters
