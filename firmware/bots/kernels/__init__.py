"""The inner loops of thinking: playing out, counting, dealing worlds, solving the last tricks.

    playing.play_out(table, tables, weights, others, card, plies)    Club's policy, ply by ply
    counting.settle(table, tables)                           what a played-out hand is worth
    dealing.deal_out(table, tables, slots)                   hidden cards dealt as they may lie
    fitting.misfit(table, slots, promises)                   how well that fits what was said
    solving.solve(table, tables, lines, ...)                  the last tricks, played perfectly

Each is written once and runs in three ways: as native code where the compiler of MicroPython's
viper is at hand (the Pico, the PC's VM), as bytecode where it is not, as plain Python on a PC.
All do the same to the bit, so the code keeps to what the three share: ints of 31 bits, while
loops, arrays passed in and nothing allocated. Arrays are read without a sign on a 64-bit VM, so
they hold no negative number: NO_CARD and its like are one past the last, weights lie BIAS higher.
A call costs a chip more than the work of a ply, hence functions that are long. They stay readable
by four habits: what a hand is stands in one table whose places have names (layout.py fills it);
every stage of a loop opens with a sentence; a name means the same in all of them; and each is
held to the engine, which is written the other way, move by move in tests.
"""
