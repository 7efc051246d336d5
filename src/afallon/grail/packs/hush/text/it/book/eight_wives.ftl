verse-book-eight-wives =
    Le pietre ronzano, e una ronza un ballo, male. Otto mogli, e un posto dove giurereste che c’era una panca.

    All’Approdo la gente si conta, come dopo una burrasca, e il conto torna. Nessuno fischia. Sul molo si trova una pipa, ancora calda, e la si mette da parte, casomai qualcuno chiedesse. Prima del gelo ci sono tre campane da fondere.
