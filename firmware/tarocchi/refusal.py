"""Why an action is refused: a short key for the screens, and the sentence for everybody else."""

from tarocchi.cards import NONE, SUITS


class Refusal:
    """One reason: .code (a key of the texts), .detail (a suit or a number), .cards (masks)."""

    def __init__(self, code, detail=0, cards=NONE):
        self.code = code
        self.detail = detail
        self.cards = cards

    def words(self, deck):
        """Return the reason in English, to be read after the seat's name."""
        from tarocchi.reasons import WORDS  # the screens have their own, and the heap is small

        words = WORDS[self.code]
        if "%s" in words:
            words = words % SUITS[self.detail]
        elif "%d" in words:
            words = words % self.detail
        held = deck.codes(self.cards)
        return "%s (%s)" % (words, held) if held else words
