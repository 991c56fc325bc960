"""What is said at the table, in the order in which it is said, and in the player's words."""

from tarocchi.actions import CALL_NAMES, CALLS, GIOCO, PASS
from ui.names import seat_name


def of(hand):
    """All that was said so far, as a list of (what, seat, detail).

    ("call", seat, "pass"...), ("discard", seat, trumps announced or -1), ("declare", seat, its
    points), ("out", seat, 0), ("gift", seat, card).
    """
    said = _calls(hand)
    discarder = hand.game.discarder(hand)
    if discarder >= 0 and any(hand.discard) and hand.phase != "discard":
        said.append(("discard", discarder, hand.announced))
    for seat in _declarers(hand):
        points = hand.game.combinations(hand.options, hand.declared[seat]).points
        said.append(("declare", seat, points))
    if hand.out >= 0:
        said.append(("out", hand.out, 0))
    if hand.gift >= 0:
        said.append(("gift", hand.matto_seat, hand.gift))
    return said


def _calls(hand):
    """What was said of a monte or in the auction."""
    said = []
    gioco = False
    for seat, call in zip(hand.callers, hand.calls):
        # After a gioco a pass is the consent to it.
        name = "consent" if gioco and call == PASS else CALL_NAMES[CALLS.index(call)]
        gioco = gioco or call == GIOCO
        said.append(("call", seat, name))
    return said


def _declarers(hand):
    """The seats that have had their turn to lay down, in order."""
    seats = hand.game.seats
    order = [(hand.dealer + 1 + after) % seats for after in range(seats)]
    if hand.out >= 0:
        # The dealer may have called out before anybody else laid down.
        return order[: order.index(hand.out) + 1] if any(hand.discard) else [hand.out]
    if hand.phase == "declare":
        return order[: order.index(hand.turn)]
    if hand.ended in ("monte", "passed") or "declare" not in [p.name for p in hand.game.phases]:
        return []
    return order if hand.phase in ("play", "gift", "done") else []


def words(app, hand, saying):
    """One thing said as a line: "East: pass", "North has discarded"."""
    what, seat, detail = saying
    name = seat_name(app, seat, hand.game)
    if what == "call":
        return "%s: %s" % (name, app.t("call." + detail))
    if what == "discard":
        key = "table.discards.%d" % detail if detail >= 0 else "table.discarded"
        return app.t(key) % name
    if what == "declare":
        return app.t("declares.points") % (name, detail) if detail else app.t("silent") % name
    return app.t("said." + what) % name


def signal_words(app, hand, seat, signal):
    """A signal as a line: "North: busso"."""
    from tarocchi.signals import NAMES

    return "%s: %s" % (seat_name(app, seat, hand.game), app.t("signal." + NAMES[signal]))
