"""Advice that people give at the table: positions, and what Club should do in them."""

import pytest

import bots
from tarocchi import actions
from tests.bots.positions import position


def advised(record):
    """What Club does in a position, as the record would write it."""
    hand = position(record)
    bot = bots.make("club", hand.game, 1)
    bot.begin(hand.view(hand.turn))
    return actions.name(hand.game.deck, bot.step())


# Each: what to do (any of these), and where. The seat to act has its whole hand written down.
ADVICE = {
    "a busso asks for the highest card": (
        "CK",
        """
        Game: ottocento
        Dealer: W
        Hand N: CK CJ C7 S10 S8 B9 B7 D10 D9 6 7 9 M1 SA BJ
        Discard: S6 B6
        1: S C9! C8
        """,
    ),
    "then for its suit to be returned": (
        "CJ C7",
        """
        Game: ottocento
        Dealer: W
        Hand N: CK CJ C7 S10 S8 B9 B7 D10 D9 6 7 9 M1 SA BJ
        Discard: S6 B6
        1: S C9! C8 CK C10
        """,
    ),
    "a striscio asks for a trump lead": (
        "5 6 7 9",
        """
        Game: ottocento
        Dealer: W
        Hand N: CK C7 S10 S8 S7 B9 B7 D10 D9 5 6 7 9 SJ BJ
        Discard: S6 B6
        1: S C9~ C8 CK C10
        """,
    ),
    "give partner's sure trick the dear card": (
        "SQ",
        """
        Game: ottocento
        Dealer: W
        Hand E: SQ S7 C8 CJ B9 B8 D10 D9 D8 5 6 7 9 BJ BA
        Discard: C6 B6
        1: S C9 C8 CK C10
        2: N S9 SK S6
        """,
    ),
    "give the enemy's sure trick the cheap card": (
        "S7",
        """
        Game: ottocento
        Dealer: W
        Hand E: SQ S7 C8 CJ B9 B8 D10 D9 D8 5 6 7 9 BJ BA
        Discard: C6 B6
        1: S C9 C8 CK C10
        2: N SK S9 S6
        """,
    ),
    "do not break a cricca for one point: no jack when a pip will do": (
        "S7",
        """
        Game: ottocento
        Dealer: W
        Hand E: SJ S7 C8 CJ DJ B9 B8 D10 D9 D8 5 6 7 9 BA
        Discard: C6 B6
        1: S C9 C8 CK C10
        2: N SK S9 S6
        """,
    ),
    "an ace counts like a jack: keep it from the enemy's trick": (
        "D9",
        """
        Game: ottocento
        Dealer: W
        Hand E: SA BA DA D9 C8 CJ B9 B8 B7 5 6 7 9 S7 S8
        Discard: C6 B6
        1: S C9 C8 CK C10
        2: N DK D8 D7
        """,
    ),
    "who must trump the partner's trick brings the Begato home": (
        "BEG",
        """
        Game: ottocento
        Dealer: W
        Hand E: S7 SJ C8 CJ B9 B8 B7 5 6 7 9 10 11 12 BEG
        Discard: C6 B6
        1: S C9 C8 CK C10
        2: N D9 DK D8
        """,
    ),
    "bring the Begato home when nobody can beat it": (
        "BEG",
        """
        Game: ottocento
        Dealer: W
        Hand E: BEG 5 6 SJ S7 S8 S9 C8 CJ B9 B8 B7 BA BJ SA
        Discard: C6 B6
        1: S C9 C8 CK C10
        2: N DK D9 D8
        """,
    ),
    "protect the Begato from those who can still beat it": (
        "5 6",
        """
        Game: ottocento
        Dealer: W
        Hand W: BEG 5 6 D6 D10 S9 S10 C10 CJ B9 B8 B7 BA BJ SA C6 B6
        Discard: C6 B6
        1: S C9 C8 CK C10
        2: N D9 D10 D8 DA
        3: E D7 DK D6 8
        4: S S6 S8 SK S9
        5: N DJ
        """,
    ),
    "keep the king's sequence together when laying away": (
        "C9 C10 C8 B6 B7 D9",
        """
        Game: ottocento
        Options: monte=off
        Dealer: W
        Hand W: SK SQ SN C9 C10 C8 B6 B7 D9 LUN 15 12 9 7 M1 MAT BN
        """,
    ),
    "nor break three queens to lay one away": (
        "S7 S8 B8 B6 C10 C9 D9",
        """
        Game: ottocento
        Options: monte=off
        Dealer: W
        Hand W: SQ S7 S8 BQ B8 B6 CQ C10 C9 D9 SOL LUN 15 12 9 7 M1
        """,
    ),
    "give for the Matto what nobody can use": (
        "D10",
        """
        Game: ottocento
        Options: mattoGift=manual
        Dealer: S
        Hand E: SOL 14 8 M4 SK SQ SN S7 BK BQ BJ B9 B6 C7 D9
        Hand N: LUN 13 10 5 BEG MAT SJ S10 SA B10 B8 CN C9 C8 D10
        Hand W: ANG MON 16 15 7 M2 S9 S8 S6 BN B7 CJ C6 D6 DA
        Hand S: 12 11 9 6 M1 M3 CK CQ C10 DK DQ DN DJ D8 D7 CA BA
        Discard: CA BA
        1: E SOL 10 ANG 9
        2: W MON M1 14 5
        3: W C6 CK C7 CN
        4: S DK D9 D10 DA
        5: S DQ 8 LUN D6
        6: N SJ S6 6 S7
        7: S CQ M4 C8 CJ
        8: E SK SA S8 M3
        9: S D7 B6 BEG M2
        10: W 16 12 BQ 13
        11: W B7 11 B9 B8
        12: S C10 BJ C9 7
        13: W BN D8 BK B10
        14: E SQ S10 S9 DJ
        15: E SN MAT 15 DN
        """,
    ),
    "five poor cards ask for a new deal": (
        "yes",
        """
        Game: ottocento
        Dealer: S
        Hand E: S6 S7 B9 C10 D8 SOL 14 8 M4 SK SQ SN S9 BK BQ
        """,
    ),
    "the Angel does not": (
        "no",
        """
        Game: ottocento
        Dealer: S
        Hand E: S6 S7 B9 C10 ANG D8 SOL 14 8 M4 SK SQ SN S9 BK
        """,
    ),
    "a strong hand of Terziglio says gioco": (
        "gioco",
        """
        Game: terziglio
        Dealer: S
        Hand E: ANG SOL 16 15 12 9 7 M1 MAT SK SQ S8 BK B9 C7 C6 DK D7
        """,
    ),
    "the best hands say solo": (
        "solo",
        """
        Game: terziglio
        Dealer: S
        Hand E: ANG MON SOL LUN 16 15 14 13 12 11 MAT BEG SK SQ BK BQ CK DK
        """,
    ),
    "a poor hand passes when the others have": (
        "pass",
        """
        Game: terziglio
        Dealer: S
        Hand S: 9 7 6 5 SJ S8 S7 S6 BJ B9 B8 C10 C9 C7 C6 D8 D7 D6
        Bid: E pass, W pass
        """,
    ),
    "a poor hand consents to the other's gioco": (
        "pass",
        """
        Game: terziglio
        Dealer: S
        Hand W: 9 7 6 5 SJ S8 S7 S6 BJ B9 B8 C10 C9 C7 C6 D8 D7 D6
        Bid: E gioco
        """,
    ),
    "the talon's courts are safest in the discard": (
        "SQ CQ DN BJ",
        """
        Game: terziglio
        Dealer: S
        Hand E: ANG SOL 16 15 12 9 7 M1 MAT SK S10 S8 BK B9 C7 C6 DK D7
        Talon: SQ CQ DN BJ 5 S9 C9 D10
        Bid: E gioco, W pass, S pass
        """,
    ),
}


@pytest.mark.parametrize("advice", ADVICE)
def test_club_knows_that_one_should(advice):
    good, record = ADVICE[advice]
    assert advised(record) in good.split()


SEQUENCES = """
    Game: ottocento
    Options: goingOut=speakingOrder
    Score: NS 0, EW {score}
    Dealer: S
    Hand E: SOL 14 8 M4 SK SQ SN S7 BK BQ BJ B9 B6 C7 D9
    Discard: C10 B10
    """


def shown(score):
    """What Club lays down with two sequences in hand, and the word that closes it."""
    hand = position(SEQUENCES.format(score=score))
    bot = bots.make("club", hand.game, 1)
    while hand.turn == 1:
        bot.begin(hand.view(1))
        action = bot.step()
        hand.apply(action)
        if not actions.is_card(action):
            break
    return set(hand.game.deck.codes(hand.declared[1]).split()), action


def test_club_shows_all_that_scores():
    assert shown(0) == ({"SK", "SQ", "SN", "BK", "BQ", "BJ"}, actions.DONE)


def test_who_can_call_himself_out_shows_no_more_than_that_takes():
    assert shown(790) == ({"SK", "SQ", "SN"}, actions.OUT)
