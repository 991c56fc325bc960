"""Every screen of the handheld in a telling state, for the gallery and for the tests."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from host_tools.catalogue import advice, bologna, menus, results, table
from host_tools.catalogue.states import DEAL, Keys, Paper, app, play, press, session, settle
from ui.app import App
from ui.settings import CHOICES

__all__ = [
    "DEAL",
    "SCREENS",
    "Keys",
    "Paper",
    "app",
    "play",
    "press",
    "session",
    "settle",
    "text_forms",
]

SCREENS: dict[str, Callable[[App], None]] = {
    **menus.SCREENS,
    **table.SCREENS,
    **bologna.SCREENS,
    **advice.SCREENS,
    **results.SCREENS,
}


def text_forms() -> dict[str, str]:
    """What all screens say in words, one file a language."""
    files = {}
    for language in CHOICES["language"]:
        forms = []
        for name, make in SCREENS.items():
            with tempfile.TemporaryDirectory() as flash:
                made = app(Path(flash), language)
                make(made)
                made.step()
                forms.append("\n".join(["## " + name, *made.text(), ""]))
        files[f"{language}.txt"] = "\n".join(forms)
    return files
