"""English: the words of a hint."""

WORDS = """
hint=Hint
hint.thinking=Thinking
hint.show=Show all that scores
hint.chosen=All are chosen.
hint.sure=%d%% sure
hint.no_room=There is no room to think here: this MicroPython leaves too little memory.
hint.tried=The hand ends
hint.worlds=%d deals
hint.as_told=as advised
hint.why.only=There is no other card.
hint.why.known=Who holds what is known.
hint.why.ahead=%s more than the next one.
hint.why.close=Nothing is surely better.
hint.why.asked_high=Your partner asks for the best.
hint.why.asked_suit=Your partner asks for this.
hint.why.asked_trumps=Your partner asks for trumps.
hint.why.gives=Gives your partner %d.
hint.why.takes=Takes %d points.
hint.why.over=Goes over what wins so far.
hint.why.under=Gives no more than it must.
hint.why.saves_bagatto=Saves the lowest trump.
hint.why.matto=The Fool saves another card.
hint.why.pulls=Trumps still out: %d.
hint.why.cashes=Nothing out can beat it.
hint.why.ruff=Your partner may trump it.
hint.why.empties=The last one: then you trump.
hint.why.declare=%d points at once.
hint.why.nothing_to_declare=Nothing here scores.
hint.why.five_cards=The first five: %d points.
hint.why.gioco=Gioco: %s game points.
hint.why.solo=Solo: %s game points.
hint.why.harmless=No combination misses it.
"""
