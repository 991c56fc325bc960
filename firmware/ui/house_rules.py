"""The house rules: where sources or tables differ, how it shall be here, game by game."""

import tarocchi
from tarocchi.options import CHOICES, OF_GAME
from ui.widgets import Menu

# The pages of rules/house.*.txt: a dict such as CHOICES has no order on MicroPython.
_PAGES = (
    "signals.who",
    "signals.afterKing",
    "striscio",
    "monte",
    "goingOut",
    "mattoGift",
    "ottocento.length",
    "terziglio.deal",
    "terziglio.oddCard",
    "terziglio.sweepSolo",
    "terziglio.pay",
    "terziglio.overcall",
    "grande.moors",
    "piedicavallo.match",
    "piedicavallo.mattoGift",
)


def rule_words(app, key, value):
    """A house rule and its value in the player's language."""
    return app.t("house." + key), app.t("house.%s.%s" % (key, value))


def changed(app, rules, keys):
    """In words, how many of these house rules are not as usual."""
    count = len([key for key in keys if rules[key] != CHOICES[key][0]])
    return app.t("house.changed") % count if count else app.t("house.usual")


class HouseRules(Menu):
    """The house rules of one game; A explains one.

    Given the rules of the game in progress it shows them, and changes nothing.
    """

    does = "do.explain"

    def __init__(self, app, game, rules=None):
        super().__init__(app)
        self.title = "new.game." + game
        self._keys = OF_GAME[game]
        self._rules = rules

    def rows(self):
        rows = []
        for key in self._keys:
            value = self._rules[key] if self._rules else self.app.settings.rule(key)
            rows.append(rule_words(self.app, key, value))
        return rows

    def change(self, row, step):
        if not self._rules:
            self.app.settings.step_rule(self._keys[row], step)
            self.app.settings.save()

    def choose(self, row):
        page = _PAGES.index(self._keys[row])
        self.app.open("rules", "Pages", "house", page)


class HouseRulesMenu(Menu):
    """The games, each with its house rules."""

    title = "house"

    def rows(self):
        app = self.app
        return [
            (app.t("new.game." + game), changed(app, app.settings.rules_of(game), OF_GAME[game]))
            for game in tarocchi.GAMES
        ]

    def choose(self, row):
        self.app.open("house_rules", "HouseRules", tarocchi.GAMES[row])

    def change(self, row, step):
        self.choose(row)
