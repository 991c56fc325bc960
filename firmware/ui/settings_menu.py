"""The settings, changed in place and kept at once."""

from ui.widgets import Menu

_KEYS = ("language", "speed", "contrast", "invert", "claim", "help")


class SettingsMenu(Menu):
    """One row a setting; left and right change it and the display follows."""

    title = "set.title"
    does = "do.change"

    def _keys(self):
        return _KEYS if self.app.sound is None else _KEYS + ("sound",)

    def rows(self):
        t = self.app.t
        rows = []
        for key in self._keys():
            value = key if key == "language" else "set.%s.%s" % (key, self.app.settings[key])
            rows.append((t("set." + key), t(value)))
        rows.append((t("set.house"), None))
        return rows

    def change(self, row, step):
        keys = self._keys()
        if row == len(keys):
            self.app.open("house_rules", "HouseRulesMenu")
            return
        self.app.settings.step(keys[row], step)
        self.app.apply_settings()
        self.app.settings.save()
