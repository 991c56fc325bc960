"""Finds what a level knows about a pack of cards, and loads it no sooner than needed."""


def knowledge(level, deck):
    """Return the module that says how a level of bots.LEVELS plays with the cards of a deck."""
    name = level + "_" + deck.name
    return getattr(__import__("bots." + name), name)
