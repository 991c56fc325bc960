"""Runs a slice of a proof, on CPython or on the MicroPython VM, and prints what it counted.

    micropython host_tools/proofs/slices.py ROOT MODULE SEED FIRST COUNT

prints one JSON object: the tally and the sentences of what did not hold.
"""

import gc
import json
import sys

ENOUGH_FAILURES = 5


def run(module, seed, first, count):
    """Check the items first to first + count - 1 of a proof's module."""
    tally = {}
    failures = []
    for index in range(first, first + count):
        try:
            module.check(seed, index, tally)
        except Exception as error:  # whatever goes wrong is a finding, and names its item
            failures.append(f"{module.__name__} {seed} {index}: {type(error).__name__}: {error}")
            if len(failures) == ENOUGH_FAILURES:
                break
    return {"tally": tally, "failures": failures}


def main(root, name, seed, first, count):
    """Run the slice with the checkout at root on the path.

    On the VM firmware and proofs are on the path already, compiled.
    """
    if sys.implementation.name == "cpython":
        sys.path.insert(0, root)
        from host_tools import firmware_path

        firmware_path.install()
    __import__(name)
    if hasattr(gc, "freeze"):  # the firmware collects at every screen, and a PC holds much more
        gc.freeze()
    print(json.dumps(run(sys.modules[name], int(seed), int(first), int(count))))


if __name__ == "__main__":
    main(*sys.argv[1:])
