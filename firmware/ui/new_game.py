"""New game: which game, how strong the others, which house rules, which deal."""

import tarocchi
from bots import LEVELS
from tarocchi import deals
from tarocchi.options import CHOICES
from ui.widgets import Dialog, Menu


class NewGame(Menu):
    """The first row starts, so that A twice from the title is enough to play."""

    title = "title.new"
    deal = None  # a number, or None for a deal that nobody knows

    def __init__(self, app):
        super().__init__(app)
        self._game = _valid(app.settings.get("game"), tarocchi.GAMES)

    def _keys(self):
        """What each row is about: the settings that are remembered, and two acts."""
        keys = ["start", "game", "level"] if len(tarocchi.GAMES) > 1 else ["start", "level"]
        keys.extend(sorted([key for key in CHOICES if key.startswith(self._game + ".")]))
        keys.append("deal")
        return keys

    def _choices(self, key):
        if key == "game":
            return tarocchi.GAMES
        return LEVELS if key == "level" else CHOICES[key]

    def _value(self, key):
        return _valid(self.app.settings.get(key), self._choices(key))

    def rows(self):
        t = self.app.t
        rows = []
        for key in self._keys():
            if key == "start":
                rows.append((t("new.start"), None))
            elif key == "deal":
                value = t("new.any") if self.deal is None else deals.code(self.deal)
                rows.append((t("new.deal"), value))
            else:
                value = self._value(key)
                rows.append((t("new." + key), t("new." + key + "." + value)))
        return rows

    def change(self, row, step):
        key = self._keys()[row]
        if key == "deal":
            if self.deal is None:
                self.app.open("deal_entry", "DealEntry", self)
            else:
                self.deal = None
        elif key != "start":
            choices = self._choices(key)
            index = (choices.index(self._value(key)) + step) % len(choices)
            self.app.settings[key] = choices[index]
            if key == "game":
                self._game = choices[index]

    def choose(self, row):
        key = self._keys()[row]
        if key == "deal":
            self.app.open("deal_entry", "DealEntry", self)
        elif key != "start":
            self.change(row, 1)
        elif self.app.session:
            words = self.app.t("start.instead")
            self.app.push(Dialog(self.app, words, "do.new", self._start, "do.back"))
        else:
            self._start()

    def _start(self):
        self.app.settings.save()
        prefix = self._game + "."
        options = {key: self._value(key) for key in CHOICES if key.startswith(prefix)}
        self.app.begin(self._game, self.deal, self._value("level"), options=options)


def _valid(value, choices):
    """The value if it is one of the choices, else the first of them."""
    return value if value in choices else choices[0]
