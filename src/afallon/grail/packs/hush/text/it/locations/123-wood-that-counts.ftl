location-123 = Il Bosco che Conta
verse-123-the-gate = Al cancello una tabella dice quanti sono gli alberi: quattromilacentodiciassette. Entrando li contano tutti; non si resiste. Uscite dallo stesso cancello con un albero di troppo, e nessuno vuol dire chi l’ha contato. Più addentro qualcos’altro sta contando, ed è arrivato a quattro.
    .choice-count-again-from-the-other-end = Ricontare, dall’altra parte
verse-123-chalk = Siete un albero, ed è riposante. Qualcuno viene lungo il filare con un gesso, guardando in su. State immobili. Anche gli altri, e tutti sperate, senza malanimo, che tocchi a uno di loro.
