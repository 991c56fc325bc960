"""Master: what it thinks of, how long, and that it is ahead of Club."""

import pytest

import tarocchi
from bots import master
from bots.problems import CardPlay, LayingAway
from bots.search import Search
from host_tools import arena, duel, players, positions, vm
from host_tools.work import Move, summary


class Fixed:
    """A problem of made-up points: the first candidate has 0, the others what is given."""

    exact = False
    side = 0
    left = 10
    tables = b""
    weights = (None, None)

    def __init__(self, *points):
        self.points = points
        self.candidates = list(range(len(points)))


def searched(points, worlds):
    """A search that has seen worlds in which each candidate got its points, a cycle of them."""
    search = Search(Fixed(*points), (1 << 20, 1 << 20))
    for world in range(worlds):
        first = None
        for index in search.racing:
            found = points[index][world % len(points[index])]
            first = found if first is None else first
            search.totals[index] += found
            search.leads[index] += found - first
            search.squares[index] += (found - first) ** 2
            search.seen[index] += 1
        search.worlds += 1
    return search


def test_what_is_surely_better_is_chosen():
    assert searched([[0], [4, 6]], 10).best() == 1


def test_the_first_stands_against_what_may_be_luck():
    assert searched([[0], [40, -36]], 10).best() == 0


def test_the_best_of_those_that_are_surely_better_is_chosen():
    assert searched([[0], [4, 6], [8, 10], [100, -60]], 10).best() == 2


def test_who_is_far_behind_is_dropped():
    search = searched([[0], [-20, -18], [1, -1]], 10)
    assert not search.enough()
    assert search.racing == [0, 2]


def test_the_less_work_is_left_the_sooner_one_is_dropped():
    search = searched([[0], [-12, 8]], 10)
    assert not search.enough()
    assert search.racing == [0, 1]
    search.work = 3 << 18
    assert search.enough()
    assert search.racing == [0]


def test_it_is_enough_when_only_the_first_is_left():
    assert searched([[0], [-20, -18]], 10).enough()


@pytest.mark.parametrize("game", tarocchi.GAMES)
def test_the_table_of_work_names_every_game(game):
    assert all(0 < usual <= most for usual, most in master.WORK[game])


def problem(kind, record):
    hand = positions.position(record)
    view = hand.view(hand.turn)
    bot = players.make("master", hand.game, 1)
    found = kind(view, bot._pack, bot.style(view), (5, 7))
    while not found.prepare():
        pass
    return hand, found


def test_of_cards_that_are_worth_the_same_one_is_tried():
    record = """
        Game: piedicavallo
        Dealer: S
        Hand S: C3 C4 C2 T9 T8 T5 SQ S7 S6 BN B10 B6 DQ D2 D4
        Discard: ?
        1: E C6 CA C5
        """
    hand, found = problem(CardPlay, record)
    assert {hand.game.deck.code(card) for card in found.candidates} == {"C4"}


def test_a_discard_is_tried_with_neighbours_of_what_club_would_lay_away():
    record = """
        Game: piedicavallo
        Dealer: S
        Hand S: DQ C3 SK SQ S9 S8 S7 BK BJ B9 B8 B6 T3 T5 T9 T12 T20
        """
    hand, found = problem(LayingAway, record)
    codes = [{hand.game.deck.code(card) for card in laid} for laid in found.candidates]
    assert codes[0] == {"DQ", "C3"}
    assert len(codes) >= 5
    assert all(len(laid) == 2 for laid in codes)


def test_work_is_summed_up_in_median_and_worst():
    found = [Move("play", 1, 2, 100 * k, 0) for k in (1, 2, 9)]
    assert summary("piedicavallo", found)["plies"] == {"median": 200, "worst": 900}


@pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))
@pytest.mark.parametrize(
    ("game", "deals", "ahead"), [("piedicavallo", 40, 0.5), ("ottocento", 20, 10)]
)
def test_master_is_ahead_of_club(game, deals, ahead):
    """The same deals and seeds each time, so this is no matter of luck."""
    tally = arena.play(game, ("master", "club"), duel.deal_numbers(1, deals), jobs=2)
    assert tally.points > ahead
