"""Before any test is collected, firmware/ is importable as it is on the device.

Hypothesis tries the same examples in every run: what passes here passes there.
"""

import gc
from pathlib import Path

import hypothesis
import pytest

from host_tools import firmware_path, vm

firmware_path.install()
hypothesis.settings.register_profile("seeded", derandomize=True, deadline=None)
hypothesis.settings.load_profile("seeded")

SCRIPTS = Path(__file__).parent / "on_micropython"


@pytest.fixture(autouse=True, scope="module")
def _frozen():
    """Takes what is there by now out of collections: the firmware asks for one a screen."""
    gc.collect()
    gc.freeze()


@pytest.fixture(name="vm")
def _vm():
    """Runs a script of tests/on_micropython on the VM; vm("name.py", *arguments) is its output."""
    missing = vm.missing()
    if missing:
        pytest.skip(missing)

    def run(script, *arguments, **options):
        return vm.run(SCRIPTS / script, *arguments, **options)

    return run
