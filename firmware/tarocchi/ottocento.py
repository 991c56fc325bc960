"""Ottocento: four players in pairs, combinations, declarations, to 800 [rules.md 3]."""

from tarocchi.bolognese import Bolognese
from tarocchi.declaring import Declare
from tarocchi.opening import CallOut, Monte
from tarocchi.pairs import Pairs
from tarocchi.phases import Discard, Gift, Play

_END = 1600  # 800 in half points


class Ottocento(Bolognese, Pairs):
    """The Bolognese game of fixed pairs."""

    name = "ottocento"
    plays_to_score = True
    goal = _END
    phases = (Monte(), CallOut(), Discard(), Declare(), Play(), Gift())

    def reaches_end(self, hand, seat, points):
        """Tell whether seat, showing so many points, may call itself out [rules.md 3.7, A13].

        It is a declaration that reaches the end: silence never does.
        """
        options = hand.options
        if options["goingOut"] != "speakingOrder" or options["ottocento.length"] != "800":
            return False
        side = self.side_of(hand, seat)
        shown = hand.declared[seat]
        others = self.declared_points(hand, side) - self.combinations(options, shown).points
        return points > 0 and hand.score[side] + 2 * (others + points) >= _END

    def declarations_decide(self, hand):
        """Tell whether the declarations end the match: 800 reached, and not by both alike."""
        options = hand.options
        if options["goingOut"] != "compare" or options["ottocento.length"] != "800":
            return False
        ours, theirs = self.with_declared(hand)
        return max(ours, theirs) >= _END and ours != theirs

    def with_declared(self, hand):
        """Return both sides' half points before the hand and what they declared in it."""
        return [hand.score[side] + 2 * self.declared_points(hand, side) for side in (0, 1)]

    def count(self, hand, piles):
        """Return the Result [rules.md 3.6]."""
        from tarocchi.ottocento_count import count

        return count(hand, piles)

    def standing(self, hand):
        """Return the half points that each holder is sure of in a hand in play: the declared."""
        return tuple([2 * self.declared_points(hand, side) for side in (0, 1)])

    def match_deals(self, options):
        """Return how many deals make a match, 0 when it goes on until 800."""
        return 4 if options["ottocento.length"] == "fourDeals" else 0

    def match_over(self, _options, totals):
        """Tell whether these totals (half points) end a match without a fixed length.

        Equal totals of 800 or more ask for another deal [A14].
        """
        return max(totals) >= _END and totals[0] != totals[1]


GAME = Ottocento()
