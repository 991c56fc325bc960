"""score on the command line: piles, what it prints, and what it refuses."""

import io
import json

import pytest

from host_tools.cli import DONE, UNUSABLE, main
from host_tools.proofs import slow_bologna

X30 = "ANG MON BEG MAT SK BK CK SQ BQ CQ SN BN SA BA M1"


@pytest.fixture
def score(capsys, monkeypatch):
    """Runs score; returns its exit code, standard output and standard error."""

    def score(*arguments, game="ottocento", stdin=b""):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main(["score", "--game", game, *[str(argument) for argument in arguments]])
        said = capsys.readouterr()
        return code, said.out, said.err

    return score


def test_json_is_that_of_the_contract(score):
    code, out, err = score("--cards", X30, "--json")
    assert (code, err) == (DONE, "")
    assert json.loads(out) == {
        "cricche": [
            {"name": "Tarocchi", "cards": 4, "points": 36},
            {"name": "Re", "cards": 3, "points": 17},
            {"name": "Regine", "cards": 3, "points": 14},
        ],
        "sequences": [
            {"name": "Grande", "cards": 4, "points": 15},
            {"name": "S", "cards": 6, "points": 25},
            {"name": "B", "cards": 6, "points": 25},
            {"name": "C", "cards": 4, "points": 15},
            {"name": "Assi", "cards": 4, "points": 15},
        ],
        "cricche_points": 134,
        "sequence_points": 190,
        "combinations": 324,
        "card_points": 48.5,
    }


def test_the_whole_pack_is_846_in_whole_numbers(score):
    answer = json.loads(score("--cards", " ".join(slow_bologna.PACK), "--json")[1])
    assert answer["combinations"] == 846
    assert json.dumps(answer["card_points"]) == "87"
    assert {each["name"]: each["cards"] for each in answer["sequences"]} == {
        "Grande": 22,
        "S": 7,
        "B": 7,
        "C": 7,
        "D": 7,
        "Mori": 6,
        "Assi": 6,
    }
    assert [each["name"] for each in answer["cricche"]] == [
        "Tarocchi",
        "Re",
        "Regine",
        "Cavalli",
        "Fanti",
    ]


def test_text_names_the_cards_of_each_combination_and_the_doubling(score):
    code, out, err = score("--cards", X30)
    assert (code, err) == (DONE, "")
    assert "Regine 14 (SQ BQ CQ): 67, doubled for three or more = 134" in out
    assert "S 25 (SK SQ SN SA MAT BEG)" in out
    assert out.endswith("cricche 134, sequences 190, combinations 324, cards 48.5\n")


def test_both_games_count_alike_and_case_does_not_matter(score):
    ottocento = score("--cards", X30, "--json")
    assert ottocento == score("--cards", X30.lower(), "--json", game="terziglio")


@pytest.mark.parametrize("as_json", [False, True])
def test_a_file_has_one_answer_a_line(score, tmp_path, as_json):
    piles = ["SK SQ SN", "", "M1 M2 M3 M4 BEG MAT"]
    path = tmp_path / "piles.txt"
    path.write_text("\r\n".join(piles))
    options = ["--json"] if as_json else []
    code, out, err = score("--file", path, *options)
    assert (code, err) == (DONE, "")
    assert len(out.splitlines()) == 3
    assert score("--file", "-", *options, stdin=path.read_bytes()) == (code, out, err)
    if as_json:
        combinations = [json.loads(line)["combinations"] for line in out.splitlines()]
        assert combinations == [10, 0, 25]
    else:
        assert out.splitlines()[2] == "cricche 0, sequences 25, combinations 25, cards 11"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"SK SQ\nSK S5\n", ":2: there is no card S5 in this pack"),
        (b"SK SK\n", ":1: SK stands twice"),
        (b"SK\n\nT21\n", ":3: there is no card T21 in this pack"),
        (b"\xff\n", ":1: this is not UTF-8 text"),
        (b"SK\n" + b"S6 " * 5000, ":2: this line is too long for a pile of cards"),
        (b"\x1b[2J\n", ":1: there is no card ?[2J in this pack"),
    ],
)
def test_a_wrong_line_is_named(score, tmp_path, content, said):
    path = tmp_path / "piles.txt"
    path.write_bytes(content)
    for name, stdin in ((str(path), b""), ("-", content)):
        code, _, err = score("--file", name, stdin=stdin)
        assert (code, err) == (UNUSABLE, f"{name}{said}\n")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--cards", "SK", "--file", "-"],
        ["--cards", "SK SK"],
        ["--cards", "SX"],
        ["--file", "/absent"],
        ["--file", "/"],
    ],
)
def test_unusable_arguments_are_one_sentence(score, arguments):
    code, out, err = score(*arguments)
    assert (code, out) == (UNUSABLE, "")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("game", ["piedicavallo", "bridge", ""])
def test_a_game_without_combinations_is_refused(score, game):
    code, out, err = score("--cards", "SK", game=game)
    assert (code, out) == (UNUSABLE, "")
    assert len(err.splitlines()) == 1 and "ottocento" in err


def test_an_empty_pile_is_worth_nothing(score):
    assert json.loads(score("--cards", "", "--json")[1])["combinations"] == 0
