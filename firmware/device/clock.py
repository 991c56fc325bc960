"""The one place that reads time: milliseconds and microseconds that wrap at 2**30 everywhere."""

import time

from micropython import const

# The Pico's own period. Readings stay small ints there, and its wrap can be tested on a PC.
_MASK = const((1 << 30) - 1)
_HALF = const(1 << 29)

_ON_MICROPYTHON = hasattr(time, "ticks_ms")


class Clock:
    """Readings from ticks_ms and ticks_us wrap: compare them with diff, never by subtraction."""

    if _ON_MICROPYTHON:

        def ticks_ms(self):
            """Milliseconds since some moment, below 2**30."""
            return time.ticks_ms() & _MASK

        def ticks_us(self):
            """Microseconds since some moment, below 2**30."""
            return time.ticks_us() & _MASK

        def sleep_ms(self, milliseconds):
            """Let that much time pass."""
            time.sleep_ms(milliseconds)

    else:

        def ticks_ms(self):
            """Milliseconds since some moment, below 2**30."""
            return time.monotonic_ns() // 1_000_000 & _MASK

        def ticks_us(self):
            """Microseconds since some moment, below 2**30."""
            return time.monotonic_ns() // 1_000 & _MASK

        def sleep_ms(self, milliseconds):
            """Let that much time pass."""
            time.sleep(milliseconds / 1000)

    def diff(self, later, earlier):
        """How much later the first reading is, negative if it is the earlier one."""
        distance = (later - earlier) & _MASK
        if distance >= _HALF:
            # In two steps, since 2**30 itself is no small int on the Pico.
            distance = distance - _HALF - _HALF
        return distance

    def add(self, reading, amount):
        """The reading that is amount later."""
        return (reading + amount) & _MASK
