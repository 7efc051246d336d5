location-131 = Testa dell’Argine
verse-131-left-behind = L’argine comincia, ci ripensa e scende in mare. Qui c’è stata la chiatta dei Gabellieri: si vede il segno della chiglia e, accanto, messo in fila sopra le alghe, quel che la gente ha dovuto lasciare. Una zangola. Una culla, rifatta. Uno stivale sinistro. La marea è alta. Lo è da un bel po’.
    .choice-take-something-from-the-rows = Prendere qualcosa dalle file
