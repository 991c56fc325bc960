"""The words: every language says everything, in letters that we have, in the room there is."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from host_tools import art, catalogue
from host_tools.firmware_path import FIRMWARE, ROOT
from tarocchi import GAMES, reasons
from tarocchi.cards import PIEDMONT
from tests.ui.conftest import LANGUAGES
from ui import canvas, names, widgets
from ui.screen import Screen
from ui.texts import everything, load

LETTERS = art.characters("BODY")
PARTS = ("", "_speak", "_sheet", "_new", "_menu", "_why", "_title", "_hint")
KEY = re.compile(r"[a-z]+(\.\w+)*\Z")
SOURCES = [path for path in sorted((FIRMWARE / "ui").glob("*.py")) if path.name != "glyphs.py"]
PAGES = sorted((FIRMWARE / "rules").glob("*.txt"))
HEIGHT = {id(canvas.BODY): 7, id(canvas.SMALL): 5, id(canvas.BIG): 12}


def texts(language):
    """All texts of a language: at the table, on screens over it, and away from it."""
    return {key: words for part in parts(language) for key, words in part.items()}


def parts(language):
    return [everything(load(language + part)) for part in PARTS]


def constants():
    """Every string constant of the screens' code but their docstrings."""
    found = set()
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language):
    assert list(texts(language)) == list(texts("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_twice(language):
    assert len(texts(language)) == sum(map(len, parts(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_gaps_to_fill(language):
    for key, words in texts("en").items():
        assert re.findall("%.", texts(language)[key]) == re.findall("%.", words), key


def test_every_key_that_the_code_names_exists():
    """Keys that are put together, "why." + code, are met by the screens' own tests."""
    known = texts("en")
    heads = {key.partition(".")[0] for key in known}
    for text in constants():
        if KEY.match(text) and "." in text and text.partition(".")[0] in heads - {"ui"}:
            assert text in known, text


def test_no_key_is_unused():
    said = constants()
    starts = tuple(text for text in said if text.endswith("."))
    starts += tuple(text.partition("%")[0] for text in said if re.match(r"[\w.]+\.%", text))
    assert [key for key in texts("en") if key not in said and not key.startswith(starts)] == []


def test_every_refusal_of_the_engine_has_its_words():
    for code in reasons.WORDS:
        assert "why." + code in texts("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_letter(language):
    for key, words in texts(language).items():
        for char in words.replace("\n", ""):
            assert char in LETTERS, (key, char)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_font_has_every_letter_of_the_pages(path):
    for char in set(path.read_text(encoding="utf-8")) - {"\n"}:
        assert char in LETTERS, char


def test_there_are_pages_in_every_language():
    names = ("about", "buttons", "house", *GAMES)
    wanted = {f"{name}.{code}" for name in names for code in LANGUAGES}
    assert {path.stem for path in PAGES} == wanted


@pytest.mark.parametrize("name", ["about", "buttons", "house", *GAMES])
def test_pages_say_the_same_in_every_language(name):
    """As many pages, and as many paragraphs on each."""

    def shape(code):
        pages = (FIRMWARE / "rules" / f"{name}.{code}.txt").read_text(encoding="utf-8")
        return [page.count("\n") for page in re.split("^= ", pages, flags=re.MULTILINE)]

    assert {str(shape(code)) for code in LANGUAGES} == {str(shape("en"))}


def test_about_names_the_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for code in LANGUAGES:
        first = (FIRMWARE / "rules" / f"about.{code}.txt").read_text(encoding="utf-8")
        assert first.startswith(f"= Bagatto {project['version']}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(tmp_path, language):
    app = catalogue.app(tmp_path, language)
    assert len({names.card_name(app, card, PIEDMONT) for card in range(62)}) == 62
    assert len(set(texts(language)["courts"])) == 4


# Everything fits


class Ruler(canvas.Canvas):
    """A canvas that remembers where words were written."""

    def __init__(self, display):
        super().__init__(display)
        self.boxes = []

    def _note(self, x, y, text, font):
        if text:
            box = (x, y, x + canvas.width(text, font), y + HEIGHT[id(font)])
            self.boxes.append((text, box))
        return x

    def text(self, x, y, text, font=canvas.BODY, ink=1):
        self._note(x, y, text, font)
        return super().text(x, y, text, font, ink)

    def right(self, x, y, text, font=canvas.BODY, ink=1):
        return self._note(super().right(x, y, text, font, ink), y, text, font)

    def centre(self, y, text, font=canvas.BODY, ink=1, x0=0, x1=127):
        return self._note(super().centre(y, text, font, ink, x0, x1), y, text, font)


def misfits(screen):
    """The words that leave the display or run into each other."""
    ruler = Ruler(catalogue.Paper())
    screen.draw(ruler)
    found = [text for text, box in ruler.boxes if box[0] < 0 or box[2] > 128 or box[3] > 64]
    for index, (text, box) in enumerate(ruler.boxes):
        for other, b in ruler.boxes[:index]:
            if box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3]:
                found.append((other, text))
    return found


def test_the_ruler_finds_what_does_not_fit():
    class Crowded(Screen):
        def draw(self, canvas):
            canvas.text(0, 0, "left and long enough")
            canvas.right(127, 0, "right and long enough")
            canvas.centre(20, "wider than a display of a hundred and twenty-eight")

    assert len(misfits(Crowded(None))) == 2


def is_of_the_table(screen):
    """Cards overlap there, and so do their ranks."""
    stem = Path(screen.draw.__code__.co_filename).stem
    return stem in ("table_display", "discard", "last_trick", "calls", "exchange", "grid")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.SCREENS)
def test_every_text_fits(tmp_path, name, language):
    app = catalogue.app(tmp_path, language)
    catalogue.SCREENS[name](app)
    if not is_of_the_table(app.top):
        assert misfits(app.top) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["title-continue", "new-game", "settings", "game-menu"])
def test_every_row_and_value_of_a_list_fits(tmp_path, name, language):
    app = catalogue.app(tmp_path, language)
    catalogue.SCREENS[name](app)
    menu = app.top
    for row in range(len(menu.rows())):
        menu.at = row
        for _ in range(4):
            assert misfits(menu) == []
            if "title" not in name and menu.rows()[row][1] and row != 0 and "deal" not in name:
                menu.change(row, 1)
                if app.top is not menu:
                    catalogue.press(app, "b")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_every_page_fits(tmp_path, path):
    name, language = path.stem.split(".")
    app = catalogue.app(tmp_path, language)
    app.home()
    pages = app.open("rules", "Pages", name)
    seen = 0
    while app.top is pages:
        assert misfits(pages) == []
        app.step()
        catalogue.press(app, "a")
        seen += 1
        assert seen < 100
    assert seen >= pages.count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_notice_fits(tmp_path, language):
    app = catalogue.app(tmp_path, language)
    app.home()
    for key, words in texts(language).items():
        if key.startswith("why."):
            words = words.replace("%s", texts(language)["suit.1"]).replace("%d", "2")
            assert misfits(widgets.Notice(app, words)) == [], key
