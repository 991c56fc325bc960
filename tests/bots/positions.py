"""Sets up a position from a hand record of which only the cards that matter are written."""

import tarocchi
from tarocchi import referee
from tarocchi.errors import BadRecord
from tarocchi.rng import Random

HEADER = ("Options", "Score")
DEAL = ("Game", "Dealer", "Hand", "Talon")


def position(record):
    """The hand that a record tells whose Hand lines may be short.

    The cards that they lack are dealt by chance until the record can be played: what the seat to
    act does must not depend on them.
    """
    lines = [line.strip() for line in record.strip().splitlines()]
    game = tarocchi.game(said(lines, "Game"))
    dealer = said(lines, "Dealer")
    talon = said(lines, "Talon").split()
    header = [f"Game: {game.name}", *[line for line in lines if line.startswith(HEADER)]]
    story = [line for line in lines if not line.startswith(HEADER + DEAL)]
    held = {letter: said(lines, f"Hand {letter}").split() for letter in game.letters}
    add_played(game.letters, held, story)

    codes = [game.deck.code(card) for card in range(62)]
    rest = [code for code in codes if code not in talon + sum(held.values(), [])]
    for attempt in range(3000):
        Random(attempt).shuffle(rest)
        left = list(rest)
        dealt = [f"Dealer: {dealer}"]
        for letter in game.letters:
            size = game.hand_size + (2 if game.seats == 4 and letter == dealer else 0)
            lack = size - len(held[letter])
            dealt.append(f"Hand {letter}: {' '.join(held[letter] + left[:lack])}")
            del left[:lack]
        if game.seats == 3:
            dealt.append(f"Talon: {' '.join(talon + left)}")
        try:
            return referee.read(header + dealt + story, finished=False)
        except BadRecord as error:
            fault = error
    raise fault


def said(lines, key):
    """What a record says after a key, "" when the key is not there."""
    return next((line.partition(":")[2].strip() for line in lines if line.startswith(key)), "")


def add_played(letters, held, story):
    """Put what each seat has played into its hand."""
    for line in story:
        number, _, trick = line.partition(":")
        if number.isdigit():
            leader, *played = trick.split()
            for place, code in enumerate(played):
                seat = letters[(letters.index(leader) + place) % len(letters)]
                if code.rstrip("^~!") not in held[seat]:
                    held[seat].append(code.rstrip("^~!"))
