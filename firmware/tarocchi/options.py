"""The house rules of rules.md section 8: which exist, what each may be, what is the default."""

from tarocchi.errors import BadOption

# The first value is the default.
CHOICES = {
    "signals.who": ("leader", "any", "forehand", "off"),
    "signals.afterKing": ("false", "true"),
    "striscio": ("classic", "tournament"),
    "monte": ("on", "off"),
    "goingOut": ("compare", "speakingOrder"),
    "mattoGift": ("auto", "manual"),
    "ottocento.length": ("800", "fourDeals"),
    "terziglio.deal": ("18/8", "19/5"),
    "terziglio.oddCard": ("half", "floor", "subtract"),
    "terziglio.sweepSolo": ("40", "80"),
    "terziglio.pay": ("zeroSum", "winnerOnly"),
    "terziglio.overcall": ("on", "off"),
    "grande.moors": ("on", "off"),
    "piedicavallo.match": ("single", "fourDeals"),
    "piedicavallo.mattoGift": ("none", "onePoint"),
}

# Which of them matter to which game; the first is what one chooses before anything else.
OF_GAME = {
    "piedicavallo": ("piedicavallo.match", "piedicavallo.mattoGift", "mattoGift"),
    "ottocento": (
        "ottocento.length",
        "monte",
        "goingOut",
        "signals.who",
        "signals.afterKing",
        "striscio",
        "grande.moors",
        "mattoGift",
    ),
    "terziglio": (
        "terziglio.deal",
        "terziglio.overcall",
        "terziglio.pay",
        "terziglio.sweepSolo",
        "terziglio.oddCard",
        "signals.who",
        "signals.afterKing",
        "striscio",
        "grande.moors",
        "mattoGift",
    ),
}


def complete(given):
    """Return a dict of every option, from a dict of those that differ; raise BadOption."""
    options = {key: values[0] for key, values in CHOICES.items()}
    for key, value in given.items():
        if key not in CHOICES:
            raise BadOption(
                "there is no option %s; options: %s" % (key, ", ".join(sorted(CHOICES)))
            )
        if value not in CHOICES[key]:
            raise BadOption("%s may be %s, not %s" % (key, " or ".join(CHOICES[key]), value))
        options[key] = value
    return options


def parse(text):
    """Return the options (as given, not completed) of "key=value, key=value"; raise BadOption.

    Case does not matter.
    """
    given = {}
    for part in text.split(","):
        key, equals, value = [piece.strip() for piece in part.partition("=")]
        if not equals:
            raise BadOption("an option is written key=value, not %s" % (part.strip() or "nothing"))
        key = _spelt(key, CHOICES)
        if key in given:
            raise BadOption("option %s stands twice" % key)
        given[key] = _spelt(value, CHOICES.get(key, ()))
    complete(given)
    return given


def text(options):
    """Return the options that differ from the defaults as "key=value, key=value"."""
    changed = [key for key in sorted(options) if options[key] != CHOICES[key][0]]
    return ", ".join(["%s=%s" % (key, options[key]) for key in changed])


def _spelt(word, known):
    for name in known:
        if name.lower() == word.lower():
            return name
    return word
