"""Italian: the words of the title, and of what may have happened before it."""

WORDS = """
language=Italiano
# title
title=Bagatto
title.continue=Continua
title.new=Nuova partita
title.rules=Regole
title.statistics=Statistiche
title.settings=Impostazioni
title.about=Informazioni
start.other=C’è già una partita.|La abbandoni?
start.instead=Così abbandoni la partita in corso.
save.broken=%s: il file è rovinato. È messo da parte e se ne comincia uno nuovo.
save.newer=%s: il file è di una versione più recente. È messo da parte e se ne comincia uno nuovo.
save.journal=Partita in corso
save.settings=Impostazioni
save.statistics=Statistiche
title.cricche=cricche
title.sequences=sequenze
title.paper=Con la matita
title.payments=Punti partita
"""
