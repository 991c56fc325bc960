"""In random hands the engine and the slow rules allow the same at all times, and count alike."""

from host_tools.proofs import random_hands, slow_rules
from tarocchi.cards import cards

DISCARD, PLAY = "discard", "play"


def story(hand):
    """Return a hand in the words of slow_rules: dealt, dealer, discard, plays."""
    code, letters = hand.game.deck.code, hand.game.letters
    dealt = {letters[seat]: [code(card) for card in hand.dealt[seat]] for seat in range(4)}
    discard = [code(card) for card in hand.actions[:2]]
    return dealt, letters[hand.dealer], discard, [code(card) for card in hand.played]


def compare(hand):
    """Assert that the seat to act and all that it may do are what the slow rules say."""
    told = story(hand)
    seat, expected = slow_rules.now(*told)
    allowed = {hand.game.deck.code(card) for card in cards(hand.legal())}
    if hand.phase == DISCARD and len(told[2]) == 2:
        seat, expected = told[1], set()
    assert hand.game.letters[hand.turn] == seat, f"{seat} is to act in {told}"
    assert allowed == expected, f"{seat} may {sorted(expected)}, not {sorted(allowed)}, in {told}"
    assert hand.legal()[5] == int(not expected), f"done in {told}"
    return told


def check(seed, index, tally):
    """Play one hand, comparing at every decision and at the end."""
    hand, player = random_hands.begin(seed, index, random_hands.PIEDICAVALLO)
    while hand.turn >= 0:
        if hand.phase in (DISCARD, PLAY):
            compare(hand)
            tally["situations"] = tally.get("situations", 0) + 1
        hand.apply(player.choose(hand))
    _, dealer, discard, plays = told = story(hand)
    announced = len([code for code in discard if code in slow_rules.TRUMPS])
    assert hand.announced == announced, f"{announced} trumps announced in {told}"
    gift = hand.options["piedicavallo.mattoGift"] == "onePoint"
    points = slow_rules.count(dealer, discard, plays, gift)
    totals = hand.result().totals()
    assert totals == (2 * points["NS"], 2 * points["EW"]), f"{points}, not {totals}, in {told}"
    tally["hands"] = tally.get("hands", 0) + 1
