"""English: why something may not be done."""

WORDS = """
# why a card may not be played
why.not_held=You do not hold that card.
why.not_now=That is not possible now.
why.over=The hand is over.
why.follow=You must follow suit: you hold %s.
why.trump=You must play a trump.
why.five_points=Kings and the other cards of 5 points may not go.
why.trump_discard=A trump may go only if you keep none, or nothing but trumps and kings.
why.enough=You have chosen enough cards.
why.too_few=Cards still to choose: %d.
why.gift_dear=You must give a card of one point.
why.gift_held=Give a card that your side has won, but not the Fool.
# the table of the Bolognese games
why.second_gioco=Somebody has said gioco: pass or say solo.
why.declare_nothing=This card scores nothing in your hand.
why.declare_twice=This card lies there already.
why.declare_idle=Cards that score nothing stay in the hand.
why.not_yet_out=This does not reach the end of the match.
why.signal_none=There are no signals here.
why.signal_declarer=You play alone: there is nobody to signal to.
why.signal_leader=Only who leads may signal.
why.signal_forehand=Only the player right of the dealer may signal.
why.signal_matto=No signal goes with the Fool.
why.signal_twice=A signal was made in this trick already.
why.signal_volo=No volo: you still hold %s.
why.signal_striscio=No striscio: you hold no more %s.
why.signal_king=Not yet: the highest card of %s has not been played.
"""
