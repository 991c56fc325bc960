"""Plays deals between two levels on the MicroPython VM, for the arena; prints one JSON object.

micropython host_tools/duels_on_vm.py ROOT GAME A B DEAL...
"""

import json
import sys


def main(root, game, a, b, *deals):
    """Play what the command line says, with the checkout at root on the path."""
    sys.path.insert(0, root)
    from host_tools import duel

    print(json.dumps(duel.play_all(game, (a, b), [int(deal) for deal in deals])))


if __name__ == "__main__":
    main(*sys.argv[1:])
