"""Italian: the words with which one calls, declares, discards and looks things up."""

T = {
    "declares": "%s accusa",
    "combo.Tarocchi": "Tarocchi",
    "combo.Re": "Re",
    "combo.Regine": "Donne",
    "combo.Cavalli": "Cavalli",
    "combo.Fanti": "Fanti",
    "combo.Grande": "Grande",
    "combo.S": "Spade",
    "combo.B": "Bastoni",
    "combo.C": "Coppe",
    "combo.D": "Denari",
    "combo.Mori": "Mori",
    "combo.Assi": "Assi",
    "table.help": "◀ ▶ scelgono la carta. "
    "Le più alte si possono giocare. ▲ ultima presa. B a lungo: menu.",
    "discard.help.piedmont": "◀ ▶ scelgono la carta. "
    "Le più alte si possono scartare. Re, 1, 21 e Matto restano.",
    "discard": "Scarta due carte",
    "call.first": "Parli tu",
    "call.ask.monte": "A monte?",
    "call.help.monte": "▲ ▼ scelgono, A lo dice. Si ridanno le carte se tutti e quattro dicono a "
    "monte.",
    "call.ask.bid": "E tu?",
    "call.help.bid": "▲ ▼ scelgono. Gioco: da solo col pozzo, se gli altri vogliono. Solo: senza "
    "pozzo, vale doppio.",
    "dealer": "Dà le carte",
    "declare": "Accusi",
    "declare.say": "Accusa %d punti",
    "declare.silent": "Non accusare",
    "declare.out": "Chiamati fuori!",
    "declare.not_out": "Non ancora: gioca",
    "declare.forced": "Le altre carte che mostri fanno anche questa.",
    "means.volo": "Non ho più carte di questo seme.",
    "means.striscio": "Appena puoi, gioca trionfi.",
    "means.striscio.tournament": "Ho ancora carte di questo seme.",
    "means.busso": "Gioca la tua carta più alta e ritorna in questo seme.",
    "last.signal": "Ultimo segnale",
    "gift": "La carta per il Matto",
    "gift.help": "Hanno preso il tuo Matto: dai loro una carta presa dalla tua parte.",
    "talon": "Il pozzo",
    "exchange": "Scarta %d carte",
    "exchange.sure": "Scarti queste %d?",
    "table.help.signals": "◀ ▶ scelgono; le più alte si possono giocare. B: segnale. ▲ ultima "
    "presa e accusi. B a lungo: menu.",
    "discard.help.bologna": "◀ ▶ scelgono. Le più alte si possono scartare; re, Angelo, Mondo, "
    "Bégato e Matto restano.",
}
