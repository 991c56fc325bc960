"""What `make hardware` says on a machine that lacks something."""

import os
import shutil

import pytest

from hardware.generator import __main__ as command
from hardware.generator import tools


@pytest.fixture(name="bare")
def _bare(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(tools, "kicad_python", lambda: (None, None))


@pytest.mark.usefixtures("bare")
def test_everything_that_is_missing_is_named_in_one_sentence():
    with pytest.raises(tools.Missing) as error:
        tools.need(tools.PACKAGES)
    words = str(error.value)
    assert words.startswith("make hardware needs more. Install it with: apt install ")
    for packages in tools.PACKAGES.values():
        assert all(package in words for package in packages)


@pytest.mark.usefixtures("bare")
def test_the_command_ends_with_that_sentence_and_not_with_a_traceback():
    assert "apt install openscad" in command.main(["case"])


def test_a_group_that_does_not_exist_is_refused_with_the_names_of_those_that_do():
    assert command.main(["box"]) == ("There is no group box: wiring protoboards board case guide")
