"""How strong the levels are: the duels that the README tells of, as a table and a picture."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from host_tools import arena, duel
from host_tools.errors import Unusable
from host_tools.firmware_path import ROOT

STATE = ROOT / "build" / "arena"
PICTURE = ROOT / "build" / "strength.png"
SEED = 1


# What a hand is worth when Club plays with itself: to a side; in Terziglio what a player is paid
# or pays.
MEAN_HAND = {"piedicavallo": 57.0, "ottocento": 240.0, "terziglio": 9.6}


class Duel(NamedTuple):
    """Two levels and on how many deals they meet; how many points a deal A should be ahead.

    No less than `least`, and with its interval no less than `surely`.
    """

    game: str
    a: str
    b: str
    deals: int
    least: float = 0.0
    surely: float = 0.0


def _behind(game: str, percent: float) -> float:
    """Points a deal behind by so much of a mean hand."""
    return -MEAN_HAND[game] * percent / 100


DUELS = (
    Duel("piedicavallo", "club", "random", 1000, least=10.5),
    Duel("piedicavallo", "club", "greedy", 1000, least=4),
    Duel("piedicavallo", "club", "novice", 1000),
    Duel("piedicavallo", "master", "club", 1000, least=1.2),
    Duel("piedicavallo", "master", "pimc400", 1000, least=-0.3, surely=-0.7),
    Duel("ottocento", "club", "random", 1000),
    Duel("ottocento", "club", "greedy", 1000),
    Duel("ottocento", "club", "novice", 1000),
    Duel("ottocento", "club", "club-cards", 1000),
    Duel("ottocento", "master", "club", 1000),
    Duel("ottocento", "master", "pimc400", 600, _behind("ottocento", 3), _behind("ottocento", 5)),
    Duel("terziglio", "club", "random", 1000),
    Duel("terziglio", "club", "greedy", 1000),
    Duel("terziglio", "club", "novice", 1000),
    Duel("terziglio", "club", "club-cards", 1000),
    Duel("terziglio", "master", "club", 1000),
    Duel("terziglio", "master", "pimc400", 800, _behind("terziglio", 3), _behind("terziglio", 6)),
)


class Outcome(NamedTuple):
    """A duel and what came of it."""

    duel: Duel
    points: float
    ci95: float

    @property
    def holds(self) -> bool:
        """Whether A is as far ahead as it should be."""
        return self.points >= self.duel.least and self.points - self.ci95 >= self.duel.surely


def run(
    duels: list[Duel],
    jobs: int,
    scheduler: str | None = None,
    tell: Callable[[Duel, int], None] = lambda duel, deals: None,
) -> list[Outcome]:
    """Plays the duels, or what is missing of them."""
    outcomes = []
    for meeting in duels:

        def told(deals: int, meeting: Duel = meeting) -> None:
            tell(meeting, deals)

        numbers = duel.deal_numbers(SEED, meeting.deals)
        levels = (meeting.a, meeting.b)
        tally = arena.play(meeting.game, levels, numbers, jobs, scheduler, told, STATE)
        outcomes.append(Outcome(meeting, tally.points, tally.ci95 or 0.0))
    return outcomes


def table(outcomes: list[Outcome]) -> str:
    """The outcomes as a table in Markdown, with what was hoped for."""
    lines = [
        "| game | | points a deal | of a mean hand | deals | wanted | |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for outcome in outcomes:
        meeting, points, ci95 = outcome
        cells = (
            meeting.game,
            f"{meeting.a} against {meeting.b}",
            f"{points:+.2f} ± {ci95:.2f}",
            f"{100 * points / MEAN_HAND[meeting.game]:+.1f} %",
            f"{meeting.deals:,}",
            f"{meeting.least:+.2f}, surely {meeting.surely:+.2f}",
            "holds" if outcome.holds else "fails",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def plot(outcomes: list[Outcome], picture: Path = PICTURE) -> Path:
    """Draws the outcomes, a panel a game, with their intervals."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Unusable(
            "the picture needs matplotlib; install it with: pip install -e '.[cluster]'"
        ) from None
    games = list(dict.fromkeys(outcome.duel.game for outcome in outcomes))
    figure = Figure(figsize=(4 * len(games), 3), layout="constrained")
    for panel, game in zip(figure.subplots(1, len(games), squeeze=False)[0], games, strict=True):
        found = [outcome for outcome in outcomes if outcome.duel.game == game]
        names = [f"{outcome.duel.a}\nagainst {outcome.duel.b}" for outcome in found]
        panel.barh(
            names,
            [outcome.points for outcome in found],
            xerr=[outcome.ci95 for outcome in found],
            color="0.7",
            capsize=3,
        )
        panel.axvline(0, color="0", linewidth=0.8)
        panel.invert_yaxis()
        panel.set_title(game)
        panel.set_xlabel("points a deal above an even share")
    picture.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(picture, dpi=120)
    return picture
