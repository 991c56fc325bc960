"""The arena: fair, the same for any number of processes, and clear about what it cannot use."""

import json
import subprocess
import sys

import pytest

from host_tools import arena, cli, duel

LEVELS = ("club", "greedy")


def run(capsys, *arguments):
    code = cli.main(["arena", "--game", "piedicavallo", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_processes_change_nothing_but_the_time():
    deals = duel.deal_numbers(3, 2 * arena.BATCH + 1)
    alone = arena.play("piedicavallo", LEVELS, deals)
    assert len(alone.margins) == len(deals)
    assert arena.play("piedicavallo", LEVELS, deals, jobs=2).margins == alone.margins


def test_a_cluster_plays_the_same():
    """Scheduler and workers are processes of their own."""
    subprocesses = pytest.importorskip("distributed.deploy.subprocess")
    deals = duel.deal_numbers(3, 2 * arena.BATCH + 1)
    alone = arena.play("piedicavallo", LEVELS, deals)
    with subprocesses.SubprocessCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        told = []
        spread = arena.play(
            "piedicavallo", LEVELS, deals, -1, cluster.scheduler_address, told.append
        )
    assert spread.margins == alone.margins
    assert told[-1] == len(deals)


@pytest.mark.parametrize("size", [1, 7])
def test_any_split_into_batches_gives_the_same(monkeypatch, size):
    deals = duel.deal_numbers(3, 15)
    whole = arena.play("piedicavallo", LEVELS, deals)
    monkeypatch.setattr(arena, "BATCH", size)
    assert arena.play("piedicavallo", LEVELS, deals, jobs=2).margins == whole.margins


def test_a_machine_without_a_checkout_plays_the_same_from_the_bundle(tmp_path):
    bundle = arena.bundle(tmp_path)
    program = f"""
import sys
sys.path.insert(0, {bundle!r})
from host_tools import arena
assert arena.__file__.startswith({bundle!r})
print(arena.play_batch("piedicavallo", {LEVELS!r}, [1, 2, 3]).margins)
"""
    printed = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    margins = arena.play_batch("piedicavallo", LEVELS, [1, 2, 3]).margins
    assert json.loads(printed.stdout) == margins


def test_swapping_the_levels_turns_the_margin():
    deals = duel.deal_numbers(4, 10)
    ours = arena.play("piedicavallo", LEVELS, deals).margins
    theirs = arena.play("piedicavallo", LEVELS[::-1], deals).margins
    assert [-margin for margin in theirs] == ours


def test_a_level_is_even_with_itself():
    deals = duel.deal_numbers(5, 10)
    assert arena.play("piedicavallo", ("club", "club"), deals).margins == [0] * 10


def test_a_larger_tournament_begins_with_the_deals_of_a_smaller_one():
    assert duel.deal_numbers(6, 30)[:10] == duel.deal_numbers(6, 10)
    assert duel.deal_numbers(6, 10) != duel.deal_numbers(7, 10)


def test_progress_reaches_the_number_of_deals():
    seen = []
    deals = duel.deal_numbers(8, arena.BATCH + 5)
    arena.play("piedicavallo", LEVELS, deals, progress=seen.append)
    assert seen[-1] == len(deals)


def test_json_is_the_one_object_of_the_contract(capsys):
    code, out, err = run(
        capsys, "--seats", "club,random,club,random", "--deals", "30", "--jobs", "1", "--json"
    )
    answer = json.loads(out)
    assert (code, err) == (0, "")
    assert set(answer) == {"deals", "a", "b", "points", "ci95", "ms_per_move"}
    assert (answer["deals"], answer["a"], answer["b"]) == (30, "club", "random")
    assert answer["points"] > answer["ci95"] > 0
    assert set(answer["ms_per_move"]) == {"a", "b"}


def test_words_give_points_interval_and_time(capsys):
    code, out, _ = run(
        capsys, "--seats", "novice,random,novice,random", "--deals", "20", "--jobs", "1"
    )
    assert code == 0
    assert "novice against random: +" in out
    assert "±" in out
    assert "ms a move" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "club,sage,club,sage"], "there is no level sage"),
        (["--seats", "club,random,club"], "--seats wants"),
        (["--seats", "club,random,random,club"], "--seats wants"),
        (["--seats", "club,random,club,random", "--deals", "0"], "'--deals'"),
        (["--seats", "club,random,club,random", "--jobs", "0"], "'--jobs'"),
        (["--seats", "club,random,club,random", "--seed", "-1"], "'--seed'"),
        ([], "'--seats'"),
    ],
)
def test_unusable_input_is_one_sentence(capsys, arguments, complaint):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1


def test_a_cluster_without_dask_is_one_sentence(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, _, err = run(
        capsys, "--seats", "club,random,club,random", "--scheduler", "tcp://localhost:1"
    )
    assert code == 2
    assert "needs Dask" in err
    assert err.count("\n") == 1
