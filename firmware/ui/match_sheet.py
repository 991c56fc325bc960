"""How the match stands: the deals so far, the one in play, the sum."""

from tarocchi import deals
from ui.sheet import Sheet
from ui.sides import account_text, holder_name, own_first


class MatchSheet(Sheet):
    """Over the table it only shows; after a counted hand A goes on with the match."""

    def __init__(self, app):
        super().__init__(app)
        session = app.session
        self._own = session.game.holder_of(session.seat)
        self.title = "score" if session.match.length else "score.to"
        self.does = "do.on" if session.result else "do.ok"

    def heads(self):
        session = self.app.session
        game = session.game
        names = [holder_name(self.app, game, session.seat, i) for i in range(len(game.holders))]
        return own_first(self._own, names)

    def figure(self, half):
        return account_text(self.app.session.game, half)

    def rows(self):
        t = self.app.t
        session = self.app.session
        rows = []
        if session.result is None:
            code = deals.code(session.hand.deal)
            rows.append(("%s: %s" % (t("new.deal"), code), None, None))
        for i, account in enumerate(session.match.accounts):
            figures = account and own_first(self._own, account)
            label = "score.deal" if account else "score.void"
            rows.append((t(label) % (i + 1), figures, None))
        if session.result is None:
            standing = session.game.standing(session.hand)
            figures = standing and own_first(self._own, standing)
            rows.append((t("score.now") % (session.match.index + 1), figures, None))
            if standing:
                tricks = [0] * len(session.game.holders)
                for seat in session.hand.winners:
                    tricks[session.game.holder_of(seat)] += 2  # half points, as all the others
                rows.append((t("score.tricks"), own_first(self._own, tricks), None))
        return rows

    def total(self):
        session = self.app.session
        totals = session.match.totals
        standing = None if session.result else session.game.standing(session.hand)
        if standing:
            totals = [so_far + more for so_far, more in zip(totals, standing)]
        return self.app.t("total"), own_first(self._own, totals)

    def go_on(self):
        app = self.app
        if app.session.result is None:
            app.pop()
        elif app.session.match.over:
            app.open("result", "MatchResult")
        else:
            app.session.next_hand()
            app.play()
