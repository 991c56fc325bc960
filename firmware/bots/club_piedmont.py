"""How Club plays with the Piedmontese pack, where cards are worth their points and no more."""

from bots import evaluation, novice_piedmont
from tarocchi.cards import MATTO

# What the last trick adds.
LAST_TRICK = 0

# Of card play, by the places that bots/evaluation.py gives them; found by hill climbing in
# self-play over duplicate deals.
_WEIGHTS = (
    (38, 60, 106, 131)
    + (261, 88, 10, 358, 139, 2)
    + (34, 97, 217)
    + (54, 56, 216, 74, 7, 61, 14, 34, 55)
    + (42, 32, 116, 403, 45, 15, 0, 108)
    + (0, 0, 0, 0, 0, 0, 0)
    + (0,)
)


def style(_view):
    """Return the weights to decide by: of card play, of the worth of cards, of discards."""
    return _WEIGHTS, (), ()


def value_cards(view, table, _weights):
    """Write into the table what each card is worth to whoever takes it: its points."""
    value = view.game.deck.value
    for card in range(MATTO):
        table[evaluation.WORTH + card] = value[card]


def choose(view, _table, _style):
    """Return the next action outside card play."""
    return novice_piedmont.choose(view)
