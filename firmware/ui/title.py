"""The title: the first screen after power-on, from which everything is reached."""

from micropython import const

from ui.screen import ROWS, hint_line
from ui.widgets import Menu

_ROWS_Y = const(20)
_WIDE = const(75)  # of the list: the language stands beside its last row


class Title(Menu):
    """The list of what one can do; left and right change the language at once."""

    title = "title"

    def _does(self):
        """What the rows do, from the first on."""
        words = ["new", "rules", "statistics", "settings", "about"]
        return ["continue"] + words if self.app.session else words

    def rows(self):
        return [(self.app.t("title." + word), None) for word in self._does()]

    def choose(self, row):
        word = self._does()[row]
        if word == "continue":
            self.app.play()
        elif word == "new":
            self.app.open("new_game", "NewGame")
        elif word == "rules":
            self.app.open("rules", "RulesMenu")
        elif word == "statistics":
            self.app.open("statistics", "Statistics")
        elif word == "settings":
            self.app.open("settings_menu", "SettingsMenu")
        else:
            self.app.open("rules", "About")

    def change(self, row, step):
        self.app.settings.step("language", step)
        self.app.settings.save()
        self.app.apply_settings()

    def draw(self, canvas):
        canvas.icon(1, 2, "logo")
        canvas.icon(96, 0, "bagatto")
        self.draw_rows(canvas, _ROWS_Y, ROWS, _WIDE)
        canvas.right(127, 55, self._language())

    def text(self):
        lines = super().text()
        lines[-1] = self._language()
        lines.append(hint_line(self.app.t(self.does)))
        return lines

    def _language(self):
        return "◀ " + self.app.t("language") + " ▶"
