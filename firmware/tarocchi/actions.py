"""What a seat may do, as one byte: a card, a card with a signal, or a call.

0 to 61 is that card, chosen or played; bits 6 and 7 on top of a card are a signal. The two
numbers that no card uses, with the same two bits, are the calls.
"""

from tarocchi.cards import BIT, SUIT, cards

DONE = 62
NO = 63
YES = 126
PASS = 127
GIOCO = 190
SOLO = 191
OUT = 254

# The calls in the order of the flag bits that stand beside the five masks of a legal set.
CALLS = (DONE, NO, YES, PASS, GIOCO, SOLO, OUT)
CALL_NAMES = ("done", "no", "yes", "pass", "gioco", "solo", "out")
FLAG_DONE = 1


def is_card(action):
    """Tell whether the action chooses or plays a card."""
    return action & 63 < 62


def card_of(action):
    """Return the card of an action that is_card."""
    return action & 63


def allows(legal, action):
    """Tell whether a legal set (five masks and flags) holds the action."""
    if is_card(action):
        card = action & 63
        return action < 64 and bool(legal[SUIT[card]] & BIT[card])
    return action in CALLS and bool(legal[5] >> CALLS.index(action) & 1)


def listed(legal):
    """Return the actions of a legal set as a list: cards in the order of `cards`, then calls."""
    found = cards(legal)
    for index, call in enumerate(CALLS):
        if legal[5] >> index & 1:
            found.append(call)
    return found


def name(deck, action):
    """Return the action in words that are unique among all actions of a game: "SK", "pass"."""
    if is_card(action):
        return deck.code(action & 63) + ("", "^", "~", "!")[action >> 6]
    return CALL_NAMES[CALLS.index(action)]
