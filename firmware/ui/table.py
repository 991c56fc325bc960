"""The table: the trick, the seats, the hand, and the tempo at which the others play."""

from micropython import const

from tarocchi.cards import add, cards, has
from ui import hand_layout, seats
from ui.canvas import width
from ui.cards import ranks
from ui.names import card_name, seat_name
from ui.screen import Screen, hint_line

# Milliseconds from card to card. How long a bot thinks must not show, so it thinks meanwhile.
_PACE = {"slow": 1500, "normal": 800, "fast": 300}
_CLAIM_PACE = const(150)
_SWEEP_MS = const(60)  # between two steps of a trick that is taken away
_SWEEP_STEPS = const(4)
_NAME_Y = const(26)


class Table(Screen):
    """Shows the hand as far as the tempo has come: _shown cards played, _swept tricks taken."""

    busy = True

    def __init__(self, app, session):
        super().__init__(app)
        self._session = session
        self._hand = session.hand
        self._shown = len(self._hand.played)
        self._swept = len(self._hand.winners)
        self._moved = 0  # steps that the trick being swept has gone
        self._told = self._shown > 0  # the dealer's announcement was shown
        self._message = ""
        self._asked = False  # whether the rest should be claimed, once a hand
        self._due = 0
        self._ranks = ranks(app, session.game.deck)
        self._card = (self._held() or [0])[0]
        self._count()

    def enter(self):
        self._change(2 * self._pace() if self._hand.phase == "discard" else 0)

    # Where the display stands

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

    def _held(self):
        """The player's cards as far as shown, in the order of the hand."""
        hand = self._hand
        held = list(hand.hands[self._session.seat])
        for place in range(self._shown, len(hand.played)):
            if hand.player_of(place) == self._session.seat:
                add(held, hand.played[place])
        return cards(held)

    def _mine(self):
        """Whether the player may play a card now."""
        return (
            self._session.phase == "player"
            and self._hand.phase == "play"
            and self._told
            and not self._message
            and self._shown == len(self._hand.played)
            and self._swept == len(self._hand.winners)
        )

    def _turn(self):
        """The seat that the table waits for; -1 while a trick lies full."""
        if self._message or self._full() or self._hand.phase == "discard":
            return -1
        if self._shown == len(self._hand.played):
            return self._hand.turn
        return (self._leader() + len(self._trick())) % self._hand.game.seats

    def raised(self):
        """The cards that stand out because the player may play them now."""
        return cards(self._hand.legal()[:5]) if self._mine() else []

    def _settle_cursor(self):
        """Keep the cursor on a card of the hand; when it is the player's turn, on a legal one."""
        held = self._held()
        if not held:
            return
        legal = self._hand.legal() if self._mine() else None
        best = None
        for i in range(len(held)):
            if legal is None or has(legal, held[i]):
                # Nearest in the order of the pack, which is nearest in the hand.
                far = abs(held[i] - self._card)
                if best is None or far < best[0]:
                    best = far, held[i]
        self._card = best[1]

    # Time

    def _wait(self, milliseconds):
        self.busy = True
        self._due = self.app.clock.add(self.app.clock.ticks_ms(), milliseconds)

    def _pace(self):
        if self._session.autoplay:
            return _CLAIM_PACE
        return _PACE[self.app.settings["speed"]]

    def tick(self, now):
        session = self._session
        ahead = len(self._hand.played) - self._shown
        if session.phase == "bot" and ahead == 0:
            session.think()
        if self.app.clock.diff(now, self._due) < 0:
            return
        if self._message:
            self._message = ""
            self._change(0)
        elif self._hand.phase == "discard":
            if session.phase == "player":
                self.app.open("discard", "Discard", session)
        elif not self._told:
            self._told = True
            self._message = self._announcement()
            self._change(2 * self._pace())
        elif self._full():
            self._sweep()
        elif ahead:
            self._shown += 1
            self._change(self._pace() + (self._pace() // 2 if self._full() else 0))
        elif self._hand.turn < 0:
            self.app.end_hand()
        elif session.phase == "player" and self.busy:
            self._ready()

    def _change(self, wait):
        self.dirty = True
        self._settle_cursor()
        self._wait(wait)

    def _sweep(self):
        """One step of the full trick towards the seat that takes it."""
        self._moved += 1
        if self._moved < _SWEEP_STEPS:
            self._change(_SWEEP_MS)
            return
        self._moved = 0
        self._swept += 1
        self._count()
        self._change(self._pace() // 2)

    def _ready(self):
        """The table waits for the player, unless the rest of the tricks is certain."""
        claim = self.app.settings["claim"]
        if claim != "never" and not self._asked and self._session.claimable():
            self._asked = True
            if claim == "always":
                self._session.claim()
            else:
                self.app.open("claim", "Claim")
            return
        self.busy = False
        if self.app.settings["help"] == "on":  # once: it can be called up again by down
            self.app.settings["help"] = "off"
            self.app.settings.save()
            self._explain()

    # Keys

    def press(self, key):
        if key == "hold-b":
            self.app.open("game_menu", "GameMenu")
        elif key == "left" or key == "right":
            held = self._held()
            if held:
                at = held.index(self._card) + (1 if key == "right" else -1)
                self._card = held[at % len(held)]
                self.dirty = True
        elif key == "up":
            self.app.open("last_trick", "LastTrick", self._session, self._swept)
        elif self._mine():
            self._act(key)
        elif self._message or self._full():
            self._skip()
        elif key == "down":
            self._explain()

    def _act(self, key):
        """A plays the chosen card, down says why it may not be played."""
        refusal = self._hand.why_not(self._card)
        if key == "b":
            return
        if refusal:
            self.app.open("why", "WhyNot", refusal)
        elif key == "a":
            self._session.play([self._card])
            self._shown += 1
            self._change(self._pace())
        else:
            self._explain()

    def _skip(self):
        """A press takes away at once what would go by itself."""
        self._message = ""
        if self._full():
            self._moved = _SWEEP_STEPS - 1
        self._due = self.app.clock.ticks_ms()
        self.dirty = True

    def _explain(self):
        from ui.widgets import Notice

        self.app.push(Notice(self.app, self.app.t("table.help")))

    # What is seen

    def draw(self, canvas):
        app = self.app
        hand = self._hand
        game = hand.game
        player = self._session.seat
        us = hand.side_of(player)
        trick = self._trick()
        held = self._held()
        seats.draw_side(canvas, app, True, self._points[us], self._won[us])
        seats.draw_side(canvas, app, False, self._points[1 - us], self._won[1 - us])
        seats.draw_names(canvas, app, game, player, self._turn())
        seats.draw_trick(canvas, self._ranks, game, player, self._leader(), trick, self._moved)
        if self._full() and not self._moved:
            seats.draw_worth(canvas, self._worth())
        said = self._said()
        if said:
            canvas.fill(0, _NAME_Y - 2, 128, 11)
            canvas.centre(_NAME_Y, said, ink=0)
        elif held and (player - self._leader()) % game.seats >= len(trick):
            self._draw_name(canvas)
        elif hand.dealer == player:
            seats.draw_chip(canvas, seats.OWN_CHIP_X, _NAME_Y - 1, hand.announced)
        if hand.dealer != player:
            announced = hand.announced if self._told else -1
            seats.draw_dealer(canvas, game, player, hand.dealer, announced)
        if held:
            hand_layout.draw(canvas, self._ranks, held, held.index(self._card), self.raised())

    def _said(self):
        """What is being said at the table, in place of the chosen card's name."""
        if self._hand.phase == "discard":
            return self._discarding()
        return self._message

    def _draw_name(self, canvas):
        """The chosen card's name, where the player's card will lie, and the key that it takes."""
        hand = self._hand
        name = card_name(self.app, self._card, hand.game.deck)
        refused = self._mine() and hand.why_not(self._card)
        wide = width(name) + (12 if self._mine() else 0) + (6 if refused else 0)
        dealt = hand.dealer == self._session.seat
        if dealt:
            wide += seats.CHIP_W + 2
        x = (128 - wide) // 2
        if dealt:
            seats.draw_chip(canvas, x, _NAME_Y - 1, hand.announced)
            x += seats.CHIP_W + 2
        if self._mine() and not refused:
            x = canvas.icon(x, _NAME_Y - 1, "a") + 3
        x = canvas.text(x, _NAME_Y, name)
        if refused:
            canvas.text(canvas.icon(x + 2, _NAME_Y - 1, "pad-down") + 1, _NAME_Y, "?")

    def _worth(self):
        """What the full trick on display brings the side that takes it."""
        side = self._hand.side_of(self._hand.winners[self._swept])
        return seats.standing(self._hand, self._swept + 1)[0][side] - self._points[side]

    def _discarding(self):
        return self.app.t("table.discarding") % self._name(self._hand.dealer)

    def _announcement(self):
        """What the dealer tells everybody of the discard."""
        hand = self._hand
        return self.app.t("table.discards.%d" % hand.announced) % self._name(hand.dealer)

    def _name(self, seat):
        return seat_name(self.app, seat, self._hand.game)

    def text(self):
        t = self.app.t
        hand = self._hand
        deck = hand.game.deck
        us = hand.side_of(self._session.seat)
        lines = []
        for side, label in ((us, "we"), (1 - us, "they")):
            standing = (t(label), self._points[side], t("tricks"), self._won[side])
            lines.append("%s: %d, %s: %d" % standing)
        if self._told:
            lines.append(self._announcement())
        else:
            lines.append(self._discarding())
        if self._swept:
            lines.append(seats.trick_text(self.app, hand, self._swept - 1))
        trick = self._trick()
        for i in range(len(trick)):
            seat = (self._leader() + i) % hand.game.seats
            name = card_name(self.app, trick[i], deck)
            lines.append("%s: %s %s" % (self._name(seat), deck.code(trick[i]), name))
        raised = self.raised()
        held = self._held()
        codes = [deck.code(card) + ("*" if card in raised else "") for card in held]
        lines.append("%s: %s" % (t("table.hand"), " ".join(codes)))
        if held:
            name = card_name(self.app, self._card, deck)
            lines.append("> %s %s" % (deck.code(self._card), name))
        if self._mine():
            lines.append(hint_line(t("do.play") if self._card in raised else t("do.why")))
        return lines
