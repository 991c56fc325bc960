"""Looking back at a finished hand trick by trick, with all four hands open."""

from micropython import const

from tarocchi.cards import LOWEST_TRUMP, MATTO, SUIT, TRUMPS, cards, of, remove
from ui.canvas import icon_width, width
from ui.cards import ranks
from ui.names import seat_name
from ui.screen import Screen, bar, hint_line

_ROW_Y = const(12)
_ROW = const(10)
_HAND_X = const(10)
_CAPTION_Y = const(55)
_GAPS = ((2, 2), (2, 1), (1, 1))  # between trumps, between the cards of a suit
_PIPS = ("swords", "batons", "cups", "coins")


class LookBack(Screen):
    """A row a seat; the card played to the trick and the seat that won it are inverted.

    Before the first trick stands the discard.
    """

    def __init__(self, app):
        super().__init__(app)
        self._hand = app.session.hand
        self._ranks = ranks(app, self._hand.game.deck)
        self._at = 0  # the number of the trick, 0 for the discard

    def press(self, key):
        last = len(self._hand.winners)
        if key == "b" or (key == "a" and self._at == last):
            self.app.pop()
        elif key == "right" or key == "a":
            self._at = min(self._at + 1, last)
        elif key == "left":
            self._at = max(self._at - 1, 0)
        self.dirty = True

    def _open_hands(self):
        """What each seat holds as this trick begins, five masks each."""
        hand = self._hand
        held = [of(dealt) for dealt in hand.dealt]
        for card in cards(hand.discard):
            remove(held[hand.dealer], card)
        for place in range((self._at - 1) * hand.game.seats):
            remove(held[hand.player_of(place)], hand.played[place])
        return held

    def _trick(self):
        """The card of each seat in this trick; -1 in the discard."""
        hand = self._hand
        seats = hand.game.seats
        played = [-1] * seats
        if self._at:
            for place in range((self._at - 1) * seats, self._at * seats):
                played[hand.player_of(place)] = hand.played[place]
        return played

    def _winner(self):
        return self._hand.winners[self._at - 1] if self._at else -1

    def _caption(self):
        hand = self._hand
        app = self.app
        if not self._at:
            return app.t("look.discard") % seat_name(app, hand.dealer, hand.game)
        points = sum([hand.game.deck.value[card] for card in self._trick()])
        return app.t("look.trick") % (
            seat_name(app, hand.leaders[self._at - 1], hand.game),
            seat_name(app, self._winner(), hand.game),
            points,
        )

    def draw(self, canvas):
        hand = self._hand
        bar(canvas, self.app.t("look"), "%d/%d" % (self._at, len(hand.winners)))
        y = _ROW_Y
        played = self._trick()
        for seat, held in enumerate(self._open_hands()):
            name = seat_name(self.app, seat, hand.game)[0]
            if seat == self._winner():
                canvas.fill(0, y - 1, 9, 9)
                canvas.centre(y, name, ink=0, x0=0, x1=8)
            else:
                canvas.centre(y, name, x0=0, x1=8)
            self._draw_hand(canvas, y, held, played[seat])
            y += _ROW
        x = canvas.text(1, _CAPTION_Y, self._caption())
        if not self._at:
            for card in cards(hand.discard):
                x = self._card(canvas, x + 4, _CAPTION_Y, card, False) + 1
                if card < LOWEST_TRUMP:
                    x = canvas.icon(x, _CAPTION_Y + 1, _PIPS[SUIT[card]])

    def _draw_hand(self, canvas, y, held, played):
        """One seat's row: trumps first, without a pip, then the suits."""
        # Two pixels between cards read better than one; fifteen cards leave room for one.
        for trump_gap, gap in _GAPS:
            if self._hand_width(held, trump_gap, gap) <= 129 - _HAND_X:  # it ends in a gap
                break
        x = _HAND_X
        for card in _of_suit(held, TRUMPS):
            x = self._card(canvas, x, y, card, card == played) + trump_gap
        for suit in range(4):
            if held[suit]:
                x = canvas.icon(x + 1, y + 1, _PIPS[suit]) + 1
                for card in _of_suit(held, suit):
                    x = self._card(canvas, x, y, card, card == played) + gap

    def _hand_width(self, held, trump_gap, gap):
        wide = sum([icon_width(_PIPS[suit]) + 2 for suit in range(4) if held[suit]])
        for card in cards(held):
            wide += _width(self._rank(card)) + (gap if card < LOWEST_TRUMP else trump_gap)
        return wide

    def _rank(self, card):
        """What stands for a card's rank: a name of art/ or letters."""
        return "matto" if card == MATTO else self._ranks[card]

    def _card(self, canvas, x, y, card, chosen):
        """Draw a rank, inverted if chosen; return the x after it."""
        name = self._rank(card)
        wide = _width(name)
        if chosen:
            canvas.fill(x - 1, y - 1, wide + 2, 9)
        if len(name) > 1:
            canvas.icon(x, y + (card == MATTO), name, ink=1 - chosen)
        else:
            canvas.text(x, y, name, ink=1 - chosen)
        return x + wide

    def text(self):
        hand = self._hand
        deck = hand.game.deck
        t = self.app.t
        lines = ["%s (%d/%d)" % (t("look"), self._at, len(hand.winners))]
        played = self._trick()
        for seat, held in enumerate(self._open_hands()):
            codes = []
            for card in cards(held):
                code = deck.code(card)
                codes.append("[" + code + "]" if card == played[seat] else code)
            lines.append(seat_name(self.app, seat, hand.game) + ": " + " ".join(codes))
        caption = self._caption()
        if not self._at:
            caption += ": " + deck.codes(hand.discard)
        lines.append(caption)
        lines.append(hint_line(t("do.on"), t("do.back")))
        return lines


def _of_suit(masks, suit):
    return cards([mask if s == suit else 0 for s, mask in enumerate(masks)])


def _width(name):
    return icon_width(name) if len(name) > 1 else width(name)
