### Avalon: preparazioni con un nome. `.short` dice che cosa aggiunge ognuna, e chi aiuta secondo i regolamenti.

avalon-preset-first-game = Prima partita
    .short = Merlino sa, l’Assassino caccia e gli altri indagano. Comincia da qui.
avalon-preset-without-merlin = Senza Merlino
    .short = Nessuno dei buoni sa nulla e a nessuno si dà la caccia: contano solo le parole, i voti e le carte.
avalon-preset-percival-and-morgana = Parsifal e Morgana
    .short = Parsifal vede due Merlini e uno dei due è Morgana. Secondo i regolamenti, Parsifal aiuta il bene, Morgana il male.
avalon-preset-mordred-in-the-dark = Mordred nell’ombra
    .short = Merlino non vede più tutto: Mordred gli resta nascosto. { avalon-odds-evil }
avalon-preset-oberon-alone = Oberon solitario
    .short = Un malvagio non conosce gli altri, né loro conoscono lui. { avalon-odds-good }
avalon-preset-lady-of-the-lake = Lo sguardo della Dama
    .short = La Dama del Lago svela la verità a una persona dopo l’altra. { avalon-odds-good }
avalon-preset-classic-box = La scatola classica
    .short = Dieci posti, tutti i personaggi classici e la Dama del Lago. Secondo i regolamenti, Parsifal, Oberon e la Dama aiutano il bene, Morgana e Mordred il male.
avalon-preset-excalibur = La spada
    .short = Con ogni squadra va Excalibur, e chi la tiene può cambiare una carta nel suo contrario. { avalon-odds-unknown }
avalon-preset-quest-selection = Scegli la missione
    .short = Il caposquadra sceglie la prossima missione. { avalon-odds-unknown }
avalon-preset-lancelots = Due Lancillotti
    .short = Un Lancillotto buono e uno malvagio, che si conoscono fin dalla notte. { avalon-odds-unknown }
avalon-preset-lancelots-drawn = Lancillotti a sorte
    .short = Una carta all’inizio di ogni missione può far cambiare schieramento ai due Lancillotti, che non si conoscono. { avalon-odds-unknown }
avalon-preset-lancelots-foretold = Lancillotti predetti
    .short = Tutti vedono dall’inizio in quali missioni i Lancillotti cambiano schieramento, e loro devono giocare come vuole quello in cui si trovano. { avalon-odds-unknown }
avalon-preset-plot-cards = Trame
    .short = Prima di ogni missione il caposquadra distribuisce carte trama, che esaminano, spiano, fermano squadre e fanno passare il comando. { avalon-odds-unknown }
avalon-preset-trapper = La trappola
    .short = Le squadre sono più grandi, e il caposquadra toglie una carta da ogni missione. { avalon-odds-unknown }
avalon-preset-cleric-and-misfits = Il chierico e gli strambi
    .short = Il chierico mette alla prova il primo caposquadra, e il male ha un folle, un bruto e una smascherata, ognuno con una debolezza. { avalon-odds-good }
avalon-preset-liars-and-the-lady = I bugiardi e la Dama
    .short = La Dama del Lago chiede, l’ingannatore può mentirle e il sobillatore deve farlo. Secondo i regolamenti, la Dama aiuta il bene, i due bugiardi il male.
avalon-preset-rogues = Furfanti
    .short = Due furfanti giocano ognuno per sé, e ognuno può vincere in solitaria. { avalon-odds-unknown }
avalon-preset-sorcerers = Stregoni
    .short = Due stregoni giocano magie, che rovesciano l’esito di una missione. { avalon-odds-unknown }
avalon-preset-messengers = Messaggeri
    .short = Le notizie portano rinforzi nella quinta missione, e l’Assassino sceglie fra due bersagli. { avalon-odds-unknown }
avalon-preset-recruitment = Reclutamento
    .short = Un servo che a Merlino sembra malvagio conosce l’Assassino e alla fine può cambiare schieramento. { avalon-odds-unknown }
avalon-preset-full-hands = Mani piene
    .short = Furfanti, stregoni e messaggeri insieme, con sette tipi di carte missione. { avalon-odds-unknown }
avalon-preset-big-box = La scatola grande
    .short = Dieci posti, dieci personaggi diversi e sei moduli: di più, su un tavolo, non ci sta. Secondo i regolamenti, una parte aiuta il bene, una parte il male.

## Gruppi di preparazioni

avalon-presets-classic = Una novità alla volta
avalon-presets-lancelots = I Lancillotti
avalon-presets-faces = Nuovi volti e nuove carte
avalon-presets-all = Tutto insieme
