"""Spanish: the words with which one calls, declares, discards and looks things up."""

T = {
    "declares": "%s canta",
    "combo.Tarocchi": "Tarocchi",
    "combo.Re": "Reyes",
    "combo.Regine": "Damas",
    "combo.Cavalli": "Caballos",
    "combo.Fanti": "Sotas",
    "combo.Grande": "Grande",
    "combo.S": "Espadas",
    "combo.B": "Bastos",
    "combo.C": "Copas",
    "combo.D": "Oros",
    "combo.Mori": "Moros",
    "combo.Assi": "Ases",
    "table.help": "◀ ▶ eligen la carta. "
    "Las más altas se pueden jugar. ▲ última baza. B largo: menú.",
    "discard.help.piedmont": "◀ ▶ eligen la carta. "
    "Las más altas se pueden descartar. Reyes, 1, 21 y Loco se quedan.",
    "discard": "Descarta dos cartas",
    "call.first": "Hablas tú",
    "call.ask.monte": "¿A monte?",
    "call.help.monte": "▲ ▼ eligen, A lo dice. Se reparte de nuevo si los cuatro dicen a monte.",
    "call.ask.bid": "¿Y tú?",
    "call.help.bid": "▲ ▼ eligen. Gioco: solo con el pozo, si los otros quieren. Solo: sin pozo, "
    "vale doble.",
    "dealer": "Reparte",
    "declare": "Cantes",
    "declare.say": "Canta %d puntos",
    "declare.silent": "No cantar nada",
    "declare.out": "¡Llámate fuera!",
    "declare.not_out": "Aún no: juega",
    "declare.forced": "Las otras cartas que enseñas hacen también esta.",
    "means.volo": "No tengo más cartas de este palo.",
    "means.striscio": "En cuanto puedas, juega triunfos.",
    "means.striscio.tournament": "Tengo más cartas de este palo.",
    "means.busso": "Juega tu carta más alta y vuelve a este palo.",
    "last.signal": "Última señal",
    "gift": "La carta por el Loco",
    "gift.help": "Ganaron la baza de tu Loco: dales una carta ganada por tu bando.",
    "talon": "El pozo",
    "exchange": "Descarta %d cartas",
    "exchange.sure": "¿Descartas estas %d?",
    "table.help.signals": "◀ ▶ eligen; las más altas se pueden jugar. B: señal. ▲ última baza y "
    "cantes. B largo: menú.",
    "discard.help.bologna": "◀ ▶ eligen. Las más altas se pueden descartar; reyes, Ángel, Mundo, "
    "Bégato y Loco se quedan.",
}
