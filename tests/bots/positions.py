"""Sets up a position from a hand record of which only the cards that matter are written."""

import tarocchi
from tarocchi import referee
from tarocchi.errors import BadRecord
from tarocchi.rng import Random

SIGNALS = "^~!"


def position(record):
    """The hand that a record tells whose Hand lines may be short.

    The cards that they lack are dealt by chance until the record can be played: what the seat to
    act does must not depend on them.
    """
    lines = [line.strip() for line in record.strip().splitlines()]
    game = tarocchi.game(value_of(lines, "Game"))
    seats, dealer = game.letters, value_of(lines, "Dealer")
    held = {letter: value_of(lines, f"Hand {letter}").split() for letter in seats}
    talon = set(value_of(lines, "Talon").split())
    after = [line for line in lines if not line.startswith(("Game", "Dealer", "Hand", "Talon"))]
    for line in after:
        number, _, played = line.partition(":")
        if number.isdigit():
            leader, *trick = played.split()
            for place, card in enumerate(trick):
                seat = seats[(seats.index(leader) + place) % len(seats)]
                if card.rstrip(SIGNALS) not in held[seat]:
                    held[seat].append(card.rstrip(SIGNALS))
    named = talon.union(*held.values())
    rest = [game.deck.code(card) for card in range(62) if game.deck.code(card) not in named]
    for attempt in range(3000):
        Random(attempt).shuffle(rest)
        left = list(rest)
        text = [f"Game: {game.name}", f"Dealer: {dealer}"]
        for letter in seats:
            size = game.hand_size + (2 if len(seats) == 4 and letter == dealer else 0)
            missing = size - len(held[letter])
            assert missing >= 0, letter
            text.append(f"Hand {letter}: {' '.join([*held[letter], *left[:missing]])}")
            del left[:missing]
        if len(seats) == 3:
            text.append(f"Talon: {' '.join([*talon, *left])}")
        options = [line for line in after if line.startswith(("Options", "Score"))]
        text[1:1] = options
        try:
            return referee.read(text + [line for line in after if line not in options], False)
        except BadRecord as error:
            fault = error
    raise fault


def value_of(lines, key):
    return next((line.partition(":")[2].strip() for line in lines if line.startswith(key)), "")
