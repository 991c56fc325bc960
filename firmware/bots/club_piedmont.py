"""How Club plays with the Piedmontese pack, where cards are worth their points and no more."""

from bots import discard, novice_piedmont, tables
from bots.kernels import counting, playing
from tarocchi.cards import MATTO, NONE, PIEDMONT

# Found by hill climbing in self-play over duplicate deals.
_PLAY = (
    (38, 60, 106, 131)
    + (261, 88, 10, 358, 139, 2)
    + (34, 97, 217)
    + (54, 56, 216, 74, 7, 61, 14, 34, 55)
    + (42, 32, 116, 403, 45, 15, 0, 108)
    + (0, 0, 0, 0, 0, 0, 0)
    + (0,)
)
_WEIGHTS = (tables.weighed(_PLAY),) * 2

# What the last trick adds.
LAST_TRICK = 0
TABLES = tables.about(PIEDMONT, [2 * points for points in PIEDMONT.value])


def style(_view):
    """Return the weights to decide by: of card play, of the worth of cards, of discards."""
    return _WEIGHTS, (), ()


def value_cards(view, table, _weights):
    """Write into the table what each card is worth to whoever takes it: its points."""
    value = view.game.deck.value
    for card in range(MATTO):
        table[playing.WORTH + card] = value[card]


def choose(view, _table, _style):
    """Return the next action outside card play."""
    return novice_piedmont.choose(view)


def ranking(view, _table, _style, _wanted):
    """Return the cards that may be laid away next, the best first."""
    return discard.ranking(view)


def shown(_view, _hand):
    """Return (the half points that a hand will declare, the cards that it will show): nothing."""
    return 0, NONE


def reasons(_view):
    """Return what speaks for a gift, as in bots.advice."""
    return [("harmless", 0)]


def rules(view):
    """Return the bits of counting.RULES for a view."""
    return counting.GIFT if view.options["piedicavallo.mattoGift"] == "onePoint" else 0
