location-140 = Il Ponte Disteso
verse-140-the-knees = Il ponte ha le ginocchia. Sta supino sopra la gola, con le braccia lungo i fianchi e le betulle nei capelli. Una volta ci è passato un esercito che non è tornato, e lui trattiene ancora il fiato, per non farli cadere quando torneranno. Lo passate in punta di piedi. Fa finta di niente.
    .choice-say-thank-you = Dire grazie, vicino all’orecchio
