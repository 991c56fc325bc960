"""`score`: combinations and card points of piles of Bolognese cards."""

import json
from collections.abc import Iterator
from typing import Any

import click

import tarocchi
from host_tools import explain
from host_tools.errors import Unusable
from host_tools.explain import points
from host_tools.records import LONGEST_LINE, printable
from tarocchi import cards
from tarocchi.bolognese_count import card_points
from tarocchi.cards import Deck
from tarocchi.combinations import Combinations
from tarocchi.errors import BadCard

GAMES = [name for name in tarocchi.GAMES if tarocchi.game(name).signals]


@click.command()
@click.option(
    "--game", type=click.Choice(GAMES), required=True, help="The game; both count alike."
)
@click.option("--cards", "codes", metavar="CODES", help='One pile, such as "ANG MON SOL".')
@click.option(
    "--file",
    type=click.Path(allow_dash=True),
    help="A file of one pile a line, or - for standard input; one answer a line.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a pile.")
def command(game: str, codes: str | None, file: str | None, as_json: bool) -> None:
    """Score piles of cards: combinations and card points."""
    deck = tarocchi.game(game).deck
    if codes is not None and file is None:
        pile = _pile(deck, codes, "--cards")
        click.echo(json.dumps(_answer(pile)) if as_json else _table(deck, pile))
    elif file is not None and codes is None:
        for place, text in _lines(file):
            pile = _pile(deck, text, place)
            click.echo(json.dumps(_answer(pile)) if as_json else _line(pile))
    else:
        raise Unusable("Give a pile with --cards or a file of piles with --file.")


def _lines(name: str) -> Iterator[tuple[str, str]]:
    """Each line of a file with FILE:LINE, which starts what is said of it."""
    shown = click.format_filename(name)
    try:
        with click.open_file(name, "rb") as file:
            for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), 1):
                place = f"{shown}:{number}"
                if len(line) == LONGEST_LINE:
                    raise Unusable(f"{place}: this line is too long for a pile of cards")
                yield place, line.decode()
    except UnicodeDecodeError:
        raise Unusable(f"{place}: this is not UTF-8 text") from None
    except OSError as error:
        raise Unusable(f"{shown}: {error.strerror or 'cannot be read'}") from None


def _pile(deck: Deck, text: str, place: str) -> list[int]:
    """The five masks of the cards that a text names."""
    pile = [0, 0, 0, 0, 0]
    for word in text.split():
        try:
            card = deck.parse(word)
        except BadCard as error:
            raise Unusable(printable(f"{place}: {error}")) from None
        if cards.has(pile, card):
            raise Unusable(f"{place}: {deck.code(card)} stands twice")
        cards.add(pile, card)
    return pile


def _answer(pile: list[int]) -> dict[str, Any]:
    found = Combinations(pile)
    return {
        "cricche": [_combination(each) for each in found.cricche],
        "sequences": [_combination(each) for each in found.sequences],
        "cricche_points": found.cricche_points,
        "sequence_points": found.sequence_points,
        "combinations": found.points,
        "card_points": points(card_points(cards.BOLOGNA, pile)),
    }


def _combination(found: tuple[str, tuple[int, ...], int, int]) -> dict[str, Any]:
    name, _, number, worth = found
    return {"name": name, "cards": number, "points": worth}


def _table(deck: Deck, pile: list[int]) -> str:
    """A pile's score with the cards of each combination."""
    number = cards.count(pile)
    worth = points(card_points(deck, pile))
    lines = list(explain.families(Combinations(pile), deck))
    lines.append(f"{'cards':<10}{worth} for {number}")
    return "\n".join([*lines, _line(pile)])


def _line(pile: list[int]) -> str:
    answer = _answer(pile)
    return (
        f"cricche {answer['cricche_points']}, sequences {answer['sequence_points']}, "
        f"combinations {answer['combinations']}, cards {answer['card_points']}"
    )
