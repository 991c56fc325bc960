"""Declaring: what is held is found, rows depend on each other, and only what scores is laid."""

import random

import pytest

from host_tools import catalogue
from tarocchi.actions import DONE, NO, OUT, listed
from tarocchi.cards import BOLOGNA, cards, has, of
from tarocchi.hand import Hand
from tests.ui.conftest import LANGUAGES
from tests.ui.felt import Felt, new_session
from tests.ui.test_texts import misfits
from ui import combination_row
from ui.declare import Declare
from ui.declare_cards import DeclareCards
from ui.laid import Laid

RICH = "SK SQ SN BK BQ BN CK CQ CN DK ANG SOL 16 M1 BEG"


def declaring(folder, codes=RICH, score=(0, 0), **options):
    """(felt, session, screen) of seat 0, which holds these cards and speaks first."""
    session = new_session(folder, 3, 0, "ottocento", monte="off", **options)
    mine = [BOLOGNA.parse(code) for code in codes.split()]
    rest = [card for card in range(62) if card not in mine]
    dealt = [mine, rest[:15], rest[15:30], rest[30:]]
    hand = Hand(session.game, session.match.options, 3, dealt, 3, (), score)
    while hand.phase != "declare":
        hand.apply(NO if hand.phase == "out" else listed(hand.legal())[0])
    session.hand = hand
    felt = Felt()
    return felt, session, Declare(felt, session)


def names(screen):
    return [row[0] for row in screen.rows if screen.now(row)]


def row_of(screen, name):
    return next(row for row in screen.rows if row[0] == name)


def test_all_that_is_held_is_chosen_at_first(tmp_path):
    _, session, screen = declaring(tmp_path)
    found = session.hand.game.combinations(session.hand.options, session.hand.hands[0])
    assert screen.found.points == found.points == 242
    assert names(screen) == ["Re", "Regine", "Cavalli", "Grande", "S", "B", "C"]


def test_one_press_says_it_all(tmp_path):
    felt, session, screen = declaring(tmp_path)
    screen.press("a")
    hand = session.hand
    assert hand.turn == 1
    assert felt.opened == [("pop",)]
    assert hand.game.combinations(hand.options, hand.declared[0]).points == 242
    session.save()
    _, journal, _ = session._store.journal_load()
    assert journal[-1] == DONE


def test_b_and_a_say_nothing(tmp_path):
    _, session, screen = declaring(tmp_path)
    screen.press("b")
    assert screen.found.points == 0
    screen.press("b")
    assert screen.found.points == 242
    screen.press("b")
    screen.press("a")
    assert session.hand.turn == 1
    assert not any(session.hand.declared[0])


def test_a_row_that_others_force_stays_and_says_so(tmp_path):
    felt, _, screen = declaring(tmp_path)
    kings = row_of(screen, "Re")
    assert screen.toggle(kings)
    assert not screen.wants(kings)
    assert screen.now(kings)[2] == 3, "the king of coins is hidden, three are forced"
    assert "[=]" in screen.text()[2]
    assert not screen.toggle(kings)
    screen.press("down")
    screen.press("a")
    assert felt.opened[-1][1] == "Notice"
    for suit in "SBC":
        screen.toggle(row_of(screen, suit))
    assert screen.now(kings) is None, "now nothing forces the kings"


def test_doubling_is_shown_in_the_rows_it_concerns(tmp_path):
    _, _, screen = declaring(tmp_path)
    assert screen.text()[2].endswith("34×2")
    for name in ("Re", "Regine", "Cavalli", "S", "B"):
        screen.toggle(row_of(screen, name))
    assert names(screen) == ["Grande", "C"]
    assert screen.now(row_of(screen, "C"))
    assert combination_row.worth(screen.found, screen.now(row_of(screen, "C"))) == "15"


def test_one_card_can_be_hidden_and_shown(tmp_path):
    felt, _, screen = declaring(tmp_path, "SK BK CK DK S6 S7 S8 B6 B7 B8 C6 C7 C8 D6 D7")
    row = row_of(screen, "Re")
    grid = DeclareCards(felt, screen, screen._hand.game, row)
    assert screen.found.points == 34
    grid.press("a")
    assert screen.found.points == 17
    assert [grid.white(card) for card in grid.cards] == [False, True, True, True]
    grid.press("right")
    grid.press("a")
    assert screen.found.points == 0
    assert not any(screen.laid), "two kings score nothing and stay in the hand"
    grid.press("a")
    assert screen.found.points == 17
    grid.press("left")
    grid.press("a")
    assert screen.found.points == 34


def test_whatever_is_chosen_is_legal_and_worth_what_is_shown(tmp_path):
    noise = random.Random(3)
    for _ in range(60):
        codes = [BOLOGNA.code(card) for card in noise.sample(range(40, 62), 6)]
        codes += [BOLOGNA.code(card) for card in noise.sample(range(40), 9)]
        _, session, screen = declaring(tmp_path, " ".join(codes))
        if session.hand.phase != "declare" or not screen.rows:
            continue
        for _ in range(12):
            row = noise.choice(screen.rows)
            if noise.random() < 0.5:
                screen.toggle(row)
            else:
                screen.toggle_card(row, noise.choice(cards(row[1])))
            hand = session.hand
            for card in cards(screen.laid):
                hand.apply(card)
            assert hand.why_not(DONE) is None
            shown = hand.game.combinations(hand.options, hand.declared[0])
            assert shown.points == screen.found.points
            for _ in cards(screen.laid):
                hand.undo()


def test_every_part_of_a_row_can_be_laid_down_alone(tmp_path):
    """Partial declaring: three of four kings, whichever."""
    felt, _, screen = declaring(tmp_path)
    screen.press("b")
    row = row_of(screen, "Re")
    for hidden in cards(row[1]):
        screen.toggle(row)
        screen.toggle_card(row, hidden)
        assert set(cards(screen.laid)) == set(cards(row[1])) - {hidden}
        screen._all_or_nothing()
    assert felt.opened == []


def test_calling_out_is_offered_when_it_reaches_the_end(tmp_path):
    felt, session, screen = declaring(tmp_path, score=(1200, 0), goingOut="speakingOrder")
    assert screen.text()[1].endswith(felt.t("declare.out"))
    screen.press("b")
    assert screen.text()[1].endswith(felt.t("declare.silent"))
    screen.press("b")
    screen.press("a")
    assert session.hand.actions[-1] == OUT
    assert session.hand.ended == "declarations"


def test_the_dealer_may_call_out_on_the_first_fifteen(tmp_path):
    session = new_session(tmp_path, 0, 0, "ottocento", monte="off", goingOut="speakingOrder")
    mine = [BOLOGNA.parse(code) for code in RICH.split()]
    rest = [card for card in range(62) if card not in mine]
    dealt = [mine + rest[:2], rest[2:17], rest[17:32], rest[32:]]
    hand = Hand(session.game, session.match.options, 0, dealt, 0, (), (1200, 0))
    session.hand = hand
    assert hand.phase == "out"
    felt = Felt()
    screen = Declare(felt, session)
    assert [line[2:] for line in screen.text()[1:3]] == [
        felt.t("declare.out"),
        felt.t("declare.not_out"),
    ]
    screen.press("b")
    screen.press("a")
    assert felt.opened[-1][:2] == ("why", "WhyNot"), "nothing is shown: not out"
    screen.press("down")
    screen.press("a")
    assert hand.phase == "discard"


def test_what_others_lay_down_is_read_in_full(tmp_path):
    felt, session, screen = declaring(tmp_path)
    screen.press("a")
    laid = Laid(felt, session, 0)
    text = "\n".join(laid.text())
    for card in cards(session.hand.declared[0]):
        assert BOLOGNA.code(card) in text
    assert laid.scroll(1)
    felt.paint(laid)
    laid.press("right")
    assert set(felt.opened[-1][-1]) == set(cards(session.hand.declared[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_fits(tmp_path, language):
    """Whatever is held, in each language: name, cards and points keep apart."""
    noise = random.Random(7)
    _, session, _ = declaring(tmp_path)
    app = catalogue.app(tmp_path / language, language)
    seen = set()
    for _ in range(150):
        size = noise.choice((15, 18))
        held = of(noise.sample(range(40), size - 9) + noise.sample(range(40, 62), 9))
        session.hand.hands[0] = held
        screen = Declare(app, session)
        seen |= {row[0] for row in screen.rows}
        for at in range(len(screen.rows) + 1):
            screen._at = at
            assert misfits(screen) == []
        session.hand.declared[0] = list(screen.laid)
        assert misfits(Laid(app, session, 0)) == []
    assert len(seen) == 12
    assert has(held, cards(held)[0])
