"""Everything that runs on a PC: the command line, the simulated handheld and what measures it."""
