"""Why a card may not be played or laid away, in the player's words."""

from ui.widgets import Notice


class WhyNot(Notice):
    """The sentence for a Refusal of the engine."""

    def __init__(self, app, refusal):
        words = app.t("why." + refusal.code)
        if "%s" in words:
            words = words % app.t("suit.%d" % refusal.detail)
        elif "%d" in words:
            words = words % refusal.detail
        super().__init__(app, words)
