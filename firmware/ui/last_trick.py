"""The last trick as it lay on the table, who took it, and what the dealer said of the discard."""

from micropython import const

from ui import seats
from ui.cards import ranks
from ui.names import seat_name
from ui.screen import Screen, hint_line

_BAR_Y = const(35)
_TAKER_Y = const(47)
_SAID_Y = const(55)


class LastTrick(Screen):
    """tricks is how many have been taken away on the table's display; any key goes back."""

    def __init__(self, app, session, tricks=None):
        super().__init__(app)
        self._hand = session.hand
        self._player = session.seat
        self._ranks = ranks(app, session.game.deck)
        self._last = (len(self._hand.winners) if tricks is None else tricks) - 1

    def press(self, key):
        self.app.pop()

    def _said(self):
        """What the dealer announced, or nothing before."""
        hand = self._hand
        if hand.announced < 0:
            return ""
        name = seat_name(self.app, hand.dealer, hand.game)
        return self.app.t("table.discards.%d" % hand.announced) % name

    def _taken(self):
        """Who took the trick and what it brought."""
        hand = self._hand
        winner = hand.winners[self._last]
        side = hand.side_of(winner)
        before, after = [seats.standing(hand, self._last + i)[0][side] for i in (0, 1)]
        name = seat_name(self.app, winner, hand.game)
        return self.app.t("last.takes") % (name, after - before)

    def draw(self, canvas):
        hand = self._hand
        game = hand.game
        canvas.fill(0, _BAR_Y, 128, 11)
        canvas.text(2, _BAR_Y + 2, self.app.t("last"), ink=0)
        canvas.right(125, _BAR_Y + 2, "%d/%d" % (self._last + 1, game.tricks), ink=0)
        canvas.centre(_SAID_Y, self._said())
        seats.draw_names(canvas, self.app, game, self._player, -1)
        seats.draw_dealer(canvas, game, self._player, hand.dealer, hand.announced)
        if self._last < 0:
            canvas.centre(_TAKER_Y, self.app.t("last.none"))
            return
        trick = hand.played[self._last * game.seats : (self._last + 1) * game.seats]
        leader = hand.leaders[self._last]
        seats.draw_trick(canvas, self._ranks, game, self._player, leader, trick)
        canvas.centre(_TAKER_Y, self._taken())

    def text(self):
        lines = [self.app.t("last")]
        if self._last < 0:
            lines.append(self.app.t("last.none"))
        else:
            lines.append(seats.trick_text(self.app, self._hand, self._last))
            lines.append(self._taken())
        if self._said():
            lines.append(self._said())
        lines.append(hint_line("", self.app.t("do.back")))
        return lines
