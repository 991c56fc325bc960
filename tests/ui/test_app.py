"""The app: keys reach the top screen, screens come and go, power-on goes on where one was."""

import sys

from device.store import Store
from host_tools import catalogue
from host_tools.simulator.clock import FakeClock
from ui.app import App
from ui.screen import Screen
from ui.widgets import Dialog, Notice


class Probe(Screen):
    """Remembers what happens to it."""

    def __init__(self, app):
        super().__init__(app)
        self.keys = []
        self.entered = self.drawn = 0

    def enter(self):
        super().enter()
        self.entered += 1

    def press(self, key):
        self.keys.append(key)

    def draw(self, canvas):
        self.drawn += 1

    def text(self):
        return ["probe"]


def test_keys_reach_only_the_top_screen(app, press):
    below, top = Probe(app), Probe(app)
    app.push(below)
    app.push(top)
    press("a", "left")
    assert (below.keys, top.keys) == ([], ["a", "left"])
    assert app.text() == ["probe"]


def test_a_screen_is_drawn_only_when_it_is_dirty(app):
    probe = Probe(app)
    app.push(probe)
    shown = app.display.shown
    for _ in range(5):
        app.step()
    assert (probe.drawn, app.display.shown - shown) == (1, 1)
    assert not app.busy


def test_a_press_shows_before_the_screen_that_it_asks_for_is_read(app, press, monkeypatch):
    """Reading a module from the flash takes longer than a press may."""
    app.home()
    app.step()
    press("up")
    sys.modules.pop("ui.rules", None)  # other tests have looked at it
    seen = []
    show = app.display.show

    def looked():
        seen.append(("ui.rules" in sys.modules, bytes(app.display.frame)))
        show()

    monkeypatch.setattr(app.display, "show", looked)
    press("a")
    (read, nod), (_, about) = seen
    assert not read
    assert nod != about


def test_a_burst_of_keys_leaves_time_for_the_screen(app):
    """A step takes some of them, the rest comes with the next steps; none is lost."""
    probe = Probe(app)
    app.push(probe)
    app.buttons.waiting.extend(["left"] * 9)
    app.step()
    assert 0 < len(probe.keys) < 9
    app.step()
    app.step()
    assert len(probe.keys) == 9


def test_the_screen_below_enters_again(app):
    probe = Probe(app)
    app.push(probe)
    app.push(Probe(app))
    app.pop()
    assert (app.top, probe.entered) == (probe, 2)


def test_the_last_screen_stays(app):
    for _ in range(3):
        app.pop()
    assert type(app.top).__name__ == "Title"


def test_a_notice_lies_over_the_screen_below(app):
    app.step()
    before = bytes(app.display.frame)
    app.push(Notice(app, "Words."))
    app.step()
    assert bytes(app.display.frame[:64]) == before[:64]
    assert bytes(app.display.frame) != before


def test_a_question_does_what_was_chosen_and_nothing_else(app, press):
    done = []
    question = (app, "Really?", "do.ok", lambda: done.append("yes"), "do.back")
    app.push(Dialog(*question, lambda: done.append("no")))
    press("left", "up", "down", "hold-b")
    assert isinstance(app.top, Dialog)
    press("a")
    app.push(Dialog(*question, lambda: done.append("no")))
    press("b")
    assert done == ["yes", "no"]


def test_a_module_leaves_with_its_last_screen(app, press):
    """The device has little heap: what is not on the stack is not in memory."""
    app.open("rules", "RulesMenu")
    press("a")
    assert type(app.top).__name__ == "Pages"
    press("b")
    assert "ui.rules" in sys.modules
    press("b")
    assert "ui.rules" not in sys.modules


def test_only_the_chosen_language_is_loaded(app, press):
    """And of that only the words of the screens that are open."""
    for name in [name for name in sys.modules if name.startswith("ui.texts.")]:
        del sys.modules[name]  # other tests have looked at it
    app.apply_settings()
    press("a", "b", "down", "a", "b")
    assert not [name for name in sys.modules if name.startswith("ui.texts.")]
    assert set(app._parts) == {"_title"}


# Power-on


def test_the_first_power_on_shows_the_title(app):
    assert app.text()[0] == "Bagatto"
    assert app.session is None


def test_what_is_asked_for_is_dealt(tmp_path):
    app = catalogue.app(tmp_path)
    app.start(game="piedicavallo", deal=17, level="club", seat=2)
    session = app.session
    assert (session.match.deal, session.level, session.seat) == (17, "club", 2)
    assert type(app.top).__name__ == "Table"


def test_power_on_goes_on_where_one_was(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.session(app, tricks=4)
    played = bytes(app.session.hand.played)
    again = catalogue.app(tmp_path)
    again.start()
    assert bytes(again.session.hand.played) == played
    assert type(again.top).__name__ == "Table"


def test_the_kept_game_goes_on_when_it_is_the_one_asked_for(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.session(app, tricks=4)
    again = catalogue.app(tmp_path)
    again.start(game="piedicavallo", deal=catalogue.DEAL)
    assert len(again.session.hand.winners) == 4


def test_another_kept_game_is_given_up_only_after_a_question(tmp_path):
    app = catalogue.app(tmp_path)
    catalogue.session(app, tricks=4)
    again = catalogue.app(tmp_path)
    again.start(deal=1)
    assert again.text()[0].startswith("A game")
    catalogue.press(again, "b")
    assert again.session.match.deal == catalogue.DEAL
    again.start(deal=1)
    catalogue.press(again, "a")
    assert again.session.match.deal == 1
    assert again.session.hand.played == b""


def test_entropy_chooses_new_deals_and_only_those(tmp_path):
    """The same "random" deals after every reset: report 16."""
    asked = []
    app = catalogue.app(tmp_path)
    app.entropy = lambda: asked.append(1) or 4711
    app.start(deal=3)
    assert not asked
    app.begin()
    assert app.session.match.deal == 4711


def test_damaged_saves_are_reported_in_words_one_after_the_other(tmp_path):
    for name in ("journal", "settings", "statistics"):
        (tmp_path / name).write_bytes(b"\xff\x00 torn")
    app = App(catalogue.Paper(), catalogue.Keys(), Store(str(tmp_path)), FakeClock(), int)
    app.start()
    told = []
    while type(app.top).__name__ == "Notice":  # its module may have been loaded anew
        told.append(app.text()[0].partition(":")[0])
        catalogue.press(app, "a")
    assert sorted(told) == ["Game in progress", "Settings", "Statistics"]
    assert {path.name for path in tmp_path.iterdir()} == {
        "broken-journal-1",
        "broken-settings-1",
        "broken-statistics-1",
    }


def test_a_setting_nobody_knows_is_the_default(tmp_path):
    app = catalogue.app(tmp_path)
    app.settings["speed"] = "breakneck"
    app.settings.save()
    assert catalogue.app(tmp_path).settings["speed"] == "normal"


def test_language_contrast_and_inversion_follow_at_once(app, press):
    app.open("settings_menu", "SettingsMenu")
    press("right")
    assert app.text()[0] == "Impostazioni"
    press("down", "down", "left", "down", "right")
    assert app.display.lit < 255
    assert app.display.inverted
