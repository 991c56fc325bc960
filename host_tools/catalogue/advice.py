"""The screens of a hint; what it says is given, so that pictures stay when the bots change."""

from collections.abc import Callable

from host_tools.catalogue import bologna
from host_tools.catalogue.states import DEAL, at_table
from tarocchi.actions import DONE, card_of, is_card, listed
from ui.app import App


class Told:
    """A hint that is there: what to do and what else was tried, as places among all that is legal.

    Of what was tried beside it, only the last card is another one.
    """

    def __init__(self, made: App, places: range, others: range, sure: int, reasons: tuple):
        legal = listed(made.session.hand.legal())
        self.actions = [legal[place] for place in places]
        found = tuple(card_of(action) for action in self.actions if is_card(action))
        if made.session.hand.phase == "discard":
            self.actions.append(DONE)
        self.tried = [(found, 64)] if others else []
        self.tried += [((*found[:-1], legal[place]), 72 - 17 * place) for place in others]
        self.sure = sure
        self.worlds = 30 if others else 0
        self.reasons = reasons

    def step(self) -> bool:
        """It is there at once."""
        return True


def _told(
    before: Callable[[App], None],
    number: int,
    others: int,
    sure: int,
    *reasons: tuple[str, int],
    keys: tuple[str, ...] = (),
) -> Callable[[App], None]:
    """A hint for the first so many legal actions, compared with the next others."""

    def show(made: App) -> None:
        before(made)
        made.open("advice", "Advice", made.session)
        places, more = range(number), range(number, number + others)
        made.top._hint = Told(made, places, more, sure, reasons)
        made.step()
        made.step()
        for key in keys:
            made.top.press(key)

    return show


def _chosen(made: App) -> None:
    """All are picked already: nothing is left to be advised."""
    bologna.SCREENS["exchange"](made)
    hand = made.session.hand
    while hand.legal()[5] == 0:
        hand.apply(listed(hand.legal())[0])
    _told(lambda made: None, 0, 0, 100)(made)


def _thinking(made: App) -> None:
    _TABLE(made)
    made.open("advice", "Advice", made.session)


_TABLE = at_table(2)
_DEALER = at_table(0, deal=DEAL - 1)
_CARD = (1, 2, 97, ("ahead", 17), ("pulls", 9), ("cashes", 0))

SCREENS: dict[str, Callable[[App], None]] = {
    "hint-thinking": _thinking,
    "hint": _told(_TABLE, *_CARD),
    "hint-compared": _told(_TABLE, *_CARD, keys=("right",)),
    "hint-close": _told(bologna.SCREENS["table-ottocento"], 1, 2, 60, ("close", 0), ("under", 0)),
    "hint-discard": _told(_DEALER, 2, 3, 84, ("ahead", 6)),
    "hint-discard-compared": _told(_DEALER, 2, 3, 84, ("ahead", 6), keys=("right",)),
    "hint-exchange": _told(bologna.SCREENS["talon"], 8, 4, 92, ("ahead", 11)),
    "hint-exchange-compared": _told(bologna.SCREENS["talon"], 8, 4, 92, keys=("left",)),
    "hint-chosen": _chosen,
    "hint-declare": _told(bologna.SCREENS["declare"], 8, 0, 100, ("declare", 242)),
    "hint-auction": _told(bologna.SCREENS["auction"], 1, 0, 100, ("gioco", -14), ("solo", -31)),
    "hint-monte": _told(bologna.SCREENS["monte"], 1, 0, 100, ("five_cards", 24)),
}
