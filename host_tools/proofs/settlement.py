"""In random hands of Ottocento and Terziglio the slow rules allow the same and count alike."""

from host_tools.proofs import random_hands, slow_bologna, slow_settlement
from tarocchi import cards
from tarocchi.actions import CALL_NAMES, CALLS

GAMES = (random_hands.OTTOCENTO, random_hands.TERZIGLIO)


def story(hand):
    """Return a hand in the words of slow_settlement."""
    code, letters = hand.game.deck.code, hand.game.letters
    chosen = hand.options["mattoGift"] == "manual" and hand.gift >= 0
    return {
        "game": hand.game.name,
        "options": hand.options,
        "dealer": letters[hand.dealer],
        "score": [points // 2 for points in hand.score],
        "dealt": {letters[seat]: codes(hand, dealt) for seat, dealt in enumerate(hand.dealt)},
        "talon": codes(hand, hand.talon),
        "calls": [
            [letters[seat], CALL_NAMES[CALLS.index(hand.calls[place])]]
            for place, seat in enumerate(hand.callers)
        ],
        "discard": codes(hand, cards.cards(hand.discard)),
        "declared": {
            letters[seat]: codes(hand, cards.cards(shown))
            for seat, shown in enumerate(hand.declared)
        },
        "out": letters[hand.out] if hand.out >= 0 else None,
        "plays": codes(hand, hand.played),
        "gift": code(hand.gift) if chosen else None,
    }


def codes(hand, ids):
    return [hand.game.deck.code(card) for card in ids]


def legal_cards_are_right(hand):
    """Compare what the seat to act may play."""
    held = codes(hand, cards.cards(hand.hands[hand.turn]))
    allowed = codes(hand, cards.cards(hand.legal()))
    expected = slow_bologna.may_play(held, codes(hand, hand.trick))
    assert sorted(allowed) == sorted(expected), f"{allowed}, not {expected}, of {held}"


def outcome(hand):
    """Return the engine's result in the words of slow_settlement."""
    result = hand.result()
    found = dict(result.facts)
    found["winner"] = None if result.winner is None else result.sides[result.winner]
    if result.rows:
        found["sides"] = {
            name: {key: row[side] for key, row in result.rows}
            for side, name in enumerate(result.sides)
        }
    if hand.gift >= 0:
        found["gift"] = hand.game.deck.code(hand.gift)
    return found


def laws_of_the_count(hand, found):
    """What the rules promise of every count [rules.md 8]."""
    if "payments" in found and hand.options["terziglio.pay"] == "zeroSum":
        assert sum(found["payments"].values()) == 0, "payments do not add up to nothing"
    if found.get("declarer"):
        assert found["game_points"] >= 1, "a won hand is worth nothing"
    if "sides" in found and "cards" in found["sides"][hand.game.sides[0]]:
        counted = sum([side["cards"] + side["last_trick"] for side in found["sides"].values()])
        odd = hand.game.name == "terziglio" and hand.options["terziglio.oddCard"] == "floor"
        assert counted == 186 or (odd and counted == 188), f"cards and last trick: {counted}"
    if hand.game.name == "ottocento" and hand.winners:
        piles = slow_settlement.after_gift(story(hand), found.get("gift"))
        assert [len(pile) % 2 for pile in piles.values()] == [0, 0], "a pile is odd"


def declarations_are_at_most_all(hand):
    """Nobody declares more than all that it holds would score."""
    for seat, shown in enumerate(hand.declared):
        held = cards.of(hand.dealt[seat])
        if seat == hand.game.discarder(hand):
            for card in hand.talon:
                cards.add(held, card)
            held = [held[suit] & ~hand.discard[suit] for suit in range(5)]
        most = hand.game.combinations(hand.options, held).points
        assert hand.game.combinations(hand.options, shown).points <= most


def check(seed, index, tally):
    """Play one hand, comparing at every card and at the end."""
    hand, player = random_hands.begin(seed, index, GAMES[index % 2])
    while hand.turn >= 0:
        if hand.phase == "play":
            legal_cards_are_right(hand)
            tally["situations"] = tally.get("situations", 0) + 1
        hand.apply(player.choose(hand))
    found = outcome(hand)
    told = story(hand)
    expected = slow_settlement.settle(told)
    assert found == expected, f"{found}, not {expected}, in {told}"
    laws_of_the_count(hand, found)
    declarations_are_at_most_all(hand)
    tally["hands"] = tally.get("hands", 0) + 1
    tally[hand.game.name] = tally.get(hand.game.name, 0) + 1
