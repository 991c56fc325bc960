"""The statements of a hand record: the order in which they stand, and how each is read.

A reader gets the referee, the last word before the colon and the text behind it. It checks how
the statement is written, and lets the referee's hand judge what it says.
"""

from tarocchi import deals, game, options
from tarocchi.actions import CALL_NAMES, CALLS, DONE, GIOCO, NO, OUT, PASS, SOLO, YES
from tarocchi.cards import of
from tarocchi.hand import Hand


def _read_game(record, _, value):
    record.game = game(" ".join(value.split()).lower())


def _read_deal(record, _, value):
    record.deal = deals.parse(value)


def _read_options(record, _, value):
    record.options = options.complete(options.parse(value))
    if record.game:
        record.game = record.game.variant(record.options)


def _read_score(record, _, value):
    if record.game is None:
        return
    if not record.game.plays_to_score:
        raise record.fault("there is no Score in %s" % record.game.name)
    sides = record.game.sides
    known = []
    for entry in value.split(","):
        words = entry.split()
        if len(words) != 2 or not words[1].isdigit() or len(words[1]) > 6:
            raise record.fault("a score is written as two sides and their points")
        side = words[0].upper()
        if side not in sides:
            raise record.fault("there is no side %s; sides: %s" % (words[0], " ".join(sides)))
        if side in known:
            raise record.fault("%s stands twice" % side)
        known.append(side)
        record.score[sides.index(side)] = 2 * int(words[1])


def _read_dealer(record, _, value):
    record.dealer = record.seat(value)


def _read_hand(record, letter, value):
    seat = record.seat(letter)
    if seat < 0:
        return
    title = "Hand " + letter.upper()
    if seat in record.dealt:
        raise record.fault("%s stands twice" % title)
    record.dealt[seat] = hand = record.cards(value.split())
    record.deal_out(hand)
    if record.dealer < 0:
        return
    extra = record.game.dealer_extra if seat == record.dealer else 0
    _check_number(record, title, hand, record.game.hand_size + extra)
    if record.deal is not None:
        dealt, _ = record.game.deal(record.deal, record.dealer)
        _check_deal(record, letter.upper(), hand, dealt[seat])


def _read_talon(record, _, value):
    if record.game is None:
        return
    if not record.game.talon_size:
        raise record.fault("there is no Talon in %s" % record.game.name)
    record.talon = tuple(record.cards(value.split()))
    record.deal_out(record.talon)
    _check_number(record, "the talon", record.talon, record.game.talon_size)
    if record.deal is not None and record.dealer >= 0:
        _, talon = record.game.deal(record.deal, record.dealer)
        _check_deal(record, "the talon", record.talon, talon)


def _check_number(record, title, cards, due):
    if len(cards) != due:
        raise record.fault("%s has %d cards and must have %d" % (title, len(cards), due))


def _check_deal(record, whom, cards, dealt):
    if sorted(dealt) != sorted(cards):
        codes = record.game.deck.codes(of(dealt))
        raise record.fault(
            "deal %s gives %s other cards: %s" % (deals.code(record.deal), whom, codes)
        )


def _read_monte(record, _, value):
    over = "nobody is asked for a monte"
    if record.options["monte"] == "on":
        over = "Monte ends at the first no"
    _read_calls(record, "monte", "Monte", value, (YES, NO), over)


def _read_bid(record, _, value):
    _read_calls(record, "bid", "Bid", value, (PASS, GIOCO, SOLO), "the auction is over")


def _read_calls(record, phase, word, value, calls, over):
    known = [CALL_NAMES[CALLS.index(call)] for call in calls]
    for entry in value.split(","):
        words = entry.split()
        if len(words) != 2:
            raise record.fault("%s is written as seats and what they say" % word)
        seat = record.seat(words[0])
        if words[1].lower() not in known:
            raise record.fault("there is no call %s; calls: %s" % (words[1], ", ".join(known)))
        if not record.stands_at(phase, word, over):
            continue
        hand, letters = record.hand, record.game.letters
        if seat != hand.turn:
            raise record.fault("%s speaks next, not %s" % (letters[hand.turn], letters[seat]))
        said = words[1].lower()
        record.act("say " + said, calls[known.index(said)])
    if record.hand and record.hand.phase == phase:
        speaker = record.game.letters[record.hand.turn]
        record.short = record.fault("%s is cut off: %s speaks next" % (word, speaker))


def _read_discard(record, _, value):
    discard = record.cards(value.split())
    if not record.stands_at("discard", "Discard", "nothing is left to discard"):
        return
    due = record.game.discards
    if len(discard) != due:
        raise record.fault("the discard needs %d cards, not %d" % (due, len(discard)))
    for card in discard:
        record.act("discard", card)
    record.hand.apply(DONE)


def _read_declare(record, letter, value):
    seat = record.seat(letter)
    if not value:
        raise record.fault("a declaration is written as cards, or - for silence")
    shown = [] if value == "-" else record.cards(value.split())
    if record.stands_at_call_out(seat):
        for card in shown:
            record.act("declare", card)
        idle = record.hand.why_not(NO)
        if idle:
            raise record.fault("%s %s" % (letter.upper(), idle.words(record.game.deck)))
        record.declarer = seat
        return
    if not record.stands_at("declare", "Declare", "all have declared"):
        return
    hand, letters = record.hand, record.game.letters
    while hand.turn != seat:
        if hand.turn == hand.dealer:
            raise record.fault("%s has spoken already" % letters[seat])
        hand.apply(DONE)
    for card in shown:
        record.act("declare", card)
    idle = hand.why_not(DONE)
    if idle:
        raise record.fault("%s %s" % (letters[seat], idle.words(record.game.deck)))
    hand.apply(DONE)
    record.declarer = seat


def _read_out(record, _, value):
    seat = record.seat(value)
    record.check_phase("out", "Out")
    if record.options["goingOut"] != "speakingOrder":
        raise record.fault("Out needs the option goingOut=speakingOrder")
    silent = "%s has not just declared" % value.upper()
    if record.declarer == seat and record.hand:
        if record.hand.phase != "out":
            record.hand.undo()  # the end of the declaration, which this statement is instead
        record.act("call itself out", OUT)
    elif record.stands_at("declare", "Out", silent):
        raise record.fault(silent)


def _read_trick(record, number, value):
    words = value.split()
    if not words:
        raise record.fault("a trick is written as its leader and the cards played")
    leader = record.seat(words[0])
    trick = record.played(words[1:])
    title = "trick " + number
    if not record.stands_at("play", title, title + " is one too many"):
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
    for action in trick:
        record.act("play", action)
    if len(trick) < seats:
        record.short = record.fault(
            "trick %d has only %d of its %d cards" % (due, len(trick), seats)
        )


def _read_gift(record, _, value):
    words = value.split()
    if len(words) != 2:
        raise record.fault("a gift is written as a seat and one card")
    giver = record.seat(words[0])
    gift = record.cards(words[1:])
    hand = record.hand
    if hand and hand.gift >= 0:  # with mattoGift=auto the default is given already
        if [hand.matto_seat, hand.gift] == [giver] + gift:
            return
        record.hand = _before_gift(hand)
    if not record.stands_at("gift", "Gift", "no gift is due for the Matto"):
        return
    letters, turn = record.game.letters, record.hand.turn
    if giver != turn:
        raise record.fault(
            "%s played the Matto and gives for it, not %s" % (letters[turn], letters[giver])
        )
    record.act("give", gift[0])


def _before_gift(hand):
    """Return a hand whose default gift was made unasked as it stands when asked for one."""
    rules = dict(hand.options)
    rules["mattoGift"] = "manual"
    asked = Hand(hand.game, rules, hand.dealer, hand.dealt, hand.deal, hand.talon, hand.score)
    for action in hand.actions:
        asked.apply(action)
    return asked


# In their order: word, whether it may stand several times (once a seat or a trick), reader.
STATEMENTS = (
    ("Game", False, _read_game),
    ("Deal", False, _read_deal),
    ("Options", False, _read_options),
    ("Score", False, _read_score),
    ("Dealer", False, _read_dealer),
    ("Hand", True, _read_hand),
    ("Talon", False, _read_talon),
    ("Monte", False, _read_monte),
    ("Bid", False, _read_bid),
    ("Discard", False, _read_discard),
    ("Declare", True, _read_declare),
    ("Out", False, _read_out),
    ("1, 2, 3 ...", True, _read_trick),
    ("Gift", False, _read_gift),
)
_TRICK = 12
_OF_A_SEAT = ("HAND", "DECLARE")


def place_of(words):
    """Return the place in STATEMENTS of what stands before the colon, -1 for none of them."""
    if len(words) == 1 and words[0].isdigit():
        return _TRICK
    if not words or len(words) != (2 if words[0].upper() in _OF_A_SEAT else 1):
        return -1
    for place, statement in enumerate(STATEMENTS):
        if statement[0].upper() == words[0].upper():
            return place
    return -1
