"""Reads a hand record line by line and plays it on the engine, which judges every step.

    hand = read(open("hand.hand"))

The grammar is statements.STATEMENTS, in the order in which they may stand. What is missing is a
fault of the record's last line, so the reader goes on to it: whatever can still be judged of the
lines between (their order, whether seats and cards exist) is a fault that comes first.
"""

from tarocchi import cards, options
from tarocchi.actions import DONE, NO, is_card, name
from tarocchi.errors import BadCard, BadRecord, IllegalAction, TarocchiError
from tarocchi.hand import Hand
from tarocchi.statements import STATEMENTS, place_of

_LONGEST_FAULT = 400  # a file that is no record at all must not fill a terminal
_SIGNALS = "^~!"

# What it means that an optional statement of a phase was left out before a later one.
_LEFT_OUT = {"monte": NO, "out": NO, "declare": DONE}
_ENDED = {
    "monte": "an agreed monte",
    "passed": "an auction in which all pass",
    "declarations": "declarations that decide",
}


def read(lines, finished=True):
    """Return the Hand that a record (an iterable of lines) tells; raise BadRecord.

    finished says whether a hand that stops before its end is an error too.
    """
    referee = Referee()
    for line in lines:
        referee.read_line(line)
    return referee.finish(finished)


class Referee:
    """A record being read: what its statements said so far, and the hand that follows."""

    def __init__(self):
        self.line = 0
        self.game = None
        self.deal = None
        self.options = options.complete({})
        self.score = [0, 0]
        self.dealer = -1
        self.dealt = {}  # seat: cards
        self.talon = None
        self.hand = None
        self.seen = [0, 0, 0, 0, 0]  # cards that stand in a hand or the talon
        self.declarer = -1  # the seat of the last declaration
        self.short = None  # the fault of a cut statement, unless it is the last
        self._place = -1  # of the last statement, in STATEMENTS
        self._missing = None  # what is missing, in words

    def read_line(self, text):
        """Read the next line of the record."""
        self.line += 1
        if self.line == 1 and text[:1] == "\ufeff":
            text = text[1:]
        statement = text.split("#", 1)[0].strip()
        if not statement:
            return
        if self.short:
            raise self.short
        key, colon, value = statement.partition(":")
        words = key.split()
        place = place_of(words) if colon else -1
        if place < 0:
            known = ", ".join([word for word, _, _ in STATEMENTS])
            raise self.fault("there is no statement %s; statements: %s" % (key.strip(), known))
        word, repeats, read_statement = STATEMENTS[place]
        if place < self._place:
            raise self.fault("%s must stand before %s" % (word, STATEMENTS[self._place][0]))
        if place == self._place and not repeats:
            raise self.fault("%s stands twice" % word)
        self._place = place
        try:
            read_statement(self, words[-1], value.strip())
        except BadRecord:
            raise
        except TarocchiError as error:
            raise self.fault(str(error))

    def finish(self, finished):
        """Return the hand as it stands after the last line."""
        self.line = max(self.line, 1)
        self._begin()
        if not self._missing and self.hand.phase == "out":
            self._leave_out()
        if self._missing:
            raise self.fault(self._missing)
        if finished and self.hand.turn >= 0:
            raise self.fault("unfinished: %s" % _awaited(self.hand))
        return self.hand

    def fault(self, reason):
        """Return the error that says what is wrong with the present line."""
        if len(reason) > _LONGEST_FAULT:
            reason = reason[:_LONGEST_FAULT] + "..."
        return BadRecord(self.line, reason)

    def seat(self, word):
        """Return the seat of a letter; -1 while the game is not known."""
        if self.game is None:
            return -1
        letter = word.upper()
        if len(letter) != 1 or letter not in self.game.letters:
            seats = " ".join(self.game.letters)
            raise self.fault("there is no seat %s; seats: %s" % (word, seats))
        return self.game.letters.index(letter)

    def cards(self, words):
        """Return the cards of codes; none while the game is not known."""
        if self.game is None:
            return []
        return [self.game.deck.parse(word) for word in words]

    def played(self, words):
        """Return codes, which may end in the mark of a signal, as actions."""
        if self.game is None:
            return []
        actions = []
        for word in words:
            signal = _SIGNALS.find(word[-1]) + 1
            try:
                card = self.game.deck.parse(word[:-1] if signal else word)
            except BadCard:
                raise self.fault("there is no card %s in this pack" % word)
            actions.append(card | signal << 6)
        return actions

    def deal_out(self, seen):
        """Note cards that stand in a hand or the talon; each may do so once."""
        for card in seen:
            if cards.has(self.seen, card):
                raise self.fault("%s stands twice" % self.game.deck.code(card))
            cards.add(self.seen, card)

    def check_phase(self, phase, word):
        """Check that the game has the phase that a statement, its word being word, belongs to."""
        if self.game and phase not in [each.name for each in self.game.phases]:
            raise self.fault("there is no %s in %s" % (word, self.game.name))

    def stands_at(self, phase, word, over):
        """Tell whether the hand awaits a statement of this phase, its word being word.

        Optional statements before it that were left out take their meaning now. When one is
        missing, that is found at the last line; when the phase is past, `over` is the fault.
        """
        self.check_phase(phase, word)
        self._begin()
        if self._missing:
            return False
        names = [each.name for each in self.game.phases] + ["done"]
        while names.index(self.hand.phase) < names.index(phase):
            self._leave_out()
            if self._missing:
                return False
        if self.hand.phase != phase:
            if self.hand.ended:
                over = "nothing may follow " + _ENDED[self.hand.ended]
            raise self.fault(over)
        return True

    def stands_at_call_out(self, seat):
        """Tell whether seat is the dealer, who may still call himself out before the discard."""
        self._begin()
        if not self._missing and self.hand.phase == "monte" and seat == self.dealer:
            self._leave_out()
        return not self._missing and self.hand.phase == "out" and seat == self.dealer

    def act(self, verb, action):
        """Let the seat whose turn it is do something with a card, or say something."""
        hand = self.hand
        try:
            hand.apply(action)
        except IllegalAction as error:
            refusal = error.refusal
            why = refusal.words(self.game.deck)
            if refusal.code == "not_held":
                why = _whereabouts(hand, action & 63)
            if is_card(action):
                verb = "%s %s" % (verb, name(self.game.deck, action))
            raise self.fault("%s may not %s: %s" % (self.game.letters[hand.turn], verb, why))

    def _begin(self):
        """Deal, once all that must stand before the first decision has been read."""
        if self.hand or self._missing:
            return
        if self.game is None:
            self._missing = "Game is missing"
        elif self.dealer < 0:
            self._missing = "Dealer is missing"
        elif self.dealt or self.talon or self.deal is None:
            for seat, letter in enumerate(self.game.letters):
                if seat not in self.dealt:
                    self._missing = "Hand %s is missing" % letter
            if self.game.talon_size and self.talon is None:
                self._missing = "Talon is missing"
        if self._missing:
            return
        if self.dealt:
            dealt, talon = [self.dealt[seat] for seat in range(self.game.seats)], self.talon or ()
        else:
            dealt, talon = self.game.deal(self.deal, self.dealer)
        self.hand = Hand(
            self.game, self.options, self.dealer, dealt, self.deal, talon, tuple(self.score)
        )

    def _leave_out(self):
        """Do what it means that the statement awaited was left out; not all may be."""
        hand = self.hand
        # A declaration before the discard is one only if the dealer called himself out with it.
        if hand.phase not in _LEFT_OUT or (hand.phase == "out" and any(hand.declared[hand.turn])):
            self._missing = "a statement is missing: %s" % _awaited(hand)
        else:
            hand.apply(_LEFT_OUT[hand.phase])


def _awaited(hand):
    """Return in words whose turn it is to do what."""
    what = {
        "monte": "say yes or no to a monte",
        "bid": "bid",
        "out": "discard %d cards" % hand.game.discards,
        "discard": "discard %d cards" % hand.game.discards,
        "declare": "declare",
        "play": "play to trick %d" % (len(hand.winners) + 1),
        "gift": "give a card for the Matto",
    }
    return "%s is to %s" % (hand.game.letters[hand.turn], what[hand.phase])


def _whereabouts(hand, card):
    """Return in words where a card is that the seat to act does not hold."""
    for place, played in enumerate(hand.played):
        if played == card:
            return "it was played to trick %d" % (place // hand.game.seats + 1)
    for seat, letter in enumerate(hand.game.letters):
        if cards.has(hand.hands[seat], card):
            if seat == hand.turn:
                return "it is not among the first %d cards" % hand.game.hand_size
            return "%s holds it" % letter
    return "it was discarded" if cards.has(hand.discard, card) else "it lies in the talon"
