"""Named positions with the card that people would play, and how the levels do in them.

The files of host_tools/advice hold hand records (README) of which only what matters is written,
each under its name in brackets, with `Play:` and `Why:` lines: any of the cards of Play is good;
of cards joined by `+` all are to be laid away. `Discard: ?` is any discard.
"""

from pathlib import Path
from typing import NamedTuple

import bots
import tarocchi
from host_tools.errors import Unusable
from host_tools.firmware_path import ROOT
from tarocchi import actions, referee
from tarocchi.actions import DONE
from tarocchi.errors import BadRecord
from tarocchi.hand import Hand
from tarocchi.rng import Random

FOLDER = ROOT / "host_tools" / "advice"
HEADER = ("Options", "Score")
DEAL = ("Game", "Dealer", "Hand", "Talon")
ATTEMPTS = 3000
SEED = 1


class Position(NamedTuple):
    """What to do in a position, and why; `game` is its game's name."""

    name: str
    game: str
    good: tuple[str, ...]
    why: str
    record: str

    def hand(self) -> Hand:
        """The hand in the position."""
        try:
            return position(self.record)
        except BadRecord as error:
            raise Unusable(f"{self.game}: {self.name}: {error}") from None

    def answer(self, level: str) -> str:
        """What a level does, as a record would write it; a whole discard joined by `+`."""
        hand = self.hand()
        bot = bots.make(level, hand.game, SEED)
        done = [_decide(bot, hand)]
        if any("+" in good for good in self.good):
            while (action := _decide(bot, hand)) != DONE:
                done.append(action)
        return "+".join(sorted(actions.name(hand.game.deck, action) for action in done))

    def passes(self, level: str) -> bool:
        """Whether a level does what is good."""
        return self.answer(level) in self.good


def _decide(bot, hand: Hand) -> int:
    """The next action of a bot, which is applied."""
    bot.begin(hand.view(hand.turn))
    while (action := bot.step()) is None:
        pass
    hand.apply(action)
    return action


def all_positions(folder: Path = FOLDER) -> list[Position]:
    """The positions of all games in order."""
    return [
        _parse(text)
        for game in tarocchi.GAMES
        for text in (folder / f"{game}.txt").read_text(encoding="utf-8").split("\n\n")
    ]


def _parse(text: str) -> Position:
    title, *lines = text.strip().splitlines()
    return Position(
        title.strip("[]"),
        said(lines, "Game"),
        tuple(said(lines, "Play").split()),
        said(lines, "Why"),
        "\n".join(line for line in lines if not line.startswith(("Play:", "Why:"))),
    )


def position(record: str) -> Hand:
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
    fault = BadRecord(0, "this cannot be dealt")
    for attempt in range(ATTEMPTS):
        Random(attempt).shuffle(rest)
        left = list(rest)
        told = list(story)
        if "Discard: ?" in told:
            away = _any_discard(game, left)
            told[told.index("Discard: ?")] = f"Discard: {' '.join(away)}"
        else:
            away = []
        dealt = [f"Dealer: {dealer}"]
        for letter in game.letters:
            lack = game.hand_size - len(held[letter])
            if game.seats == 4 and letter == dealer:
                lack += game.dealer_extra - len(away)
            cards = held[letter] + left[: max(lack, 0)]
            del left[: max(lack, 0)]
            if game.seats == 4 and letter == dealer:
                cards += away
            dealt.append(f"Hand {letter}: {' '.join(cards)}")
        if game.seats == 3:
            dealt.append(f"Talon: {' '.join(talon + left + away)}")
        try:
            return referee.read(header + dealt + told, finished=False)
        except BadRecord as error:
            fault = error
    raise fault


def _any_discard(game, left: list[str]) -> list[str]:
    """Suit cards of one point taken out of those left, as many as are laid away."""
    value = game.deck.value
    plain = [code for code in left if game.deck.parse(code) < 40]
    away = [code for code in plain if value[game.deck.parse(code)] == 1][: game.discards]
    for code in away:
        left.remove(code)
    return away


def said(lines: list[str], key: str) -> str:
    """What a record says after a key, "" when the key is not there."""
    return next((line.partition(":")[2].strip() for line in lines if line.startswith(key)), "")


def add_played(letters: str, held: dict[str, list[str]], story: list[str]) -> None:
    """Puts what each seat has played into its hand."""
    for line in story:
        number, _, trick = line.partition(":")
        if number.isdigit():
            leader, *played = trick.split()
            for place, code in enumerate(played):
                seat = letters[(letters.index(leader) + place) % len(letters)]
                if code.rstrip("^~!") not in held[seat]:
                    held[seat].append(code.rstrip("^~!"))
