location-104 = Le Piane di Zostera
verse-104-the-traps = Due volte al giorno il mare si scorda delle Piane, e due volte se ne ricorda. Fra una volta e l’altra mezzo Approdo è là fuori sulle assi, piegato in due, a falciare un’erba che non è della terra né dell’acqua. Le nasse da anguille sono legate in fila. Di chi siano, lo dicono i nodi.
    .choice-empty-your-own-traps = Svuotare le vostre nasse
    .choice-empty-everybodys = Svuotare quelle di tutti
    .choice-reap-for-a-day = Prendere un falcetto e mietere a giornata
verse-104-the-traps-short-answers = Sulle assi vi fanno posto, più di quanto ve ne serva.
verse-104-not-your-knots = Richiudete le nasse come le avete trovate. Coi nodi ci sapete fare. A mezzogiorno una donna è china sulla prima, col grembiule pieno di niente, e non guarda voi: si guarda le mani, come se potessero essere state loro.
