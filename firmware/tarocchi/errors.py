"""The small errors of the rules engine, each with a reason that a player understands."""


class TarocchiError(ValueError):
    """Anything that the rules, or the way of writing cards, do not allow."""


class UnknownGame(TarocchiError):
    """The name of a game that this engine does not play."""


class BadCard(TarocchiError):
    """A text that is no card of this pack."""


class BadDeal(TarocchiError):
    """A text or a number that is no deal number."""


class BadOption(TarocchiError):
    """An option or a value that rules.md section 8 does not list."""


class IllegalAction(TarocchiError):
    """An action that is not allowed here; .refusal says why."""

    def __init__(self, refusal):
        super().__init__(refusal.code)
        self.refusal = refusal


class BadRecord(TarocchiError):
    """A fault in a hand record: .line (from 1) and .reason."""

    def __init__(self, line, reason):
        super().__init__("line %d: %s" % (line, reason))
        self.line = line
        self.reason = reason
