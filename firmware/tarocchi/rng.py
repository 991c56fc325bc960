"""Random numbers that are the same bits on every machine and never leave the small ints.

Two 15-bit multiply-with-carry generators side by side; their states stay below 2**30.
"""


class Random:
    """A generator seeded by an int of 0 to 2**30 - 1; different seeds give unrelated runs."""

    def __init__(self, seed):
        # A four-round Feistel mix of the seed's halves, so that neighbouring deals share nothing.
        left, right = seed >> 15 & 0x7FFF, seed & 0x7FFF
        for key in (11213, 23209, 4423, 9689):
            mixed = (right ^ key) * 20011 & 0x3FFFFFFF
            left, right = right, left ^ (mixed >> 11 & 0x7FFF)
        self._x = 32760 * (left >> 3) + right + 1
        self._y = 32730 * (right >> 3) + left + 1
        for _ in range(8):
            self.next15()

    def next15(self):
        """Return the next 15 random bits."""
        self._x = 32760 * (self._x & 0x7FFF) + (self._x >> 15)
        self._y = 32730 * (self._y & 0x7FFF) + (self._y >> 15)
        return (self._x ^ self._y) & 0x7FFF

    def state(self):
        """Return the two ints that all further numbers follow from."""
        return self._x, self._y

    def below(self, limit):
        """Return a number from 0 to limit - 1 (limit at most 32768), each as likely as another."""
        fair = 0x8000 - 0x8000 % limit
        bits = self.next15()
        while bits >= fair:
            bits = self.next15()
        return bits % limit

    def shuffle(self, items):
        """Put a list into random order, each order as likely as another."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
