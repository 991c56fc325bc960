"""What the player sees: canvas, fonts, cards, and one module a screen."""
