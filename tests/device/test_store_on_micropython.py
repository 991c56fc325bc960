"""The store on the real VM: a littlefs on a simulated flash, cut at every write and erase."""

from pathlib import Path

import pytest

from host_tools import vm

SCRIPT = Path(__file__).parents[1] / "on_micropython" / "store_power_cut.py"

pytestmark = pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))


def test_the_store_survives_every_cut_on_littlefs():
    survived, cuts, _ = vm.run(SCRIPT, heap="1M").split()  # the simulated flash lies in it too
    assert survived == "survived"
    assert int(cuts) >= 10
