"""Three ways to look at the simulated handheld and press its buttons."""
