encounter-strayed-ram = Montone smarrito
    .opening = In mezzo alla via c’è un montone a cui non viene in mente di chi è. Ha deciso di essere di nessuno, a testa bassa.
    .won = Si lascia condurre. Chi è condotto è già un po’ di qualcuno.
    .not-won = Lui resta dov’è. Vi spostate voi.
