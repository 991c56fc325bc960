"""Italian: why something may not be done."""

WORDS = """
# why a card may not be played
why.not_held=Non hai questa carta.
why.not_now=Adesso non si può.
why.over=La mano è finita.
why.follow=Devi rispondere al seme: hai %s.
why.trump=Devi giocare un trionfo.
why.five_points=Re e altre carte da 5 punti non si possono scartare.
why.trump_discard=Un trionfo si scarta solo se non te ne resta nessuno, o se ti restano solo trionfi e re.
why.enough=Hai già scelto abbastanza carte.
why.too_few=Carte ancora da scegliere: %d.
why.gift_dear=Devi dare una carta da un punto.
why.gift_held=Dai una carta presa dalla tua coppia, ma non il Matto.
# the table of the Bolognese games
why.second_gioco=C’è già un gioco: passa o di’ solo.
why.declare_nothing=Questa carta non fa punti nella tua mano.
why.declare_twice=Questa carta è già mostrata.
why.declare_idle=Le carte che non fanno punti restano in mano.
why.not_yet_out=Così non arrivi alla fine della partita.
why.signal_none=Qui non si fanno segnali.
why.signal_declarer=Giochi da solo: non c’è nessuno a cui far segno.
why.signal_leader=Fa segno solo chi esce.
why.signal_forehand=Fa segno solo chi sta a destra del mazziere.
why.signal_matto=Col Matto non si fa segno.
why.signal_twice=In questa presa c’è già stato un segnale.
why.signal_volo=Niente volo: hai ancora %s.
why.signal_striscio=Niente striscio: non hai più %s.
why.signal_king=Non ancora: non è uscita la carta più alta di %s.
"""
