"""New game: which game, how strong the others, how long, which house rules, which deal."""

import tarocchi
from tarocchi import deals
from tarocchi.options import OF_GAME
from ui.house_rules import changed, rule_words
from ui.settings import valid
from ui.widgets import Dialog, Menu


class NewGame(Menu):
    """The first row starts, so that A twice from the title is enough to play."""

    title = "new.title"
    deal = None  # a number, or None for a deal that nobody knows

    def _game(self):
        return valid(self.app.settings.get("game"), tarocchi.GAMES)

    def _keys(self):
        """What each row is about: settings that are remembered, and what A does."""
        return ("start", "game", "level", OF_GAME[self._game()][0], "house", "deal")

    def rows(self):
        t = self.app.t
        settings = self.app.settings
        game = self._game()
        key = OF_GAME[game][0]
        return [
            (t("new.start"), None),
            (t("new.game"), t("new.game." + game)),
            (t("new.level"), t("new.level." + settings["level"])),
            rule_words(self.app, key, settings.rule(key)),
            (t("new.house"), changed(self.app, settings.rules_of(game), OF_GAME[game][1:])),
            (t("new.deal"), t("new.any") if self.deal is None else deals.code(self.deal)),
        ]

    def change(self, row, step):
        key = self._keys()[row]
        settings = self.app.settings
        if key == "game":
            games = tarocchi.GAMES
            settings["game"] = games[(games.index(self._game()) + step) % len(games)]
        elif key == "level":
            settings.step("level", step)
        elif key == "house":
            self.choose(row)
        elif key == "deal":
            if self.deal is None:
                self.choose(row)
            else:
                self.deal = None
        elif key != "start":
            settings.step_rule(key, step)

    def choose(self, row):
        key = self._keys()[row]
        if key == "deal":
            self.app.open("deal_entry", "DealEntry", self)
        elif key == "house":
            self.app.open("house_rules", "HouseRules", self._game())
        elif key != "start":
            self.change(row, 1)
        elif self.app.session:
            words = self.app.t("start.instead")
            self.app.push(Dialog(self.app, words, "do.new", self._start, "do.back"))
        else:
            self._start()

    def _start(self):
        settings = self.app.settings
        self.app.begin(self._game(), self.deal, settings["level"])
        settings.save()  # after something is to be seen: writing flash takes time
