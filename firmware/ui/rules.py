"""The pages of rules and help: files in rules/, of which only the page that is open is read."""

import tarocchi
from ui.widgets import Menu, Pager

# A line with this in front is the title that opens a page.
_TITLE = b"= "


class RulesMenu(Menu):
    """What one can read about."""

    title = "rules.title"
    does = "do.read"
    _names = ("buttons",) + tarocchi.GAMES + ("house",)

    def rows(self):
        return [(self.app.t("rules." + name), None) for name in self._names]

    def choose(self, row):
        self.app.open("rules", "Pages", self._names[row])


class Pages(Pager):
    """The pages of one file in the player's language."""

    def __init__(self, app, name, page=0):
        super().__init__(app)
        self._page = page
        self._path = "%srules/%s.%s.txt" % (_root(), name, app.settings["language"])
        self._offsets = []  # of each page's title in the file
        with open(self._path, "rb") as file:
            at = 0
            for line in file:
                if line.startswith(_TITLE):
                    self._offsets.append(at)
                at += len(line)

    def count(self):
        return len(self._offsets)

    def read(self, page):
        with open(self._path, "rb") as file:
            file.seek(self._offsets[page])
            title = file.readline()[len(_TITLE) :].decode().strip()
            words = []
            for line in file:
                if line.startswith(_TITLE):
                    break
                words.append(line.decode().strip())
        return title, "\n".join(words).strip()


class About(Pages):
    """What this is and made of, and how full the battery is."""

    def __init__(self, app):
        super().__init__(app, "about")

    def read(self, page):
        title, words = super().read(page)
        millivolts = self.app.battery() if page == 0 else None
        if millivolts is not None:
            words += "\n" + self.app.t("about.battery") % (millivolts / 1000)
        return title, words


def _root():
    """The folder that holds ui/, "" at the root of the device's filesystem."""
    return __file__[: __file__.rfind("ui/")]
