"""Before any test is collected, firmware/ is importable as it is on the device."""

from host_tools import firmware_path

firmware_path.install()
