"""The large counts: carried on, started over, and honest about what does not hold."""

import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from host_tools import cli, prove
from host_tools.commands.prove import command

EVENTS = next(proof for proof in prove.PROOFS if proof.name == "events")
SMALL = replace(EVENTS, wanted=20, slice=5)


@pytest.fixture
def slices(monkeypatch):
    """The slices that were run, as (seed, first); each counts five hands, one of them swept."""
    ran = []

    def run_slice(module, seed, first, count, variant):
        ran.append((seed, first))
        return {"tally": {"hands": count, "cells": [1, first]}, "failures": []}

    monkeypatch.setattr(prove, "run_slice", run_slice)
    return ran


def test_slices_follow_each_other_until_enough_is_counted(slices, tmp_path):
    progress = prove.run(SMALL, seed=3, jobs=2, state=tmp_path)
    assert sorted(slices) == [(3, 0), (3, 5), (3, 10), (3, 15)]
    assert progress.tally == {"hands": 20, "cells": [4, 30]}


def test_what_was_counted_is_not_counted_again(slices, tmp_path):
    prove.run(SMALL, seed=3, jobs=1, state=tmp_path)
    slices.clear()
    told = []
    progress = prove.run(replace(SMALL, wanted=30), 3, 1, tmp_path, tell=told.append)
    assert slices == [(3, 20), (3, 25)]
    assert told == [20, 25, 30]
    assert progress.tally["hands"] == 30


def test_another_seed_starts_over(slices, tmp_path):
    prove.run(SMALL, seed=3, jobs=1, state=tmp_path)
    slices.clear()
    prove.run(SMALL, seed=4, jobs=1, state=tmp_path)
    assert slices[0] == (4, 0)


def test_other_code_starts_over(slices, tmp_path, monkeypatch):
    prove.run(SMALL, seed=3, jobs=1, state=tmp_path)
    slices.clear()
    monkeypatch.setattr(prove, "code", lambda proof: "changed")
    prove.run(SMALL, seed=3, jobs=1, state=tmp_path)
    assert slices[0] == (3, 0)


@pytest.mark.parametrize("text", ["", "{}", '{"seed": 3', "[]"])
def test_a_broken_state_starts_over(slices, tmp_path, text):
    (tmp_path / "events.json").write_text(text)
    assert prove.run(SMALL, seed=3, jobs=1, state=tmp_path).counted(SMALL) == 20


def test_a_failure_stops_the_proof_and_is_tried_again(monkeypatch, tmp_path):
    runs = []

    def run_slice(module, seed, first, count, variant):
        runs.append(first)
        return {"tally": {"hands": 1}, "failures": ["events 3 0: AssertionError: two aces"]}

    monkeypatch.setattr(prove, "run_slice", run_slice)
    for _ in range(2):
        progress = prove.run(SMALL, seed=3, jobs=1, state=tmp_path)
        assert prove.failures(SMALL, progress) == ["events 3 0: AssertionError: two aces"]
    assert runs == [0, 0]


def test_a_slice_runs_in_a_process_of_its_own():
    result = prove.run_slice("host_tools.proofs.legality", 1, 0, 2, None)
    assert result["failures"] == []
    assert result["tally"]["hands"] == 2


def test_a_slice_that_dies_is_a_failure():
    result = prove.run_slice("host_tools.proofs.nothing", 1, 0, 2, None)
    assert "host_tools.proofs.nothing 1 0" in result["failures"][0]
    assert "No module named" in result["failures"][0]


@pytest.fixture
def one_proof(monkeypatch, tmp_path):
    monkeypatch.setattr(prove, "PROOFS", (SMALL,))
    run = prove.run
    monkeypatch.setattr(prove, "run", lambda *args, tell: run(*args, state=tmp_path, tell=tell))


def test_the_table_says_what_was_counted_what_failed_seed_and_commit(slices, one_proof):
    done = CliRunner().invoke(command, ["--seed", "3", "--jobs", "1"], env={"COLUMNS": "200"})
    assert "20 hands" in done.output
    assert "never happened: sweep" in done.output
    assert f"seed 3, commit {prove.commit()}" in done.output


def test_json_is_one_object_and_what_does_not_hold_is_exit_code_1(slices, one_proof, capsys):
    assert cli.main(["prove", "--seed", "3", "--jobs", "1", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["seed"] == 3
    assert told["proofs"]["events"]["holds"] is False
    assert told["proofs"]["events"]["counts"] == {"hands": 20}


def test_every_proof_can_be_run():
    for proof in prove.PROOFS:
        assert proof.wanted > 0 and proof.slice > 0
        assert hasattr(__import__(proof.module, fromlist=["check"]), "check")
