"""One hand of any game: the deal and the list of actions that make it, and what follows from them.

Everything in a Hand but the deal is a function of its actions, so undo, saving, resuming and
records all are the same thing: the actions, played again.
"""

from tarocchi import cards
from tarocchi.actions import allows
from tarocchi.errors import IllegalAction
from tarocchi.refusal import Refusal
from tarocchi.tricks import led_suit
from tarocchi.view import View


class Hand:
    """A hand being played.

    game (the variant that the options ask for), options (complete), dealer (a seat), deal (its
    number or None), dealt (the cards of each seat in dealt order), talon (cards) and score (both
    sides' half points before the hand) never change. phase is the name of the present phase,
    "done" after the last; turn the seat to act, -1 when done. actions, played, signals, leaders
    and winners are bytes: the actions so far, the cards played so far and the signal made with
    each, who led and who won each trick; calls and callers what was said in turn, and by whom.
    declared is what each seat laid down (masks). ended says how a hand ended without play:
    "monte", "passed", "declarations", or "" in all other hands.
    """

    def __init__(self, game, options, dealer, dealt, deal=None, talon=(), score=(0, 0)):
        self.game = game.variant(options)
        self.options = options
        self.dealer = dealer
        self.deal = deal
        self.dealt = dealt
        self.talon = talon
        self.score = score
        self._restart()

    @classmethod
    def from_deal(cls, game, options, deal, dealer=None, score=(0, 0)):
        """Return the hand that deal number deals; dealer is its own unless another is given."""
        if dealer is None:
            dealer = game.first_dealer(deal)
        dealt, talon = game.variant(options).deal(deal, dealer)
        return cls(game, options, dealer, dealt, deal, talon, score)

    def _restart(self):
        self.hands = [cards.of(dealt) for dealt in self.dealt]
        self.actions = bytearray()
        self.calls = bytearray()
        self.callers = bytearray()
        self.declarer = -1
        self.contract = ""
        self.discard = [0, 0, 0, 0, 0]
        self.announced = -1
        self.declared = [[0, 0, 0, 0, 0] for _ in self.dealt]
        self.out = -1
        self.ended = ""
        self.trick = bytearray()
        self.played = bytearray()
        self.signals = bytearray()
        self.leaders = bytearray()
        self.winners = bytearray()
        self.matto_seat = -1
        self.matto_winner = -1
        self.gift = -1
        self._phase = -1
        self._open_next_phase()

    def _open_next_phase(self):
        phases = self.game.phases
        self.turn = -1
        while self.turn < 0 and not self.ended and self._phase + 1 < len(phases):
            self._phase += 1
            self.turn = phases[self._phase].begin(self)

    @property
    def phase(self):
        """The name of the present phase; "done" when the hand is over."""
        return self.game.phases[self._phase].name if self.turn >= 0 else "done"

    def legal(self):
        """Return what the seat to act may do: five card masks and the flags of the calls.

        A card that it may play it may also play with one of signals.allowed.
        """
        if self.turn < 0:
            return (0, 0, 0, 0, 0, 0)
        return self.game.phases[self._phase].legal(self)

    def why_not(self, action):
        """Return None if the seat to act may do this, else the Refusal that says why not."""
        if self.turn < 0:
            return Refusal("over")
        if allows(self.legal(), action):
            return None
        return self.game.phases[self._phase].why_not(self, action)

    def apply(self, action):
        """Do the action for the seat whose turn it is; raise IllegalAction if it may not."""
        refusal = self.why_not(action)
        if refusal:
            raise IllegalAction(refusal)
        self._do(action)

    def _do(self, action):
        self.actions.append(action)
        self.turn = self.game.phases[self._phase].apply(self, action)
        if self.turn < 0:
            self._open_next_phase()

    def undo(self):
        """Take the last action back."""
        actions = self.actions[:-1]
        self._restart()
        for action in actions:
            self._do(action)  # legal before, legal now

    def note_call(self, call):
        """Write down what the seat to act says; for the phases alone."""
        self.calls.append(call)
        self.callers.append(self.turn)

    def first_cards(self, seat, number):
        """Return the set of the cards that were dealt to a seat first."""
        return tuple(cards.of(self.dealt[seat][:number]))

    def seen_by(self, seat):
        """Return the set of cards that a seat holds and has seen.

        Five while a monte is asked, fifteen while the dealer may call himself out.
        """
        if self.phase == "monte":
            return self.first_cards(seat, 5)
        if self.phase == "out":
            return self.first_cards(seat, self.game.hand_size)
        return tuple(self.hands[seat])

    def led(self):
        """Return the suit that the present trick asks for, -1 when it asks for none."""
        return led_suit(self.trick)

    def side_of(self, seat):
        """Return the side (0 or 1) that seat plays for."""
        return self.game.side_of(self, seat)

    def player_of(self, place):
        """Return the seat that played the card at this place of played."""
        trick, after = divmod(place, self.game.seats)
        return (self.leaders[trick] + after) % self.game.seats

    def piles(self):
        """Return the sets (lists of five masks) that sides 0 and 1 have won so far.

        The cards of finished tricks, the Matto with the side that played it. The discard, the
        talon of a solo, the Matto's gift and what a side without tricks hands over are counted
        when the hand is done.
        """
        piles = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
        seats = self.game.seats
        for place in range(len(self.winners) * seats):
            card = self.played[place]
            seat = self.winners[place // seats] if card != cards.MATTO else self.matto_seat
            cards.add(piles[self.side_of(seat)], card)
        return piles

    def points(self, side):
        """Return the card values that a side has won in tricks so far."""
        value = self.game.deck.value
        return sum([value[card] for card in cards.cards(self.piles()[side])])

    def view(self, seat):
        """Return the View of a seat: a copy of all that it may know, and nothing else."""
        return View(self, seat)

    def result(self):
        """Return the Result of a hand that is done."""
        from tarocchi.result import final_piles

        return self.game.count(self, final_piles(self))
