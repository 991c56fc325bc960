"""English: the words of the menu over the table, of settings and rules."""

WORDS = """
# menu over the table
menu=Menu
menu.hint=Hint
menu.last=Last trick
menu.rules=Rules
menu.score=Score
menu.house=House rules
menu.claim=Claim the rest
menu.concede=Give up the hand
menu.concede.sure=The others play your cards to the end.|Give up?
menu.settings=Settings
menu.leave=Leave (game is kept)
# rules
rules.title=Rules
rules.buttons=The buttons
rules.piedicavallo=Piedicavallo
rules.ottocento=Ottocento
rules.terziglio=Terziglio
rules.house=House rules
# settings
set.title=Settings
set.language=Language
set.house=House rules
set.speed=Speed
set.speed.slow=slow
set.speed.normal=normal
set.speed.fast=fast
set.contrast=Contrast
set.contrast.low=low
set.contrast.middle=middle
set.contrast.high=high
set.invert=Black on white
set.invert.off=no
set.invert.on=yes
set.claim=Claim the rest
set.claim.ask=ask
set.claim.always=always
set.claim.never=never
set.help=Help at first
set.help.on=yes
set.help.off=no
# power and sound
about.battery=Battery: %.1f V
set.sound=Sound
set.sound.on=on
set.sound.off=off
"""
