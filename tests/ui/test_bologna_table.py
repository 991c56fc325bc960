"""The table of the Bolognese games: three seats or four, what is said, signals, the gift."""

import random

import pytest

from tarocchi import signals
from tarocchi.actions import GIOCO, NO, PASS, SOLO, YES
from tarocchi.cards import BOLOGNA, MATTO, cards
from tests.ui.conftest import LANGUAGES
from tests.ui.felt import Felt, new_session, play_until
from ui import seats, talk
from ui.canvas import width
from ui.last_trick import LastTrick
from ui.names import card_name
from ui.table import Table

GAMES = [("ottocento", {}), ("terziglio", {}), ("terziglio", {"terziglio_deal": "19/5"})]


def ready(felt, table):
    """Let time go until the table waits for the player, who closes what others laid down."""
    table.enter()
    for _ in range(20_000):
        table.tick(felt.clock.ticks_ms())
        felt.clock.sleep_ms(20)
        if felt.opened and felt.opened[-1][0] == "laid":
            felt.opened.clear()
            table.enter()
        if not table.busy or felt.opened:
            return
    raise AssertionError("the table never comes to rest")


def in_play(folder, game, seat, noise, tricks=0, **options):
    """A session in which that seat has to play a card after so many tricks."""
    while True:
        session = new_session(folder, noise.randrange(10_000), seat, game, **options)
        hand = play_until(
            session,
            lambda hand: (
                hand.phase == "play" and hand.turn == seat and len(hand.winners) >= tricks
            ),
            noise,
        )
        if hand.turn >= 0:
            return session


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_cards_marked_playable_are_the_playable_ones(tmp_path, game, options):
    noise = random.Random(game)
    for _ in range(60):
        seat = noise.randrange(3)
        session = in_play(tmp_path, game, seat, noise, noise.randrange(12), **options)
        felt = Felt()
        felt.settings["claim"] = "never"
        table = Table(felt, session)
        ready(felt, table)
        hand = session.hand
        assert table.raised() == cards(hand.legal()[:5])
        assert table._held() == cards(hand.hands[seat])
        felt.paint(table)
        text = "\n".join(table.text())
        for card in hand.trick:
            assert BOLOGNA.code(card) + " " + card_name(felt, card, BOLOGNA) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_with_every_signal(tmp_path, language):
    felt = Felt(language)
    for card in range(62):
        assert width(card_name(felt, card, BOLOGNA)) + 12 + 12 <= 128
    for name in signals.NAMES[1:]:
        assert width(felt.t("signal." + name)) <= 104


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_fits_on_a_line(tmp_path, language):
    felt = Felt(language)
    for game in ("ottocento", "terziglio"):
        hand = new_session(tmp_path, 1, 0, game).hand
        for seat in range(hand.game.seats):
            for what, detail in (
                *[("call", call) for call in ("no", "yes", "pass", "consent", "gioco", "solo")],
                ("discard", -1),
                ("declare", 0),
                ("declare", 846),
                ("out", 0),
            ):
                assert width(talk.words(felt, hand, (what, seat, detail))) <= 124
            for signal in (1, 2, 3):
                assert width(talk.signal_words(felt, hand, seat, signal)) <= 124
            assert width(talk.words(felt, hand, ("gift", seat, 0))) <= 124 - 22
    assert width(felt.t("silent.you")) <= 124


def test_three_sit_left_right_and_below(tmp_path):
    game = new_session(tmp_path, 1, 0, "terziglio").game
    for player in range(3):
        assert [seats.place_of((player + i) % 3, player, game) for i in range(3)] == [0, 1, 3]


def test_b_goes_through_the_signals_that_may_be_made_and_a_plays_one(tmp_path):
    noise = random.Random(5)
    made = set()
    for _ in range(40):
        session = in_play(tmp_path, "ottocento", 1, noise, 3)
        hand = session.hand
        felt = Felt()
        felt.settings["claim"] = "never"
        table = Table(felt, session)
        ready(felt, table)
        allowed = [] if hand.trick else signals.allowed(hand, table._card)
        seen = []
        for _ in range(len(allowed) + 1):
            seen.append(table._signal)
            table.press("b")
        assert seen == [0, *allowed]
        assert table._signal == 0
        if allowed:
            table.press("b")
            card, signal = table._card, table._signal
            assert signals.NAMES[signal] in table._named()
            felt.paint(table)
            table.press("a")
            assert hand.actions[-1] == card | signal << 6
            made.add(signal)
    assert made


def test_another_card_begins_without_a_signal(tmp_path):
    noise = random.Random(6)
    while True:
        session = in_play(tmp_path, "ottocento", 0, noise, 2)
        if not session.hand.trick:
            break
    felt = Felt()
    felt.settings["claim"] = "never"
    table = Table(felt, session)
    ready(felt, table)
    if table._card == MATTO:
        table.press("right")
    table.press("b")
    assert table._signal
    table.press("right")
    assert table._signal == 0


def heard(session, felt):
    """What the table says by itself until the player has to decide or cards are played."""
    table = Table(felt, session)
    table.enter()
    said = []
    for _ in range(20_000):
        table.tick(felt.clock.ticks_ms())
        felt.clock.sleep_ms(20)
        if table._message and (not said or said[-1] != table._message):
            said.append(table._message)
        if not table.busy or felt.opened:
            break
    return said


def test_the_others_calls_are_told_before_the_player_is_asked(tmp_path):
    session = new_session(tmp_path, 0, 3, "ottocento")
    hand = session.hand
    assert hand.dealer == 0
    felt = Felt()
    table = Table(felt, session)  # before anybody has spoken
    hand.apply(YES)
    hand.apply(YES)
    ready(felt, table)
    assert table._told == 2
    assert felt.opened[-1][:2] == ("calls", "Calls")
    assert len(table._held()) == 5, "only five cards were dealt"


def test_what_is_laid_down_is_shown_and_can_be_seen_again(tmp_path):
    noise = random.Random(8)
    while True:
        session = new_session(tmp_path, noise.randrange(10_000), 0, "ottocento", monte="off")
        hand = session.hand
        if hand.dealer == 3:
            continue
        play_until(session, lambda hand: hand.phase == "declare", noise)
        first = hand.turn
        found = hand.game.combinations(hand.options, hand.hands[first])
        if found.points:
            break
    felt = Felt()
    table = Table(felt, session)
    for card in cards(found.cards()):
        hand.apply(card)
    hand.apply(62)
    table.enter()
    while not felt.opened:
        table.tick(felt.clock.ticks_ms())
        felt.clock.sleep_ms(20)
    assert felt.opened[-1] == ("laid", "Laid", session, first)
    look = LastTrick(felt, session, 0, 0)
    lines = look.text()
    assert lines[0].startswith(felt.t("declares") % felt.t("seat." + hand.game.letters[first]))
    for card in cards(found.cards()):
        assert BOLOGNA.code(card) in "\n".join(lines)


def test_nothing_to_declare_is_said_without_asking(tmp_path):
    noise = random.Random(9)
    for deal in range(500):
        session = new_session(tmp_path, deal, 1, "ottocento", monte="off")
        hand = session.hand
        if hand.dealer == 0 and not hand.game.combinations(hand.options, hand.hands[1]).points:
            break
    play_until(session, lambda hand: hand.phase == "declare", noise)
    felt = Felt()
    assert felt.t("silent.you") in heard(session, felt)
    assert hand.phase != "declare" or hand.turn != 1


def test_sayings_in_words(tmp_path):
    hand = new_session(tmp_path, 0, 0, "terziglio").hand
    for call in (PASS, GIOCO, PASS, PASS):
        hand.apply(call)
    assert [what[2] for what in talk.of(hand)] == ["pass", "gioco", "consent", "consent"]
    hand = new_session(tmp_path, 0, 0, "terziglio").hand
    hand.apply(SOLO)
    assert talk.of(hand) == [("call", 1, "solo")]
    hand = new_session(tmp_path, 0, 0, "ottocento").hand
    hand.apply(NO)
    assert talk.of(hand) == [("call", 1, "no")]


def test_the_last_signal_can_be_looked_up_with_its_meaning(tmp_path):
    noise = random.Random(4)
    for _ in range(300):
        session = in_play(tmp_path, "ottocento", 0, noise, 3)
        hand = session.hand
        if not hand.trick and (allowed := signals.allowed(hand, cards(hand.legal()[:5])[0])):
            break
    card = cards(hand.legal()[:5])[0]
    hand.apply(card | allowed[-1] << 6)
    felt = Felt()
    look = LastTrick(felt, session)
    for _ in range(8):
        lines = look.text()
        if lines[0].startswith(felt.t("last.signal")):
            break
        look.press("right")
    assert BOLOGNA.code(card) in lines[1]
    assert lines[2] == felt.t("means." + signals.NAMES[allowed[-1]])
    felt.paint(look)
