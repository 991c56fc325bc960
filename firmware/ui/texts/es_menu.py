"""Spanish: the words of the menu over the table, of settings and rules."""

WORDS = """
# menu over the table
menu=Menú
menu.hint=Consejo
menu.last=La última baza
menu.rules=Reglas
menu.score=Puntos
menu.house=Reglas de la casa
menu.claim=Llevarme el resto
menu.concede=Abandonar la mano
menu.concede.sure=Los demás juegan tus cartas hasta el final.|¿Abandonas?
menu.settings=Ajustes
menu.leave=Salir (queda guardada)
# rules
rules.title=Reglas
rules.buttons=Los botones
rules.piedicavallo=Piedicavallo
rules.ottocento=Ottocento
rules.terziglio=Terziglio
rules.house=Reglas de la casa
# settings
set.title=Ajustes
set.language=Idioma
set.house=Reglas de la casa
set.speed=Velocidad
set.speed.slow=lenta
set.speed.normal=normal
set.speed.fast=rápida
set.contrast=Contraste
set.contrast.low=bajo
set.contrast.middle=medio
set.contrast.high=alto
set.invert=Negro en blanco
set.invert.off=no
set.invert.on=sí
set.claim=El resto
set.claim.ask=preguntar
set.claim.always=siempre
set.claim.never=nunca
set.help=Ayuda al empezar
set.help.on=sí
set.help.off=no
# power and sound
about.battery=Batería: %.1f V
set.sound=Sonido
set.sound.on=sí
set.sound.off=no
"""
