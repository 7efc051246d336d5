location-143 = La Pietra del Registro
    .rite = La penna si ferma. Poi scrive qualcosa, poco, e riprende da dov’era.
verse-143-every-stone = Di qui si sentono tutte le pietre. Casa è quella bassa; la riconoscereste ovunque. Quaranta, ognuna un po’ discosta dall’altra, come in una coda dove nessuno si è presentato. Sotto c’è un altro rumore, piccolo, secco, regolare. Nella casa a ovest qualcuno scrive.
    .choice-listen-until-you-have-counted-them = Ascoltare finché non le avete contate
verse-143-every-stone-those-you-lit = Quelle che avete acceso voi sono più forti. Suonano come se qualcuno ci si appoggiasse sopra.
