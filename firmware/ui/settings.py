"""What the player has chosen for good: read at power-on, written when it changes."""

from bots import LEVELS
from ui.passing import passing

CHOICES = {  # the first is the default
    "language": ("en", "it", "es"),
    "speed": ("normal", "fast", "slow"),
    "contrast": ("high", "middle", "low"),
    "invert": ("off", "on"),
    "claim": ("ask", "always", "never"),
    "help": ("on", "off"),
    "sound": ("on", "off"),
    "level": LEVELS,
}
CONTRAST = {"low": 8, "middle": 96, "high": 255}


class Settings:
    """The settings as a dictionary of words; what is missing or unknown is the default."""

    def __init__(self, store):
        self._store = store
        kept, self.problem = store.load("settings")
        self._values = kept if kept is not None else {}
        for key, choices in CHOICES.items():
            if self._values.get(key) not in choices:
                self._values[key] = choices[0]

    def __getitem__(self, key):
        return self._values[key]

    def __setitem__(self, key, value):
        self._values[key] = value

    def get(self, key, default=None):
        """The value of a setting that may never have been made."""
        return self._values.get(key, default)

    def rule(self, key):
        """The house rule under this key of tarocchi.options; the default if none was made."""
        return valid(self._values.get(key), options_module().CHOICES[key])

    def rules_of(self, game):
        """The house rules that matter to a game: {key: value}."""
        return {key: self.rule(key) for key in options_module().OF_GAME[game]}

    def step_rule(self, key, step):
        """Go to the next (+1) or the previous (-1) choice of a house rule."""
        choices = options_module().CHOICES[key]
        self._values[key] = choices[(choices.index(self.rule(key)) + step) % len(choices)]

    def step(self, key, step):
        """Go to the next (+1) or the previous (-1) choice of a setting."""
        choices = CHOICES[key]
        self._values[key] = choices[(choices.index(self._values[key]) + step) % len(choices)]

    def save(self):
        """Write the settings; the store sees to it that old or new ones always load."""
        self._store.save("settings", self._values)


def valid(value, choices):
    """The value if it is one of the choices, else the first of them."""
    return value if value in choices else choices[0]


def options_module():
    """The module tarocchi.options, not kept in memory: it has many words, for a moment only."""
    return passing("tarocchi.options")
