"""The card that is given for the Matto, chosen from those that one's side has won."""

from tarocchi.cards import cards
from ui.grid import CardGrid


class Gift(CardGrid):
    """The cursor begins on the card that costs least."""

    does = "do.give"
    back = "do.help"

    def __init__(self, app, session):
        hand = session.hand
        choices = hand.legal()[:5]
        super().__init__(app, hand.game, app.t("gift"), cards(choices))
        self._session = session
        self.at = self.cards.index(hand.game.default_gift(hand, choices))

    def press(self, key):
        if key == "a":
            self._session.play([self.chosen()])
            self.app.pop()
        elif key == "b":
            self.app.open("widgets", "Notice", self.app.t("gift.help"))
        elif key == "hold-b":
            self.app.open("game_menu", "GameMenu")
        else:
            super().press(key)
