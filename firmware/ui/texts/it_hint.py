"""Italiano: le parole di un consiglio."""

WORDS = """
hint=Consiglio
hint.thinking=Ci penso
hint.show=Mostra ciò che conta
hint.chosen=Sono già tutte scelte.
hint.sure=sicuro al %d%%
hint.no_room=Qui non c'è spazio per pensare: questo MicroPython lascia poca memoria.
hint.tried=La mano finisce
hint.worlds=%d prove
hint.as_told=come detto
hint.why.only=Non c'è altra carta.
hint.why.known=Si sa chi ha che cosa.
hint.why.ahead=%s più della seconda.
hint.why.close=Niente è di certo migliore.
hint.why.asked_high=Il compagno vuole la più alta.
hint.why.asked_suit=Il compagno vuole il seme.
hint.why.asked_trumps=Il compagno vuole tarocchi.
hint.why.gives=Dà %d al compagno.
hint.why.takes=Prende %d punti.
hint.why.over=Supera chi vince finora.
hint.why.under=Non regala più del dovuto.
hint.why.saves_bagatto=Salva il tarocco più basso.
hint.why.matto=Il Matto salva un'altra carta.
hint.why.pulls=Tarocchi ancora fuori: %d.
hint.why.cashes=Niente fuori la batte.
hint.why.ruff=Il compagno può tagliare.
hint.why.empties=È l'ultima: poi tagli.
hint.why.declare=%d punti subito.
hint.why.nothing_to_declare=Qui niente conta.
hint.why.five_cards=Le prime cinque: %d punti.
hint.why.gioco=Gioco: %s punti.
hint.why.solo=Solo: %s punti.
hint.why.harmless=A nessuna combinazione manca.
"""
