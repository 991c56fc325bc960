"""The simulator's framebuf against MicroPython's own, pixel by pixel."""

import pytest

from host_tools.simulator import framebuf
from tests.on_micropython import framebuf_pixels

SEEDS = 60


@pytest.mark.parametrize("which", [[], ["simulated"]])
def test_the_vm_draws_the_same_pixels(vm, which):
    printed = vm("framebuf_pixels.py", str(SEEDS), *which)
    here = list(framebuf_pixels.lines(framebuf, SEEDS))
    there = printed.splitlines()
    assert len(here) == len(there) == SEEDS * 60
    for ours, theirs in zip(here, there, strict=True):
        assert ours == theirs


def test_what_is_not_simulated_says_so():
    canvas = framebuf.FrameBuffer(bytearray(8), 8, 8, framebuf.MONO_VLSB)
    with pytest.raises(NotImplementedError):
        canvas.text("A", 0, 0, 1)
    with pytest.raises(NotImplementedError):
        framebuf.FrameBuffer(bytearray(8), 8, 8, 3)


@pytest.mark.parametrize("size", [(0, 8), (8, 0), (8, 9), (9, 8), (8, 8, 7)])
def test_impossible_sizes_are_refused(size):
    width, height, *stride = size
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(8), width, height, framebuf.MONO_VLSB, *stride)
