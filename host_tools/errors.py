"""What a command says when it cannot do what was asked."""


class Unusable(Exception):
    """Input that cannot be used; the text is one sentence for the person who gave it."""


class Negative(Exception):
    """What was asked for is not there, such as a device; the text is one sentence that says so."""
