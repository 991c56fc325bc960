"""Spanish: the words of results, counts and looking back."""

WORDS = """
# results
total=Total
result=Fin de la mano
match=Fin de la partida
count=Recuento
won=Ganas por %s puntos.
lost=Pierdes por %s puntos.
drawn=Empate: nadie gana.
swept.we=¡Te llevas todas las bazas!
swept.they=%s: ¡todas las bazas!
standing=En la partida: %s a %s.
made=Sale, %s a %s.
failed=Falla, %s a %s.
contract.gioco=gioco
contract.solo=solo
ended.monte=A monte: todos quieren otras cartas. No se cuenta nada.
ended.passed=Todos pasan. No se cuenta nada.
ended.we=800 con cantes: ¡ganas!
ended.they=800 con cantes: ganan.
won.out=Lo has dicho antes: ¡ganas!
lost.out=Lo han dicho antes: ganan.
# the count page by page
row.declared=Cantes
row.cricche=Cricche
row.sequences=Escaleras
row.cards=Cartas
row.last_trick=Última baza
double=3 o más: dobles
paper.one=Cuenta el montón menor:
paper.pile=%s: %d cartas valen %s
paper.pairs=– %s por pares = %s
paper.last=+ 6 de la última = %s
paper.rest=%s: 93 – %s = %s
paper.check=%s = %s + 6 de la última
points.made=sale
points.failed=falla
points.down=Cincuenta enteros
points.up=Faltan menos de 5
points.solo= × 2, solo
points.sweep=Todas las bazas
kind.tarocchi=1, 21, Loco
kind.kings=Reyes
kind.queens=Damas
kind.knights=Caballos
kind.jacks=Sotas
kind.others=Otras
kind.pairs=Parejas
kind.discard=Del descarte
score=Puntos
score.deal=Mano %d
score.now=Mano %d, ahora
score.void=Mano %d: nula
score.to=Hasta 800
score.tricks=Bazas, ahora
look=Repaso
look.discard=Descarte de %s
look.talon=Pozo
look.talon.to=El pozo va a %s
look.gift=%s da por el Loco
look.trick=Sale %s, gana %s: %d
"""
