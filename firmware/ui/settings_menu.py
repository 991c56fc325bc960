"""The settings, changed in place and kept at once."""

from ui.widgets import Menu

_KEYS = ("language", "speed", "contrast", "invert", "claim", "help")


class SettingsMenu(Menu):
    """One row a setting; left and right change it and the display follows."""

    title = "title.settings"
    does = "do.change"

    def rows(self):
        t = self.app.t
        rows = []
        for key in _KEYS:
            value = key if key == "language" else "set.%s.%s" % (key, self.app.settings[key])
            rows.append((t("set." + key), t(value)))
        return rows

    def change(self, row, step):
        self.app.settings.step(_KEYS[row], step)
        self.app.apply_settings()
        self.app.settings.save()
