"""The count of a hand of Terziglio, and who pays."""

from tarocchi import cards
from tarocchi.bolognese_count import card_points, score_rows
from tarocchi.result import Result, card_detail, sweeper

_SWEEP = 40


def count(hand, piles):
    """Return the Result: who won, the game points and what each pays [rules.md 5.6]."""
    if hand.ended == "passed":
        return Result(hand.game.sides, [], None, None, facts=_facts(hand, 0, (0, 0, 0)))
    swept = sweeper(hand)
    if swept >= 0:
        double = hand.contract == "solo" and hand.options["terziglio.sweepSolo"] == "80"
        return _settled(hand, swept, 2 * _SWEEP if double else _SWEEP, sweep=True)
    rows, found = score_rows(hand, piles, _card_points(hand, piles))
    ours, theirs = rows[-1][1]
    winner = 0 if ours > theirs else 1
    # Down to a multiple of 50, but up when less than 5 points short of the next.
    points = (max(ours, theirs) + 9) // 100
    if hand.contract == "solo":
        points *= 2
    result = _settled(hand, winner, points)
    result.rows, result.combinations = rows, found
    result.detail = card_detail(hand.game.deck, piles)
    return result


def _settled(hand, winner, points, sweep=False):
    payments = [0, 0, 0]
    for seat in range(3):
        side = hand.side_of(seat)
        if hand.options["terziglio.pay"] == "winnerOnly":
            payments[seat] = points if side == winner else 0
        else:
            stake = points if side else 2 * points
            payments[seat] = stake if side == winner else -stake
    facts = _facts(hand, points, payments)
    if sweep:
        facts["sweep"] = True
    account = tuple([2 * payment for payment in payments])
    return Result(hand.game.sides, [], winner, account, facts=facts)


def _facts(hand, points, payments):
    return {
        "declarer": hand.game.letters[hand.declarer] if hand.declarer >= 0 else None,
        "contract": hand.contract or None,
        "game_points": points,
        "payments": {hand.game.letters[seat]: payments[seat] for seat in range(3)},
    }


def _card_points(hand, piles):
    """Return both sides' half points for cards; an odd card costs half a point [A17]."""
    odd = hand.options["terziglio.oddCard"]
    points = [card_points(hand.game.deck, pile) for pile in piles]
    if odd == "half":
        return points
    # Half the cards rounded down: the odd one costs nothing.
    points = [worth + worth % 2 for worth in points]
    if odd == "subtract":
        fewer = 0 if cards.count(piles[0]) < cards.count(piles[1]) else 1
        points[1 - fewer] = 174 - points[fewer]
    return points
