"""deal, legal and replay on the command line: what they print, where, and the exit code."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from host_tools.cli import DONE, UNUSABLE, main
from host_tools.records import LONGEST_LINE

RECORD = Path(__file__).parents[1] / "records" / "piedicavallo-57-57.hand"
TEXT = RECORD.read_text(encoding="utf-8")
DRAW = {"sides": {"NS": {"cards": 57, "total": 57}, "EW": {"cards": 57, "total": 57}}}


@pytest.fixture
def run(capsys):
    """Runs a command; returns its exit code, standard output and standard error."""

    def run(*arguments):
        code = main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def record(tmp_path):
    """Writes a record and returns its path."""

    def record(content, name="hand.hand"):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return record


def lines_of(text, count):
    return "".join(text.splitlines(keepends=True)[:count])


# replay


def test_replay_counts_the_hand_row_by_row(run):
    code, out, err = run("replay", RECORD)
    assert (code, err) == (DONE, "")
    assert "57-57, a draw" in out
    rows = {line.split()[0]: line for line in out.splitlines()}
    assert rows["kings"].split()[1:] == ["3", "=", "15", "1", "=", "5"]
    assert rows["total"].split()[1:] == ["57", "57"]


def test_replay_as_json_is_one_object(run):
    code, out, err = run("replay", RECORD, "--json")
    assert (code, err) == (DONE, "")
    assert json.loads(out) == {**DRAW, "winner": None}


def test_replay_names_file_line_seat_card_and_reason(run, record):
    path = record(TEXT.replace("E SK SN S9 S6", "E SK SN B7 S6"))
    code, out, err = run("replay", path)
    assert (code, out) == (UNUSABLE, "")
    assert err == f"{path}:18: W may not play B7: must follow swords (S9)\n"
    code, out, err = run("replay", "--json", path)
    assert (code, err) == (UNUSABLE, "")
    assert json.loads(out) == {
        "file": str(path),
        "line": 18,
        "error": "W may not play B7: must follow swords (S9)",
    }


def test_replay_of_several_files_goes_on_after_a_bad_one(run, record):
    bad = record("Game: bridge\n")
    absent = bad.with_name("absent.hand")
    code, out, err = run("replay", "--json", RECORD, bad, absent, RECORD)
    assert (code, err) == (UNUSABLE, "")
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["file"] for answer in answers] == [
        str(path) for path in (RECORD, bad, absent, RECORD)
    ]
    assert answers[0] == answers[3] == {"file": str(RECORD), **DRAW, "winner": None}
    assert (answers[1]["line"], answers[2]["line"]) == (1, None)
    code, out, err = run("replay", RECORD, bad, absent, RECORD)
    assert code == UNUSABLE
    assert out.count("57-57") == 2 + 2  # the files' names say it too
    assert len(err.splitlines()) == 2
    assert run("replay", RECORD, RECORD)[0] == DONE


def test_replay_of_an_unfinished_hand_is_refused(run, record):
    path = record(lines_of(TEXT, 20))
    code, out, err = run("replay", path)
    assert (code, out) == (UNUSABLE, "")
    assert err == f"{path}:20: unfinished: S is to play to trick 12\n"


def test_a_winner_is_named(run, record):
    path = record(TEXT.replace("Dealer", "Options: piedicavallo.mattoGift=onePoint\nDealer"))
    answer = json.loads(run("replay", path, "--json")[1])
    assert answer["winner"] == "EW"
    assert answer["sides"]["NS"] == {"cards": 56, "total": 56}
    assert "56-58, EW wins" in run("replay", path)[1]


# What cannot be read


@pytest.mark.parametrize("command", ["replay", "legal"])
@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", 1),
        (b"\xff\xfe\x00", 1),
        (b"Game: piedicavallo\nDealer: \xe8\n", 2),
        (b"\x00" * 100, 1),
        (b"Game: piedicavallo\n#" + b"x" * LONGEST_LINE, 2),
        (b"Game: \x1b[2J\n", 1),
    ],
)
def test_a_file_that_is_no_record(run, record, command, content, line):
    path = record(content)
    code, out, err = run(command, path)
    assert (code, out) == (UNUSABLE, "")
    assert err.startswith(f"{path}:{line}: ")
    assert err.endswith("\n") and err[:-1].isprintable()
    code, out, err = run(command, path, "--json")
    assert (code, err) == (UNUSABLE, "")
    assert json.loads(out)["line"] == line


@pytest.mark.parametrize("command", ["replay", "legal"])
def test_a_file_that_cannot_be_opened(run, tmp_path, command):
    for path in (tmp_path, tmp_path / "absent.hand"):
        code, out, err = run(command, path)
        assert (code, out) == (UNUSABLE, "")
        assert err.startswith(f"{path}: ")
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay"],
        ["legal"],
        ["legal", RECORD, RECORD],
        ["deal", "--game", "piedicavallo"],
        ["deal", "--deal", "1"],
        ["deal", "--game", "bridge", "--deal", "1"],
        ["deal", "--game", "piedicavallo", "--deal", "1073741824"],
        ["deal", "--game", "piedicavallo", "--deal", "-1"],
        ["deal", "--game", "piedicavallo", "--deal", "7K3-M2U"],
        ["deal", "--game", "piedicavallo", "--deal", "²"],
    ],
)
def test_unusable_arguments_are_one_sentence(run, arguments):
    code, out, err = run(*arguments)
    assert (code, out) == (UNUSABLE, "")
    assert len(err.splitlines()) == 1


# legal


def test_legal_says_what_may_be_played(run, record):
    path = record(lines_of(TEXT, 17) + "9: E SK SN\n")
    code, out, err = run("legal", path, "--json")
    assert (code, err) == (DONE, "")
    assert json.loads(out) == {"seat": "W", "phase": "play", "cards": ["S9"]}
    assert run("legal", path)[1] == "W may play one of: S9\n"


def test_the_matto_may_always_be_played(run, record):
    path = record(lines_of(TEXT, 17) + "9: E SK SN S9\n")
    assert json.loads(run("legal", path, "--json")[1])["cards"] == ["S10", "S6", "MAT"]


def test_legal_says_what_may_be_discarded(run, record):
    path = record(lines_of(TEXT, 8))
    answer = json.loads(run("legal", path, "--json")[1])
    assert answer == {
        "seat": "S",
        "phase": "discard",
        "count": 2,
        "cards": ["S10", "S6", "S5", "B5", "C5", "DA"],
    }
    assert run("legal", path)[1] == "S may discard 2 of: S10 S6 S5 B5 C5 DA\n"


def test_legal_says_what_may_be_given(run, record):
    options = "Options: piedicavallo.mattoGift=onePoint, mattoGift=manual\nDealer"
    path = record(TEXT.replace("Dealer", options))
    answer = json.loads(run("legal", path, "--json")[1])
    assert (answer["seat"], answer["phase"]) == ("S", "gift")
    assert "B5" in answer["cards"] and "BN" not in answer["cards"]
    assert run("legal", path)[1].startswith("S may give for the Matto one of: ")


def test_legal_of_a_finished_hand(run):
    assert json.loads(run("legal", RECORD, "--json")[1]) == {"seat": None, "phase": "done"}
    assert run("legal", RECORD)[:2] == (DONE, "The hand is over.\n")


# deal


def test_deal_is_the_beginning_of_a_record(run, record):
    code, out, err = run("deal", "--game", "piedicavallo", "--deal", "7k3m2q")
    assert (code, err) == (DONE, "")
    path = record(out)
    assert json.loads(run("legal", path, "--json")[1])["phase"] == "discard"


def test_deal_as_json(run):
    code, out, err = run("deal", "--game", "piedicavallo", "--deal", "17", "--json")
    assert (code, err) == (DONE, "")
    answer = json.loads(out)
    hands = answer.pop("hands")
    assert answer == {
        "game": "piedicavallo",
        "deal": 17,
        "code": "000-00H",
        "dealer": "E",
        "talon": [],
    }
    assert {seat: len(hand) for seat, hand in hands.items()} == {
        "S": 15,
        "E": 17,
        "N": 15,
        "W": 15,
    }
    assert len({card for hand in hands.values() for card in hand}) == 62
    assert hands["E"][:5] == ["DQ", "DJ", "C3", "S10", "B8"]


# Whatever is done to a record, the answer is a result or one sentence.

TEXTS = [path.read_text(encoding="utf-8") for path in sorted(RECORD.parent.iterdir())]
WORDS = st.sampled_from(sorted(set(" ".join(TEXTS).split()))) | st.text(max_size=6)


@st.composite
def mutated(draw):
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(["drop", "twice", "swap", "word", "insert", "cut"]))
        if what == "drop":
            del lines[place]
        elif what == "twice":
            lines.insert(place, lines[place])
        elif what == "swap":
            lines[place], lines[-1] = lines[-1], lines[place]
        elif what == "insert":
            lines.insert(place, draw(st.text(max_size=30)))
        elif what == "cut":
            lines = lines[: place + 1]
        else:
            words = lines[place].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(WORDS)
            lines[place] = " ".join(words)
        lines = lines or [""]
    content = draw(st.sampled_from(["\n", "\r\n"])).join(lines).encode()
    if draw(st.integers(0, 9)) == 0:
        place = draw(st.integers(0, len(content)))
        content = content[:place] + draw(st.binary(max_size=3)) + content[place:]
    return content


@settings(
    max_examples=300,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(content=mutated())
def test_no_mutation_of_a_record_is_more_than_one_sentence(run, record, content):
    path = record(content)
    for command in ("replay", "legal"):
        code, out, err = run(command, path)
        assert code in (DONE, UNUSABLE)
        assert bool(out) == (code == DONE)
        assert len(err.splitlines()) == (code == UNUSABLE)
        if err:
            line = int(err[len(str(path)) + 1 :].split(":")[0])
            assert 1 <= line <= max(1, content.count(b"\n") + 1)
