"""The question whether the rest of the tricks, certain as they are, is played out at once."""

from ui.widgets import Dialog


class Claim(Dialog):
    """Yes lets the bots play the rest of the hand."""

    def __init__(self, app):
        super().__init__(app, app.t("claim"), "claim.yes", app.session.claim, "claim.no")
