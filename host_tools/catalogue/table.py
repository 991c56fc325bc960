"""The screens at the table."""

from collections.abc import Callable

from host_tools.catalogue.states import DEAL, at_table, over_the_table, session
from ui.app import App


def _why(code: str, detail: int = 0) -> Callable[[App], None]:
    def show(made: App) -> None:
        from tarocchi.refusal import Refusal

        session(made, 6)
        made.play()
        made.open("why", "WhyNot", Refusal(code, detail))

    return show


SCREENS: dict[str, Callable[[App], None]] = {
    "discard": at_table(0, "a", "right", deal=DEAL - 1),
    "table": at_table(6),
    "table-early": at_table(0),
    "last-trick": at_table(6, "up"),
    "claim": over_the_table("claim", "Claim"),
    "why-follow": _why("follow", 1),
    "why-discard": _why("trump_discard"),
}
