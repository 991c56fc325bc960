"""What Novice does with the Piedmontese pack outside card play; Club knows no better."""

from bots.discard import ranking
from tarocchi.actions import DONE, FLAG_DONE
from tarocchi.cards import cards


def choose(view):
    """Return the next action outside card play."""
    if view.phase == "discard":
        return DONE if view.legal[5] & FLAG_DONE else ranking(view)[0]
    # A gift for the Matto: all that may be given is worth the same.
    return cards(view.legal)[0]
