"""Español: las palabras de un consejo."""

WORDS = """
hint=Consejo
hint.thinking=Pensando
hint.show=Muestra lo que cuenta
hint.chosen=Ya están todas.
hint.sure=%d%% seguro
hint.no_room=Aquí no hay sitio para pensar: este MicroPython deja poca memoria.
hint.tried=La mano acaba
hint.worlds=%d pruebas
hint.as_told=lo dicho
hint.why.only=No hay otra carta.
hint.why.known=Se sabe quién tiene qué.
hint.why.ahead=%s más que la segunda.
hint.why.close=Nada es mejor con seguridad.
hint.why.asked_high=Tu compañero pide la mejor.
hint.why.asked_suit=Tu compañero pide el palo.
hint.why.asked_trumps=Tu compañero pide triunfos.
hint.why.gives=Da %d a tu compañero.
hint.why.takes=Gana %d puntos.
hint.why.over=Supera a la que va ganando.
hint.why.under=No regala más de lo debido.
hint.why.saves_bagatto=Salva el triunfo más bajo.
hint.why.matto=El Loco salva otra carta.
hint.why.pulls=Triunfos que faltan: %d.
hint.why.cashes=Nada de fuera le gana.
hint.why.ruff=Tu compañero puede fallar.
hint.why.empties=Es la última: luego fallas.
hint.why.declare=%d puntos enseguida.
hint.why.nothing_to_declare=Aquí nada cuenta.
hint.why.five_cards=Las cinco primeras: %d.
hint.why.gioco=Gioco: %s puntos.
hint.why.solo=Solo: %s puntos.
hint.why.harmless=Ningún grupo la necesita.
"""
