"""The rules of Piedicavallo once more, slowly: sets of card codes, straight from rules.md 1.

Nothing of the engine is used, so that a fault there cannot hide here: no ids, no masks, and every
question is answered from the whole story of the hand.
"""

COUNTER_CLOCKWISE = "SENW"
LONG = ["K", "Q", "N", "J", "10", "9", "8", "7", "6", "5"]
ROUND = ["K", "Q", "N", "J", "A", "2", "3", "4", "5", "6"]
HIGH_TO_LOW = {"S": LONG, "B": LONG, "C": ROUND, "D": ROUND}
KINGS = {"SK", "BK", "CK", "DK"}
TRUMPS = {f"T{number}" for number in range(1, 22)}
PACK = TRUMPS | {"MAT"} | {suit + rank for suit, ranks in HIGH_TO_LOW.items() for rank in ranks}


def right_of(seat):
    """The next seat to act."""
    return COUNTER_CLOCKWISE[(COUNTER_CLOCKWISE.index(seat) + 1) % 4]


def side_of(seat):
    """The name of a seat's side."""
    return "NS" if seat in "NS" else "EW"


def suit_of(code):
    """S, B, C, D, T for a trump, None for the Matto."""
    return None if code == "MAT" else code[0]


def points_of(code):
    """Card points of one card [1.1]."""
    if code in KINGS or code in ("T1", "T21", "MAT"):
        return 5
    if code in TRUMPS:
        return 1
    return {"Q": 4, "N": 3, "J": 2}.get(code[1:], 1)


def suit_asked(trick):
    """The suit of the first card that is not the Matto [1.3]."""
    asked = [suit_of(code) for code in trick if code != "MAT"]
    return asked[0] if asked else None


def may_play(hand, trick):
    """The set of cards of a hand that may be played to a trick [1.3]."""
    matto = hand & {"MAT"}
    others = hand - matto
    asked = suit_asked(trick)
    if asked is None:
        return hand
    following = {code for code in others if suit_of(code) == asked}
    return matto | (following or (others & TRUMPS) or others)


def winning_card(trick):
    """The card that wins a whole trick [1.3]."""
    trumps = [int(code[1:]) for code in trick if code in TRUMPS]
    if trumps:
        return f"T{max(trumps)}"
    asked = suit_asked(trick)
    for rank in HIGH_TO_LOW[asked]:
        if asked + rank in trick:
            return asked + rank
    raise ValueError(f"nobody wins {trick}")


def discard_is_legal(hand, pair):
    """Whether a set of two cards may be laid away from a set of seventeen [1.2]."""
    if pair & (KINGS | {"T1", "T21", "MAT"}):
        return False
    if not pair & TRUMPS:
        return True
    rest = hand - pair - {"MAT"}
    return rest <= (TRUMPS | KINGS) or not rest & TRUMPS


def legal_discards(hand):
    """Every legal discard of a hand of seventeen, each a sorted list of two codes."""
    codes = sorted(hand)
    return [
        [first, second]
        for place, first in enumerate(codes)
        for second in codes[place + 1 :]
        if discard_is_legal(hand, {first, second})
    ]


def tricks(dealer, plays):
    """The story in tricks: (leader, its cards, winner or None while it is not full)."""
    leader = right_of(dealer)
    told = []
    for start in range(0, len(plays), 4):
        cards = plays[start : start + 4]
        winner = None
        if len(cards) == 4:
            winner = leader
            for _ in range(cards.index(winning_card(cards))):
                winner = right_of(winner)
        told.append((leader, cards, winner))
        leader = winner
    return told


def now(dealt, dealer, discard, plays):
    """Who is to act, and the set of what that seat may do: card codes, or "done".

    dealt is a dict of seat to codes; discard and plays list the codes laid away and played.
    """
    if len(discard) < 2:
        hand = set(dealt[dealer])
        laid = set(discard)
        return dealer, {
            code
            for pair in legal_discards(hand)
            if laid <= set(pair)
            for code in pair
            if code not in laid
        }
    told = tricks(dealer, plays)
    if not told:
        seat, trick = right_of(dealer), []
    elif told[-1][2]:
        seat, trick = told[-1][2], []
    else:
        seat, trick = told[-1][0], told[-1][1]
        for _ in trick:
            seat = right_of(seat)
    return seat, may_play(set(dealt[seat]) - set(discard) - set(plays), trick)


def count(dealer, discard, plays, gift):
    """Each side's card points at the end, as {"NS": points, "EW": points} [1.3, 1.4].

    With gift a card goes back for the Matto as 3.4 says; only its points matter here.
    """
    piles = {"NS": set(), "EW": set()}
    won = {"NS": 0, "EW": 0}
    owed = None
    for leader, cards, winner in tricks(dealer, plays):
        side = side_of(winner)
        won[side] += 1
        seat = leader
        for code in cards:
            piles[side_of(seat) if code == "MAT" else side].add(code)
            if code == "MAT" and side_of(seat) != side:
                owed = side_of(seat)
            seat = right_of(seat)
    piles[side_of(dealer)] |= set(discard)
    points = {side: sum([points_of(code) for code in pile]) for side, pile in piles.items()}
    for side, other in (("NS", "EW"), ("EW", "NS")):
        if not won[side]:
            return {other: points["NS"] + points["EW"], side: 0}
    if gift and owed:
        given = min([points_of(code) for code in piles[owed] if code != "MAT"])
        points[owed] -= given
        points["EW" if owed == "NS" else "NS"] += given
    return points
