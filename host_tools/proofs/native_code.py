"""The bots play the same on CPython and on the VM, in bytecode and in native code.

The kernels compile to native code for the Pico too.
"""

from host_tools import prove, vm
from host_tools.proofs import slices, traces

# How many hands of each game: Club, Master in few worlds, Master as it is (not on CPython).
HANDS = ((traces.CLUB, 200, True), (traces.FEW_WORLDS, 20, True), (traces.MASTER, 5, False))
BLOCK = 5
NAMES = {traces.CLUB: "Club", traces.FEW_WORLDS: "Master at 4 worlds", traces.MASTER: "Master"}

KERNELS = ("counting", "dealing", "fitting", "playing", "solving")
ARMV6M = 4  # in the header of an .mpy file


def compiled_for_the_pico():
    """Return how many kernels are native code of the Pico."""
    folder = vm.build(vm.PICO) / "bots" / "kernels"
    headers = [(folder / f"{kernel}.mpy").read_bytes() for kernel in KERNELS]
    return [header[2] >> 2 & 0xF for header in headers].count(ARMV6M)


def blocks():
    """Return (level, first hand, on CPython too) of all blocks of hands, three games in turn."""
    return [
        (level, first, here)
        for level, hands, here in HANDS
        for first in range(0, 3 * hands, BLOCK)
    ]


def check(_seed, index, tally):
    """Compare a block of hands of one level."""
    if index == 0:
        tally["kernels of the Pico"] = compiled_for_the_pico()
        assert tally["kernels of the Pico"] == len(KERNELS), "a kernel is not native code"
    level, first, here = blocks()[index % len(blocks())]
    native = prove.run_slice(traces.__name__, level, first, BLOCK, vm.NATIVE)
    bytecode = prove.run_slice(traces.__name__, level, first, BLOCK, vm.BYTECODE)
    assert native == bytecode, f"{NAMES[level]} from {first}: {native}, in bytecode {bytecode}"
    assert not native["failures"], native["failures"]
    if here:
        cpython = slices.run(traces, level, first, BLOCK)
        assert native == cpython, f"{NAMES[level]} from {first}: {native}, on CPython {cpython}"
    tally[f"hands of {NAMES[level]}"] = tally.get(f"hands of {NAMES[level]}", 0) + BLOCK
    tally["blocks"] = tally.get("blocks", 0) + 1
