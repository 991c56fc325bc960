"""`deal`: the hands of a deal number, the same on the device and on a PC."""

import json

import click

import tarocchi
from host_tools.params import DEAL, GAME
from tarocchi import deals, options, records
from tarocchi.hand import Hand


@click.command()
@click.option("--game", type=GAME, required=True, help="The game to deal for.")
@click.option(
    "--deal", type=DEAL, required=True, help="The deal's number, or its code such as 7K3-M2Q."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(game: str, deal: int, as_json: bool) -> None:
    """Print the hands of a deal number, as the beginning of a hand record."""
    hand = Hand.from_deal(tarocchi.game(game), options.complete({}), deal)
    if not as_json:
        click.echo(records.write(hand), nl=False)
        return
    code = hand.game.deck.code
    hands = {
        letter: [code(card) for card in dealt]
        for letter, dealt in zip(hand.game.letters, hand.dealt, strict=True)
    }
    answer = {
        "game": game,
        "deal": deal,
        "code": deals.code(deal),
        "dealer": hand.game.letters[hand.dealer],
        "hands": hands,
        "talon": [code(card) for card in hand.talon],
    }
    click.echo(json.dumps(answer))
