"""A finished trick in words, for the text forms that tell of one."""

from ui.names import seat_name


def trick_text(app, hand, number):
    """A finished trick in words: each card with who played it, and who takes it."""
    game = hand.game
    cards_played = []
    for place in range(number * game.seats, (number + 1) * game.seats):
        seat = seat_name(app, hand.player_of(place), game)
        cards_played.append("%s %s" % (seat, game.deck.code(hand.played[place])))
    taker = seat_name(app, hand.winners[number], game)
    return app.t("table.took") % (number + 1, ", ".join(cards_played), taker)
