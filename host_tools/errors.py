"""What a command says when it cannot do what was asked."""


class Unusable(Exception):
    """Input that cannot be used; the text is one sentence for the person who gave it."""
