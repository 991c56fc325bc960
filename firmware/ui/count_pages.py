"""What stands on the pages of a hand's count; ui/count.py shows them."""

from micropython import const

from tarocchi.cards import cards, count
from tarocchi.result import KINDS, final_piles
from ui.names import points, seat_name
from ui.sides import account_text, holder_name

_LAST_TRICK = const(12)  # half points
_CARD_POINTS = const(186)  # with the last trick
_CRICCHE = ("Tarocchi", "Re", "Regine", "Cavalli", "Fanti")  # in the order of KINDS


class Page:
    """title; lines: (label, figures, counts, combination); heads and sums: texts of columns.

    A combination is (its name, its masks). sums may be one text.
    """

    def __init__(self, title, lines, heads=(), sums=()):
        self.title = title
        self.lines = lines
        self.heads = heads
        self.sums = sums


def of(hand, result, us):
    """The pages of a counted hand, each a function that writes it for a Count."""
    pages = []
    if result.rows:
        pages.append(lambda sheet: _summary(sheet, result))
    declarers = [seat for seat in range(hand.game.seats) if any(hand.declared[seat])]
    if declarers and result.rows:
        pages.append(lambda sheet: _declared(sheet, hand, declarers))
    if result.combinations:
        for side in (us, 1 - us):
            found = result.combinations[side]
            if found.cricche:
                pages.append(_family("cricche", side, found.cricche, found.cricche_points))
            if found.sequences:
                pages.append(_family("sequences", side, found.sequences, found.sequence_points))
    if result.detail:
        pages.append(lambda sheet: _cards(sheet, result))
        row = dict(result.rows)["cards"]
        if row[0] + row[1] + _LAST_TRICK == _CARD_POINTS:
            pages.append(lambda sheet: _paper(sheet, hand, result))
    if "payments" in result.facts:
        pages.append(lambda sheet: _payments(sheet, hand, result))
    return pages


def _pair(sheet, pair):
    return [points(half) for half in sheet.ours_first(pair)]


def _heads(sheet):
    return sheet.ours_first((sheet.name(0), sheet.name(1)))


def _summary(sheet, result):
    lines = [
        (sheet.t("row." + key), _pair(sheet, pair), None, None) for key, pair in result.rows[:-1]
    ]
    return Page(sheet.t("count"), lines, _heads(sheet), _pair(sheet, result.totals()))


def _combination_lines(sheet, family):
    return [
        (sheet.t("combo." + name), ["%d" % worth], None, (name, masks))
        for name, masks, _, worth in family
    ]


def _doubled(sheet, family):
    """The line that doubles three or more of a family."""
    if len(family) < 3:
        return []
    plain = sum([worth for _, _, _, worth in family])
    return [(sheet.t("double"), ["%d × 2" % plain], None, None)]


def _declared(sheet, hand, declarers):
    """What each seat laid down; every hand is doubled by itself."""
    lines = []
    sums = [0, 0]
    for after in range(hand.game.seats):
        seat = (hand.dealer + 1 + after) % hand.game.seats
        if seat not in declarers:
            continue
        found = hand.game.combinations(hand.options, hand.declared[seat])
        sums[hand.side_of(seat)] += 2 * found.points
        name = seat_name(sheet.app, seat, hand.game)
        lines.append((sheet.t("declares") % name, (), None, None))
        for family in (found.cricche, found.sequences):
            lines += _combination_lines(sheet, family)
            lines += _doubled(sheet, family)
    names = _heads(sheet)
    total = ", ".join(["%s %s" % pair for pair in zip(names, _pair(sheet, sums))])
    return Page(sheet.t("row.declared"), lines, sums=total)


def _family(key, side, family, worth):
    def write(sheet):
        lines = _combination_lines(sheet, family)
        lines += _doubled(sheet, family)
        title = "%s: %s" % (sheet.name(side), sheet.t("title." + key))
        return Page(title, lines, sums=["%d" % worth])

    return write


def _cards(sheet, result):
    """The cards of each kind, then what goes off for pairs."""
    lines = []
    values = [0, 0]
    for kind, side0, side1 in result.detail:
        ours, theirs = sheet.ours_first((side0, side1))
        values[0] += side0[1]
        values[1] += side1[1]
        counts = ("%d" % ours[0], "%d" % theirs[0])
        lines.append((_kind(sheet, kind), [points(ours[1]), points(theirs[1])], counts, None))
    row = dict(result.rows)["cards"]
    off = sheet.ours_first((values[0] - row[0], values[1] - row[1]))
    lines.append((sheet.t("kind.pairs"), ["–" + points(half) for half in off], None, None))
    return Page(sheet.t("row.cards"), lines, _heads(sheet), _pair(sheet, row))


def _kind(sheet, kind):
    at = KINDS.index(kind)
    return sheet.t("combo." + _CRICCHE[at]) if at < len(_CRICCHE) else sheet.t("kind." + kind)


def _paper(sheet, hand, result):
    """The way of the card tables: count the smaller pile; the rest of 93 is the other's."""
    piles = final_piles(hand)
    side = 0 if count(piles[0]) < count(piles[1]) else 1
    t = sheet.t
    value = hand.game.deck.value
    worth = 2 * sum([value[card] for card in cards(piles[side])])
    rows = dict(result.rows)
    here, last = rows["cards"][side], rows["last_trick"][side]
    there = (rows["cards"][1 - side], rows["last_trick"][1 - side])
    words = [
        t("paper.one"),
        t("paper.pile") % (sheet.name(side), count(piles[side]), points(worth)),
        t("paper.pairs") % (points(worth - here), points(here)),
    ]
    if last:
        words.append(t("paper.last") % points(here + last))
    rest = points(sum(there))
    words.append(t("paper.rest") % (sheet.name(1 - side), points(here + last), rest))
    if there[1]:
        words.append(t("paper.check") % (rest, points(there[0])))
    return Page(t("title.paper"), [(line, (), None, None) for line in words])


def _payments(sheet, hand, result):
    """How totals become game points, and who pays."""
    t = sheet.t
    facts = result.facts
    lines = []

    def line(label, figure):
        lines.append((label, [figure], None, None))

    if facts.get("sweep"):
        line(t("points.sweep"), "%d" % facts["game_points"])
    else:
        ours, theirs = result.totals()
        sign = ">" if ours > theirs else "=" if ours == theirs else "<"
        compared = "%s %s %s %s" % (sheet.name(0), points(ours), sign, points(theirs))
        line(compared, t("points.made" if result.winner == 0 else "points.failed"))
        worth = max(ours, theirs)
        fifties = (worth + 9) // 100
        line(t("points.up" if 100 * fifties > worth else "points.down"), "%d" % (50 * fifties))
        divided = "%d : 50" % (50 * fifties)
        if facts["game_points"] != fifties:
            divided += t("points.solo")
        line(divided, "%d" % facts["game_points"])
    paid = []
    for holder in range(len(hand.game.holders)):
        name = holder_name(sheet.app, hand.game, sheet.app.session.seat, holder)
        paid.append("%s %s" % (name, account_text(hand.game, result.account[holder])))
    lines.append((", ".join(paid[:2]) + ",\n" + ", ".join(paid[2:]), [], None, None))
    return Page(t("title.payments"), lines)
