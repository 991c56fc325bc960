"""Advice that a partner at the table would give, each with a position, a card and the reason.

We are S. Play goes S, E, N, W: N is our partner, E plays after us and W before us.
"""

import pytest

import bots
import tarocchi
from tarocchi import cards
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

GAME = tarocchi.game("piedicavallo")
DECK = GAME.deck
S = 0


def parse(text):
    return [DECK.parse(code) for code in text.split()]


def position(hand, table, before):
    """A view of S: its hand, the cards on the table, and the tricks before, each a text of codes.

    What S has not seen is dealt by chance, until the earlier tricks are legal for everybody.
    """
    ours, table, before = parse(hand), parse(table), [parse(trick) for trick in before]
    assert len(ours) + len(before) == GAME.hand_size
    leaders = [(S - len(table)) % 4]
    for trick in reversed(before):
        place = tarocchi.tricks.winner(trick, DECK.rank)
        leaders.insert(0, (leaders[0] - place) % 4)
    shown = [[] for _ in range(4)]
    for leader, trick in zip(leaders, [*before, table], strict=True):
        for after, card in enumerate(trick):
            shown[(leader + after) % 4].append(card)
    shown[S] += ours
    dealer = (leaders[0] - 1) % 4
    known = {card for seat in shown for card in seat}
    unseen = [card for card in range(cards.PACK) if card not in known]
    random = Random(1)
    for _ in range(2000):
        random.shuffle(unseen)
        view = _try(shown, list(unseen), dealer, [*before, table])
        if view:
            return view
    raise AssertionError("no deal fits this position")


def _try(shown, rest, dealer, tricks):
    """The view of S after the tricks with rest dealt to those who lack cards, None if illegal."""
    away = [card for card in rest if card < cards.LOWEST_TRUMP and DECK.value[card] < 5][:2]
    rest = [card for card in rest if card not in away]
    dealt = []
    for seat in shown:
        missing = GAME.hand_size - len(seat)
        dealt.append(seat + rest[:missing])
        del rest[:missing]
    dealt[dealer] += away
    hand = Hand(GAME, complete({}), dealer, dealt)
    try:
        for card in away:
            hand.apply(card)
        hand.apply(tarocchi.actions.DONE)
        for trick in tricks:
            for card in trick:
                hand.apply(card)
    except tarocchi.errors.IllegalAction:
        return None
    assert hand.turn == S
    return hand.view(S)


ADVICE = {
    "do not overtrump your partner": (
        "T15 T9 T3 SK SJ S7 BQ BN B10 B6 DK DN D4 D5 MAT",
        "C5 T8 C6",
        (),
        ("T3",),
        "N has trumped and nobody comes after us: the lowest trump will do",
    ),
    "give points to the trick your partner has won": (
        "CQ C3 C4 T14 T9 SK SJ S7 BQ BN B10 B6 DK DN D4",
        "C5 CK C6",
        (),
        ("CQ",),
        "N's king holds and we play last: the queen is safe here, and later it is not",
    ),
    "give nothing to the trick they have won": (
        "CQ C4 T14 T9 T5 SK SJ S7 BQ BN B10 B6 DK DN D4",
        "CK C5 C6",
        (),
        ("C4",),
        "E's king holds: a pip is all they get",
    ),
    "bring the Bagatto home in your partner's trick": (
        "T1 T9 T12 SK SJ S7 BQ BN B10 B6 DK DN D4 C4 C5",
        "T5 T20 T3",
        (),
        ("T1",),
        "N's trump holds and we play last: five points that we may never bring home otherwise",
    ),
    "save the Bagatto by trumping last": (
        "T1 T9 T16 SK SJ S7 BQ BN B10 B6 DK DN D4 D5 D6",
        "C6 C5 CJ",
        (),
        ("T1",),
        "nobody can overtrump any more",
    ),
    "never throw the Bagatto under a trump of theirs": (
        "T1 T7 SK SJ S7 S6 BQ BN B10 B6 DK DN D4 D5 D6",
        "T20 T5 T3",
        (),
        ("T7",),
        "E's trump holds: another trump goes under it",
    ),
    "let the Matto save the Bagatto": (
        "T1 MAT SK SJ S7 S6 BQ BN B10 B6 DK DN D4 D5 D6",
        "T20 T5 T3",
        (),
        ("MAT",),
        "the Bagatto is our only trump and would be lost, the Matto stays ours",
    ),
    "win no dearer than needed": (
        "T19 T12 T5 SK SJ S7 BQ BN B10 B6 DK DN D4 D5 D6",
        "CK C5 C6",
        (),
        ("T5",),
        "any trump takes the king, and we play last",
    ),
    "take the king's trick while the suit is about": (
        "SK S8 S6 T9 T5 T3 BQ B10 B6 CN C4 C5 DN D4 D5",
        "",
        (),
        ("SK",),
        "nobody has shown a void, so the king goes round now; later it is trumped",
    ),
    "lead what your partner trumps": (
        "C3 C4 S8 S6 BN B10 B6 D4 D5 DJ DN T2",
        "",
        ("CK T9 C6 C5", "T4 T10 T21 T6", "SK S5 S7 S10"),
        ("C3", "C4"),
        "N is void in cups and has trumps",
    ),
    "do not lead your king to an opponent who trumps it": (
        "SK S8 S6 T9 T6 T4 BN B6 B5 DK D4 D5 DJ",
        "",
        ("SQ S9 S5 T8", "C5 CA CJ CK"),
        ("S6", "S8", "DK", "D4", "D5", "DJ", "B5", "B6", "BN", "T4", "T6", "T9"),
        "E is void in swords and plays next: anything but the king",
    ),
}


@pytest.mark.parametrize("advice", ADVICE)
def test_club_heeds(advice):
    hand, table, before, expected, reason = ADVICE[advice]
    bot = bots.make("club", GAME, 0)
    bot.begin(position(hand, table, before))
    assert DECK.code(bot.step()) in expected, reason


@pytest.mark.parametrize("advice", [advice for advice, told in ADVICE.items() if told[1]])
def test_novice_heeds(advice):
    hand, table, before, expected, reason = ADVICE[advice]
    bot = bots.make("novice", GAME, 0)
    bot.begin(position(hand, table, before))
    assert DECK.code(bot.step()) in expected, reason


DISCARDS = {
    "lay away a lone queen and a lone pip": (
        "DQ C3 SK SQ S9 S8 S7 BK BJ B9 B8 B6 T3 T5 T9 T12 T20",
        {"DQ", "C3"},
        "two suits to trump, and four points safe",
    ),
    "empty a suit of two rather than shorten two suits": (
        "D4 D5 CK C2 C3 C4 SK S9 S8 S7 BK B9 B8 B6 T5 T9 T12",
        {"D4", "D5"},
        "one suit to trump is worth more than two shorter ones",
    ),
    "a trump may go only when nothing else can": (
        "SK BK CK DK MAT T1 T21 T20 T18 T16 T15 T12 T11 T9 T4 T3 D5",
        {"D5", "T3"},
        "the plain card and, as there is no other, the lowest trump that may go",
    ),
}


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("advice", DISCARDS)
def test_dealers_heed(level, advice):
    held, expected, reason = DISCARDS[advice]
    dealt = [parse(held)]
    rest = [card for card in range(cards.PACK) if card not in dealt[0]]
    dealt += [rest[:15], rest[15:30], rest[30:]]
    hand = Hand(GAME, complete({}), S, dealt)
    bot = bots.make(level, GAME, 0)
    while hand.phase == "discard":
        bot.begin(hand.view(S))
        hand.apply(bot.step())
    assert {DECK.code(card) for card in cards.cards(hand.discard)} == expected, reason
