"""English: the words with which one calls, declares, discards and looks things up."""

T = {
    "declares": "%s declares",
    "combo.Tarocchi": "Tarocchi",
    "combo.Re": "Kings",
    "combo.Regine": "Queens",
    "combo.Cavalli": "Knights",
    "combo.Fanti": "Jacks",
    "combo.Grande": "Grande",
    "combo.S": "Swords",
    "combo.B": "Batons",
    "combo.C": "Cups",
    "combo.D": "Coins",
    "combo.Mori": "Moors",
    "combo.Assi": "Aces",
    "table.help": "◀ ▶ choose a card. "
    "The raised ones may be played. ▲ last trick. Hold B: menu.",
    "discard.help.piedmont": "◀ ▶ choose a card. "
    "The raised ones may go. Kings, the 1, the 21 and the Fool stay.",
    "discard": "Discard two cards",
    "call.first": "You begin",
    "call.ask.monte": "Deal anew?",
    "call.help.monte": "▲ ▼ choose, A says it. The cards are dealt anew if all four say a monte.",
    "call.ask.bid": "And you?",
    "call.help.bid": "▲ ▼ choose. Gioco: alone with the talon, if both agree. Solo: alone without "
    "it, counts double.",
    "dealer": "Dealer",
    "declare": "Declare",
    "declare.say": "Declare %d points",
    "declare.silent": "Declare nothing",
    "declare.out": "Call yourself out!",
    "declare.not_out": "Not yet: play on",
    "declare.forced": "The other cards that you show make this one too.",
    "means.volo": "I have no more cards of this suit.",
    "means.striscio": "Lead trumps when you can.",
    "means.striscio.tournament": "I have more cards of this suit.",
    "means.busso": "Play your highest card, and lead this suit again.",
    "last.signal": "Last signal",
    "gift": "Your card for the Fool",
    "gift.help": "They took the trick with your Fool: give them one card that your side has won.",
    "talon": "The talon",
    "exchange": "Discard %d cards",
    "exchange.sure": "Do these %d go?",
    "table.help.signals": "◀ ▶ choose a card; raised ones may be played. B: a signal. ▲ last "
    "trick and what was declared. Hold B: menu.",
    "discard.help.bologna": "◀ ▶ choose a card. The raised ones may go. Cards of 5 points stay: "
    "kings, Angel, World, Magician, Fool.",
}
