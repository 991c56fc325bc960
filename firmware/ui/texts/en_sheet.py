"""English: the words of results, counts and looking back."""

WORDS = """
# results
total=Total
result=Hand over
match=Match over
count=Count
won=You win by %s points.
lost=You lose by %s points.
drawn=A draw: nobody wins.
swept.we=You win every trick!
swept.they=%s: every trick!
standing=In the match: %s to %s.
made=Made, %s to %s.
failed=Fails, %s to %s.
contract.gioco=gioco
contract.solo=solo
ended.monte=A monte: everybody wants a new deal. Nothing is counted.
ended.passed=Everybody passes. Nothing is counted.
ended.we=Declared to 800: you win!
ended.they=Declared to 800: they win.
won.out=You called out first: you win!
lost.out=They called out first: they win.
# the count page by page
row.declared=Declared
row.cricche=Cricche
row.sequences=Sequences
row.cards=Cards
row.last_trick=Last trick
double=3 or more: double
paper.one=Count the smaller pile:
paper.pile=%s: %d cards worth %s
paper.pairs=– %s for pairs = %s
paper.last=+ 6, last trick = %s
paper.rest=%s: 93 – %s = %s
paper.check=%s = %s + 6, the last trick
points.made=made
points.failed=fails
points.down=Only whole fifties
points.up=Less than 5 missing
points.solo= × 2, solo
points.sweep=Every trick
kind.tarocchi=1, 21, Fool
kind.kings=Kings
kind.queens=Queens
kind.knights=Knights
kind.jacks=Jacks
kind.others=Others
kind.pairs=Pairs of cards
kind.discard=From discard
score=Score
score.deal=Deal %d
score.now=Deal %d, now
score.void=Deal %d: none
score.to=Up to 800
score.tricks=Tricks, now
look=Look back
look.discard=%s discards
look.talon=Talon
look.talon.to=The talon goes to %s
look.gift=%s gives for the Fool
look.trick=%s leads, %s wins: %d
"""
