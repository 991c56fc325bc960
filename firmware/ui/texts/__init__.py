"""The words of the screens in one language at a time: a module each, a line of text for each key.

    do.back=back
    claim=The rest is all yours.|Take it at once?

A bar stands for a line break. One piece of text takes a third of the heap of a dictionary, whose
keys and short words MicroPython would besides keep for ever as names. It is looked through as
bytes: in a str MicroPython counts the characters before each place that it finds.
"""

from ui.passing import passing


def load(name):
    """Return the words in module name of this package, to be given to find; keep no module."""
    return passing("ui.texts." + name).WORDS.encode()


def find(words, key):
    """Return the text of a key in what load returned, None when it is not there."""
    start = ("\n" + key + "=").encode()
    at = words.find(start)
    if at < 0:
        return None
    at += len(start)
    return words[at : words.find(b"\n", at)].decode().replace("|", "\n")


def everything(words):
    """Return all that load returned as a dictionary in the order of the lines."""
    keys = [line.partition("=")[0] for line in words.decode().split("\n") if "=" in line]
    return {key: find(words, key) for key in keys}
