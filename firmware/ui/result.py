"""How a hand or a match ended: the totals and the winner in words, then the count row by row."""

from tarocchi import deals
from tarocchi.cards import cards
from tarocchi.result import sweeper
from ui.canvas import BIG
from ui.names import points
from ui.screen import Screen, bar, hint_line, hints
from ui.sheet import Sheet


class Verdict(Screen):
    """Two totals in large figures and a sentence."""

    title = ""  # a key of the texts
    does = "do.on"
    back = ""

    def totals(self):
        """Our and their half points."""

    def sentence(self):
        """Who wins, in words."""
        ours, theirs = self.totals()
        if ours == theirs:
            return self.app.t("drawn")
        return self.app.t("won" if ours > theirs else "lost") % points(abs(ours - theirs))

    def draw(self, canvas):
        t = self.app.t
        ours, theirs = self.totals()
        bar(canvas, t(self.title), self.note())
        canvas.centre(13, t("we"), x0=0, x1=63)
        canvas.centre(13, t("they"), x0=64)
        canvas.vline(63, 14, 24)
        canvas.centre(24, points(ours), BIG, x0=0, x1=63)
        canvas.centre(24, points(theirs), BIG, x0=64)
        canvas.centre(42, self.sentence())
        hints(canvas, t(self.does), t(self.back) if self.back else "")

    def note(self):
        """What stands at the right of the bar."""
        return ""

    def text(self):
        t = self.app.t
        ours, theirs = self.totals()
        back = t(self.back) if self.back else ""
        return [
            (t(self.title) + " " + self.note()).strip(),
            "%s: %s, %s: %s" % (t("we"), points(ours), t("they"), points(theirs)),
            self.sentence(),
            hint_line(t(self.does), back),
        ]


class HandResult(Verdict):
    """Counts the hand that is over; A shows the count, B looks back."""

    title = "result"
    does = "do.count"
    back = "do.look"

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self._totals = session.finish().totals()
        self._us = session.hand.side_of(session.seat)
        self._swept = sweeper(session.hand)

    def totals(self):
        return self._totals[self._us], self._totals[1 - self._us]

    def note(self):
        """The deal's code, for friends who want to play the same cards."""
        return deals.code(self.app.session.hand.deal)

    def sentence(self):
        if self._swept >= 0:
            return self.app.t("swept.we" if self._swept == self._us else "swept.they")
        return super().sentence()

    def press(self, key):
        if key == "a":
            self.app.open("result", "HandSheet")
        elif key == "b":
            self.app.open("look_back", "LookBack")


class HandSheet(Sheet):
    """How the points of the hand came about: cards of each kind, and what the discard gave."""

    title = "count"

    def rows(self):
        t = self.app.t
        rows = []
        for kind, side0, side1 in self.app.session.result.detail:
            ours, theirs = self.ours_first((side0, side1))
            rows.append((t("kind." + kind), ours[1], theirs[1], (ours[0], theirs[0])))
        hand = self.app.session.hand
        discard = 2 * sum([hand.game.deck.value[card] for card in cards(hand.discard)])
        swept = sweeper(hand)
        pair = [0, 0]
        pair[hand.side_of(hand.dealer) if swept < 0 else swept] = discard
        rows.append((t("kind.discard"),) + self.ours_first(pair) + (None,))
        return rows

    def total(self):
        totals = self.ours_first(self.app.session.result.totals())
        return (self.app.t("total"),) + totals + (None,)

    def go_on(self):
        app = self.app
        if app.session.match.length > 1:
            app.open("match_sheet", "MatchSheet")
        else:
            app.end()


class MatchResult(Verdict):
    """Who won the match; A leaves it for the title."""

    title = "match"

    def totals(self):
        session = self.app.session
        totals = session.match.totals
        us = session.hand.side_of(session.seat)
        return totals[us], totals[1 - us]

    def press(self, key):
        if key == "a":
            self.app.end()
