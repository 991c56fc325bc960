"""A clock that moves only when told to, and runs what was planned on the way."""

from device.clock import Clock

_MASK = (1 << 30) - 1
BEFORE_WRAP = (1 << 30) - 100  # 100 ms before ticks_ms starts again at 0


class FakeClock(Clock):
    """Stands in for device.clock.Clock; starts shortly before the wrap, so that tests cross it.

    `elapsed` counts the milliseconds since it was made, without wrapping.
    """

    def __init__(self, start=BEFORE_WRAP):
        self.elapsed = 0
        self._start = start
        self._plan = []

    def ticks_ms(self):
        """The present millisecond."""
        return (self._start + self.elapsed) & _MASK

    def ticks_us(self):
        """The present microsecond; it moves in steps of a thousand."""
        return (self._start + self.elapsed) * 1000 & _MASK

    def sleep_ms(self, milliseconds):
        """Move on at once."""
        self.advance(milliseconds)

    def at(self, elapsed, action):
        """Call `action()` when the clock gets there: a contact that closes while code sleeps."""
        place = len(self._plan)
        while place and self._plan[place - 1][0] > elapsed:
            place -= 1
        self._plan.insert(place, (elapsed, action))

    def advance(self, milliseconds):
        """Move on, doing what was planned for the time in between."""
        end = self.elapsed + milliseconds
        while self._plan and self._plan[0][0] <= end:
            elapsed, action = self._plan.pop(0)
            self.elapsed = max(self.elapsed, elapsed)
            action()
        self.elapsed = max(self.elapsed, end)
