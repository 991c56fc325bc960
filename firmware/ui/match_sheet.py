"""How the match stands: the deals so far, the one in play, the sum."""

from tarocchi import deals
from ui.sheet import Sheet


class MatchSheet(Sheet):
    """Over the table it only shows; after a counted hand A goes on with the match."""

    title = "score"

    def __init__(self, app):
        super().__init__(app)
        if app.session.result is None:
            self.does = "do.ok"

    def rows(self):
        t = self.app.t
        session = self.app.session
        rows = []
        if session.result is None:
            code = deals.code(session.hand.deal)
            rows.append(("%s: %s" % (t("new.deal"), code), None, None, None))
        for i, totals in enumerate(session.match.results):
            rows.append((t("score.deal") % (i + 1),) + self.ours_first(totals) + (None,))
        if session.result is None:
            label = t("score.now") % (session.match.index + 1)
            rows.append((label,) + self.ours_first(self._present()) + (None,))
            tricks = [0, 0]
            for seat in session.hand.winners:
                tricks[session.hand.side_of(seat)] += 2  # half points, as all the others
            rows.append((t("score.tricks"),) + self.ours_first(tricks) + (None,))
        return rows

    def _present(self):
        """Both sides' half points in the hand in play; none once it is counted."""
        session = self.app.session
        if session.result is not None:
            return 0, 0
        return 2 * session.hand.points(0), 2 * session.hand.points(1)

    def total(self):
        totals = self.app.session.match.totals
        present = self._present()
        pair = (totals[0] + present[0], totals[1] + present[1])
        return (self.app.t("total"),) + self.ours_first(pair) + (None,)

    def go_on(self):
        app = self.app
        if app.session.result is None:
            app.pop()
        elif app.session.match.over:
            app.open("result", "MatchResult")
        else:
            app.session.next_hand()
            app.play()
