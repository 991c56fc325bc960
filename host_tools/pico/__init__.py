"""The real device: what goes onto it, how it gets there, and what it says of itself."""
