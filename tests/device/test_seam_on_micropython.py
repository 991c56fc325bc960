"""Display and buttons as .mpy on the real VM, with native code and without."""

import pytest

from host_tools.vm import BYTECODE, NATIVE

variants = pytest.mark.parametrize("variant", [NATIVE, BYTECODE])


@variants
def test_pixels_bytes_and_heap(vm, variant):
    error, heap = vm("seam.py", variant=variant).splitlines()
    assert error == "no answer from 0x3C on SDA GP4, SCL GP5"
    name, driver, _, page, _, frame = heap.split()
    assert name == "driver"
    # A frame leaves no more behind than the driver's own would.
    assert int(page) <= int(driver)
    assert int(frame) <= int(driver)


@variants
def test_random_gestures_make_one_event_each(vm, variant):
    # The plan of all those edges takes more heap than a Pico has; the buttons do not.
    assert vm("gestures.py", variant=variant, heap="2M") == "one event a gesture\n"
