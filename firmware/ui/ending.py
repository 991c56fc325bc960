"""The end of a hand for good: its record, and the statistics of the player."""

from tarocchi.records import write


def keep(session, store):
    """Write all that is kept of a hand that has its result; the statistics know it only once."""
    store.record_add(session.number, write(session.hand))
    session.match.add(session.result)
    statistics = store.load("statistics")[0] or {}
    if statistics.get("last", 0) >= session.number:
        return
    statistics["last"] = session.number
    if session.result.account is not None:  # cards thrown in were no hand
        _tally(session, statistics)
    store.save("statistics", statistics)


def _tally(session, statistics):
    game, result = session.game, session.result
    key = "%s %s" % (game.name, session.level)
    tally = statistics.setdefault(key, {"hands": 0, "won": 0, "drawn": 0, "half_points": 0})
    side = session.hand.side_of(session.seat)
    points = result.account[game.holder_of(session.seat)]
    tally["hands"] += 1
    tally["won"] += result.winner == side
    tally["drawn"] += result.winner is None
    tally["half_points"] += points
    tally["best"] = max(tally.get("best", points), points)
    for name, more in game.tally(session.hand, result, session.seat).items():
        tally[name] = tally.get(name, 0) + more
