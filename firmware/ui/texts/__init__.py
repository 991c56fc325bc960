"""The words of the screens: one module a language, each a dictionary T of the same keys."""
