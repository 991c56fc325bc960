"""The commands, one module each: `NAME.py` defines `command`, and the command line finds it."""
