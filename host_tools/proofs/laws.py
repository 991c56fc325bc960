"""What must be true of any hand of any game at any moment, after the basic tests of OpenSpiel."""

from host_tools.proofs import random_hands
from tarocchi import cards, signals
from tarocchi.actions import allows, listed, name
from tarocchi.errors import IllegalAction
from tarocchi.hand import Hand
from tarocchi.rng import Random

ACTIONS = range(256)


def frozen(value):
    """Return a copy that later changes cannot reach, to compare with."""
    if isinstance(value, (list, tuple)):
        return tuple([frozen(part) for part in value])
    return bytes(value) if isinstance(value, bytearray) else value


def state(thing):
    """Return all that a Hand or a View holds, by name."""
    return {key: frozen(value) for key, value in thing.__dict__.items()}


def legal_set_is_sound(hand):
    """Mask and list agree, names are unique, and exactly the illegal have a reason in words."""
    legal = hand.legal()
    actions = listed(legal)
    assert actions, "nothing is legal"
    assert sorted(actions) == [action for action in ACTIONS if allows(legal, action)]
    if hand.phase == "play":
        for card in cards.cards(legal):
            actions += [card | signal << 6 for signal in signals.allowed(hand, card)]
    names = {name(hand.game.deck, action) for action in actions}
    assert len(names) == len(actions), f"two of {actions} have one name"
    for action in ACTIONS:
        refusal = hand.why_not(action)
        assert (refusal is None) == (action in actions), f"{action} refused: {refusal}"
        assert refusal is None or refusal.words(hand.game.deck), f"no words for {action}"


def illegal_changes_nothing(hand, action):
    """Applying an illegal action raises and leaves the hand as it was."""
    before = state(hand)
    try:
        hand.apply(action)
    except IllegalAction as error:
        assert error.refusal.code == hand.why_not(action).code
        assert state(hand) == before, f"illegal {action} changed the hand"
    else:
        raise AssertionError(f"illegal {action} was applied")


def undo_restores(hand, action):
    """Apply then undo is nothing at all."""
    before = state(hand)
    hand.apply(action)
    hand.undo()
    assert state(hand) == before, f"undo of {action} does not restore"


def replayed(hand):
    """Return a hand of the same deal with the same actions, which is equal in everything."""
    again = Hand(
        hand.game, hand.options, hand.dealer, hand.dealt, hand.deal, hand.talon, hand.score
    )
    for action in hand.actions:
        again.apply(action)
    assert state(again) == state(hand), "the same actions give another hand"
    return again


def cards_are_conserved(hand):
    """62 cards, each in one place; all the points of the pack."""
    talon = hand.talon if hand.contract != "gioco" else ()
    everywhere = hand.hands + [cards.of(talon), hand.discard, cards.of(hand.trick)] + hand.piles()
    assert [sum([masks[suit] for masks in everywhere]) for suit in range(5)] == list(cards.ALL)
    assert sum([cards.count(masks) for masks in everywhere]) == 62
    value = hand.game.deck.value
    in_piles = hand.points(0) + hand.points(1)
    elsewhere = sum([value[card] for masks in everywhere[:-2] for card in cards.cards(masks)])
    assert in_piles + elsewhere == sum(value)


def view_is_right(hand, seat):
    """What a view works out for itself is what the hand knows."""
    view = hand.view(seat)
    assert view.led() == hand.led()
    assert [view.points(side) for side in (0, 1)] == [hand.points(side) for side in (0, 1)]
    # Until the discard is done nobody is told that cards were laid away.
    held = [cards.count(masks) for masks in hand.hands]
    discarder = hand.game.discarder(hand)
    if hand.phase == "discard":
        held[discarder] += cards.count(hand.discard)
    if not hand.ended:
        assert [view.held(other) for other in range(hand.game.seats)] == held
    known = list(view.hand)
    for card in hand.played:
        cards.add(known, card)
    if seat == discarder:
        known = [known[suit] | hand.discard[suit] for suit in range(5)]
    assert list(view.unseen()) == [cards.ALL[suit] & ~known[suit] for suit in range(5)]
    assert [view.hand[suit] & hand.hands[seat][suit] for suit in range(5)] == list(view.hand)
    assert view.hand == tuple(hand.hands[seat]) or hand.phase in ("monte", "out")
    for other, suits in enumerate(view.voids()):
        for suit in range(5):
            # A void in trumps leaves the Matto, which is none.
            has = hand.hands[other][suit] & ~(cards.MATTO_BIT if suit == cards.TRUMPS else 0)
            assert not (suits >> suit & 1 and has), f"seat {other} is not void in {suit}"
    assert (view.legal is not None) == (seat == hand.turn)


def lay_elsewhere(hand, again, seat, rng):
    """Give another hand the cards of this one, those that a seat has not seen in new places.

    Return for each card the one that lies in its place.
    """
    hidden = hand.view(seat).unseen()
    for shown in hand.declared:
        hidden = [hidden[suit] & ~shown[suit] for suit in range(5)]
    unseen = cards.cards(hidden)
    other_way = list(unseen)
    rng.shuffle(other_way)
    moved = list(range(62))
    for place, card in enumerate(unseen):
        moved[card] = other_way[place]

    def permuted(masks):
        return cards.of([moved[card] for card in cards.cards(masks)])

    again.hands = [permuted(masks) for masks in hand.hands]
    again.discard = permuted(hand.discard)
    again.dealt = [[moved[card] for card in dealt] for dealt in hand.dealt]
    again.talon = tuple([moved[card] for card in hand.talon])
    return moved


def view_hides(hand, again, seat, rng):
    """Permuting all that a seat has not seen leaves its view as it was."""
    moved = lay_elsewhere(hand, again, seat, rng)
    again.deal = 1
    again.actions = bytearray([moved[a] if a < 62 else a for a in hand.actions])
    assert state(again.view(seat)) == state(hand.view(seat)), f"seat {seat} sees too much"


def view_shares_nothing(hand, seat):
    """A view holds no list, bytearray or Hand of the hand it was taken from."""
    for key, value in hand.view(seat).__dict__.items():
        assert isinstance(value, (int, str, bytes, tuple, type(None))) or key in (
            "game",
            "options",
        ), f"view.{key} is a {type(value).__name__}"
        assert value is not hand


def check(seed, index, tally):
    """Hold every state of one random hand to the laws."""
    hand, player = random_hands.begin(seed, index)
    rng = Random(index & 0x3FFFFFFF)
    while True:
        tally["states"] = tally.get("states", 0) + 1
        cards_are_conserved(hand)
        again = replayed(hand)
        for seat in range(hand.game.seats):
            view_is_right(hand, seat)
            view_shares_nothing(hand, seat)
            view_hides(hand, again, seat, rng)
        if hand.turn < 0:
            break
        legal_set_is_sound(hand)
        wrong = rng.below(256)
        if hand.why_not(wrong):
            illegal_changes_nothing(hand, wrong)
        action = player.choose(hand)
        undo_restores(hand, action)
        hand.apply(action)
    legal_when_over(hand)
    tally["hands"] = tally.get("hands", 0) + 1


def legal_when_over(hand):
    """Nothing may be done when all is done, and what is shared out is the whole pack."""
    assert hand.phase == "done" and not any(hand.legal())
    for action in ACTIONS:
        illegal_changes_nothing(hand, action)
    result = hand.result()
    if not result.rows:
        assert not result.detail and not result.combinations
        return
    assert result.rows[-1][0] == "total"
    assert [sum([row[1][side] for row in result.rows[:-1]]) for side in (0, 1)] == list(
        result.totals()
    )
    if hand.ended:
        assert [key for key, _ in result.rows] == ["declared", "total"]
        return
    assert sum([ours[0] + theirs[0] for _, ours, theirs in result.detail]) == 62
    values = sum([ours[1] + theirs[1] for _, ours, theirs in result.detail])
    assert values == 2 * sum(hand.game.deck.value)
    ours, theirs = result.totals()
    if ours != theirs:
        assert result.winner == int(theirs > ours)
