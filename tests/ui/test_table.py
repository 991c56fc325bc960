"""The table: what is raised, what is said, and when things happen."""

import random

import pytest

from device.store import Store
from tarocchi.cards import PIEDMONT, cards
from tests.ui.felt import Felt, new_session
from ui import hand_layout
from ui.canvas import Canvas, width
from ui.cards import WHOLE_W
from ui.names import card_name
from ui.session import Session
from ui.settings import Settings
from ui.table import Table


def ready(felt, table):
    """Let time go until the table waits for the player, or something is opened over it."""
    table.enter()
    for _ in range(20_000):
        table.tick(felt.clock.ticks_ms())
        felt.clock.sleep_ms(20)
        if not table.busy or felt.opened:
            return
    raise AssertionError("the table never comes to rest")


def follows(held, trick):
    """The codes that may be played, said once more in other words than the engine's."""
    led = next((code for code in trick if code != "MAT"), None)
    trumps = [code for code in held if code[0] == "T"]
    if led is None:
        return set(held)
    same = [code for code in held if code[0] == led[0] and code != "MAT"]
    return set(same or trumps or held) | ({"MAT"} & set(held))


def lifted(felt, table):
    """The cards that the picture shows raised; of the whole card it cannot be told."""
    felt.paint(table)
    held = table._held()
    spots = hand_layout.places(len(held), held.index(table._card))
    shown = set()
    for card, (x, w) in zip(held, spots, strict=True):
        if card != table._card and felt.lit(x + w // 2, hand_layout.UP):
            shown.add(PIEDMONT.code(card))
    return shown


def test_the_cards_marked_playable_are_the_playable_ones(tmp_path):
    """Report: "the cards marked playable are not the playable ones" (mytja/Tarok 18)."""
    noise = random.Random(24)
    states = 0
    while states < 1000:
        felt = Felt()
        felt.settings["claim"] = "never"
        session = new_session(tmp_path, noise.randrange(10_000), noise.randrange(4))
        hand = session.hand
        while hand.turn >= 0:
            if hand.phase == "play" and session.phase == "player":
                table = Table(felt, session)
                ready(felt, table)
                held = [PIEDMONT.code(card) for card in cards(hand.hands[session.seat])]
                want = follows(held, [PIEDMONT.code(card) for card in hand.trick])
                assert {PIEDMONT.code(card) for card in table.raised()} == want
                assert lifted(felt, table) == want - {PIEDMONT.code(table._card)}
                states += 1
            legal = hand.legal()
            hand.apply(noise.choice(cards(legal[:5])) if any(legal[:5]) else 62)


@pytest.mark.parametrize("count", range(1, 20))
def test_the_hand_is_always_whole(count):
    for chosen in range(count):
        spots = hand_layout.places(count, chosen)
        x = spots[0][0]
        assert x >= 0
        for i, (left, w) in enumerate(spots):
            assert left == x and w >= 6
            assert w == WHOLE_W if i == chosen else w <= 13
            x += w
        assert x <= 128


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_name_and_announcement_fits(language):
    felt = Felt(language)
    for card in range(62):
        assert width(card_name(felt, card, PIEDMONT)) + 12 + 15 + 6 <= 128
    for count in range(3):
        for seat in "SENW":
            said = felt.t(f"table.discards.{count}") % felt.t("seat." + seat)
            assert width(said) <= 124, said
    assert len(felt.t("courts")) == 4


def moments(think, tmp_path, speed):
    """When the display changes, if bots need `think` looks before they answer."""
    felt = Felt()
    felt.settings["speed"] = speed
    session = new_session(tmp_path, 9, 0)
    answer = session.think
    looks = [0]

    def slowly():
        looks[0] += 1
        return answer() if looks[0] % (think + 1) == think else None

    session.think = slowly
    table = Table(felt, session)
    table.enter()
    times = []
    while table.busy and not felt.opened:
        table.dirty = False
        table.tick(felt.clock.ticks_ms())
        if table.dirty:
            times.append(felt.clock.ticks_ms())
        felt.clock.sleep_ms(5)
    return times


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_how_long_a_bot_thinks_does_not_show(tmp_path, speed):
    times = moments(1, tmp_path, speed)
    assert times == moments(20, tmp_path, speed)
    assert len(times) >= 3


def test_the_winner_is_marked_then_a_press_takes_the_trick_away(tmp_path):
    felt = Felt()
    session = new_session(tmp_path, 9, 0)
    table = Table(felt, session)
    ready(felt, table)
    table.press("a")
    while not table._full():
        table.tick(felt.clock.ticks_ms())
        felt.clock.sleep_ms(10)
    winner = (session.hand.winners[0] - session.seat) % 4
    felt.paint(table)
    for place, (x, y) in enumerate(((55, 24), (74, 12), (55, 0), (36, 12))):
        assert felt.lit(x + 1, y + 5) == (place == winner), "the winner's card is white"
    before = len(session.hand.actions)
    table.press("a")
    for _ in range(3):
        table.tick(felt.clock.ticks_ms())
        felt.clock.sleep_ms(1)
    assert table._swept == 1
    assert len(session.hand.actions) <= before + 1, "the press that sweeps plays no card"


def test_wrong_keys_are_harmless(tmp_path):
    noise = random.Random(7)
    felt = Felt()
    session = new_session(tmp_path, 12, 1)
    table = Table(felt, session)
    table.enter()
    for _ in range(4000):
        table.press(noise.choice(["left", "right", "up", "down", "b", "hold-b", "a"]))
        table.tick(felt.clock.ticks_ms())
        felt.clock.sleep_ms(25)
        felt.paint(table)
        assert table.text()
        if felt.opened and felt.opened[-1][0] == "discard":
            session.play([*cards(session.hand.legal()[:5])[:1]])
        if session.hand.turn < 0 and not table._held():
            break
    assert session.hand.phase == "done"


def test_the_text_form_says_what_the_picture_shows(tmp_path):
    felt = Felt()
    session = new_session(tmp_path, 9, 0)
    table = Table(felt, session)
    ready(felt, table)
    lines = "\n".join(table.text())
    hand = session.hand
    for card in cards(hand.hands[0]):
        assert PIEDMONT.code(card) in lines
    for card in hand.trick:
        assert PIEDMONT.code(card) + " " + card_name(felt, card, PIEDMONT) in lines
    assert "> " + PIEDMONT.code(table._card) in lines
    assert "discards" in lines


def test_a_refused_card_is_explained_and_stays(tmp_path):
    felt = Felt()
    for deal in range(40):
        session = new_session(tmp_path, deal, 0)
        if session.hand.dealer == 0:
            continue
        table = Table(felt, session)
        ready(felt, table)
        refused = [card for card in table._held() if card not in table.raised()]
        if not refused:
            continue
        while table._card != refused[0]:
            table.press("right")
        for key in ("a", "down"):
            felt.opened.clear()
            table.press(key)
            name, _, refusal = felt.opened[-1]
            assert name == "why" and refusal.code in ("follow", "trump")
        assert refused[0] in table._held()
        return
    raise AssertionError("no deal with a refused card")


def at_rest_with_all_tricks_certain(folder, setting):
    felt = Felt()
    felt.settings["claim"] = setting
    session = new_session(folder, 9, 0)
    session.claimable = lambda: True
    table = Table(felt, session)
    ready(felt, table)
    return felt, table


def test_the_rest_is_asked_for_once_a_hand(tmp_path):
    felt, table = at_rest_with_all_tricks_certain(tmp_path, "ask")
    assert felt.opened == [("claim", "Claim")]
    felt.opened.clear()
    ready(felt, table)
    assert not felt.opened


def test_the_rest_is_never_claimed_unasked(tmp_path):
    felt, _ = at_rest_with_all_tricks_certain(tmp_path, "never")
    assert not felt.opened


def test_the_rest_is_always_claimed_and_the_hand_plays_itself(tmp_path, monkeypatch):
    monkeypatch.setattr(Session, "claim", Session.concede)  # it is not certain, only called so
    felt, _ = at_rest_with_all_tricks_certain(tmp_path, "always")
    assert felt.opened == [("result", "HandResult")]


def test_help_comes_by_itself_once(tmp_path):
    felt = Felt()
    felt.settings = Settings(session_store := Store(str(tmp_path)))
    table = Table(felt, new_session(tmp_path, 9, 0))
    ready(felt, table)
    assert felt.opened[0][1] == "Notice"
    assert Settings(session_store)["help"] == "off"
    felt.opened.clear()
    ready(felt, table)
    assert not felt.opened


def test_the_frame_is_drawn_the_same_twice(tmp_path):
    felt = Felt()
    table = Table(felt, new_session(tmp_path, 9, 0))
    ready(felt, table)
    felt.paint(table)
    first = bytes(felt.frame)
    felt.paint(table)
    assert first == bytes(felt.frame)
    assert Canvas(felt).frame is felt.frame
