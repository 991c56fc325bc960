"""The table around the trick: who sits where, who dealt, the cards in front of each seat."""

from micropython import const

from tarocchi.cards import MATTO
from tarocchi.signals import NAMES as GESTURES
from tarocchi.tricks import winner
from ui import cards
from ui.canvas import SMALL, width

# By place, counter-clockwise from the player, who sits below: right, opposite, left.
_CARD = ((55, 24), (74, 12), (55, 0), (36, 12))
_GONE = ((55, 40), (129, 12), (55, -12), (-19, 12))  # where the winner's cards leave to
OWN_CHIP_X = 40
_CHIP = ((OWN_CHIP_X, 25), (115, 15), (75, 1), (0, 15))
CHIP_W = 13
_MIDDLE_Y = const(14)
# Between the card and the middle of the table.
_GESTURE = ((60, 14), (64, 13), (60, 12), (55, 13))
_POINTS_TO = ("▼ %s ▼", "%s ▶", "▲ %s ▲", "◀ %s")


def place_of(seat, player, game):
    """Where a seat is drawn: 0 below, 1 right, 2 opposite, 3 left; of three nobody is opposite."""
    place = (seat - player) % game.seats
    return 3 if place == 2 and game.seats == 3 else place


def draw_names(canvas, app, game, player, turn):
    """The names of the other seats; the one whose turn it is stands on white."""
    for seat in range(game.seats):
        place = place_of(seat, player, game)
        if place == 0:
            continue
        name = app.t("seat." + game.letters[seat])
        wide = width(name, SMALL)
        x = (0, 95, 53 - wide, 33 - wide)[place]
        y = 3 if place == 2 else 17
        if seat == turn:
            canvas.fill(x - 1, y - 1, wide + 2, 7)
        canvas.text(x, y, name, SMALL, 0 if seat == turn else 1)


def draw_contract(canvas, app, hand, player):
    """What the one who plays alone has said, in the middle above, with an arrow to that seat."""
    if hand.declarer >= 0:
        place = place_of(hand.declarer, player, hand.game)
        canvas.centre(1, _POINTS_TO[place] % app.t("call." + hand.contract))


def draw_dealer(canvas, game, player, dealer, announced):
    """The dealer's chip at the dealer's seat."""
    x, y = _CHIP[place_of(dealer, player, game)]
    draw_chip(canvas, x, y, announced)


def draw_chip(canvas, x, y, announced):
    """Two cards; once the discard is made, how many trumps the dealer said lie there."""
    if announced < 0:
        canvas.icon(x + 3, y + 1, "dealer")
        return
    canvas.hline(x + 1, y, CHIP_W - 2)
    canvas.fill(x, y + 1, CHIP_W, 7)
    canvas.hline(x + 1, y + 8, CHIP_W - 2)
    canvas.centre(y + 1, str(announced), ink=0, x0=x + 1, x1=x + 5)
    canvas.icon(x + 7, y + 2, "trumps", 0)


def draw_gesture(canvas, game, player, leader, signals):
    """The gesture made with a card of this trick, on the table beside the card."""
    for i in range(len(signals)):
        if signals[i]:
            x, y = _GESTURE[place_of((leader + i) % game.seats, player, game)]
            canvas.fill(x - 1, y - 1, 11, 11, 0)
            canvas.icon(x, y, GESTURES[signals[i]])


def draw_trick(canvas, ranks, game, player, leader, trick, moved=0):
    """The cards of a trick in front of their seats, the best one white.

    ranks is as cards.ranks makes it; moved, in quarters, is how far they have gone to the seat
    that takes them.
    """
    best = winner(trick, game.deck.rank)
    order = [i for i in range(len(trick)) if i != best]
    if best >= 0:  # last, so that it lies on top when they meet
        order.append(best)
    to = _GONE[place_of(leader + best, player, game)]
    for i in order:
        x, y = _CARD[place_of(leader + i, player, game)]
        x += (to[0] - x) * moved // 4
        y += (to[1] - y) * moved // 4
        cards.on_table(canvas, x, y, trick[i], ranks[trick[i]], i == best)


def draw_worth(canvas, worth):
    """What a full trick brings its winner, in the middle of the table."""
    canvas.centre(_MIDDLE_Y, "+%d" % worth, x0=54, x1=73)


def standing(hand, tricks):
    """Both sides' points, and both sides' tricks, after so many tricks of the hand."""
    value = hand.game.deck.value
    seats = hand.game.seats
    points = [0, 0]
    won = [0, 0]
    for number in range(tricks):
        taker = hand.side_of(hand.winners[number])
        won[taker] += 1
        for place in range(number * seats, (number + 1) * seats):
            card = hand.played[place]
            side = hand.side_of(hand.player_of(place)) if card == MATTO else taker
            points[side] += value[card]
    return points, won


def draw_side(canvas, app, name, ours, points, tricks):
    """A side's points and tricks in its corner: ours left, theirs right."""
    rows = ((0, name, points), (8, app.t("tricks"), tricks))
    for y, label, number in rows:
        number = str(number)
        if ours:
            canvas.text(canvas.text(0, y + 1, label, SMALL) + 2, y, number)
        else:
            x = canvas.right(127, y, number)
            canvas.right(x - 3, y + 1, label, SMALL)
