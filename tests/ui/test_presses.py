"""Random presses: a seeded slice of what `make prove` counts, and faults that it must find."""

import pytest

from host_tools.proofs import presses, slices
from host_tools.simulator.device import Device
from ui.session import Session

SEED = 3


def test_random_presses_break_nothing_and_lose_nothing():
    result = slices.run(presses, SEED, 0, 4)
    assert result["failures"] == []
    assert result["tally"]["hands"]
    assert "presses at ottocento" in presses.verdict(result["tally"])[1]


def test_a_screen_without_a_way_out_is_found(tmp_path):
    device = Device(tmp_path)
    device.boot(entropy=1)
    presses.reacts(device)
    device.app.top.press = lambda key: None
    with pytest.raises(AssertionError, match="no key does anything"):
        presses.reacts(device)


def test_a_press_that_is_not_kept_is_found(monkeypatch):
    monkeypatch.setattr(Session, "_save", lambda self: None)
    assert "an action of the player was lost" in slices.run(presses, SEED, 0, 2)["failures"][0]
