"""The table as it is seen: the trick, the seats, what is said, the hand."""

from micropython import const

from tarocchi import signals
from tarocchi.cards import add, cards
from ui import hand_layout, seats, talk
from ui.canvas import width
from ui.cards import TABLE_H, TABLE_W, on_table, ranks
from ui.names import card_name, seat_name
from ui.passing import passing
from ui.screen import Screen
from ui.sides import side_name

_NAME_Y = const(26)


class TableDisplay(Screen):
    """Shows the hand as far as the tempo of ui/table.py has come.

    That is _told things said, _shown cards played, _swept tricks taken.
    """

    def __init__(self, app, session):
        super().__init__(app)
        self._session = session
        self._hand = session.hand
        self._said = talk.of(self._hand)
        self._told = 0
        self._shown = len(self._hand.played)
        self._swept = len(self._hand.winners)
        self._moved = 0  # steps that the trick being swept has gone
        self._message = ""
        self._beside = -1  # a card shown beside the message
        self._signal = 0  # what the player will say with the chosen card
        self._ranks = ranks(app, session.game.deck)
        self._card = (self._held() or [0])[0]
        self._count()

    # Where the display stands

    def _at_rest(self):
        """Whether all cards played were shown, and all tricks taken away."""
        hand = self._hand
        return self._shown == len(hand.played) and self._swept == len(hand.winners)

    def _count(self):
        """Points and tricks of both sides, as far as shown."""
        self._points, self._won = seats.standing(self._hand, self._swept)

    def _leader(self):
        """Who led, or will lead, the trick on display."""
        hand = self._hand
        if self._swept < len(hand.leaders):
            return hand.leaders[self._swept]
        return hand.turn

    def _trick(self):
        """The cards on display."""
        return self._hand.played[self._swept * self._hand.game.seats : self._shown]

    def _full(self):
        """Whether all cards of the trick on display lie there."""
        return len(self._trick()) == self._hand.game.seats

    def _worth(self):
        """What the full trick on display brings the side that takes it."""
        side = self._hand.side_of(self._hand.winners[self._swept])
        return seats.standing(self._hand, self._swept + 1)[0][side] - self._points[side]

    def _held(self):
        """The player's cards as far as shown, in the order of the hand."""
        hand = self._hand
        held = list(hand.seen_by(self._session.seat))
        for place in range(self._shown, len(hand.played)):
            if hand.player_of(place) == self._session.seat:
                add(held, hand.played[place])
        return cards(held)

    def _mine(self):
        """Whether the player may play a card now."""
        return (
            self._session.phase == "player"
            and self._hand.phase == "play"
            and self._told == len(self._said)
            and not self._message
            and self._at_rest()
        )

    def _turn(self):
        """The seat that the table waits for; -1 while a trick lies full."""
        if self._message or self._full() or self._told < len(self._said):
            return -1
        if self._shown == len(self._hand.played):
            return self._hand.turn
        return (self._leader() + len(self._trick())) % self._hand.game.seats

    def raised(self):
        """The cards that stand out because the player may play them now."""
        return cards(self._hand.legal()[:5]) if self._mine() else []

    def _signals(self):
        """The signals that the player may make with the chosen card, as a list."""
        card = self._card
        if not self._mine() or self._hand.why_not(card):
            return []
        return signals.allowed(self._hand, card)

    def _sides(self):
        """(side, its name) of the player's side and the other; nothing before there are two."""
        hand = self._hand
        player = self._session.seat
        us = hand.side_of(player)
        if len({hand.side_of(seat) for seat in range(hand.game.seats)}) == 1:
            return []
        return [(side, side_name(self.app, hand, player, side)) for side in (us, 1 - us)]

    # In words

    def _name(self, seat):
        return seat_name(self.app, seat, self._hand.game)

    def _named(self):
        """The chosen card's name with the signal that will go with it, or that alone."""
        name = card_name(self.app, self._card, self._hand.game.deck)
        if not self._signal:
            return name
        word = self.app.t("signal." + signals.NAMES[self._signal])
        both = "%s, %s" % (name, word)
        return both if width(both) <= 104 else word

    def _discarding(self):
        return self.app.t("table.discarding") % self._name(self._hand.dealer)

    def text(self):
        return passing("ui.table_text", "ui.trick_text").lines(self)

    # In pixels

    def draw(self, canvas):
        app = self.app
        hand = self._hand
        game = hand.game
        player = self._session.seat
        trick = self._trick()
        held = self._held()
        self._draw_sides(canvas)
        seats.draw_names(canvas, app, game, player, self._turn())
        seats.draw_contract(canvas, app, hand, player)
        seats.draw_trick(canvas, self._ranks, game, player, self._leader(), trick, self._moved)
        if self._full() and not self._moved:
            seats.draw_worth(canvas, self._worth())
        elif not self._moved:
            first = self._shown - len(trick)
            made = hand.signals[first : self._shown]
            seats.draw_gesture(canvas, game, player, self._leader(), made)
        if self._message or hand.phase == "discard":
            self._draw_said(canvas, self._message or self._discarding())
        elif held and (player - self._leader()) % game.seats >= len(trick):
            self._draw_name(canvas)
        elif hand.dealer == player:
            seats.draw_chip(canvas, seats.OWN_CHIP_X, _NAME_Y - 1, hand.announced)
        if hand.dealer != player:
            announced = hand.announced if self._told else -1
            seats.draw_dealer(canvas, game, player, hand.dealer, announced)
        if held:
            at = held.index(self._card)
            hand_layout.draw(canvas, self._ranks, held, at, self.raised())
            if self._signal:
                hand_layout.draw_mark(canvas, len(held), at, signals.NAMES[self._signal])

    def _draw_sides(self, canvas):
        ours = True
        for side, name in self._sides():
            standing = self._points[side], self._won[side]
            seats.draw_side(canvas, self.app, name, ours, standing[0], standing[1])
            ours = False

    def _draw_said(self, canvas, words):
        """What is being said at the table, in place of the chosen card's name."""
        canvas.fill(0, _NAME_Y - 2, 128, TABLE_H)
        if self._beside < 0:
            canvas.centre(_NAME_Y, words, ink=0)
            return
        x = (128 - width(words) - TABLE_W - 3) // 2
        x = canvas.text(x, _NAME_Y, words, ink=0) + 2
        card = self._beside
        on_table(canvas, x, _NAME_Y - 2, card, self._ranks[card], False)

    def _draw_name(self, canvas):
        """The chosen card's name, where the player's card will lie, and the keys that it takes."""
        hand = self._hand
        name = self._named()
        mine = self._mine()
        refused = mine and hand.why_not(self._card)
        wide = width(name) + (12 if mine else 0) + (6 if refused else 0)
        signal = ""
        if self._signals():
            wide += 12
            if not self._signal and wide + width(self.app.t("do.signal")) <= 128:
                signal = self.app.t("do.signal")
                wide += width(signal)
        dealt = hand.dealer == self._session.seat and wide + seats.CHIP_W + 2 <= 128
        if dealt:
            wide += seats.CHIP_W + 2
        x = (128 - wide) // 2
        if dealt:
            seats.draw_chip(canvas, x, _NAME_Y - 1, hand.announced)
            x += seats.CHIP_W + 2
        if mine and not refused:
            x = canvas.icon(x, _NAME_Y - 1, "a") + 3
        x = canvas.text(x, _NAME_Y, name)
        if refused:
            canvas.text(canvas.icon(x + 2, _NAME_Y - 1, "pad-down") + 1, _NAME_Y, "?")
        elif self._signals():
            canvas.text(canvas.icon(x + 2, _NAME_Y - 1, "b") + 2, _NAME_Y, signal)
