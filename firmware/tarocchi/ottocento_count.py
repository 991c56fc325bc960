"""The count of a hand of Ottocento."""

from tarocchi.bolognese_count import card_points, score_rows
from tarocchi.result import Result, card_detail


def count(hand, piles):
    """Return the Result [rules.md 3.6]; an agreed monte counts nothing."""
    game = hand.game
    if hand.ended == "monte":
        return Result(game.sides, [], None, None, facts={"ended": "monte"})
    if hand.ended == "declarations":
        declared = tuple([2 * game.declared_points(hand, side) for side in (0, 1)])
        rows = [("declared", declared), ("total", declared)]
        if hand.out >= 0:
            winner = game.side_of(hand, hand.out)
        else:
            ours, theirs = game.with_declared(hand)
            winner = int(theirs > ours)
        return Result(game.sides, rows, winner, declared, facts={"ended": "declarations"})
    rows, found = score_rows(hand, piles, [card_points(game.deck, pile) for pile in piles])
    totals = rows[-1][1]
    winner = None if totals[0] == totals[1] else int(totals[1] > totals[0])
    return Result(game.sides, rows, winner, totals, card_detail(game.deck, piles), found)
