"""The table's text form, which no player sees: read when somebody asks for it."""

from tarocchi import signals
from ui import talk
from ui.names import card_name
from ui.screen import hint_line
from ui.trick_text import trick_text


def lines(table):
    """The lines of a TableDisplay."""
    app = table.app
    t = app.t
    hand = table._hand
    deck = hand.game.deck
    found = []
    for side, name in table._sides():
        standing = (name, table._points[side], t("tricks"), table._won[side])
        found.append("%s: %d, %s: %d" % standing)
    for saying in table._said[: table._told]:
        found.append(talk.words(app, hand, saying))
    if hand.phase == "discard":
        found.append(table._discarding())
    if table._swept:
        found.append(trick_text(app, hand, table._swept - 1))
    trick = table._trick()
    for i in range(len(trick)):
        seat = (table._leader() + i) % hand.game.seats
        name = card_name(app, trick[i], deck)
        line = "%s: %s %s" % (table._name(seat), deck.code(trick[i]), name)
        signal = hand.signals[table._shown - len(trick) + i]
        if signal:
            line += ", " + t("signal." + signals.NAMES[signal])
        found.append(line)
    raised = table.raised()
    held = table._held()
    codes = [deck.code(card) + ("*" if card in raised else "") for card in held]
    found.append("%s: %s" % (t("table.hand"), " ".join(codes)))
    if held:
        found.append("> %s %s" % (deck.code(table._card), table._named()))
    if table._mine():
        b = t("do.signal") if table._signals() else ""
        found.append(hint_line(t("do.play") if table._card in raised else t("do.why"), b))
    return found
