"""Italian: the words of the menu over the table, of settings and rules."""

WORDS = """
# menu over the table
menu=Menu
menu.hint=Consiglio
menu.last=Ultima presa
menu.rules=Regole
menu.score=Punti
menu.house=Regole della casa
menu.claim=Prendi il resto
menu.concede=Abbandona la mano
menu.concede.sure=Gli altri giocano le tue carte fino alla fine.|Abbandoni?
menu.settings=Impostazioni
menu.leave=Esci (la partita resta)
# rules
rules.title=Regole
rules.buttons=I pulsanti
rules.piedicavallo=Piedicavallo
rules.ottocento=Ottocento
rules.terziglio=Terziglio
rules.house=Regole della casa
# settings
set.title=Impostazioni
set.language=Lingua
set.house=Regole della casa
set.speed=Velocità
set.speed.slow=lenta
set.speed.normal=normale
set.speed.fast=rapida
set.contrast=Contrasto
set.contrast.low=basso
set.contrast.middle=medio
set.contrast.high=alto
set.invert=Nero su bianco
set.invert.off=no
set.invert.on=sì
set.claim=Prendi il resto
set.claim.ask=chiedi
set.claim.always=sempre
set.claim.never=mai
set.help=Aiuto all’inizio
set.help.on=sì
set.help.off=no
# power and sound
about.battery=Batteria: %.1f V
set.sound=Suono
set.sound.on=sì
set.sound.off=no
"""
