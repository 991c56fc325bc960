"""What is proved in bulk: one module a proof, each with `check(seed, index, tally)`.

A check looks at item number index, adds what it counted to the dict tally (ints, or lists of ints
that add up place by place) and raises AssertionError with a sentence when something does not hold.
The modules that import only `tarocchi` and each other run on the MicroPython VM too.
"""
