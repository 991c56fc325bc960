"""deal, legal and replay of Ottocento and Terziglio: JSON, and the explanation in words."""

import json

import pytest

from host_tools.cli import DONE, UNUSABLE, main
from tests.tarocchi.bologna import GIOCO, OTTO, RECORDS, line_of, put, start, swapped

NOBODY_PAYS = {"S": 0, "E": 0, "W": 0}


@pytest.fixture
def run(capsys, tmp_path):
    """Runs a command on lines of a record; returns its exit code, standard output and error."""

    def run(command, lines, *options):
        path = tmp_path / "hand.hand"
        path.write_text("\n".join(lines))
        code = main([command, str(path), *options])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def answer(run):
    """The JSON object that a command prints about a record."""

    def answer(command, lines):
        code, out, err = run(command, lines, "--json")
        assert (code, err) == (DONE, "")
        return json.loads(out)

    return answer


def test_ottocento_as_json(answer):
    assert answer("replay", OTTO) == {
        "sides": {
            "NS": {
                "declared": 15,
                "cricche": 17,
                "sequences": 130,
                "cards": 35,
                "last_trick": 0,
                "total": 197,
            },
            "EW": {
                "declared": 20,
                "cricche": 114,
                "sequences": 170,
                "cards": 52,
                "last_trick": 6,
                "total": 362,
            },
        },
        "winner": "EW",
    }


def test_terziglio_as_json(run, answer):
    told = answer("replay", GIOCO)
    assert told["sides"]["declarer"]["cards"] == 45.5
    assert told["sides"]["defenders"]["total"] == 217.5
    del told["sides"]
    assert told == {
        "winner": "declarer",
        "declarer": "E",
        "contract": "gioco",
        "game_points": 5,
        "payments": {"E": 10, "W": -5, "S": -5},
    }
    assert '"declared": 33,' in run("replay", GIOCO, "--json")[1]


def test_an_agreed_monte_as_json(answer, run):
    lines = [*OTTO[: line_of(OTTO, "Hand S")], "Monte: E yes, N yes, W yes, S yes"]
    assert answer("replay", lines) == {"winner": None, "ended": "monte"}
    assert answer("legal", lines) == {"seat": None, "phase": "done"}
    assert "the cards are thrown in" in run("replay", lines)[1]


def test_declarations_that_decide_as_json(answer, run):
    lines = put(OTTO, "Dealer", "Score: EW 790")
    lines = lines[: line_of(lines, "Declare S")]
    assert answer("replay", lines) == {
        "sides": {"NS": {"declared": 15, "total": 15}, "EW": {"declared": 20, "total": 20}},
        "winner": "EW",
        "ended": "declarations",
    }
    assert "15-20, EW wins" in run("replay", lines)[1]


def test_calling_out_as_json(answer, run):
    lines = put(OTTO, "Dealer", "Options: goingOut=speakingOrder", "Score: EW 780")
    lines = [*lines[: line_of(lines, "Declare E")], "Out: E"]
    told = answer("replay", lines)
    assert (told["winner"], told["ended"]) == ("EW", "declarations")
    assert "E calls itself out" in run("replay", lines)[1]


def test_all_pass_as_json(answer, run):
    lines = [*GIOCO[: line_of(GIOCO, "Talon")], "Bid: E pass, W pass, S pass"]
    told = answer("replay", lines)
    assert "sides" not in told
    assert (told["winner"], told["game_points"], told["payments"]) == (None, 0, NOBODY_PAYS)
    assert "all pass" in run("replay", lines)[1]


def test_a_sweep_has_no_sides(answer, run):
    dealt = {
        "E": "ANG MON SOL LUN 16 15 14 13 12 11 10 9 8 7 6 5 M4 M3",
        "S": "M1 M2 BEG DK DQ DN DJ D10 D9 D8 D7 D6 DA CK CQ CN CJ C10",
        "W": "MAT SK SQ SN SJ S10 S9 S8 S7 S6 SA BK BQ BN BJ B10 B9 B8",
    }
    lines = [*start("terziglio", dealt), "Bid: E solo"]
    trumps = dealt["E"].split()
    west = dealt["W"].split()
    south = dealt["S"].split()
    for number, cards in enumerate(zip(trumps, west, south, strict=True), 1):
        lines.append(f"{number}: E {' '.join(cards)}")
    told = answer("replay", lines)
    assert told == {
        "winner": "declarer",
        "declarer": "E",
        "contract": "solo",
        "game_points": 40,
        "payments": {"E": 80, "W": -40, "S": -40},
        "sweep": True,
    }
    text = run("replay", lines)[1]
    assert "declarer has every trick" in text
    assert "40 game points: S -40, E +80, W -40" in text


def test_the_text_names_every_combination_the_doubling_and_the_paper_method(run):
    code, text, err = run("replay", OTTO)
    assert (code, err) == (DONE, "")
    for line in (
        "E declares 20",
        "sequences S 10 (SK SQ SN), B 10 (BK BQ BJ) = 20",
        "N gives B7 for the Matto",
        "cricche   Re 17 (SK CK DK)",
        "Fanti 12 (BJ CJ DJ): 57, doubled for three or more = 114",
        "cards     70 less 18 for 36 cards = 52",
        "on paper: 26 cards of NS are 35; EW has the rest, 93 - 35 = 58 with the last trick",
        "197-362, EW wins",
    ):
        assert line in text
    assert all(len(line) < 240 for line in text.splitlines())


def test_the_text_of_terziglio_explains_the_payment(run):
    text = run("replay", GIOCO)[1]
    for line in (
        "cards     63 less 17.5 for 35 cards = 45.5",
        "on paper: 27 cards of defenders are 47.5 with the last trick; declarer has the rest, 93",
        "E plays gioco and wins",
        "245.5 counts as 250: 5 game points",
        "5 game points: S -5, E +10, W -5",
    ):
        assert line in text
    tie = (RECORDS / "terziglio-tie.hand").read_text(encoding="utf-8").splitlines()
    text = run("replay", tie)[1]
    assert "E plays solo and loses" in text and "doubled for solo" in text
    assert "the talon goes to the last trick" in text


def test_odd_cards_that_cost_nothing_leave_no_paper_method(run):
    lines = put(GIOCO, "Dealer", "Options: terziglio.oddCard=floor")
    text = run("replay", lines)[1]
    assert "63 less 17 for 35 cards = 46" in text
    assert "on paper" not in text


# legal


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            OTTO[: line_of(OTTO, "Hand S")],
            {"seat": "E", "phase": "monte", "calls": ["yes", "no"]},
        ),
        (
            GIOCO[: line_of(GIOCO, "Talon")],
            {"seat": "E", "phase": "bid", "calls": ["pass", "gioco", "solo"]},
        ),
        (
            [*GIOCO[: line_of(GIOCO, "Talon")], "Bid: E pass, W gioco"],
            {"seat": "S", "phase": "bid", "calls": ["pass", "solo"]},
        ),
        (
            OTTO[: line_of(OTTO, "Discard")],
            {
                "seat": "E",
                "phase": "declare",
                "cards": ["SK", "SQ", "SN", "BK", "BQ", "BJ"],
            },
        ),
        (
            OTTO[: line_of(OTTO, "Declare E")],
            {"seat": "N", "phase": "declare", "cards": []},
        ),
        (
            [*OTTO[: line_of(OTTO, "2:")], "3: W C6"],
            {"seat": "S", "phase": "play", "cards": ["CK", "CQ", "C10"]},
        ),
    ],
)
def test_legal_as_json(answer, lines, expected):
    assert answer("legal", lines) == expected


def test_legal_of_the_talons_discard_counts_eight(answer):
    told = answer("legal", GIOCO[: line_of(GIOCO, "Bid")])
    assert (told["seat"], told["phase"], told["count"]) == ("E", "discard", 8)
    assert len(told["cards"]) == 26 - 4 and "B8" in told["cards"]


def test_legal_in_words(run):
    assert run("legal", OTTO[: line_of(OTTO, "Hand S")])[1] == "E may say: yes no\n"
    said = run("legal", OTTO[: line_of(OTTO, "Declare E")])[1]
    assert said == "N may lay down any of: nothing\n"


def test_a_fault_is_named_with_its_line(run, tmp_path):
    code, out, err = run("replay", swapped(OTTO, "3:", "3: W C6^ CK C7 CN"))
    assert (code, out) == (UNUSABLE, "")
    line = line_of(OTTO, "3:")
    assert err == (
        f"{tmp_path / 'hand.hand'}:{line}: W may not play C6^: "
        "may not say volo: still holds cups\n"
    )


# deal


@pytest.mark.parametrize(
    ("game", "sizes", "talon", "dealer"),
    [
        ("ottocento", {"S": 15, "E": 17, "N": 15, "W": 15}, 0, "E"),
        ("terziglio", {"S": 18, "E": 18, "W": 18}, 8, "W"),
    ],
)
def test_deal_as_json(capsys, game, sizes, talon, dealer):
    assert main(["deal", "--game", game, "--deal", "17", "--json"]) is DONE
    told = json.loads(capsys.readouterr().out)
    assert {seat: len(hand) for seat, hand in told["hands"].items()} == sizes
    assert (len(told["talon"]), told["dealer"], told["code"]) == (talon, dealer, "000-00H")
    everything = [code for hand in told["hands"].values() for code in hand] + told["talon"]
    assert len(set(everything)) == 62


@pytest.mark.parametrize(("game", "phase"), [("ottocento", "monte"), ("terziglio", "bid")])
def test_deal_is_the_beginning_of_a_record(capsys, answer, game, phase):
    main(["deal", "--game", game, "--deal", "17"])
    lines = capsys.readouterr().out.splitlines()
    assert answer("legal", lines)["phase"] == phase
