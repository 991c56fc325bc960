"""A random drawing as lines of hexadecimal, to compare one framebuf with another.

On the VM: with the argument `simulated` the simulator's framebuf draws, without it the VM's own.
"""

import sys
from binascii import hexlify


def drawing(framebuf, seed, steps=60):
    """Yield the pixels after every step, with what was called."""
    state = [seed]

    def between(low, high):
        state[0] = (state[0] * 1103515245 + 12345) & 0x7FFFFFFF
        return low + (state[0] >> 8) % (high - low + 1)

    width, height = ((128, 64), (21, 13), (8, 8), (1, 1))[between(0, 3)]
    stride = width + between(0, 1) * 5
    buffer = bytearray([between(0, 255) for _ in range((height + 7) // 8 * stride)])
    canvas = framebuf.FrameBuffer(buffer, width, height, framebuf.MONO_VLSB, stride)
    stamp_width, stamp_height = between(1, 20), between(1, 20)
    stamp_bytes = bytearray(
        [between(0, 255) for _ in range((stamp_height + 7) // 8 * stamp_width)]
    )
    stamp = framebuf.FrameBuffer(stamp_bytes, stamp_width, stamp_height, framebuf.MONO_VLSB)

    def x():
        return between(-width // 4 - 2, width + width // 4 + 2)

    def y():
        return between(-height // 4 - 2, height + height // 4 + 2)

    for _ in range(steps):
        c = between(0, 2)
        call = between(0, 11)
        if call == 0:
            arguments = ("fill", c)
        elif call == 1:
            arguments = ("fill_rect", x(), y(), between(-3, width), between(-3, height), c)
        elif call == 2:
            arguments = ("pixel", x(), y(), c)
        elif call == 3:
            arguments = ("pixel", x(), y())
        elif call == 4:
            arguments = ("hline", x(), y(), between(-3, width), c)
        elif call == 5:
            arguments = ("vline", x(), y(), between(-3, height), c)
        elif call == 6:
            arguments = ("rect", x(), y(), between(-3, width), between(-3, height), c)
        elif call == 7:
            arguments = (
                "rect", x(), y(), between(-3, width), between(-3, height), c, bool(between(0, 1)),
            )  # fmt: skip
        elif call == 8:
            arguments = ("line", x(), y(), x(), y(), c)
        elif call == 9:
            arguments = ("blit", stamp, x(), y())
        elif call == 10:
            arguments = ("blit", stamp, x(), y(), between(0, 1))
        else:
            arguments = ("scroll", between(-width, width), between(-height, height))
        answer = getattr(canvas, arguments[0])(*arguments[1:])
        numbers = [a for a in arguments if a is not stamp]
        yield f"{numbers} {answer} {hexlify(buffer).decode()}"


def lines(framebuf, seeds):
    """All drawings of so many seeds."""
    for seed in range(seeds):
        yield from drawing(framebuf, seed)


if __name__ == "__main__":
    if sys.argv[2:] == ["simulated"]:
        from host_tools.simulator import framebuf
    else:
        import framebuf
    for _line in lines(framebuf, int(sys.argv[1])):
        print(_line)
