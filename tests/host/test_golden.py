"""Golden files are what the code says today; `python -m host_tools golden` renews them."""

import pytest
from click.testing import CliRunner

from host_tools import golden, transcript
from host_tools.commands.golden import command
from tarocchi import referee


@pytest.mark.parametrize("folder", golden.SOURCES)
def test_golden_files_are_as_they_would_be_written_now(folder):
    assert golden.differences(folder) == [], "read the diff of: python -m host_tools golden"


def test_what_is_missing_changed_or_stale_is_put_right(tmp_path, monkeypatch):
    monkeypatch.setattr(golden, "SOURCES", {"golden/few": lambda: {"a": "1\n", "b": "2\n"}})
    assert golden.write(tmp_path) == ["golden/few/a", "golden/few/b"]
    folder = tmp_path / "golden" / "few"
    (folder / "a").write_text("other\n")
    (folder / "c").write_text("3\n")
    assert golden.write(tmp_path) == ["golden/few/a", "golden/few/c"]
    assert {path.name: path.read_text() for path in folder.iterdir()} == {"a": "1\n", "b": "2\n"}
    assert golden.write(tmp_path) == []


def test_the_command_names_what_it_wrote(tmp_path, monkeypatch):
    monkeypatch.setattr(golden, "SOURCES", {"golden/few": lambda: {"a": "1\n"}})
    monkeypatch.setattr(golden.write, "__defaults__", (tmp_path,))
    assert CliRunner().invoke(command).output == "tests/golden/few/a\n"
    assert CliRunner().invoke(command).output == "every golden file is as it was\n"


@pytest.fixture(scope="module")
def hands():
    return transcript.golden()


@pytest.mark.parametrize(
    "name",
    [*transcript.SHOWN, *(f"deal-{table.name}-{code}" for table, code in transcript.DEALS)],
)
def test_the_record_at_the_end_of_a_golden_hand_is_refereed_to_its_result(name, hands):
    story, record = hands[f"{name}.txt"].split("\n\n", 1)
    result = referee.read(record.splitlines()).result()
    counted = [f"{key}: {row[0] / 2:g}-{row[1] / 2:g}" for key, row in result.rows]
    assert set(counted) <= set(story.splitlines())
    assert {f"{key}: {value}" for key, value in result.facts.items()} <= set(story.splitlines())
