"""Why an action is refused: a short key for the screens, and the sentence for everybody else."""

from tarocchi.cards import NONE, SUITS

_WORDS = {
    "not_held": "that card is not in this hand",
    "not_now": "that cannot be said now",
    "over": "the hand is over",
    "follow": "must follow %s",
    "trump": "must play a trump",
    "five_points": "may not discard kings, the 1, the 21 or the Matto",
    "trump_discard": "may discard a trump only if all the rest are trumps and kings,"
    " or no trump is left",
    "enough": "has chosen enough cards",
    "too_few": "must choose %d more",
    "gift_dear": "must give a card of one point",
    "gift_held": "must give a card of its own side's pile, and not the Matto",
}


class Refusal:
    """One reason: .code (a key of the texts), .detail (a suit or a number), .cards (masks)."""

    def __init__(self, code, detail=0, cards=NONE):
        self.code = code
        self.detail = detail
        self.cards = cards

    def words(self, deck):
        """Return the reason in English, to be read after the seat's name."""
        words = _WORDS[self.code]
        if "%s" in words:
            words = words % SUITS[self.detail]
        elif "%d" in words:
            words = words % self.detail
        held = deck.codes(self.cards)
        return "%s (%s)" % (words, held) if held else words
