"""Plays deals between two levels on the MicroPython VM, for the arena; prints one JSON object.

The command line is GAME A B DEAL...
"""

import json
import sys

from host_tools import duel


def main(game, a, b, *deals):
    """Play what the command line says."""
    print(json.dumps(duel.play_all(game, (a, b), [int(deal) for deal in deals])))


if __name__ == "__main__":
    main(*sys.argv[1:])
