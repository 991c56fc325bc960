"""What the tests of the screens share: an app on paper, and every key press in one word."""

import pytest

from host_tools import catalogue
from ui.settings import CHOICES

LANGUAGES = CHOICES["language"]


@pytest.fixture
def app(tmp_path):
    """An app at its title, in English, with an empty flash."""
    made = catalogue.app(tmp_path)
    made.start()
    return made


@pytest.fixture
def press(app):
    """press("down", "a") sends keys to the app, one a step."""
    return lambda *keys: catalogue.press(app, *keys)
