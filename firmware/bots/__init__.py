"""The players of the machine: each decides from a View alone, so that it cannot cheat.

    bot = make("club", game, seed)
    bot.begin(hand.view(hand.turn))
    action = bot.step()

    advice = hint(hand.view(hand.turn), seed)

A bot is asked for one action at a time, each with a fresh view. step() returns None while it is
still thinking and is called again; a slice of thought is short enough for buttons to be heard in
between. What a bot leaves to chance depends on its seed and the view alone, so that a hand taken
up again goes on as it would have.
"""

LEVELS = ("novice", "club", "master")


def make(level, game, seed):
    """Return a new bot of a level of LEVELS for a Game; seed is an int of 0 to 2**30 - 1."""
    if level == "novice":
        from bots.novice import Novice

        return Novice(game, seed)
    if level == "club":
        from bots.club import Club

        return Club(game)
    if level == "master":
        from bots.master import Master

        return Master(game, seed)
    raise ValueError("there is no level %s; levels: %s" % (level, ", ".join(LEVELS)))


def hint(view, seed):
    """Return a Hint (see bots/advice.py) for the seat that a view is of and whose turn it is."""
    from bots.advice import Hint

    return Hint(view, seed)
