"""Writes a hand as a hand record: text that people read and the referee confirms."""

from tarocchi import deals, options
from tarocchi.actions import CALL_NAMES, CALLS, NO, YES, name
from tarocchi.cards import count


def write(hand):
    """Return the record of a hand, finished or not.

    A record holds whole decisions only: cards laid away before the discard is done, and cards
    laid down before the declaration is, are left out.
    """
    game, deck = hand.game, hand.game.deck
    order = [(hand.dealer + 1 + after) % game.seats for after in range(game.seats)]
    lines = ["Game: " + game.name]
    if hand.deal is not None:
        lines.append("Deal: " + deals.code(hand.deal))
    changed = options.text(hand.options)
    if changed:
        lines.append("Options: " + changed)
    if game.plays_to_score and any(hand.score):
        lines.append("Score: " + ", ".join(["%s %d" % side for side in _points(hand)]))
    lines.append("Dealer: " + game.letters[hand.dealer])
    for seat in order:
        lines.append("Hand %s: %s" % (game.letters[seat], _codes(deck, hand.dealt[seat])))
    if hand.talon:
        lines.append("Talon: " + _codes(deck, hand.talon))
    if hand.calls:
        word = "Monte: " if hand.calls[0] in (YES, NO) else "Bid: "
        lines.append(word + ", ".join(_said(hand)))
    if hand.phase != "discard" and count(hand.discard):
        lines.append("Discard: " + deck.codes(hand.discard))
    for seat in _declared(hand, order):
        shown = deck.codes(hand.declared[seat])
        lines.append("Declare %s: %s" % (game.letters[seat], shown or "-"))
    if hand.out >= 0:
        lines.append("Out: " + game.letters[hand.out])
    for number, leader in enumerate(hand.leaders):
        first, after = number * game.seats, (number + 1) * game.seats
        played = [
            name(deck, card | signal << 6)
            for card, signal in zip(hand.played[first:after], hand.signals[first:after])
        ]
        lines.append("%d: %s %s" % (number + 1, game.letters[leader], " ".join(played)))
    if hand.gift >= 0:
        lines.append("Gift: %s %s" % (game.letters[hand.matto_seat], deck.code(hand.gift)))
    lines.append("")
    return "\n".join(lines)


def _codes(deck, cards):
    return " ".join([deck.code(card) for card in cards])


def _points(hand):
    return [(side, hand.score[place] // 2) for place, side in enumerate(hand.game.sides)]


def _said(hand):
    letters = hand.game.letters
    return [
        "%s %s" % (letters[seat], CALL_NAMES[CALLS.index(call)])
        for seat, call in zip(hand.callers, hand.calls)
    ]


def _declared(hand, order):
    """Return the seats that have declared or kept silent, in the order of speaking."""
    if "declare" not in [phase.name for phase in hand.game.phases]:
        return []
    if hand.out >= 0:
        # Without a discard it was the dealer, on the first fifteen cards.
        return order[: order.index(hand.out) + 1] if count(hand.discard) else [hand.out]
    if hand.phase == "declare":
        return order[: order.index(hand.turn)]
    if hand.leaders or hand.phase == "play" or hand.ended == "declarations":
        return order
    return []
