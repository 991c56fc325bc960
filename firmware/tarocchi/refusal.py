"""Why an action is refused: a short key for the screens, and the sentence for everybody else."""

from tarocchi.cards import NONE, SUITS

_WORDS = {
    "not_held": "that card is not in this hand",
    "not_now": "that cannot be said now",
    "over": "the hand is over",
    "follow": "must follow %s",
    "trump": "must play a trump",
    "five_points": "may not discard a card of five points",
    "trump_discard": "may discard a trump only if all the rest are trumps and kings,"
    " or no trump is left",
    "enough": "has chosen enough cards",
    "too_few": "must choose %d more",
    "second_gioco": "may not say gioco after a gioco",
    "declare_nothing": "scores nothing in this hand",
    "declare_twice": "has laid that card down already",
    "declare_idle": "may not lay down cards that score nothing",
    "not_yet_out": "has not reached the end of the match",
    "signal_none": "signals are not played here",
    "signal_declarer": "plays alone and has nobody to signal to",
    "signal_leader": "may signal only on the card led",
    "signal_forehand": "may not signal: only the dealer's right may",
    "signal_matto": "may not signal on the Matto",
    "signal_twice": "may not signal: one was made in this trick",
    "signal_volo": "may not say volo: still holds %s",
    "signal_striscio": "may not say striscio: holds no more %s",
    "signal_king": "may not signal yet in %s",
    "gift_dear": "must give a cheaper card",
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
