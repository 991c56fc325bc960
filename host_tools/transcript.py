"""A hand told decision by decision: what could be done, what was done, what came of it."""

from host_tools.proofs import random_hands
from tarocchi import deals, options, records
from tarocchi.actions import listed, name
from tarocchi.cards import SUITS, cards, of
from tarocchi.hand import Hand
from tarocchi.rng import Random

# Random hands by game and index, each named for the rare thing that it shows.
SHOWN = {
    "sweep-with-matto-and-discard": (random_hands.PIEDICAVALLO, 13),
    "forced-trump-discard": (random_hands.PIEDICAVALLO, 2),
    "chosen-gift": (random_hands.PIEDICAVALLO, 6),
    "tie": (random_hands.PIEDICAVALLO, 72),
    "partner-won-the-matto": (random_hands.PIEDICAVALLO, 1),
    "matto-led-to-the-last-trick": (random_hands.PIEDICAVALLO, 6),
    "no-trump-left-after-the-discard": (random_hands.PIEDICAVALLO, 68),
    "ottocento-monte": (random_hands.OTTOCENTO, 1),
    "ottocento-declarations-decide": (random_hands.OTTOCENTO, 3),
    "ottocento-dealer-out-on-fifteen": (random_hands.OTTOCENTO, 36),
    "ottocento-both-over-800": (random_hands.OTTOCENTO, 8),
    "ottocento-sweep-with-discard": (random_hands.OTTOCENTO, 16),
    "terziglio-all-pass": (random_hands.TERZIGLIO, 29),
    "terziglio-gioco": (random_hands.TERZIGLIO, 7),
    "terziglio-solo-over-gioco": (random_hands.TERZIGLIO, 9),
    "terziglio-forty": (random_hands.TERZIGLIO, 16),
}
DEALS = (
    (random_hands.PIEDICAVALLO, "000-000"),
    (random_hands.PIEDICAVALLO, "7K3-M2Q"),
    (random_hands.OTTOCENTO, "7K3-M2Q"),
    (random_hands.TERZIGLIO, "ZZZ-ZZZ"),
)


def golden() -> dict[str, str]:
    """The transcripts kept under tests/golden/hands: {file name: text}."""
    texts = {}
    for title, (table, index) in SHOWN.items():
        texts[f"{title}.txt"] = tell(*random_hands.begin(0, index, table))
    for table, code in DEALS:
        hand = Hand.from_deal(table, options.complete({}), deals.parse(code))
        texts[f"deal-{table.name}-{code}.txt"] = tell(hand, random_hands.Player(Random(1)))
    return texts


def tell(hand, player) -> str:
    """Plays a hand to its end and returns the story, the result and the hand's record."""
    deck, letters = hand.game.deck, hand.game.letters
    lines = []
    for seat in range(hand.game.seats):
        marked = " (dealer)" if seat == hand.dealer else ""
        lines.append(f"{letters[seat]}{marked}: {deck.codes(hand.hands[seat])}")
    if hand.talon:
        lines.append(f"talon: {deck.codes(of(hand.talon))}")
    while hand.turn >= 0:
        phase = hand.phase
        lines.append(_decision(hand, action := player.choose(hand)))
        hand.apply(action)
        if phase == "discard" and hand.announced >= 0 and hand.phase != "discard":
            lines.append(f"announced: {hand.announced} trumps")
        if phase == "play" and not hand.trick:
            lines.append(_trick(hand))
    lines += _result(hand)
    return "\n".join([*lines, "", records.write(hand)])


def _decision(hand, action) -> str:
    """Who does what, out of what, and why the rest of the hand was not to be had."""
    deck = hand.game.deck
    may = " ".join(name(deck, other) for other in listed(hand.legal()))
    held = [] if hand.phase in ("monte", "bid") else cards(hand.hands[hand.turn])
    refusals = [hand.why_not(card) for card in held]
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
    lines += [f"{key}: {value}" for key, value in result.facts.items()]
    return [*lines, f"winner: {winner}"]
