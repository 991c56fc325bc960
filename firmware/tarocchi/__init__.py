"""Rules of the Italian tarot games: who may do what and what it is worth, and nothing else.

    hand = Hand.from_deal(game("piedicavallo"), complete({}), deal=17)
    while hand.turn >= 0:
        hand.apply(listed(hand.legal())[0])
    hand.result().totals()

Cards, actions, seats and phases are small ints and short words inside; codes such as "SK" and
sentences such as "must follow swords" exist at the edges.
"""

GAMES = ("piedicavallo", "ottocento", "terziglio")


def game(name):
    """Return the Game called name, importing its module only now.

    Raises UnknownGame when there is no such game.
    """
    from tarocchi.errors import UnknownGame

    if name not in GAMES:
        raise UnknownGame("there is no game %s; games: %s" % (name, ", ".join(GAMES)))
    module = __import__("tarocchi." + name)
    return getattr(module, name).GAME
