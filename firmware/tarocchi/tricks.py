"""Tricks, the same in all three games: what must be followed, who wins, who shows a void."""

from tarocchi.cards import MATTO, MATTO_BIT, SUIT, TRUMPS


def led_suit(trick):
    """Return the suit that a trick (cards in the order played) asks for, or -1 when none yet.

    A Matto led asks for nothing: the second card fixes the suit [rules.md 1.3, A34].
    """
    for card in trick:
        if card != MATTO:
            return SUIT[card]
    return -1


def playable(hand, led):
    """Return the five masks of what a hand (five masks) may play to the led suit (-1: none).

    Follow suit if able, otherwise trump if able, otherwise anything; never a duty to beat; the
    Matto at any turn [rules.md 1.3, 3.4].
    """
    if led >= 0:
        trumps = hand[TRUMPS]
        if led != TRUMPS and hand[led]:
            trumps &= MATTO_BIT
            return tuple([hand[suit] if suit == led else 0 for suit in range(4)] + [trumps])
        if trumps & ~MATTO_BIT:
            return (0, 0, 0, 0, trumps)
    return tuple(hand)


def winner(trick, rank):
    """Return the place (0 for the leader) of the card that wins a trick; rank as in Deck.rank.

    Among equals (the Moors) the last played wins; the Matto never does [rules.md 2, 3.4].
    """
    best = -1
    for place, card in enumerate(trick):
        if card == MATTO:
            continue
        if best >= 0:
            top = trick[best]
            if SUIT[card] == SUIT[top]:
                if rank[card] < rank[top]:
                    continue
            elif SUIT[card] != TRUMPS:
                continue
        best = place
    return best


def voids(played, leaders, seats):
    """Return, seat by seat, the bits of the suits (1 << suit) that seat has shown not to hold.

    played is every card so far in order, leaders the leader of each trick.
    """
    shown = [0] * seats
    for number, leader in enumerate(leaders):
        led = -1
        for place in range(number * seats, min(len(played), (number + 1) * seats)):
            card = played[place]
            if card == MATTO:
                continue
            suit = SUIT[card]
            if led < 0:
                led = suit
            elif suit != led:
                seat = (leader + place - number * seats) % seats
                shown[seat] |= 1 << led
                if suit != TRUMPS:
                    shown[seat] |= 1 << TRUMPS
    return shown
