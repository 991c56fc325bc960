"""Modules that are there for a moment: memory keeps what the table shows and little else."""

import sys


def passing(name, *brought):
    """Import a module and return it; it leaves with those it brought, unless they were there."""
    new = [other for other in (name,) + brought if other not in sys.modules]
    module = __import__(name, None, None, ("",))
    for other in new:
        forget(other)
    return module


def forget(name):
    """Let a module be collected; importing it again loads it again."""
    del sys.modules[name]
    package, _, leaf = name.rpartition(".")
    if package in sys.modules:  # it may have left before
        delattr(sys.modules[package], leaf)
