ending-nine-voices = Nove voci
epilogue-nine-voices =
    Non comincia: si scopre che durava già. Nove pietre, una nota, e la strada del nord si ricorda con un sussulto che porta da qualche parte.

    Tornate a casa dentro quel suono. Dietro di voi il filo si è teso, come se qualcuno all’altro capo avesse tirato a sé quel che ne avanzava. Avete pagato con ciò che era vostro, e l’avete detto. Alla pietra nessuno ha chiesto niente. Prima del gelo ci sono tre campane da fondere.
ending-eight-wives = Le Otto Mogli
epilogue-eight-wives =
    Le pietre ronzano, e una ronza un ballo, male. Otto mogli, e un posto dove giurereste che c’era una panca.

    All’Approdo la gente si conta, come dopo una burrasca, e il conto torna. Nessuno fischia. Sul molo si trova una pipa, ancora calda, e la si mette da parte, casomai qualcuno chiedesse. Prima del gelo ci sono tre campane da fondere.
ending-silence = Nessuna voce
epilogue-silence =
    Non è buio. Le porte non sono chiuse a chiave; hanno solo smesso di essere di qualcuno. L’Approdo sta in piedi per le strade, cortese, le braccia lungo i fianchi, e ognuno fa posto al prossimo.

    Sulla tavola si raffreddano cinque scodelle. Le guardate a lungo, e vi chiedete di chi siano.
