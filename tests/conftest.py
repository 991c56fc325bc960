"""Before any test is collected, firmware/ is importable as it is on the device."""

from pathlib import Path

import pytest

from host_tools import firmware_path, vm

firmware_path.install()

SCRIPTS = Path(__file__).parent / "on_micropython"


@pytest.fixture(name="vm")
def _vm():
    """Runs a script of tests/on_micropython on the VM; vm("name.py", *arguments) is its output."""
    missing = vm.missing()
    if missing:
        pytest.skip(missing)

    def run(script, *arguments, **options):
        return vm.run(SCRIPTS / script, *arguments, **options)

    return run
