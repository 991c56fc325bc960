"""How Ottocento and Terziglio are settled, once more and slowly, from the story of a whole hand.

A story is a dict in card codes and seat letters: game, options, dealer, score (two sides, in
points), dealt (codes a seat), talon, calls ([seat, word]), discard, declared (codes a seat), out
(a seat or None), plays (codes in order), gift (a code or None: the default is found here).
Points are half points throughout. Nothing of the engine is used.
"""

from host_tools.proofs import slow_bologna

END = 1600


def right_of(story, seat):
    """The next seat counter-clockwise."""
    letters = "SENW" if story["game"] == "ottocento" else "SEW"
    return letters[(letters.index(seat) + 1) % len(letters)]


def contract(story):
    """Return (declarer, contract) of a Terziglio story; (None, None) when all passed."""
    found = (None, None)
    for seat, call in story["calls"]:
        if call in ("gioco", "solo"):
            found = (seat, call)
    return found


def sides(story):
    """Return the names of the two sides, and a dict of each seat's."""
    if story["game"] == "ottocento":
        return ("NS", "EW"), {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
    declarer, _ = contract(story)
    return ("declarer", "defenders"), {
        seat: "declarer" if seat == declarer else "defenders" for seat in "SEW"
    }


def tricks(story):
    """Return (winner's seat, [(seat, card) in order]) of each trick."""
    seat = right_of(story, story["dealer"])
    size = len(story["dealt"])
    found = []
    for first in range(0, len(story["plays"]), size):
        played = []
        for card in story["plays"][first : first + size]:
            played.append((seat, card))
            seat = right_of(story, seat)
        seat = played[slow_bologna.winning_place([card for _, card in played])][0]
        found.append((seat, played))
    return found


def count(story, piles, last):
    """Return the rows of both sides' scores."""
    names, side_of = sides(story)
    moors = story["options"]["grande.moors"] == "on"
    odd = story["options"]["terziglio.oddCard"] if story["game"] == "terziglio" else "half"
    rows = {}
    for name in names:
        pile = piles[name]
        found = slow_bologna.combos(pile, moors)
        values = 2 * sum([slow_bologna.points_of(card) for card in pile])
        less = len(pile) if odd == "half" else len(pile) // 2 * 2
        rows[name] = {
            "declared": declared(story, name),
            "cricche": 2 * found[0],
            "sequences": 2 * found[1],
            "cards": values - less,
            "last_trick": 12 if side_of[last] == name else 0,
        }
    if odd == "subtract":
        declarer, defenders = names
        if len(piles[declarer]) < len(piles[defenders]):
            rows[defenders]["cards"] = 2 * 87 - rows[declarer]["cards"]
        else:
            rows[declarer]["cards"] = 2 * 87 - rows[defenders]["cards"]
    for name in names:
        rows[name]["total"] = sum(rows[name].values())
    return rows


def declared(story, name):
    """Return what the seats of a side have declared, each by itself."""
    _, side_of = sides(story)
    moors = story["options"]["grande.moors"] == "on"
    return 2 * sum(
        [
            sum(slow_bologna.combos(cards, moors))
            for seat, cards in story["declared"].items()
            if side_of[seat] == name
        ]
    )


def piles_before_gift(story):
    """Return each side's pile: its tricks, the Matto it played, its discard."""
    names, side_of = sides(story)
    piles = {name: [] for name in names}
    for winner, played in tricks(story):
        for seat, card in played:
            piles[side_of[seat if card == "MAT" else winner]].append(card)
    if story["discard"]:
        discarder = story["dealer"] if story["game"] == "ottocento" else contract(story)[0]
        piles[side_of[discarder]] += story["discard"]
    return piles


def owed(story):
    """Return (side that owes a card for the Matto, the cards it may give), or (None, [])."""
    _, side_of = sides(story)
    won = tricks(story)
    if len({side_of[winner] for winner, _ in won}) == 1:
        return None, []
    for winner, played in won:
        for seat, card in played:
            if card == "MAT" and side_of[seat] != side_of[winner]:
                pile = [each for each in piles_before_gift(story)[side_of[seat]] if each != "MAT"]
                least = min([slow_bologna.points_of(each) for each in pile])
                return side_of[seat], [
                    each for each in pile if slow_bologna.points_of(each) == least
                ]
    return None, []


def after_gift(story, gift):
    """Return each side's pile once all has changed hands."""
    names, side_of = sides(story)
    piles = piles_before_gift(story)
    giver, _ = owed(story)
    if gift:
        piles[giver].remove(gift)
        piles[names[giver == names[0]]].append(gift)
    won = tricks(story)
    if contract(story)[1] == "solo":
        piles[side_of[won[-1][0]]] += story["talon"]
    winners = {side_of[winner] for winner, _ in won}
    if len(winners) == 1:
        swept = winners.pop()
        piles = {
            name: piles[names[0]] + piles[names[1]] if name == swept else [] for name in names
        }
    return piles


def default_gift(story):
    """Return the card given when nobody chooses, None when none is due."""
    giver, choices = owed(story)
    names, _ = sides(story)
    last = tricks(story)[-1][0]
    best = None
    for group in "DCBST":
        ranks = slow_bologna.TRUMPS if group == "T" else slow_bologna.RANKS[group]
        for rank in reversed(ranks):
            card = rank if group == "T" else group + rank
            if card in choices:
                rows = count(story, after_gift(story, card), last)
                own = rows[giver]["total"]
                other = rows[names[giver == names[0]]]["total"]
                if best is None or (own - other, own) > best[0]:
                    best = ((own - other, own), card)
    return best and best[1]


def settle(story):
    """Return the outcome as a dict like that of replay, in half points."""
    names, side_of = sides(story)
    if story["game"] == "terziglio":
        return _settle_terziglio(story)
    words = [word for _, word in story["calls"]]
    if words == ["yes"] * 4:
        return {"winner": None, "ended": "monte"}
    shown = [declared(story, name) for name in names]
    reached = [2 * story["score"][place] + shown[place] for place in (0, 1)]
    decided = None
    if story["options"]["ottocento.length"] == "800":
        if story["out"]:
            decided = side_of[story["out"]]
        elif story["options"]["goingOut"] == "compare" and max(reached) >= END:
            decided = names[reached[1] > reached[0]] if reached[0] != reached[1] else None
    if decided:
        rows = {
            name: {"declared": shown[place], "total": shown[place]}
            for place, name in enumerate(names)
        }
        return {"sides": rows, "winner": decided, "ended": "declarations"}
    return _played(story)


def _played(story):
    names, _ = sides(story)
    gift = story["gift"] or default_gift(story)
    rows = count(story, after_gift(story, gift), tricks(story)[-1][0])
    totals = [rows[name]["total"] for name in names]
    winner = None if totals[0] == totals[1] else names[totals.index(max(totals))]
    outcome = {"sides": rows, "winner": winner}
    if gift:
        outcome["gift"] = gift
    return outcome


def _settle_terziglio(story):
    _, side_of = sides(story)
    declarer, kind = contract(story)
    outcome = {"declarer": declarer, "contract": kind}
    if declarer is None:
        outcome.update({"winner": None, "game_points": 0, "payments": dict.fromkeys("SEW", 0)})
        return outcome
    winners = {side_of[winner] for winner, _ in tricks(story)}
    if len(winners) == 1:
        outcome.update({"winner": winners.pop(), "sweep": True, "game_points": 40})
        if kind == "solo" and story["options"]["terziglio.sweepSolo"] == "80":
            outcome["game_points"] = 80
    else:
        outcome.update(_played(story))
        if outcome["winner"] is None:  # equality is a loss for the declarer
            outcome["winner"] = "defenders"
        total = outcome["sides"][outcome["winner"]]["total"]
        rounded = total // 100 * 50
        if 100 * (rounded // 50 + 1) - total < 10:  # less than five points short of the next
            rounded += 50
        outcome["game_points"] = rounded // 50 * (2 if kind == "solo" else 1)
    outcome["payments"] = _payments(story, outcome)
    return outcome


def _payments(story, outcome):
    payments = {}
    for seat in "SEW":
        alone = seat == outcome["declarer"]
        won = alone == (outcome["winner"] == "declarer")
        if story["options"]["terziglio.pay"] == "winnerOnly":
            payments[seat] = outcome["game_points"] if won else 0
        else:
            payments[seat] = outcome["game_points"] * (2 if alone else 1) * (1 if won else -1)
    return payments
