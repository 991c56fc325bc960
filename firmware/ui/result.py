"""How a hand or a match ended: what everybody gets in large figures, and a sentence."""

from tarocchi import deals
from tarocchi.cards import cards
from tarocchi.result import sweeper
from ui.canvas import BIG, wrap
from ui.names import points, seat_name
from ui.screen import LINE, Screen, bar, hint_line, hints
from ui.sheet import Sheet
from ui.sides import account_text, holder_name, own_first, side_name


class Verdict(Screen):
    """One large figure for each side, or for each seat that plays for itself."""

    title = ""  # a key of the texts
    does = "do.on"
    back = ""

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self._game = session.game
        self._own = session.game.holder_of(session.seat)

    def account(self):
        """The half points of each holder of the match; None when nothing was counted."""

    def sentence(self):
        """What happened, in words."""
        return ""

    def note(self):
        """What stands at the right of the bar."""
        return ""

    def margin(self, account):
        """Who won by how much, in words."""
        mine = account[self._own]
        others = max([half for i, half in enumerate(account) if i != self._own])
        if mine == others:
            return self.app.t("drawn")
        return self.app.t("won" if mine > others else "lost") % points(abs(mine - others))

    def _columns(self):
        """(name, figure) of each holder, the player's first."""
        account = self.account()
        if account is None:
            return []
        seat = self.app.session.seat
        columns = [
            (holder_name(self.app, self._game, seat, i), account_text(self._game, half))
            for i, half in enumerate(account)
        ]
        return own_first(self._own, columns)

    def draw(self, canvas):
        t = self.app.t
        bar(canvas, t(self.title), self.note())
        columns = self._columns()
        y = 42
        for i, (name, figure) in enumerate(columns):
            left = 128 * i // len(columns)
            right = 128 * (i + 1) // len(columns) - 1
            canvas.centre(13, name, x0=left, x1=right)
            canvas.centre(24, figure, BIG, x0=left, x1=right)
            if i:
                canvas.vline(left - 1, 14, 24)
        if not columns:
            y = 14
        for line in wrap(self.sentence(), 124):
            canvas.centre(y, line)
            y += LINE
        hints(canvas, t(self.does), t(self.back) if self.back else "")

    def text(self):
        t = self.app.t
        lines = [(t(self.title) + " " + self.note()).strip()]
        columns = self._columns()
        if columns:
            lines.append(", ".join(["%s: %s" % column for column in columns]))
        lines.append(self.sentence())
        lines.append(hint_line(t(self.does), t(self.back) if self.back else ""))
        return lines


class HandResult(Verdict):
    """Counts the hand that is over; A shows the count, B looks back."""

    title = "result"
    does = "do.count"
    back = "do.look"

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self._hand = session.hand
        self._result = session.finish()
        self._us = session.hand.side_of(session.seat)
        self._swept = sweeper(session.hand)
        if self._result.account is None:  # the cards are thrown in
            self.does = "do.deal"
            self.back = ""

    def account(self):
        return self._result.account

    def note(self):
        """The contract, or else the deal's code for friends who want to play the same cards."""
        hand = self._hand
        if hand.contract:
            name = seat_name(self.app, hand.declarer, hand.game)
            return "%s: %s" % (name, self.app.t("contract." + hand.contract))
        return "" if hand.deal is None else deals.code(hand.deal)

    def sentence(self):
        t = self.app.t
        ended = self._hand.ended
        if ended == "declarations":
            return t("ended.we" if self._result.winner == self._us else "ended.they")
        if ended:
            return t("ended." + ended)
        if self._swept >= 0:
            if self._swept == self._us:
                return t("swept.we")
            seat = self.app.session.seat
            return t("swept.they") % side_name(self.app, self._hand, seat, self._swept)
        if self._hand.contract:
            ours, theirs = [points(half) for half in self._result.totals()]
            return t("made" if self._result.winner == 0 else "failed") % (ours, theirs)
        if self._game.plays_to_score:
            totals = own_first(self._own, self.app.session.match.totals)
            return t("standing") % (points(totals[0]), points(totals[1]))
        return self.margin(self._result.account)

    def press(self, key):
        app = self.app
        if self._result.account is None:
            if key == "a":
                app.session.next_hand()
                app.play()
        elif key == "a":
            if self._game.combines:
                app.open("count", "Count")
            else:
                app.open("result", "HandSheet")
        elif key == "b":
            app.open("look_back", "LookBack")


class HandSheet(Sheet):
    """How the points of the hand came about: cards of each kind, and what the discard gave."""

    title = "count"

    def __init__(self, app):
        super().__init__(app)
        self._us = app.session.hand.side_of(app.session.seat)

    def rows(self):
        t = self.app.t
        rows = []
        for kind, side0, side1 in self.app.session.result.detail:
            ours, theirs = own_first(self._us, (side0, side1))
            rows.append((t("kind." + kind), (ours[1], theirs[1]), (ours[0], theirs[0])))
        hand = self.app.session.hand
        discard = 2 * sum([hand.game.deck.value[card] for card in cards(hand.discard)])
        swept = sweeper(hand)
        pair = [0, 0]
        pair[hand.side_of(hand.dealer) if swept < 0 else swept] = discard
        rows.append((t("kind.discard"), own_first(self._us, pair), None))
        return rows

    def total(self):
        return self.app.t("total"), own_first(self._us, self.app.session.result.totals())

    def go_on(self):
        app = self.app
        if app.session.match.length > 1:
            app.open("match_sheet", "MatchSheet")
        else:
            app.end()


class MatchResult(Verdict):
    """Who won the match; A leaves it for the title."""

    title = "match"

    def account(self):
        return self.app.session.match.totals

    def sentence(self):
        """Who won; calling oneself out wins also with fewer points."""
        totals = self.account()
        winner = self.app.session.match.winner
        if winner is not None and totals[winner] < max(totals):
            return self.app.t("won.out" if winner == self._own else "lost.out")
        return self.margin(totals)

    def press(self, key):
        if key == "a":
            self.app.end()
