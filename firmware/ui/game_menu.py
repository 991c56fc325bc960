"""The menu over the table: what was played, how it stands, and the ways to end the hand early."""

from ui.widgets import Dialog, Menu


class GameMenu(Menu):
    """Opened by holding B; B goes back to the game."""

    title = "menu"
    back = "do.game"

    def _does(self):
        """What the rows do, from the first on."""
        session = self.app.session
        words = ["last", "rules", "score", "house", "settings", "leave"]
        if session.hand.phase == "play" and not session.autoplay:
            words.insert(3, "concede")
            if session.claimable():
                words.insert(3, "claim")
        if session.phase == "player":
            words.insert(0, "hint")
        return words

    def rows(self):
        return [(self.app.t("menu." + word), None) for word in self._does()]

    def choose(self, row):
        app = self.app
        word = self._does()[row]
        if word == "hint":
            app.pop()
            app.open("advice", "Advice", app.session)
        elif word == "last":
            app.open("last_trick", "LastTrick", app.session)
        elif word == "rules":
            app.open("rules", "RulesMenu")
        elif word == "house":
            options = app.session.match.options
            app.open("house_rules", "HouseRules", app.session.game.name, options)
        elif word == "score":
            app.open("match_sheet", "MatchSheet")
        elif word == "claim":
            app.pop()
            app.open("claim", "Claim")
        elif word == "concede":
            app.push(Dialog(app, app.t("menu.concede.sure"), "do.concede", self._concede))
        elif word == "settings":
            app.open("settings_menu", "SettingsMenu")
        else:
            app.home()

    def _concede(self):
        """The bots play the rest of the hand, the player's cards too."""
        self.app.session.concede()
        self.app.pop()
