"""Looking back at a finished hand step by step, with all hands open."""

from micropython import const

from tarocchi.cards import TRUMPS, add, cards, has, of, remove
from tarocchi.signals import NAMES
from ui import card_line
from ui.cards import ranks
from ui.names import seat_name
from ui.screen import ROWS_Y, Screen, bar, hint_line

_HAND_X = const(10)
_CAPTION_Y = const(55)
_GAPS = ((2, 2), (2, 1), (1, 1))  # between trumps, between the cards of a suit

DEAL, DECLARED, TRICK, GIFT, TALON = range(5)


class LookBack(Screen):
    """A row a seat; the cards that this step is about and the seat that takes are inverted.

    The steps: the deal with what was laid away, what was declared, trick by trick, the card given
    for the Matto, where the talon of a solo went.
    """

    def __init__(self, app):
        super().__init__(app)
        hand = self._hand = app.session.hand
        self._ranks = ranks(app, hand.game.deck)
        self._tricks = len(hand.winners)
        self._steps = [(DEAL, 0)]
        if any(any(shown) for shown in hand.declared):
            self._steps.append((DECLARED, 0))
        self._steps += [(TRICK, number) for number in range(1, self._tricks + 1)]
        if hand.gift >= 0:
            self._steps.append((GIFT, self._tricks + 1))
        if hand.contract == "solo" and self._tricks:
            self._steps.append((TALON, self._tricks + 1))
        self._at = 0
        # Three hands are longer than four, and there is room for two lines of each.
        self._two_lines = hand.game.seats < 4
        self._pitch = 17 if self._two_lines else 10

    def press(self, key):
        last = len(self._steps) - 1
        if key == "b" or (key == "a" and self._at == last):
            self.app.pop()
        elif key == "right" or key == "a":
            self._at = min(self._at + 1, last)
        elif key == "left":
            self._at = max(self._at - 1, 0)
        self.dirty = True

    # What this step is about

    def _open_hands(self):
        """What each seat holds in this step, five masks each."""
        hand = self._hand
        _, number = self._steps[self._at]
        held = [of(dealt) for dealt in hand.dealt]
        if hand.contract == "gioco":
            for card in hand.talon:
                add(held[hand.declarer], card)
        discarder = hand.game.discarder(hand)
        if discarder >= 0 and not self._shows_discard():
            for card in cards(hand.discard):
                remove(held[discarder], card)
        for place in range((number - 1) * hand.game.seats):
            remove(held[hand.player_of(place)], hand.played[place])
        return held

    def _shows_discard(self):
        """Whether the cards laid away are marked in the row; otherwise the caption has them."""
        return self._at == 0 and self._two_lines

    def _marked(self):
        """The cards of each seat that this step is about, five masks each."""
        hand = self._hand
        step, number = self._steps[self._at]
        seats = hand.game.seats
        if step == DECLARED:
            return hand.declared
        marked = [[0, 0, 0, 0, 0] for _ in range(seats)]
        if step == DEAL and self._two_lines and any(hand.discard):
            marked[hand.game.discarder(hand)] = hand.discard
        elif step == TRICK:
            for place in range((number - 1) * seats, number * seats):
                add(marked[hand.player_of(place)], hand.played[place])
        return marked

    def _winner(self):
        step, number = self._steps[self._at]
        return self._hand.winners[number - 1] if step == TRICK else -1

    def _signal_words(self, name):
        """The word that went with a card of this trick, "" without; name(seat) as below."""
        hand = self._hand
        step, number = self._steps[self._at]
        if step == TRICK:
            seats = hand.game.seats
            for place in range((number - 1) * seats, number * seats):
                if hand.signals[place]:
                    said = self.app.t("signal." + NAMES[hand.signals[place]])
                    return "%s: %s" % (name(hand.player_of(place)), said)
        return ""

    def _caption(self, name):
        """This step in words; name(seat) is how seats are called there."""
        hand = self._hand
        t = self.app.t
        step, number = self._steps[self._at]
        if step == DEAL:
            if hand.talon:
                return t("look.talon")
            return t("look.discard") % name(hand.dealer)
        if step == DECLARED:
            said = []
            for seat, shown in enumerate(hand.declared):
                if any(shown):
                    points = hand.game.combinations(hand.options, shown).points
                    said.append("%s %d" % (name(seat), points))
            return t("row.declared") + ": " + ", ".join(said)
        if step == GIFT:
            return t("look.gift") % name(hand.matto_seat)
        if step == TALON:
            return t("look.talon.to") % name(hand.winners[-1])
        value = hand.game.deck.value
        first = (number - 1) * hand.game.seats
        points = sum([value[card] for card in hand.played[first : first + hand.game.seats]])
        return t("look.trick") % (name(hand.leaders[number - 1]), name(self._winner()), points)

    def _caption_cards(self):
        """The cards that stand behind the caption, five masks."""
        hand = self._hand
        step, _ = self._steps[self._at]
        if step == GIFT:
            return of([hand.gift])
        if step == TALON or (step == DEAL and hand.talon):
            return of(hand.talon)
        return hand.discard if step == DEAL else [0, 0, 0, 0, 0]

    def _name(self, seat):
        return seat_name(self.app, seat, self._hand.game)

    def _initial(self, seat):
        return self._name(seat)[0]

    def _number(self):
        _, number = self._steps[self._at]
        return "%d/%d" % (min(number, self._tricks), self._tricks)

    # What is seen

    def draw(self, canvas):
        marked = self._marked()
        y = ROWS_Y + 2
        for seat, held in enumerate(self._open_hands()):
            name = self._initial(seat)
            if seat == self._winner():
                canvas.fill(0, y - 1, 9, 9)
            canvas.centre(y, name, ink=0 if seat == self._winner() else 1, x0=0, x1=8)
            line = y
            for signs in self._laid_out(held):
                for x, sign, card in signs:
                    chosen = card >= 0 and has(marked[seat], card)
                    card_line.draw(canvas, x, line, sign, chosen)
                line += 9
            y += self._pitch
        if self._two_lines:
            words = self._caption(self._initial)
            signal = self._signal_words(self._initial)
            if signal:  # it takes the place of who leads
                words = signal + words[words.find(",") :]
            bar(canvas, words, self._number() if self._winner() >= 0 else "")
            self._draw_caption_cards(canvas, 1, 0)
        else:
            bar(canvas, self._signal_words(self._name) or self.app.t("look"), self._number())
            canvas.text(1, _CAPTION_Y, self._caption(self._name))
            self._draw_caption_cards(canvas, _CAPTION_Y, 1)

    def _draw_caption_cards(self, canvas, y, ink):
        """The caption's cards at the right, the pip of each suit in front of its ranks."""
        signs = []
        masks = self._caption_cards()
        for suit in (TRUMPS, 0, 1, 2, 3):
            held = _of_suit(masks, suit)
            if held and suit < TRUMPS:
                signs.append(card_line.PIPS[suit])
            signs += [card_line.sign(self._ranks, card) for card in held]
        x = 127 - sum([card_line.sign_width(sign) + 2 for sign in signs])
        for sign in signs:
            x = card_line.draw(canvas, x, y, sign, ink=ink) + 2

    def _laid_out(self, held):
        """A hand as lines of (x, sign, card or -1 for a pip): the trumps first, then the suits."""
        # Two pixels between cards read better than one, but a long hand leaves no room for them.
        room = 2 if self._two_lines else 1
        for trump_gap, gap in _GAPS:
            lines = self._lines(held, trump_gap, gap)
            if len(lines) <= room:
                break
        return lines

    def _lines(self, held, trump_gap, gap):
        lines = [[]]
        x = _HAND_X
        for suit in (TRUMPS, 0, 1, 2, 3):
            group = [(card_line.sign(self._ranks, card), card) for card in _of_suit(held, suit)]
            if suit < TRUMPS and group:
                group.insert(0, (card_line.PIPS[suit], -1))
                x += 1
            between = trump_gap if suit == TRUMPS else gap
            wide = sum([card_line.sign_width(sign) + between for sign, _ in group])
            if x + wide > 129 and x > _HAND_X + 1:
                lines.append([])
                x = _HAND_X
            for sign, card in group:
                wide = card_line.sign_width(sign)
                if x + wide > 128:
                    lines.append([])
                    x = _HAND_X
                lines[-1].append((x, sign, card))
                x += wide + (between if card >= 0 else 1)
        return lines

    def text(self):
        hand = self._hand
        deck = hand.game.deck
        t = self.app.t
        lines = ["%s (%s)" % (t("look"), self._number())]
        marked = self._marked()
        for seat, held in enumerate(self._open_hands()):
            codes = []
            for card in cards(held):
                code = deck.code(card)
                codes.append("[" + code + "]" if has(marked[seat], card) else code)
            lines.append(self._name(seat) + ": " + " ".join(codes))
        caption = self._caption(self._name)
        behind = self._caption_cards()
        if any(behind):
            caption += ": " + deck.codes(behind)
        signal = self._signal_words(self._name)
        if signal:
            lines.append(signal)
        lines.append(caption)
        lines.append(hint_line(t("do.on"), t("do.back")))
        return lines


def _of_suit(masks, suit):
    return cards([mask if s == suit else 0 for s, mask in enumerate(masks)])
