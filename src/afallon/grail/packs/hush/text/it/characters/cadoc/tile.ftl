character-cadoc = Cadoc Senzagiuro
    .story = Araldo. Del suo giuramento sa a memoria ogni parola, ma non a chi l’ha fatto.
    .letter = Eppure anche un giuramento fatto a nessuno ha due capi. *Al posto della firma c’è un buco, ritagliato per bene con le forbicine.*
    .action = Gridare le notizie finché non diventano tue.
    .flaw = Non sa perdere. Una discussione persa gli tiene compagnia per giorni.
