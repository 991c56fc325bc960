"""Writes a hand as a hand record: text that people read and the referee confirms."""

from tarocchi import deals, options
from tarocchi.cards import count


def write(hand):
    """Return the record of a hand, finished or not.

    A record holds whole decisions only: cards laid away before the discard is done are left out.
    """
    game, deck = hand.game, hand.game.deck
    lines = ["Game: " + game.name]
    if hand.deal is not None:
        lines.append("Deal: " + deals.code(hand.deal))
    changed = options.text(hand.options)
    if changed:
        lines.append("Options: " + changed)
    lines.append("Dealer: " + game.letters[hand.dealer])
    for after in range(game.seats):
        seat = (hand.dealer + 1 + after) % game.seats
        lines.append("Hand %s: %s" % (game.letters[seat], _codes(deck, hand.dealt[seat])))
    if hand.phase != "discard" and count(hand.discard):
        lines.append("Discard: " + deck.codes(hand.discard))
    for number, leader in enumerate(hand.leaders):
        trick = hand.played[number * game.seats : (number + 1) * game.seats]
        lines.append("%d: %s %s" % (number + 1, game.letters[leader], _codes(deck, trick)))
    if hand.gift >= 0:
        lines.append("Gift: %s %s" % (game.letters[hand.matto_seat], deck.code(hand.gift)))
    lines.append("")
    return "\n".join(lines)


def _codes(deck, cards):
    return " ".join([deck.code(card) for card in cards])
