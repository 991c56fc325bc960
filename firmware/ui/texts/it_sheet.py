"""Italian: the words of results, counts and looking back."""

WORDS = """
# results
total=Totale
result=Mano finita
match=Partita finita
count=Conto
won=Vinci di %s punti.
lost=Perdi di %s punti.
drawn=Patta: nessuno vince.
swept.we=Hai fatto tutte le prese!
swept.they=%s: tutte le prese!
standing=In partita: %s a %s.
made=Riesce, %s a %s.
failed=Fallisce, %s a %s.
contract.gioco=gioco
contract.solo=solo
ended.monte=A monte: tutti vogliono altre carte. Non si conta niente.
ended.passed=Passano tutti. Non si conta niente.
ended.we=Con gli accusi a 800: vinci!
ended.they=Con gli accusi a 800: vincono.
won.out=Hai chiuso per primo: vinci!
lost.out=Hanno chiuso prima: vincono.
# the count page by page
row.declared=Accusi
row.cricche=Cricche
row.sequences=Sequenze
row.cards=Carte
row.last_trick=Ultima presa
double=3 o più: doppie
paper.one=Conta il mazzo minore:
paper.pile=%s: %d carte valgono %s
paper.pairs=– %s per le coppie = %s
paper.last=+ 6 dell’ultima = %s
paper.rest=%s: 93 – %s = %s
paper.check=%s = %s + 6 dell’ultima
points.made=riesce
points.failed=cade
points.down=A cinquantine intere
points.up=Mancano meno di 5
points.solo= × 2, solo
points.sweep=Tutte le prese
kind.tarocchi=1, 21, Matto
kind.kings=Re
kind.queens=Donne
kind.knights=Cavalli
kind.jacks=Fanti
kind.others=Altre
kind.pairs=Coppie di carte
kind.discard=Dallo scarto
score=Punti
score.deal=Mano %d
score.now=Mano %d, ora
score.void=Mano %d: nulla
score.to=Agli 800
score.tricks=Prese, ora
look=Rivedi la mano
look.discard=Scarto di %s
look.talon=Pozzo
look.talon.to=Il pozzo va a %s
look.gift=%s dà per il Matto
look.trick=Esce %s, prende %s: %d
"""
