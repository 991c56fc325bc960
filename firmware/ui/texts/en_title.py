"""English: the words of the title, and of what may have happened before it."""

WORDS = """
language=English
# title
title=Bagatto
title.continue=Continue
title.new=New game
title.rules=Rules
title.statistics=Statistics
title.settings=Settings
title.about=About
start.other=A game is in progress.|Give it up?
start.instead=This gives up the game in progress.
save.broken=%s: the file is damaged. It is set aside, and a new one begins.
save.newer=%s: the file is of a newer version. It is set aside, and a new one begins.
save.journal=Game in progress
save.settings=Settings
save.statistics=Statistics
title.cricche=cricche
title.sequences=sequences
title.paper=On paper
title.payments=Game points
"""
