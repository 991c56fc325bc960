"""A hand told decision by decision: what could be done, what was done, what came of it."""

from host_tools.proofs import random_hands
from tarocchi import deals, options, records
from tarocchi.actions import listed, name
from tarocchi.cards import SUITS, cards
from tarocchi.hand import Hand
from tarocchi.rng import Random

# Random hands by index, each named for the rare thing that it shows.
SHOWN = {
    "sweep-with-matto-and-discard": 1,
    "forced-trump-discard": 3,
    "chosen-gift": 2,
    "tie": 7,
    "gift-by-default": 0,
    "partner-won-the-matto": 18,
    "matto-led-to-the-last-trick": 25,
    "no-trump-left-after-the-discard": 37,
}
DEALS = ("000-000", "7K3-M2Q", "ZZZ-ZZZ")


def golden() -> dict[str, str]:
    """The transcripts kept under tests/golden/hands: {file name: text}."""
    texts = {}
    for title, index in SHOWN.items():
        texts[f"{title}.txt"] = tell(*random_hands.begin(0, index))
    for code in DEALS:
        hand = Hand.from_deal(random_hands.PIEDICAVALLO, options.complete({}), deals.parse(code))
        texts[f"deal-{code}.txt"] = tell(hand, random_hands.Player(Random(1)))
    return texts


def tell(hand, player) -> str:
    """Plays a hand to its end and returns the story, the result and the hand's record."""
    deck, letters = hand.game.deck, hand.game.letters
    lines = []
    for seat in range(hand.game.seats):
        marked = " (dealer)" if seat == hand.dealer else ""
        lines.append(f"{letters[seat]}{marked}: {deck.codes(hand.hands[seat])}")
    while hand.turn >= 0:
        phase = hand.phase
        lines.append(_decision(hand, action := player.choose(hand)))
        hand.apply(action)
        if phase == "discard" and hand.phase != "discard":
            lines.append(f"announced: {hand.announced} trumps")
        if phase == "play" and not hand.trick:
            lines.append(_trick(hand))
    lines += _result(hand)
    return "\n".join([*lines, "", records.write(hand)])


def _decision(hand, action) -> str:
    """Who does what, out of what, and why the rest of the hand was not to be had."""
    deck = hand.game.deck
    may = " ".join(name(deck, other) for other in listed(hand.legal()))
    refusals = [hand.why_not(card) for card in cards(hand.hands[hand.turn])]
    refused = dict.fromkeys(refusal.code for refusal in refusals if refusal)
    done = f"{hand.game.letters[hand.turn]} {hand.phase} {name(deck, action)}, of {may}"
    return f"{done} [{' '.join(refused)}]" if refused else done


def _trick(hand) -> str:
    letters = hand.game.letters
    voids = []
    for seat, suits in enumerate(hand.view(hand.dealer).voids()):
        words = [SUITS[suit] for suit in range(5) if suits >> suit & 1]
        if words:
            voids.append(f"{letters[seat]} {' '.join(words)}")
    points = "-".join(str(hand.points(side)) for side in (0, 1))
    said = f"trick {len(hand.winners)} to {letters[hand.winners[-1]]}, {points}"
    return f"{said}, void: {', '.join(voids)}" if voids else said


def _result(hand) -> list[str]:
    result = hand.result()
    winner = "draw" if result.winner is None else result.sides[result.winner]
    lines = [f"{kind}: {ours} {theirs}" for kind, ours, theirs in result.detail]
    lines += [f"{key}: {values[0] / 2:g}-{values[1] / 2:g}" for key, values in result.rows]
    return [*lines, f"winner: {winner}"]
