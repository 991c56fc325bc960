"""What one may look up at the table: the last trick, the last signal, what each laid down."""

from micropython import const

from ui import seats, talk
from ui.canvas import wrap
from ui.cards import on_table, ranks
from ui.names import seat_name
from ui.passing import passing
from ui.screen import LINE, ROWS_Y, Screen, bar, hint_line

_BAR_Y = const(36)
_TAKER_Y = const(47)
_SAID_Y = const(55)


class LastTrick(Screen):
    """Left and right turn pages where there are more than one; any other key goes back.

    tricks and shown are how many tricks were taken away, and how many cards played, on the
    table's display.
    """

    def __init__(self, app, session, tricks=None, shown=None):
        super().__init__(app)
        hand = session.hand
        last = (len(hand.winners) if tricks is None else tricks) - 1
        self._pages = [_Trick(app, session, last)] + _signal_page(app, hand, shown)
        laid = [saying[1] for saying in talk.of(hand) if saying[0] == "declare" and saying[2]]
        if laid:
            from ui.laid import Laid

            self._pages += [Laid(app, session, seat) for seat in laid]
        # What was laid down is all there is to see before the first trick is over.
        self._at = 1 if last < 0 and len(self._pages) > 1 else 0

    def press(self, key):
        count = len(self._pages)
        page = self._pages[self._at]
        if count > 1 and key in ("left", "right"):
            self._at = (self._at + (1 if key == "right" else -1)) % count
        elif not (key in ("up", "down") and page.scroll(1 if key == "down" else -1)):
            self.app.pop()
        self.dirty = True

    def draw(self, canvas):
        self._pages[self._at].draw_page(canvas, "◀ ▶" if len(self._pages) > 1 else "")

    def text(self):
        number = " (%d/%d)" % (self._at + 1, len(self._pages)) if len(self._pages) > 1 else ""
        lines = self._pages[self._at].page_text()
        lines[0] += number
        lines.append(hint_line("", self.app.t("do.back")))
        return lines


class _Trick:
    """A finished trick as it lay, who took it, and what the dealer or the declarer said."""

    def __init__(self, app, session, number):
        self.app = app
        self._hand = session.hand
        self._player = session.seat
        self._ranks = ranks(app, session.game.deck)
        self._number = number

    def scroll(self, step):
        """Nothing moves here."""
        return False

    def _said(self):
        """The announced discard or the contract, or nothing."""
        hand = self._hand
        if hand.announced >= 0:
            return talk.words(self.app, hand, ("discard", hand.dealer, hand.announced))
        if hand.declarer >= 0:
            return talk.words(self.app, hand, ("call", hand.declarer, hand.contract))
        return ""

    def _taken(self):
        """Who took the trick and what it brought."""
        hand = self._hand
        winner = hand.winners[self._number]
        side = hand.side_of(winner)
        before, after = [seats.standing(hand, self._number + i)[0][side] for i in (0, 1)]
        name = seat_name(self.app, winner, hand.game)
        return self.app.t("last.takes") % (name, after - before)

    def draw_page(self, canvas, more):
        """Draw all of it; more marks that there are other pages."""
        hand = self._hand
        game = hand.game
        canvas.fill(0, _BAR_Y, 128, 10)
        x = canvas.text(2, _BAR_Y + 1, self.app.t("last"), ink=0)
        canvas.text(x + 5, _BAR_Y + 1, more, ink=0)
        canvas.right(125, _BAR_Y + 1, "%d/%d" % (self._number + 1, game.tricks), ink=0)
        canvas.centre(_SAID_Y, self._said())
        seats.draw_names(canvas, self.app, game, self._player, -1)
        seats.draw_dealer(canvas, game, self._player, hand.dealer, hand.announced)
        if self._number < 0:
            canvas.centre(_TAKER_Y, self.app.t("last.none"))
            return
        first = self._number * game.seats
        trick = hand.played[first : first + game.seats]
        made = hand.signals[first : first + game.seats]
        leader = hand.leaders[self._number]
        seats.draw_trick(canvas, self._ranks, game, self._player, leader, trick)
        seats.draw_gesture(canvas, game, self._player, leader, made)
        canvas.centre(_TAKER_Y, self._taken())

    def page_text(self):
        """The page in words."""
        lines = [self.app.t("last")]
        if self._number < 0:
            lines.append(self.app.t("last.none"))
        else:
            words = passing("ui.trick_text")
            lines.append(words.trick_text(self.app, self._hand, self._number))
            lines.append(self._taken())
        if self._said():
            lines.append(self._said())
        return lines


class _Signal:
    """The last signal: the gesture, the card, who made it and what it asks for."""

    def __init__(self, app, hand, place):
        self.app = app
        self._deck = hand.game.deck
        self._card = hand.played[place]
        self._rank = ranks(app, self._deck)[self._card]
        self._gesture = seats.GESTURES[hand.signals[place]]
        self._words = talk.signal_words(app, hand, hand.player_of(place), hand.signals[place])
        meaning = self._gesture
        if meaning == "striscio" and hand.options["striscio"] == "tournament":
            meaning += ".tournament"
        self._meaning = app.t("means." + meaning)

    def scroll(self, step):
        """Nothing moves here."""
        return False

    def draw_page(self, canvas, more):
        """Draw all of it; more marks that there are other pages."""
        bar(canvas, self.app.t("last.signal"), more)
        on_table(canvas, 2, ROWS_Y + 3, self._card, self._rank, False)
        canvas.icon(24, ROWS_Y + 4, self._gesture)
        canvas.text(38, ROWS_Y + 5, self._words)
        y = ROWS_Y + 18
        for line in wrap(self._meaning, 124):
            canvas.text(2, y, line)
            y += LINE

    def page_text(self):
        """The page in words."""
        card = self._deck.code(self._card)
        return [self.app.t("last.signal"), "%s (%s)" % (self._words, card), self._meaning]


def _signal_page(app, hand, shown):
    """A list of the page of the last signal among so many cards, empty without any."""
    for place in range((len(hand.played) if shown is None else shown) - 1, -1, -1):
        if hand.signals[place]:
            return [_Signal(app, hand, place)]
    return []
