"""Finds what is to be known about a pack of cards, and loads it no sooner than needed."""


def knowledge(deck):
    """Return the module that says how to play with the cards of a deck: piedmont or bologna."""
    return getattr(__import__("bots." + deck.name), deck.name)
