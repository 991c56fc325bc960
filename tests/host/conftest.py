"""A simulated handheld for the tests of what surrounds it."""

import pytest

from host_tools.simulator.device import Device


@pytest.fixture
def device(tmp_path):
    made = Device(tmp_path)
    made.boot(entropy=7)
    return made
