"""Engine and kernels walk through random hands side by side and agree at every ply.

The table that play_out() keeps is the hand; what it would play is legal; deal_out() deals every
hand its cards and only such as it may hold; settle() is what the engine counts in the end.
"""

from bots.kernels import counting, playing
from bots.packs import knowledge
from bots.worlds import Worlds
from host_tools.proofs import random_hands
from tarocchi import cards
from tarocchi.actions import allows, card_of
from tarocchi.bolognese_count import card_points, score_rows
from tarocchi.result import final_piles, sweeper
from tarocchi.rng import Random

_HALF_POINTS_OF_A_PIP = {"piedmont": 2, "bologna": 1}


def masks(table, place):
    """Return the five masks of a table that begin at a place."""
    return list(table[place : place + 5])


def open_table(hand, pack, style):
    """Return the table of the seat to act with all cards laid open as they are."""
    view = hand.view(hand.turn)
    worlds = Worlds(view, pack, style[1], (1, 2))
    worlds.complete(view, pack)
    table = worlds.known
    away = cards.of(hand.talon) if hand.contract == "solo" else hand.discard
    for suit in range(5):
        table[playing.AWAY + suit] = away[suit]
        for seat in range(hand.game.seats):
            table[playing.HANDS + 5 * seat + suit] = hand.hands[seat][suit]
    table[playing.AWAY_POINTS] = sum([pack.TABLES[card] for card in cards.cards(away)])
    return table


def same(hand, table):
    """Assert that a table describes a hand in play."""
    seats = hand.game.seats
    for seat in range(seats):
        assert masks(table, playing.HANDS + 5 * seat) == hand.hands[seat], f"hand of {seat}"
    for side in (0, 1):
        captured = masks(table, playing.CAPTURED + 5 * side)
        assert captured == hand.piles()[side], f"pile of {side}"
        won = [winner for winner in hand.winners if hand.side_of(winner) == side]
        assert table[playing.WON + side] == len(won), f"tricks of {side}"
    assert table[playing.TRICKS] == hand.game.tricks - len(hand.winners)
    assert table[playing.PLACE] == len(hand.trick)
    if hand.phase != "play":
        return
    assert table[playing.TURN] == hand.turn, "turn"
    led = hand.led()
    assert table[playing.LED] == (playing.NO_SUIT if led < 0 else led), "suit led"
    shown = hand.view(hand.turn).voids()
    for seat in range(seats):
        bits = [table[playing.VOIDERS + suit] >> seat & 1 for suit in range(5)]
        assert bits == [shown[seat] >> suit & 1 for suit in range(5)], f"voids of {seat}"


def deals_a_world(hand, pack, style, rng):
    """Assert that a world that is dealt for the seat to act is one that it may believe in."""
    view = hand.view(hand.turn)
    worlds = Worlds(view, pack, style[1], rng.state())
    worlds.complete(view, pack)
    assert worlds.deal(), "no world"
    table = worlds.begin()
    everything = [0, 0, 0, 0, 0]
    shown = view.voids()
    for seat in range(hand.game.seats):
        held = masks(table, playing.HANDS + 5 * seat)
        assert cards.count(held) == cards.count(hand.hands[seat]), f"size of hand {seat}"
        for suit in range(5):
            # Whoever has no trumps may still hold the Matto.
            ranked = held[suit] & ~(cards.MATTO_BIT if suit == cards.TRUMPS else 0)
            assert not (shown[seat] >> suit & 1 and ranked), f"{seat} is void in {suit}"
            known = view.declared[seat][suit] & table[playing.LEFT + suit]
            assert held[suit] & known == known, f"{seat} has shown other cards"
            everything[suit] += held[suit]
    away = masks(table, playing.AWAY)
    assert [everything[suit] + away[suit] for suit in range(5)] == masks(table, playing.LEFT)
    if view.discarder >= 0 and view.seat != view.discarder:
        value = hand.game.deck.value
        assert not [card for card in cards.cards(away) if value[card] == 5], "a five laid away"
        if view.announced >= 0:
            assert cards.popcount(away[cards.TRUMPS]) == view.announced, "trumps laid away"


def margin(hand):
    """Return settle() as the engine counts, with a gift that no combination misses."""
    gift, hand.gift = hand.gift, -1
    found = _margin(hand, gift)
    hand.gift = gift
    return found


def _margin(hand, gift):
    game = hand.game
    piles = final_piles(hand)
    if hand.declarer < 0:
        totals = list(hand.result().totals())
    elif sweeper(hand) >= 0:
        prize = 2000 if hand.contract == "solo" else 4000
        return -prize if sweeper(hand) else prize
    else:
        # The kernel does not round odd cards, whatever the options say.
        halves = [card_points(game.deck, pile) for pile in piles]
        totals = list(dict(score_rows(hand, piles, halves)[0])["total"])
    if gift >= 0:
        giver = hand.side_of(hand.matto_seat)
        totals[giver] -= _HALF_POINTS_OF_A_PIP[game.deck.name]
        totals[1 - giver] += _HALF_POINTS_OF_A_PIP[game.deck.name]
    ours, theirs = totals
    if hand.declarer < 0:
        return ours - theirs
    best = max(ours, theirs)
    paid = (100 * ((best + 9) // 100) + best - 41) >> 1
    return paid if ours > theirs else -paid


def check(seed, index, tally):
    """Walk through one random hand."""
    hand, player = random_hands.begin(seed, index)
    rng = Random(index & 0x3FFFFFFF)
    pack = knowledge("club", hand.game.deck)
    table = None
    while hand.turn >= 0:
        if hand.phase != "play":
            hand.apply(player.choose(hand))
            continue
        style = pack.style(hand.view(hand.turn))
        if table is None:
            table = open_table(hand, pack, style)
        same(hand, table)
        ahead = table[:]
        card = playing.play_out(ahead, pack.TABLES, style[0][0], style[0][1], playing.NO_CARD, 1)
        assert allows(hand.legal(), card), f"{card} is not legal"
        if rng.below(8) == 0:
            deals_a_world(hand, pack, style, rng)
            tally["worlds"] = tally.get("worlds", 0) + 1
        action = player.choose(hand)
        hand.apply(action)
        weights = style[0]
        playing.play_out(table, pack.TABLES, weights[0], weights[1], card_of(action), 1)
        tally["plies"] = tally.get("plies", 0) + 1
    if table:
        same(hand, table)
        expected, found = margin(hand), counting.settle(table, pack.TABLES)
        assert found == expected, f"settled as {found}, counted as {expected}"
    tally["hands"] = tally.get("hands", 0) + 1
