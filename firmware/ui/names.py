"""Cards, seats and sides in the player's language."""

from tarocchi.cards import MATTO, SUIT, TRUMPS

MOORS = ("M1", "M2", "M3", "M4")  # one name for all four, who are equal


def card_name(app, card, deck):
    """The name of a card: "King of swords", "21 World", "16 Star", "Moor", "Fool"."""
    code = deck.code(card)
    if SUIT[card] == TRUMPS:
        if card != MATTO and code[0] == "T":
            return code[1:] + " " + app.t("trump." + code[1:])
        return app.t("card.M" if code in MOORS else "card." + code)
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
