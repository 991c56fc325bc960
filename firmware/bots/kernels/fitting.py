"""Tells how well a world that was dealt fits what was said in the auction."""

import micropython
from micropython import const

# Places in the table of a hand and in the slots: see playing.py and dealing.py.
DISCARDER = const(14)
HANDS = const(44)
AWAY = const(69)
LEAST = const(253)
MOST = const(257)
KIND = const(261)


@micropython.viper(optional=True)
def misfit(table: ptr32, slots: ptr32, promises: ptr16) -> int:
    """Return how far the hands of a world are too weak or too strong for what was said with them.

    What was laid away counts to the hand that it is from.
    """
    off = 0
    seat = 0
    while seat < 4:
        if slots[MOST + seat]:
            promised = 0
            suit = 0
            while suit < 5:
                held = table[HANDS + 5 * seat + suit]
                if table[DISCARDER] == seat:
                    held |= table[AWAY + suit]
                card = slots[KIND + seat] + 10 * suit
                while held:
                    if held & 1:
                        promised += promises[card]
                    held >>= 1
                    card += 1
                suit += 1
            if promised < slots[LEAST + seat]:
                off += slots[LEAST + seat] - promised
            if promised > slots[MOST + seat]:
                off += promised - slots[MOST + seat]
        seat += 1
    return off
