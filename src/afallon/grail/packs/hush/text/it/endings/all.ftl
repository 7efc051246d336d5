ending-silence = Nessuna voce
epilogue-silence =
    Non è buio. Le porte non sono chiuse a chiave; hanno solo smesso di essere di qualcuno. L’Approdo sta in piedi per le strade, cortese, le braccia lungo i fianchi, e ognuno fa posto al prossimo.

    Sulla tavola si raffreddano cinque scodelle. Le guardate a lungo, e vi chiedete di chi siano.
ending-recut = Segata
epilogue-recut =
    Arrivano con la sega avvolta nel feltro, fanno presto, e lasciano in ordine le ortiche. Novecento taglie di bronzo, ognuna col suo buco per appenderla. Tintinnano un po’ quando il carro prende un sasso.

    È l’ultima cosa che sentono tre parrocchie. Prima del gelo sono tutti in piedi sulle porte, con le braccia lungo i fianchi. Vi fanno posto. Nessuno si arrabbierà più, per niente, mai.
ending-one-great-bell = Una campana grande
epilogue-one-great-bell =
    Nelle notti ferme arriva a nove miglia. Lì dentro le porte sono di qualcuno e i morti stanno giù. Il centro l’avete scelto voi, e i vivi ne parlano con gentilezza.

    Più in là due parrocchie restano in piedi, e raccolgono la gonna per far passare il vento. Ne avete pagata una con le altre, e avete detto di chi erano. Su per la strada c’è una casa con tutte le finestre accese, dove da undici anni nessuno si alza da tavola. Dicono che abbiano una chiave. La strada continua.
ending-three-small-bells = Tre campane piccole
epilogue-three-small-bells =
    Non sono intonate. A tempo vanno appena. La vedova di un fabbro ha il turno dalle due alle quattro, vi odia, e tira. Ciascuna arriva fino all’ultima casa, e un campo.

    Non si è perso nessuno. In tre parrocchie non ci sarà più un giorno di festa, e ogni bambino imparerà a contare così. Su per la strada c’è una casa con tutte le finestre accese, dove da undici anni nessuno si alza da tavola. Dicono che abbiano una chiave. La strada continua.
