"""The discard from a hand with the talon: up to twenty-six cards in two rows, eight to go."""

from micropython import const

from tarocchi.cards import MATTO, SUIT, cards, has, of
from ui import picks
from ui.canvas import width
from ui.cards import PIPS, draw_rank, ranks
from ui.grid import CardGrid
from ui.names import card_name
from ui.screen import HINTS_Y, Screen, bar, hint_line

_ROWS_Y = (14, 35)  # top of a card of each row that may go; one that must stay lies lower
_LOWER = const(2)
_TALL = const(16)
_GAP = const(3)  # between two suits
_WIDE = const(9)


class Exchange(Screen):
    """Left and right move along a row, up and down between them; A picks or puts back.

    With the last card picked, all that are to go are shown together, and only there laid away.
    """

    def __init__(self, app, session):
        super().__init__(app)
        self._session = session
        hand = self._hand = session.hand
        self._deck = session.game.deck
        self._ranks = ranks(app, self._deck)
        self._talon = hand.talon
        held = of(hand.dealt[session.seat] + list(hand.talon))
        self._rows = _in_two_rows(cards(held))
        self._row = 0
        self._at = 0
        self._new = not picks.picked(hand)  # what lay in the talon is to be seen first

    def enter(self):
        self.dirty = True
        if self._new:
            self._new = False
            self._show_talon()

    def _show_talon(self):
        title = self.app.t("talon")
        found = cards(of(self._talon))
        self.app.push(CardGrid(self.app, self._hand.game, title, found))

    def card(self):
        """The card under the cursor."""
        return self._rows[self._row][self._at]

    def raised(self):
        """The cards that stand out: those that may go, and those picked."""
        return cards(self._hand.legal()[:5]) + picks.picked(self._hand)

    def press(self, key):
        row = self._rows[self._row]
        if key == "left" or key == "right":
            self._at = (self._at + (1 if key == "right" else -1)) % len(row)
        elif key == "up" or key == "down":
            self._change_row()
        elif key == "a":
            self._pick()
        elif key == "b":
            if picks.picked(self._hand):
                self._hand.undo()
            else:
                self._show_talon()
        elif key == "hold-b":
            self.app.open("game_menu", "GameMenu")
        self.dirty = True

    def _change_row(self):
        """To the card of the other row that lies nearest."""
        x = self._places(self._row)[self._at]
        self._row = 1 - self._row
        best = None
        for i, other in enumerate(self._places(self._row)):
            if best is None or abs(other - x) < best[0]:
                best = abs(other - x), i
        self._at = best[1]

    def _pick(self):
        card = self.card()
        hand = self._hand
        if has(hand.discard, card):
            picks.put_back(hand, card)
        elif picks.full(hand):
            self._ask()
        else:
            refusal = hand.why_not(card)
            if refusal:
                self.app.open("why", "WhyNot", refusal)
                return
            hand.apply(card)
            if picks.full(hand):
                self._ask()

    def _ask(self):
        self.app.push(Away(self.app, self._session))

    # What is seen

    def _places(self, row):
        """The left edge of each card of a row; the last number is where the row ends."""
        held = self._rows[row]
        breaks = 0
        for i in range(1, len(held)):
            breaks += SUIT[held[i]] != SUIT[held[i - 1]]
        room = 128 - breaks * _GAP
        wide = min(room * 8 // len(held), 8 * _WIDE)  # in eighths of a pixel
        x = (128 - (wide * len(held) // 8 + breaks * _GAP)) // 2
        gaps = 0
        found = []
        for i in range(len(held)):
            if i and SUIT[held[i]] != SUIT[held[i - 1]]:
                gaps += _GAP
            found.append(x + wide * i // 8 + gaps)
        return found

    def draw(self, canvas):
        app = self.app
        hand = self._hand
        number = len(picks.picked(hand))
        bar(canvas, app.t("exchange") % hand.game.discards, "%d/%d" % (number, hand.game.discards))
        raised = self.raised()
        for row in (0, 1):
            for x, card in zip(self._places(row), self._rows[row]):
                self._draw_card(canvas, x, _ROWS_Y[row], card, card in raised)
        x = self._places(self._row)[self._at]
        y = _ROWS_Y[self._row] + _TALL + 1
        for i in range(3):  # an arrow that points up
            canvas.hline(x + 2 - i, y + i, 3 + 2 * i)
        self._draw_keys(canvas)

    def _draw_card(self, canvas, x, y, card, raised):
        ink = 1
        if has(self._hand.discard, card):
            canvas.fill(x, y - 1, 7, _TALL)
            ink = 0
        elif raised:
            canvas.hline(x, y - 1, 7)
        else:
            y += _LOWER
        if card == MATTO:
            canvas.icon(x + 1, y + 1, "matto-tall", ink)
        else:
            draw_rank(canvas, x + 1, y + 1, self._ranks[card], ink)
            canvas.icon(x + 1, y + 9, PIPS[SUIT[card]], ink)

    def _does(self):
        if has(self._hand.discard, self.card()):
            return "do.unpick"
        if picks.full(self._hand):
            return "do.discard"
        return "do.why" if self._hand.why_not(self.card()) else "do.pick"

    def _draw_keys(self, canvas):
        """The chosen card's name with the key that it takes."""
        name = card_name(self.app, self.card(), self._deck)
        x = canvas.icon(0, HINTS_Y - 1, "a") + 2
        x = canvas.text(x, HINTS_Y, name)
        back = self._back()
        if x + 14 + width(back) <= 128:
            left = canvas.right(127, HINTS_Y, back)
            canvas.icon(left - 11, HINTS_Y - 1, "b")

    def _back(self):
        return self.app.t("do.unpick" if picks.picked(self._hand) else "talon")

    def text(self):
        t = self.app.t
        deck = self._deck
        hand = self._hand
        away = picks.picked(hand)
        lines = [
            "%s: %d/%d %s"
            % (
                t("exchange") % hand.game.discards,
                len(away),
                hand.game.discards,
                " ".join([deck.code(card) for card in away]),
            )
        ]
        legal = hand.legal()
        for row in self._rows:
            lines.append(
                " ".join([deck.code(card) + ("*" if has(legal, card) else "") for card in row])
            )
        lines.append("> %s %s" % (deck.code(self.card()), card_name(self.app, self.card(), deck)))
        lines.append(hint_line(t(self._does()), self._back()))
        return lines


class Away(CardGrid):
    """All the cards that are to go, once more together; only here they go."""

    does = "do.discard"
    back = "do.change"

    def __init__(self, app, session):
        title = app.t("exchange.sure") % session.hand.game.discards
        super().__init__(app, session.game, title, cards(session.hand.discard))
        self._session = session

    def press(self, key):
        if key != "a":
            super().press(key)
            return
        self.app.pop()
        picks.lay_away(self._session)
        self.app.pop()


def _in_two_rows(held):
    """The hand in two rows, broken between suits where that leaves the longer row short."""
    best = None
    for i in range(1, len(held)):
        apart = SUIT[held[i]] != SUIT[held[i - 1]]
        longer = max(i, len(held) - i)
        # A break within a suit costs as much as three cards in the longer row.
        cost = longer + (0 if apart else 3)
        if best is None or cost < best[0]:
            best = cost, i
    return held[: best[1]], held[best[1] :]
