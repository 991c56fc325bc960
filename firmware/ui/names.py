"""Cards, seats and sides in the player's language."""

from tarocchi.cards import MATTO, SUIT, TRUMPS


def card_name(app, card, deck):
    """The name of a card: "King of swords", "21 World", "Fool"."""
    if card == MATTO:
        return app.t("card.MAT")
    code = deck.code(card)
    if SUIT[card] == TRUMPS:
        number = code[1:]
        return number + " " + app.t("trump." + number)
    rank = code[1:]
    if not rank.isdigit():
        rank = app.t("rank." + rank)
    return app.t("card.of") % (rank, app.t("suit.%d" % SUIT[card]))


def seat_name(app, seat, game):
    """The name of a seat: "North"."""
    return app.t("seat." + game.letters[seat])


def points(half):
    """Half points as they are written: "57", "57½"."""
    return "%d½" % (half >> 1) if half & 1 else "%d" % (half >> 1)
