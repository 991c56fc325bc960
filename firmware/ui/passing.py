"""Modules that are there for a moment: memory keeps what the table shows and little else."""

import sys


def passing(name):
    """Import a module and return it; if it was not in memory before, the next is read anew."""
    kept = name in sys.modules
    module = __import__(name, None, None, ("",))
    if not kept:
        forget(name)
    return module


def forget(name):
    """Let a module be collected; importing it again loads it again."""
    del sys.modules[name]
    package, _, leaf = name.rpartition(".")
    if package in sys.modules:  # it may have left before
        delattr(sys.modules[package], leaf)
