"""What the player has reached, game by game and level by level."""

import tarocchi
from bots import LEVELS
from ui.names import points
from ui.screen import ROW, ROWS_Y, Screen, bar, hint_line, hints
from ui.widgets import Dialog


class Statistics(Screen):
    """A page for each game and level that was played; A clears everything after a question."""

    def __init__(self, app):
        super().__init__(app)
        self._load()

    def _load(self):
        tallies, _ = self.app.store.load("statistics")
        self._page = 0
        self._pages = []  # (game, level, tally)
        for game in tarocchi.GAMES:
            for level in LEVELS:
                tally = (tallies or {}).get(game + " " + level)
                if tally:
                    self._pages.append((game, level, tally))

    def press(self, key):
        if key == "b":
            self.app.pop()
        elif key == "a" and self._pages:
            words = self.app.t("stats.sure")
            self.app.push(Dialog(self.app, words, "stats.clear", self._clear))
        elif key in ("left", "right") and self._pages:
            step = 1 if key == "right" else -1
            self._page = (self._page + step) % len(self._pages)
        self.dirty = True

    def _clear(self):
        # "last" stays: it numbers the hands, and those that were counted must stay counted.
        tallies, _ = self.app.store.load("statistics")
        self.app.store.save("statistics", {"last": (tallies or {}).get("last", 0)})
        self._load()

    def _title(self):
        if not self._pages:
            return self.app.t("title.statistics")
        game, level, _ = self._pages[self._page]
        return "%s, %s" % (self.app.t("new.game." + game), self.app.t("new.level." + level))

    def _rows(self):
        """Label and value of each line of the page."""
        t = self.app.t
        if not self._pages:
            return [(t("stats.none"), "")]
        tally = self._pages[self._page][2]
        hands = tally["hands"]
        won = tally["won"]
        rows = [
            (t("stats.hands"), "%d" % hands),
            (t("stats.won"), "%d (%d%%)" % (won, (200 * won + hands) // (2 * hands))),
        ]
        # What a game counts beside its points stands in the tally once there is any.
        if tally["drawn"] or not ("combinations" in tally or "contracts" in tally):
            rows.append((t("stats.drawn"), "%d" % tally["drawn"]))
        mean, best = _mean(tally["half_points"], 2 * hands), tally["best"]
        best = points(best) if best >= 0 else "–" + points(-best)
        rows.append((t("stats.points"), mean + " / " + best))
        if "combinations" in tally:
            rows.append((t("stats.combinations"), _mean(tally["combinations"], hands)))
        if "contracts" in tally:
            rows.append((t("stats.contracts"), "%d / %d" % (tally["made"], tally["contracts"])))
        return rows

    def _clears(self):
        return self.app.t("stats.clear") if self._pages else ""

    def draw(self, canvas):
        bar(canvas, self._title())
        if len(self._pages) > 1:
            canvas.text(117, 1, "◀", ink=0)
            canvas.text(122, 1, "▶", ink=0)
        y = ROWS_Y + 2
        rows = self._rows()
        for label, value in rows:
            canvas.text(2, y, label)
            canvas.right(125, y, value)
            y += ROW if len(rows) < 5 else ROW - 2
        hints(canvas, self._clears(), self.app.t("do.back"))

    def text(self):
        lines = [self._title()]
        for label, value in self._rows():
            lines.append(label + ": " + value if value else label)
        lines.append(hint_line(self._clears(), self.app.t("do.back")))
        return lines


def _mean(total, count):
    """The mean: with one decimal where it is small."""
    tenths = (abs(total) * 10 + count // 2) // count
    sign = "–" if total < 0 and tenths else ""
    if tenths >= 1000:
        return "%s%d" % (sign, (tenths + 5) // 10)
    return "%s%d.%d" % (sign, tenths // 10, tenths % 10)
