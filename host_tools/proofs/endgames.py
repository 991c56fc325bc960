"""The last four tricks: the solver against plain minimax, and Master's card where all is known.

Where the hands of all can be deduced, no card that Master plays is worth less than another.
"""

from array import array

import bots
from bots import signs
from bots.kernels import counting, playing, solving
from bots.packs import knowledge
from bots.worlds import Worlds
from host_tools.proofs import random_hands
from host_tools.proofs.kernels import masks, open_table
from tarocchi import cards, tricks

_TRICKS = 4
_STRIDE = 7
_LIMIT = 1 << 20


def minimax(table, pack, weights, low=-_LIMIT, high=_LIMIT):
    """Return what a table is worth in the end, both sides seeing everything."""
    if table[playing.TRICKS] == 0:
        return counting.settle(table, pack.TABLES)
    seat = table[playing.TURN]
    led = table[playing.LED]
    hand = masks(table, playing.HANDS + 5 * seat)
    second = table[playing.SIDES + seat]
    for card in cards.cards(tricks.playable(hand, -1 if led == playing.NO_SUIT else led)):
        after = table[:]
        playing.play_out(after, pack.TABLES, weights[0], weights[1], card, 1)
        found = minimax(after, pack, weights, low, high)
        if second:
            high = min(high, found)
        else:
            low = max(low, found)
        if low >= high:
            break
    return high if second else low


def deals_possible(view):
    """Return how many ways there are to deal what a view has not seen, two for more than one."""
    hidden = cards.cards(view.unseen())
    shown = view.voids()
    signs.add_voids(view, shown)
    others = [seat for seat in range(view.game.seats) if seat != view.seat]
    room = {seat: view.held(seat) for seat in others}
    heap = len(hidden) - sum([room[seat] for seat in others])
    value = view.game.deck.value

    def holders(card):
        for other in others:
            if cards.has(view.declared[other], card):
                return [other], False
        suit = cards.SUIT[card]
        able = [seat for seat in others if card == cards.MATTO or not shown[seat] >> suit & 1]
        trump = suit == cards.TRUMPS and view.announced == 0
        return able, view.discarder < 0 or (value[card] < 5 and not trump)

    def count(at, heap):
        if at == len(hidden):
            return 1
        able, may_be_laid = holders(hidden[at])
        ways = 0
        for seat in able:
            if room[seat] and ways < 2:
                room[seat] -= 1
                ways += count(at + 1, heap)
                room[seat] += 1
        if may_be_laid and heap and ways < 2:
            ways += count(at + 1, heap - 1)
        return ways

    return min(count(0, heap), 2)


def in_strides(table, pack, lines):
    """Solve a table, broken off and taken up again after every few nodes."""
    found = solving.UNFINISHED
    while found == solving.UNFINISHED:
        found = solving.solve(table, pack.TABLES, lines, _STRIDE, table, pack.TABLES)
    return found


def check(seed, index, tally):
    """Look at the last tricks of one random hand."""

    def seen(what):
        tally[what] = tally.get(what, 0) + 1

    hand, player = random_hands.begin(seed, index)
    pack = knowledge("club", hand.game.deck)
    lines = array("i", [0] * solving.LINES)
    master = bots.make("master", hand.game, index)
    while hand.turn >= 0:
        if hand.phase == "play" and hand.game.tricks - len(hand.winners) <= _TRICKS:
            view = hand.view(hand.turn)
            style = pack.style(view)
            table = open_table(hand, pack, style)
            before = table[:]
            found = solving.solve(table, pack.TABLES, lines, -1, table, pack.TABLES)
            assert table == before, "the solver leaves the table changed"
            again = in_strides(table, pack, lines)
            assert found == again, f"solved as {found}, with breaks as {again}"
            assert table == before, "the solver leaves the table changed after breaks"
            if player.rng.below(4) == 0:
                expected = minimax(table, pack, style[0])
                assert found == expected, f"solved as {found}, worth {expected}"
                seen("solved")
            worlds = Worlds(view, pack, style[1], (1, 2))
            worlds.complete(view, pack)
            worlds.deal()
            sure = worlds.sure()
            # By trying all deals; few announce a trump, and that tells a little more.
            if view.announced < 1:
                ways = deals_possible(view)
                assert sure == (ways == 1), f"sure: {sure}, ways to deal: {ways}"
            choice = cards.cards(view.legal)
            if sure and len(choice) > 1:
                _is_best(hand, table, pack, style[0], lines, master)
                seen("positions")
        hand.apply(player.choose(hand))


def _is_best(hand, table, pack, weights, lines, master):
    """Assert that Master plays a card that is worth most."""
    worth = {}
    for card in cards.cards(hand.legal()):
        after = table[:]
        playing.play_out(after, pack.TABLES, weights[0], weights[1], card, 1)
        worth[card] = in_strides(after, pack, lines)
    master.begin(hand.view(hand.turn))
    action = master.step()
    while action is None:
        action = master.step()
    best = min(worth.values()) if hand.side_of(hand.turn) else max(worth.values())
    assert worth[action & 63] == best, f"{action & 63} of {worth}"
