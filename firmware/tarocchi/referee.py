"""Reads a hand record line by line and plays it on the engine, which judges every step.

    hand = read(open("hand.hand"))

The grammar is STATEMENTS, in the order in which they may stand. What is missing is a fault of
the record's last line, so the reader goes on to it: whatever can still be judged of the lines
between (their order, whether seats and cards exist) is a fault that comes first.
"""

from tarocchi import cards, deals, game, options
from tarocchi.actions import DONE
from tarocchi.errors import BadRecord, IllegalAction, TarocchiError
from tarocchi.hand import Hand

_LONGEST_FAULT = 400  # a file that is no record at all must not fill a terminal


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
        self.dealer = -1
        self.dealt = {}  # seat: cards
        self.hand = None
        self.seen = [0, 0, 0, 0, 0]  # cards that stand in a hand
        self._place = -1  # of the last statement, in STATEMENTS
        self._missing = None  # what is missing, in words
        self.short = None  # the fault of a short trick, unless it is the last statement

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
        place = _place(words) if colon else -1
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
            read_statement(self, words[-1], value.split())
        except BadRecord:
            raise
        except TarocchiError as error:
            raise self.fault(str(error))

    def finish(self, finished):
        """Return the hand as it stands after the last line."""
        self.line = max(self.line, 1)
        self._begin()
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
        for word in words:
            if word[-1] in "^~!":
                raise self.fault("%s: there are no signals in %s" % (word, self.game.name))
        return [self.game.deck.parse(word) for word in words]

    def stands_at(self, phase, over):
        """Tell whether the hand awaits a statement of this phase.

        An earlier phase has lost its statement then, which is found at the last line; when the
        phase is past, `over` is the fault.
        """
        self._begin()
        if self._missing:
            return False
        names = [each.name for each in self.game.phases] + ["done"]
        ahead = names.index(phase) - names.index(self.hand.phase)
        if ahead < 0:
            raise self.fault(over)
        if ahead > 0:
            self._missing = "a statement is missing: %s" % _awaited(self.hand)
        return ahead == 0

    def act(self, verb, card):
        """Let the seat whose turn it is do something with a card."""
        hand = self.hand
        try:
            hand.apply(card)
        except IllegalAction as error:
            refusal = error.refusal
            why = refusal.words(self.game.deck)
            if refusal.code == "not_held":
                why = _whereabouts(hand, card)
            letter, code = self.game.letters[hand.turn], self.game.deck.code(card)
            raise self.fault("%s may not %s %s: %s" % (letter, verb, code, why))

    def _begin(self):
        """Deal, once all that must stand before the first decision has been read."""
        if self.hand or self._missing:
            return
        if self.game is None:
            self._missing = "Game is missing"
        elif self.dealer < 0:
            self._missing = "Dealer is missing"
        elif self.dealt or self.deal is None:
            for seat, letter in enumerate(self.game.letters):
                if seat not in self.dealt:
                    self._missing = "Hand %s is missing" % letter
        if self._missing:
            return
        if self.dealt:
            dealt = [self.dealt[seat] for seat in range(self.game.seats)]
        else:
            dealt = self.game.deal(self.deal, self.dealer)
        self.hand = Hand(self.game, self.options, self.dealer, dealt, self.deal)


def _read_game(record, _, words):
    record.game = game(" ".join(words).lower())


def _read_deal(record, _, words):
    record.deal = deals.parse(" ".join(words))


def _read_options(record, _, words):
    record.options = options.complete(options.parse(" ".join(words)))


def _read_dealer(record, _, words):
    record.dealer = record.seat(" ".join(words))


def _read_hand(record, letter, words):
    seat = record.seat(letter)
    if seat < 0:
        return
    if seat in record.dealt:
        raise record.fault("Hand %s stands twice" % letter.upper())
    hand = record.cards(words)
    for card in hand:
        if cards.has(record.seen, card):
            raise record.fault("%s stands twice" % record.game.deck.code(card))
        cards.add(record.seen, card)
    record.dealt[seat] = hand
    if record.dealer < 0:
        return
    due = record.game.hand_size
    if seat == record.dealer:
        due += record.game.discards
    if len(hand) != due:
        raise record.fault(
            "Hand %s has %d cards and must have %d" % (letter.upper(), len(hand), due)
        )
    if record.deal is not None:
        deal = record.game.deal(record.deal, record.dealer)[seat]
        if sorted(deal) != sorted(hand):
            codes = record.game.deck.codes(cards.of(deal))
            raise record.fault(
                "deal %s gives %s other cards: %s"
                % (deals.code(record.deal), letter.upper(), codes)
            )


def _read_discard(record, _, words):
    discard = record.cards(words)
    if not record.stands_at("discard", "nothing is left to discard"):
        return
    if len(discard) != record.game.discards:
        raise record.fault(
            "the discard needs %d cards, not %d" % (record.game.discards, len(discard))
        )
    for card in discard:
        record.act("discard", card)
    record.hand.apply(DONE)


def _read_trick(record, number, words):
    if not words:
        raise record.fault("a trick is written as its leader and the cards played")
    leader = record.seat(words[0])
    trick = record.cards(words[1:])
    if not record.stands_at("play", "trick %s is one too many" % number):
        return
    hand, letters, seats = record.hand, record.game.letters, record.game.seats
    due = len(hand.winners) + 1
    if number.lstrip("0") != str(due):
        raise record.fault("trick %d comes next, not %s" % (due, number))
    if leader != hand.turn:
        raise record.fault(
            "%s leads trick %d, not %s" % (letters[hand.turn], due, letters[leader])
        )
    if len(trick) > seats:
        raise record.fault("trick %d has %d cards and must have %d" % (due, len(trick), seats))
    for card in trick:
        record.act("play", card)
    if len(trick) < seats:
        record.short = record.fault(
            "trick %d has only %d of its %d cards" % (due, len(trick), seats)
        )


def _read_gift(record, _, words):
    if len(words) != 2:
        raise record.fault("a gift is written as a seat and one card")
    giver = record.seat(words[0])
    gift = record.cards(words[1:])
    hand = record.hand
    if hand and hand.gift >= 0:  # with mattoGift=auto the default is given already
        if [hand.matto_seat, hand.gift] == [giver] + gift:
            return
        record.hand = _before_gift(hand)
    if not record.stands_at("gift", "no gift is due for the Matto"):
        return
    letters, turn = record.game.letters, record.hand.turn
    if giver != turn:
        raise record.fault(
            "%s played the Matto and gives for it, not %s" % (letters[turn], letters[giver])
        )
    record.act("give", gift[0])


# In their order: word, whether it may stand several times (once a seat or a trick), reader.
STATEMENTS = (
    ("Game", False, _read_game),
    ("Deal", False, _read_deal),
    ("Options", False, _read_options),
    ("Dealer", False, _read_dealer),
    ("Hand", True, _read_hand),
    ("Discard", False, _read_discard),
    ("1, 2, 3 ...", True, _read_trick),
    ("Gift", False, _read_gift),
)
_TRICK = 6
_OF_A_SEAT = ("HAND",)


def _place(words):
    """Return the place in STATEMENTS of what stands before the colon, -1 for none of them."""
    if len(words) == 1 and words[0].isdigit():
        return _TRICK
    if not words or len(words) != (2 if words[0].upper() in _OF_A_SEAT else 1):
        return -1
    for place, statement in enumerate(STATEMENTS):
        if statement[0].upper() == words[0].upper():
            return place
    return -1


def _before_gift(hand):
    """Return a hand whose default gift was made unasked as it stands when asked for one."""
    rules = dict(hand.options)
    rules["mattoGift"] = "manual"
    asked = Hand(hand.game, rules, hand.dealer, hand.dealt, hand.deal)
    for action in hand.actions:
        asked.apply(action)
    return asked


def _awaited(hand):
    """Return in words whose turn it is to do what."""
    what = {
        "discard": "discard %d cards" % hand.game.discards,
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
            return "%s holds it" % letter
    return "it was discarded"
