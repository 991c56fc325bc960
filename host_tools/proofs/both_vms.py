"""CPython and the MicroPython VM deal, play and count the same hands."""

from host_tools import prove, vm
from host_tools.proofs import fingerprints, slices

BLOCK = 100


def check(seed, index, tally):
    """Compare a block of hands."""
    first = index * BLOCK
    here = slices.run(fingerprints, seed, first, BLOCK)
    there = prove.run_slice(fingerprints.__name__, seed, first, BLOCK, vm.NATIVE)
    assert here == there, f"hands {first} to {first + BLOCK - 1}: {here} here, {there} on the VM"
    tally["hands"] = tally.get("hands", 0) + BLOCK
