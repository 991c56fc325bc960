"""What the auction tells: worlds in which the others would have said what they did."""

import pytest

import tarocchi
from bots import calls
from bots.beliefs import PROMISES
from bots.kernels import dealing, fitting, playing
from bots.packs import knowledge
from bots.worlds import Worlds
from tarocchi.actions import DONE, GIOCO, PASS, SOLO
from tarocchi.cards import cards
from tarocchi.hand import Hand
from tarocchi.options import complete

GAME = tarocchi.game("terziglio")
WORLDS = 200


def after(*said, deal=3):
    """The hand after the auction: South deals, so East speaks first, then West, then South."""
    hand = Hand.from_deal(GAME, complete({}), deal, dealer=0)
    for call in said:
        hand.apply(call)
    return hand


def worlds_of(view):
    """The worlds of a view, before any is dealt."""
    pack = knowledge("club", GAME.deck)
    worlds = Worlds(view, pack, pack.style(view)[1], (5, 7))
    worlds.complete(view, pack)
    return worlds


def promised(worlds, seat, weights):
    """What the hand of a seat promises in the world that was dealt, with what it laid away."""
    table = worlds.dealt
    masks = [table[playing.HANDS + 5 * seat + suit] for suit in range(5)]
    if table[playing.DISCARDER] == seat:
        masks = [mask | table[playing.AWAY + suit] for suit, mask in enumerate(masks)]
    return sum(calls.promise_of(card, weights) for card in cards(masks))


def mean(view, seat, weights):
    """The mean of that over many worlds."""
    worlds = worlds_of(view)
    total = 0
    for _ in range(WORLDS):
        assert worlds.deal()
        total += promised(worlds, seat, weights)
    return total / WORLDS


def deaf(view):
    """The same view of somebody who did not hear the calls."""
    view.calls = b""
    return view


def test_who_says_solo_is_dealt_a_hand_for_it():
    hand = after(PASS, PASS, SOLO)
    heard = mean(hand.view(1), 0, calls.SOLO_CARDS)
    assert heard > mean(deaf(hand.view(1)), 0, calls.SOLO_CARDS) + 300


def test_who_passes_is_dealt_a_hand_too_weak_for_a_gioco():
    hand = after(PASS, PASS, SOLO)
    heard = mean(hand.view(0), 2, calls.GIOCO_CARDS)
    assert heard < mean(deaf(hand.view(0)), 2, calls.GIOCO_CARDS) - 20


@pytest.mark.parametrize(
    ("said", "seat", "kind", "strong"),
    [
        ((PASS, PASS, SOLO), 0, "solo", True),
        ((PASS, PASS, SOLO), 2, "gioco", False),
        ((PASS, GIOCO, PASS, PASS), 2, "gioco", True),
        # The consent to a gioco only says that there is no solo.
        ((PASS, GIOCO, PASS, PASS), 0, "solo", False),
        # But who has passed may still call a solo over somebody's gioco.
        ((PASS, GIOCO, PASS, SOLO), 1, "solo", True),
        # Who has passed before a gioco said more with that than with the consent.
        ((PASS, GIOCO, PASS, PASS), 1, "gioco", False),
    ],
)
def test_what_each_call_says(said, seat, kind, strong):
    hand = after(*said)
    slots = worlds_of(hand.view((seat + 1) % 3)).slots
    assert slots[dealing.KIND + seat] == (62 if kind == "solo" else 0)
    assert (slots[dealing.LEAST + seat] > 0) == strong
    assert (slots[dealing.MOST + seat] < 10_000) == (not strong)


def test_one_needs_no_belief_about_oneself():
    hand = after(PASS, PASS, SOLO)
    for seat in range(3):
        assert worlds_of(hand.view(seat)).slots[dealing.MOST + seat] == 0


def test_cards_played_still_count_for_what_was_said():
    hand = after(PASS, GIOCO, PASS, PASS)
    while hand.phase == "discard":
        legal = cards(hand.legal())
        hand.apply(legal[0] if legal else DONE)
    while hand.phase == "declare":
        hand.apply(DONE)
    before = worlds_of(hand.view(1)).slots[dealing.LEAST + 2]
    dear = max(cards(hand.hands[2]), key=lambda card: calls.promise_of(card, calls.GIOCO_CARDS))
    view = hand.view(1)
    view.played, view.signals, view.leaders = bytes([dear]), bytes(1), bytes([2])
    after_it = worlds_of(view).slots[dealing.LEAST + 2]
    assert before - after_it == calls.promise_of(dear, calls.GIOCO_CARDS)


def test_a_world_is_found_even_where_nobody_would_have_said_that():
    """A person may bid on nothing; then the cards come as they may lie."""
    hand = after(SOLO, deal=1)
    view = hand.view(0)
    view.hand = (0, 0, 0, 0, 0x3FFFF0)  # all that is worth a solo is ours
    worlds = worlds_of(view)
    assert worlds.deal() == 4
    assert fitting.misfit(worlds.dealt, worlds.slots, PROMISES) > 0
