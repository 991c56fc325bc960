"""`legal`: whose turn it is in an unfinished hand record, and what that seat may do."""

import json
from pathlib import Path
from typing import Any

import click

from host_tools import records
from host_tools.cli import DONE, UNUSABLE
from tarocchi import actions, cards
from tarocchi.hand import Hand

_CALLS = ("yes", "no", "pass", "gioco", "solo")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def command(file: Path, as_json: bool) -> int:
    """Say whose turn it is in an unfinished hand record, and what that seat may do."""
    hand = records.load(file, finished=False)
    if isinstance(hand, records.Fault):
        hand.show(as_json)
        return UNUSABLE
    answer = _answer(hand)
    click.echo(json.dumps(answer) if as_json else _words(answer))
    return DONE


def _answer(hand: Hand) -> dict[str, Any]:
    if hand.turn < 0:
        return {"seat": None, "phase": "done"}
    answer: dict[str, Any] = {"seat": hand.game.letters[hand.turn], "phase": hand.phase}
    if hand.phase in ("monte", "bid"):
        calls = [actions.name(hand.game.deck, call) for call in actions.listed(hand.legal())]
        return answer | {"calls": sorted(calls, key=_CALLS.index)}
    if hand.phase == "discard":
        answer["count"] = hand.game.discards
    answer["cards"] = [hand.game.deck.code(card) for card in cards.cards(hand.legal())]
    return answer


def _words(answer: dict[str, Any]) -> str:
    if answer["seat"] is None:
        return "The hand is over."
    what = {
        "monte": "say",
        "bid": "say",
        "discard": f"discard {answer.get('count')} of",
        "declare": "lay down any of",
        "play": "play one of",
        "gift": "give for the Matto one of",
    }
    choices = answer.get("calls") or answer["cards"]
    return f"{answer['seat']} may {what[answer['phase']]}: {' '.join(choices) or 'nothing'}"
