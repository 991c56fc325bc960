"""Claiming the rest: what is certain comes true whoever holds the cards that were not seen."""

from tarocchi import cards, claim, game
from tarocchi.actions import listed
from tarocchi.hand import Hand
from tarocchi.options import complete
from tarocchi.rng import Random

GAME = game("piedicavallo")


def high_card_hand(deal):
    """A deal in which seat E, to lead, tends to hold the strong cards."""
    random = Random(deal)
    pack = list(range(62))
    random.shuffle(pack)
    strong = sorted(pack, key=lambda card: -GAME.deck.rank[card])[:20]
    random.shuffle(strong)
    east = strong[:15]
    rest = [card for card in pack if card not in east]
    return Hand(GAME, complete({}), 0, [rest[:17], east, rest[17:32], rest[32:]])


def play_at_random(hand, random):
    actions = listed(hand.legal())
    hand.apply(actions[random.below(len(actions))])


def test_a_certain_claim_wins_every_trick_left_however_the_unseen_cards_lie():
    claims = 0
    for deal in range(1500):
        hand, random = high_card_hand(deal), Random(deal)
        while hand.turn >= 0:
            seat = hand.turn
            if hand.phase == "play" and not hand.trick and claim.certain(hand.view(seat)):
                claims += 1
                finish_claim(reshuffled(hand, seat, random), seat, random)
                break
            if hand.phase == "play" and seat == 1 and not hand.trick:
                hand.apply(cards.cards(hand.legal())[-1])
            else:
                play_at_random(hand, random)
    assert claims > 50


def reshuffled(hand, seat, random):
    """The same hand with the cards that seat has not seen dealt anew, as they may well lie."""
    others = [other for other in range(4) if other != seat]
    unseen = sum([cards.cards(hand.hands[other]) for other in others], [])
    random.shuffle(unseen)
    for other in others:
        size = cards.count(hand.hands[other])
        hand.hands[other] = cards.of(unseen[:size])
        unseen = unseen[size:]
    return hand


def finish_claim(hand, seat, random):
    tricks_before = len(hand.winners)
    while hand.turn >= 0:
        if hand.turn == seat:
            hand.apply(claim.next_card(hand.view(seat)))
        else:
            play_at_random(hand, random)
    assert set(hand.winners[tricks_before:]) == {seat}


def view_of(mine, others):
    """The view of E about to lead with these cards; the other cards named are still out."""
    parse = GAME.deck.parse
    hand = Hand.from_deal(GAME, complete({}), 0)
    view = hand.view(1)
    view.phase, view.turn, view.trick = "play", 1, b""
    view.hand = tuple(cards.of([parse(code) for code in mine.split()]))
    out = cards.of([parse(code) for code in others.split()])
    view.unseen = lambda: list(out)
    return view


def test_top_trumps_and_masters_are_certain():
    assert claim.certain(view_of("T21 T20 SK", "T5 SQ S10 MAT"))


def test_an_unseen_matto_may_keep_back_one_trump():
    assert claim.certain(view_of("T21 SK", "T5 SQ"))
    assert not claim.certain(view_of("T21 SK", "T5 SQ MAT"))


def test_a_matto_in_hand_is_never_certain():
    assert not claim.certain(view_of("T21 MAT", "S5 S6"))


def test_a_beatable_card_is_not_certain():
    assert not claim.certain(view_of("T21 SJ", "SQ C5"))
    assert claim.certain(view_of("SK SQ S5", "S10 S9"))


def test_a_certain_claim_in_the_bolognese_games_wins_all_that_is_left():
    """Three seats or four, with the Moors of equal rank; combinations follow from the tricks."""
    for name, options in (("ottocento", {"monte": "off"}), ("terziglio", {})):
        claims = 0
        for deal in range(400):
            random = Random(deal)
            hand = Hand.from_deal(game(name), complete(options), deal)
            while hand.turn >= 0:
                seat = hand.turn
                if hand.phase == "play" and not hand.trick and claim.certain(hand.view(seat)):
                    claims += 1
                    won = len(hand.winners)
                    while hand.phase == "play":
                        if hand.turn == seat:
                            hand.apply(claim.next_card(hand.view(seat)))
                        else:
                            play_at_random(hand, random)
                    assert set(hand.winners[won:]) == {seat}
                    break
                if hand.phase == "play" and not hand.trick:
                    hand.apply(cards.cards(hand.legal())[0])
                else:
                    play_at_random(hand, random)
        assert claims > 20, name
