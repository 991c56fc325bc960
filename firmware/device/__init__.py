"""What touches the outside world: display, buttons, clock and flash; knows no game."""
