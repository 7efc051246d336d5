character-maddow = La vecchia Maddow
    .story = Lava i morti. Sa ogni nome che ha lavato, ma non il suo.
    .letter = Tira giù la quinta scodella, la domenica. *Al posto della firma c’è un buco, ritagliato per bene con le forbicine.*
    .action = Sedersi con gli altri finché non passa.
    .flaw = Si ferma per i morti. Qualcuno deve pur chiudergli gli occhi.
