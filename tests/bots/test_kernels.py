"""The kernels: the same names for the same places, right against the engine, small enough."""

import ast

import pytest

from host_tools import firmware_path, prove, vm
from host_tools.proofs import endgames, kernels, native_code, peeking, slices, traces

SEED = 20
FOLDER = firmware_path.FIRMWARE / "bots" / "kernels"
MODULES = ("playing", "counting", "dealing", "fitting", "solving")
needs_vm = pytest.mark.skipif(vm.missing() is not None, reason=str(vm.missing()))


def places(module):
    """The public constants of a kernel's module, as its source writes them."""
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    return {
        node.targets[0].id: ast.unparse(node.value.args[0])
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and not node.targets[0].id.startswith("_")
    }


def test_a_name_means_the_same_in_all_kernels():
    """A constant is compiled in only where it is written, so it is written in each."""
    known = {}
    for module in MODULES:
        for name, value in places(module).items():
            assert known.setdefault(name, value) == value, f"{name} in {module}"


@pytest.mark.parametrize("module", MODULES)
def test_a_kernel_calls_nothing_and_makes_nothing(module):
    """But for the count at the solver's leaves; and the sign of what it returns needs no array."""
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    (kernel,) = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    calls = {
        ast.unparse(n.func)
        for part in kernel.body
        for n in ast.walk(part)
        if isinstance(n, ast.Call)
    }
    assert calls <= ({"int", "settle"} if module == "solving" else set())
    makes = (ast.List, ast.Tuple, ast.Dict, ast.ListComp, ast.JoinedStr, ast.For)
    assert not [node for part in kernel.body for node in ast.walk(part) if isinstance(node, makes)]


def held(module, count, first=0):
    result = slices.run(module, SEED, first, count)
    assert result["failures"] == []
    return result["tally"]


def test_engine_and_kernels_agree_at_every_ply():
    assert held(kernels, 60)["hands"] == 60


def test_the_solver_is_right_and_master_plays_what_it_says():
    tally = held(endgames, 60)
    assert tally["solved"] > 50
    assert tally["positions"] > 5


def test_no_level_peeks():
    assert held(peeking, 6)["views"] > 50


@needs_vm
def test_no_level_peeks_in_any_phase():
    there = prove.run_slice(peeking.__name__, SEED, 0, 60, vm.NATIVE)
    assert there["failures"] == []
    phases = ("monte", "bid", "discard", "declare", "play", "gift")
    assert {f"views in {phase}" for phase in phases} < set(there["tally"])


@needs_vm
def test_kernels_compile_for_the_pico_and_play_alike_everywhere():
    """Master as it is takes minutes in bytecode: `make prove` has it."""
    assert native_code.compiled_for_the_pico() == len(MODULES)
    blocks = native_code.blocks()
    for level in (traces.CLUB, traces.FEW_WORLDS):
        first = [found for found, _, _ in blocks].index(level)
        held(native_code, 1, first)


@needs_vm
def test_the_kernels_proof_runs_on_the_vm():
    there = prove.run_slice(kernels.__name__, SEED, 0, 60, vm.NATIVE)
    assert there == {"tally": held(kernels, 60), "failures": []}
