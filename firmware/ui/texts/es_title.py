"""Spanish: the words of the title, and of what may have happened before it."""

WORDS = """
language=Español
# title
title=Bagatto
title.continue=Continuar
title.new=Partida nueva
title.rules=Reglas
title.statistics=Estadísticas
title.settings=Ajustes
title.about=Acerca de
start.other=Ya hay una partida.|¿La abandonas?
start.instead=Así abandonas la partida en curso.
save.broken=%s: el archivo está dañado. Queda apartado y se empieza uno nuevo.
save.newer=%s: el archivo es de una versión más nueva. Queda apartado y se empieza uno nuevo.
save.journal=Partida en curso
save.settings=Ajustes
save.statistics=Estadísticas
title.cricche=cricche
title.sequences=escaleras
title.paper=Con lápiz
title.payments=Tantos
"""
