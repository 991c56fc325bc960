"""How every point of a finished Bolognese hand came about, in lines that a person can check."""

from collections.abc import Iterator

from tarocchi import cards
from tarocchi.cards import Deck
from tarocchi.combinations import Combinations
from tarocchi.hand import Hand
from tarocchi.result import final_piles, sweeper


def points(half_points: int) -> int | float:
    """Half points as points: an int where it is one."""
    return half_points / 2 if half_points % 2 else half_points // 2


def family(title: str, found: list, doubled: int, deck: Deck) -> str:
    """One family of combinations, each with its cards, and the doubling."""
    named = [f"{name} {worth} ({deck.codes(masks)})" for name, masks, _, worth in found]
    text = f"{title:<10}{', '.join(named) or '-'}"
    plain = sum(worth for _, _, _, worth in found)
    if doubled != plain:
        return f"{text}: {plain}, doubled for three or more = {doubled}"
    return f"{text} = {doubled}" if len(found) > 1 else text


def families(found: Combinations, deck: Deck) -> Iterator[str]:
    """Both families of a pile or of a declaration."""
    yield family("cricche", found.cricche, found.cricche_points, deck)
    yield family("sequences", found.sequences, found.sequence_points, deck)


def before_play(hand: Hand) -> Iterator[str]:
    """What was declared, seat by seat, and what ended the hand early."""
    for after in range(hand.game.seats):
        seat = (hand.dealer + 1 + after) % hand.game.seats
        shown = hand.declared[seat]
        if any(shown):
            found = hand.game.combinations(hand.options, shown)
            yield f"{hand.game.letters[seat]} declares {found.points}"
            yield from (f"  {line}" for line in families(found, hand.game.deck))
    if hand.ended == "monte":
        yield "all four say a monte: the cards are thrown in"
    if hand.ended == "passed":
        yield "all pass: nothing is scored"
    if hand.out >= 0:
        yield f"{hand.game.letters[hand.out]} calls itself out"


def transfers(hand: Hand) -> Iterator[str]:
    """What changed hands after the last trick."""
    code, letters = hand.game.deck.code, hand.game.letters
    sides = hand.game.sides
    swept = sweeper(hand)
    if hand.gift >= 0:
        yield f"{letters[hand.matto_seat]} gives {code(hand.gift)} for the Matto"
    if hand.contract == "solo":
        talon = hand.game.deck.codes(cards.of(hand.talon))
        yield f"the talon goes to the last trick, {sides[hand.side_of(hand.winners[-1])]}: {talon}"
    if swept >= 0:
        yield f"{sides[swept]} has every trick"


def piles(hand: Hand) -> Iterator[str]:
    """The combinations of each pile, and what its cards are worth."""
    result = hand.result()
    rows = dict(result.rows)
    for side, pile in enumerate(final_piles(hand)):
        number = cards.count(pile)
        yield f"{result.sides[side]}, {number} cards: {hand.game.deck.codes(pile)}"
        yield from (f"  {line}" for line in families(result.combinations[side], hand.game.deck))
        worth = points(rows["cards"][side])
        values = sum(sides[side][1] for _, *sides in result.detail)
        less = points(values - rows["cards"][side])
        yield f"  {'cards':<10}{points(values)} less {less} for {number} cards = {worth}"


def on_paper(hand: Hand) -> Iterator[str]:
    """The way of people at a table: count the smaller pile, the other has the rest of 93."""
    result = hand.result()
    rows = dict(result.rows)
    with_last = [rows["cards"][side] + rows["last_trick"][side] for side in (0, 1)]
    if sum(with_last) != 186:  # an odd card that costs neither side anything
        return
    numbers = [cards.count(pile) for pile in final_piles(hand)]
    fewer = int(numbers[1] <= numbers[0])
    last = [" with the last trick" if rows["last_trick"][side] else "" for side in (0, 1)]
    one, other = points(with_last[fewer]), points(with_last[1 - fewer])
    yield (
        f"on paper: {numbers[fewer]} cards of {result.sides[fewer]} are {one}{last[fewer]}; "
        f"{result.sides[1 - fewer]} has the rest, 93 - {one} = {other}{last[1 - fewer]}"
    )


def settlement(hand: Hand) -> Iterator[str]:
    """What a Terziglio hand is worth to each player."""
    result = hand.result()
    facts = result.facts
    if not facts.get("declarer"):
        return
    won = "loses" if result.winner else "wins"
    yield f"{facts['declarer']} plays {facts['contract']} and {won}"
    if "sweep" not in facts:
        total = result.totals()[result.winner]
        rounded = (total + 9) // 100 * 50
        solo = ", doubled for solo" if facts["contract"] == "solo" else ""
        yield f"{points(total)} counts as {rounded}: {rounded // 50} game points{solo}"
    paid = ", ".join(f"{seat} {paid:+d}" for seat, paid in facts["payments"].items())
    yield f"{facts['game_points']} game points: {paid}"


def count(hand: Hand) -> Iterator[str]:
    """All lines about a hand that has combinations."""
    yield from before_play(hand)
    if not hand.winners:
        return
    yield from transfers(hand)
    if hand.result().rows:
        yield from piles(hand)
        yield from on_paper(hand)
    yield from settlement(hand)
