"""Who is who on a sheet of points: us, them, you, or the one seat that plays alone."""

from ui.names import points, seat_name


def side_name(app, hand, player, side):
    """What the player calls a side of the hand."""
    seats = [seat for seat in range(hand.game.seats) if hand.side_of(seat) == side]
    return _name(app, hand.game, player, seats, hand.side_of(player) == side)


def holder_name(app, game, player, holder):
    """What the player calls one of those for whom the match is counted."""
    seats = [seat for seat in range(game.seats) if game.holder_of(seat) == holder]
    return _name(app, game, player, seats, game.holder_of(player) == holder)


def _name(app, game, player, seats, ours):
    if len(seats) > 1:
        return app.t("we" if ours else "they")
    return app.t("you") if ours else seat_name(app, seats[0], game)


def own_first(own, values):
    """The values of all sides or holders, the player's own in front, then to the right."""
    return [values[(own + after) % len(values)] for after in range(len(values))]


def account_text(game, half):
    """Half points of the match's account: points of a side, or what a seat gained or paid."""
    if game.holders is game.sides:
        return points(half)
    if half > 0:
        return "+" + points(half)
    return "–" + points(-half) if half else "0"
