"""Spanish: why something may not be done."""

WORDS = """
# why a card may not be played
why.not_held=No tienes esa carta.
why.not_now=Ahora no se puede.
why.over=La mano ha terminado.
why.follow=Debes seguir el palo: tienes %s.
why.trump=Debes jugar un triunfo.
why.five_points=Los reyes y las otras cartas de 5 puntos no se descartan.
why.trump_discard=Un triunfo solo se descarta si no te queda ninguno, o si te quedan solo triunfos y reyes.
why.enough=Ya has elegido bastantes cartas.
why.too_few=Cartas por elegir: %d.
why.gift_dear=Debes dar una carta de un punto.
why.gift_held=Da una carta ganada por tu pareja, pero no el Loco.
# the table of the Bolognese games
why.second_gioco=Ya hay un gioco: pasa o di solo.
why.declare_nothing=Esta carta no puntúa en tu mano.
why.declare_twice=Esta carta ya está en la mesa.
why.declare_idle=Las cartas que no puntúan se quedan en la mano.
why.not_yet_out=Así no llegas al final de la partida.
why.signal_none=Aquí no se hacen señales.
why.signal_declarer=Juegas solo: no hay a quién hacer señas.
why.signal_leader=Solo hace señas quien sale.
why.signal_forehand=Solo hace señas quien está a la derecha del que reparte.
why.signal_matto=Con el Loco no se hacen señas.
why.signal_twice=En esta baza ya hubo una señal.
why.signal_volo=Nada de volo: aún tienes %s.
why.signal_striscio=Nada de striscio: ya no tienes %s.
why.signal_king=Aún no: no ha salido la carta más alta de %s.
"""
