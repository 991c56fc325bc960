"""What Novice does with the Piedmontese pack outside card play; Club knows no better."""

from bots.discard import choose_discard
from tarocchi.cards import cards


def choose(view):
    """Return the next action outside card play."""
    if view.phase == "discard":
        return choose_discard(view)
    # A gift for the Matto: all that may be given is worth the same.
    return cards(view.legal)[0]
