"""How Club plays with the Piedmontese pack, where cards are worth their points and no more."""

from bots import evaluation
from bots.discard import choose_discard
from tarocchi.cards import MATTO, cards

# What the last trick adds.
LAST_TRICK = 0


def style(_view):
    """Return the weights to decide by: of card play, of the worth of cards, of discards."""
    return evaluation.PIEDICAVALLO, (), ()


def value_cards(view, table, _weights):
    """Write into the table what each card is worth to whoever takes it: its points."""
    value = view.game.deck.value
    for card in range(MATTO):
        table[evaluation.WORTH + card] = value[card]


def choose(view, _table, _style):
    """Return the next action outside card play."""
    if view.phase == "discard":
        return choose_discard(view)
    # A gift for the Matto: all that may be given is worth the same.
    return cards(view.legal)[0]


def choose_simply(view):
    """Return what Novice does outside card play: the same."""
    return choose(view, None, None)
