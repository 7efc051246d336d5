character-iseth = Iseth Vane
    .story = Fonditrice di campane. Sente le pietre. Nella ninnananna che le cantavano non c’è chi la canta.
    .letter = Stonala pure: giusta non è mai stata. *Al posto della firma c’è un buco, ritagliato per bene con le forbicine.*
    .action = Stare con un orecchio a terra, e aspettare.
    .flaw = Risponde. All’alba la pietra ronza, e lei le fa eco, ancora nel sonno.
