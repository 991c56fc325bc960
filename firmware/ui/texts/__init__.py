"""The words of the screens in one language at a time: a module each, a line of text for each key.

    do.back=back
    claim=The rest is all yours.|Take it at once?

A bar stands for a line break. One piece of text takes a third of the heap of a dictionary, whose
keys and short words MicroPython would besides keep for ever as names.
"""

from ui.passing import passing


def load(name):
    """Return the words in module name of this package, to be given to find; keep no module."""
    return passing("ui.texts." + name).WORDS


def find(words, key):
    """Return the text of a key in what load returned, None when it is not there."""
    start = "\n" + key + "="
    at = words.find(start)
    if at < 0:
        return None
    at += len(start)
    return words[at : words.find("\n", at)].replace("|", "\n")


def everything(words):
    """Return all that load returned as a dictionary in the order of the lines."""
    keys = [line.partition("=")[0] for line in words.split("\n") if "=" in line]
    return {key: find(words, key) for key in keys}
