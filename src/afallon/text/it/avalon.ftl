### Avalon. Gli argomenti sono descritti nel file inglese.

## Termini

avalon-leader = caposquadra
avalon-team = squadra
avalon-quest = missione
avalon-round = round
avalon-loyalty-card = carta lealtà
avalon-reveal = fase della rivelazione
avalon-assassination = assassinio
avalon-quest-numbered = Missione { NUMBER($quest, useGrouping: 0) }
    .two-fails = Per far fallire questa missione servono due fallimenti.

## Schieramenti

avalon-side-good = bene
avalon-side-evil = male
avalon-victory-good = Vince il bene!
avalon-victory-evil = Vince il male!
avalon-goal-good = Vinci se tre missioni riescono, purché alla fine Merlino non sia scoperto.
avalon-goal-evil = Vinci se tre missioni falliscono, se cinque squadre di fila sono respinte o se alla fine Merlino è scoperto.

## Voti

avalon-vote-approve = approvo
avalon-vote-reject = respingo

## Carte missione

avalon-quest-card-success = successo
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } successo
       *[other] { NUMBER($count, useGrouping: 0) } successi
    }
    .short = Aiuta la missione a riuscire.
avalon-quest-card-fail = fallimento
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } fallimento
       *[other] { NUMBER($count, useGrouping: 0) } fallimenti
    }
    .short = Di solito ne basta uno per far fallire la missione.

## Carte lealtà

avalon-loyalty-good = { avalon-side-good }
avalon-loyalty-evil = { avalon-side-evil }

## Che cosa dicono i regolamenti delle probabilità

avalon-odds-good = Secondo i regolamenti aiuta il bene.
avalon-odds-evil = Secondo i regolamenti aiuta il male.
avalon-odds-basic = Fa parte del gioco base; sono gli altri personaggi a spostare le probabilità.
avalon-odds-unknown = I regolamenti non dicono quale schieramento aiuti.

## Personaggi

avalon-character-merlin = Merlino
    .short = Sa chi sta con il male, ma deve nascondersi: se alla fine il male indica Merlino, vince.
    .odds = { avalon-odds-basic }
avalon-character-percival = Parsifal
    .short = Vede Merlino di notte e può sviare i sospetti da lui.
    .odds = { avalon-odds-good }
avalon-character-servant = servo leale di Artù
    .short = All’inizio non sa nulla e cerca la verità guardando e ascoltando.
    .odds = { avalon-odds-basic }
avalon-character-assassin = Assassino
    .short = Conosce gli altri malvagi e dopo tre missioni riuscite ha un solo tentativo per indovinare chi è Merlino.
    .odds = { avalon-odds-basic }
avalon-character-morgana = Morgana
    .short = A Parsifal appare come Merlino, e lui non sa distinguerli.
    .odds = { avalon-odds-evil }
avalon-character-mordred = Mordred
    .short = Sta con il male, ma Merlino non lo vede.
    .odds = { avalon-odds-evil }
avalon-character-oberon = Oberon
    .short = Sta con il male, ma non conosce gli altri malvagi, né loro conoscono lui.
    .odds = { avalon-odds-good }
avalon-character-minion = scagnozzo di Mordred
    .short = Conosce gli altri malvagi e li aiuta a far fallire tre missioni.
    .odds = { avalon-odds-basic }

## Moduli

avalon-module-lady-of-the-lake = Dama del Lago
    .short = Dopo le missioni 2, 3 e 4 chi ha il segnalino scopre lo schieramento di una persona, alla quale poi passa il segnalino.
    .odds = { avalon-odds-good }

## Edizioni

avalon-edition-custom = Combinazione libera
    .short = Tutto da tutti i regolamenti, combinato a piacere; ciò che uno solo esige diventa un consiglio.
avalon-edition-ua = Edizione ucraina
    .short = I personaggi classici e i Lancillotti, Excalibur, la scelta della missione e le carte trama; si può giocare anche senza Merlino.
avalon-edition-pl = Edizione polacca
    .short = I personaggi classici, la prima variante di Lancillotto, la scelta della missione e le carte trama; Merlino e l’Assassino sono in ogni partita.
avalon-edition-ru = Edizione russa ampliata
    .short = Il regolamento più ricco, con tutti i personaggi; Merlino può mancare e un altro personaggio malvagio può fare la parte dell’Assassino.

## Opzioni

avalon-option-fifth-team = Quinta squadra
    .short = Che cosa accade alla quinta squadra di un round, dopo quattro rifiuti.
avalon-option-fifth-team-vote = si vota
    .short = Si vota come sempre; al quinto rifiuto vince il male.
avalon-option-fifth-team-goes = parte senza voto
    .short = La quinta squadra parte subito, così nessuno perde per i rifiuti.
avalon-option-hidden-guess = Si indovina prima che il male si mostri
    .short = Alla fine il male non si consulta apertamente. Chi indovina può indicare chiunque altro, e il male vince solo se il nome è giusto.
avalon-option-first-leader = Primo caposquadra
    .short = Indica chi comincia come caposquadra o lascia fare al caso.
avalon-option-assassin = Chi dà la caccia a Merlino
    .short = Senza la carta dell’Assassino, è un altro personaggio malvagio a indovinare chi è Merlino, oltre a fare la propria parte.

## La carta segreta

avalon-card = Il tuo personaggio: { $character }. Il tuo schieramento: { $side }.

## La notte

avalon-seen-evil = { $count ->
    [0] Ti guardi intorno e non vedi nessuno che stia con il male.
    [1] Sta con il male: { $names }.
   *[other] Stanno con il male: { $names }.
}
avalon-seen-seems-evil = { $count ->
    [0] Ti guardi intorno e non vedi nessuno che stia con il male.
    [1] Ti sembra che stia con il male: { $names }.
   *[other] Ti sembra che stiano con il male: { $names }.
}
avalon-seen-seems-merlin = { $count ->
    [0] Cerchi Merlino e non vedi nessuno.
    [1] Ecco Merlino: { $names }.
   *[other] Una di queste persone è Merlino: { $names }.
}
avalon-seen-nothing = Questa notte non vedi nessuno.

avalon-learns-evil = con il male
avalon-learns-seems-evil = sembra stare con il male
avalon-learns-seems-merlin = Merlino o chi gli somiglia

## La cronaca

avalon-event-game-started = { $seats ->
    [one] Una nuova partita per { NUMBER($seats, useGrouping: 0) } persona. Regolamento: { $edition }. In gioco: { $deck }.
   *[other] Una nuova partita per { NUMBER($seats, useGrouping: 0) } persone. Regolamento: { $edition }. In gioco: { $deck }.
}
avalon-event-dealt = { $name } riceve una carta: { $character } ({ $side }).
avalon-event-leader-chosen = Comincia come caposquadra { $name }.
avalon-event-seen = { $count ->
    [0] Notte. { $name } guarda e non vede nessuno.
   *[other] Notte. { $name } vede: { $names } ({ $learns }).
}
avalon-event-night-ended = La notte è passata. Tutti aprono gli occhi.
avalon-event-round-started = Comincia il round { NUMBER($round, useGrouping: 0) }. Caposquadra: { $leader }.
avalon-event-team-proposed = { $leader } propone una squadra per la missione { NUMBER($quest, useGrouping: 0) } (tentativo { NUMBER($attempt, useGrouping: 0) } di 5): { $team }.
avalon-event-votes-shown = I voti: approvo { NUMBER($approve, useGrouping: 0) }, respingo { NUMBER($reject, useGrouping: 0) }.
    .names = Approvo: { $approve_names }. Respingo: { $reject_names }.
avalon-event-team-approved = La squadra parte: { $team }.
avalon-event-team-rejected = La squadra resta a casa: { $team }. Rifiuti in questo round: { NUMBER($rejections, useGrouping: 0) } di 5.
avalon-event-leader-passed = Il comando passa a { $name }.
avalon-event-cards-shown = Le carte della missione { NUMBER($quest, useGrouping: 0) }: { $cards }.
    .turning = Le carte della missione { NUMBER($quest, useGrouping: 0) } si girano…
avalon-event-quest-succeeded = { $fails ->
    [0] La missione { NUMBER($quest, useGrouping: 0) } riesce.
    [one] La missione { NUMBER($quest, useGrouping: 0) } riesce malgrado { NUMBER($fails, useGrouping: 0) } fallimento.
   *[other] La missione { NUMBER($quest, useGrouping: 0) } riesce malgrado { NUMBER($fails, useGrouping: 0) } fallimenti.
}
avalon-event-quest-failed = { $fails ->
    [0] La missione { NUMBER($quest, useGrouping: 0) } fallisce.
    [one] La missione { NUMBER($quest, useGrouping: 0) } fallisce: { NUMBER($fails, useGrouping: 0) } fallimento.
   *[other] La missione { NUMBER($quest, useGrouping: 0) } fallisce: { NUMBER($fails, useGrouping: 0) } fallimenti.
}
avalon-event-lady-passed = Ora la Dama del Lago è con { $name }.
avalon-event-inspected = { $inspector } esamina lo schieramento di { $inspected }.
avalon-event-loyalty-shown = { $inspected } consegna una carta lealtà che vede solo { $inspector }: { $card }.
avalon-event-evil-shown = Il male esce dall’ombra e si consulta: { $names }.
avalon-event-merlin-guessed = { $assassin } tenta di indovinare: Merlino è { $named }.
avalon-event-characters-shown = Tutte le carte sono scoperte: { $characters }.
avalon-player-and-character = { $name } ({ $character })
avalon-event-game-ended = La partita è finita. { $reason } { $side_is ->
    [good] { avalon-victory-good }
    [evil] { avalon-victory-evil }
   *[none] { avalon-victory-rogue }
}
avalon-event-asked = Tocca a { $name }: c’è una scelta da fare.
avalon-event-answered = { $name } ha scelto.
avalon-event-withdrawn = Non serve più la risposta di: { $names }.
avalon-event-rewound = L’ultima mossa è stata annullata.

## Le domande

avalon-ask-choose-team = { $size ->
    [one] Scegli { NUMBER($size, useGrouping: 0) } persona per la missione { NUMBER($quest, useGrouping: 0) }
   *[other] Scegli { NUMBER($size, useGrouping: 0) } persone per la missione { NUMBER($quest, useGrouping: 0) }
} (tentativo { NUMBER($attempt, useGrouping: 0) } di 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , ci vogliono due fallimenti
}{ $attempt ->
    [5] ; se è respinta, vince il male
   *[other] { "" }
}).
    .waiting = { $name } sceglie la squadra.
    .rules = Il caposquadra sceglie esattamente le persone che servono alla missione e può restarne fuori. Poi tutti votano sulla squadra. Si parla liberamente: si chiede, si promette, si accusa.
avalon-ask-vote = { $leader } propone per la missione { NUMBER($quest, useGrouping: 0) } questa squadra (tentativo { NUMBER($attempt, useGrouping: 0) } di 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , ci vogliono due fallimenti
}{ $attempt ->
    [5] ; se è respinta, vince il male
   *[other] { "" }
}): { $team }; approvi?
    .waiting = Manca il voto di: { $name }.
    .rules = Tutti votano in segreto e i voti si scoprono insieme. Deve approvare più della metà; a parità di voti la squadra è respinta. Con cinque squadre respinte in un round vince il male.
avalon-ask-play-card = { $fails_to_sink ->
    [one] Missione { NUMBER($quest, useGrouping: 0) } ({ NUMBER($fails_to_sink, useGrouping: 0) } fallimento la fa fallire), squadra: { $team }; quale carta giochi?
   *[other] Missione { NUMBER($quest, useGrouping: 0) } ({ NUMBER($fails_to_sink, useGrouping: 0) } fallimenti la fanno fallire), squadra: { $team }; quale carta giochi?
}
    .waiting = Manca la carta di: { $name }.
    .rules = Il bene deve giocare un successo; il male gioca un successo o un fallimento; alcuni personaggi hanno regole proprie. Le carte si mescolano, così nessuno sa di chi siano. Basta un fallimento per far fallire la missione; da sette persone in su, per la missione 4 ne servono due.
avalon-ask-inspect = { $through }: di chi vuoi conoscere lo schieramento?
    .waiting = { $name } sceglie chi esaminare.
    .rules = La Dama del Lago ti mostra lo schieramento di una persona. Quella persona prende poi il segnalino. Chi lo ha già avuto non si può esaminare.
avalon-ask-show-loyalty = { $inspector } esamina il tuo schieramento ({ $through }): quale carta lealtà consegni?
    .own = Il tuo schieramento: { $side }.
    .waiting = { $name } consegna una carta lealtà.
    .rules = Puoi consegnare solo una carta che le regole ti permettono. Mostra uno schieramento, mai un personaggio. La vede soltanto chi esamina, che può dirne ciò che vuole.
avalon-ask-assassinate = Chi indichi come Merlino?
    .waiting = { $name } cerca di indovinare chi è Merlino.
    .rules = Una volta allo scoperto, i malvagi possono consultarsi apertamente, ma decide solo la persona a cui è rivolta la domanda. Si indica una persona. Se è Merlino, vince il male; se no, vince il bene.

## Perché qualcosa non si può scegliere

avalon-barred = Ora no: { $what } ({ $why }).
avalon-barred-otherwise = secondo la regola { $rule }
avalon-barred-av-quest-02 = chi sta con il bene gioca un successo
avalon-barred-av-role-12 = il folle gioca sempre un fallimento
avalon-barred-av-role-13 = il bruto può giocare un fallimento solo nelle prime tre missioni
avalon-barred-av-role-17 = il sobillatore deve mentire
avalon-barred-av-lanc-05 = in questa variante Lancillotto gioca un fallimento quando sta con il male e un successo quando sta con il bene
avalon-barred-av-target-02 = è già stata giocata
avalon-barred-av-target-03 = prima servono due missioni riuscite
avalon-barred-av-target-04 = prima vanno giocate due missioni
avalon-barred-av-rogue-04 = hai il segnalino guardia
avalon-barred-av-sorc-03 = uno stregone gioca un successo o una magia
avalon-barred-av-msg-02 = un messaggero buono gioca un successo o una buona notizia
avalon-barred-av-msg-04 = hai già mandato due buone notizie

## Perché la partita è finita

avalon-outcome-three-fails = Tre missioni sono fallite.
avalon-outcome-five-rejections = Cinque squadre di fila sono state respinte.
avalon-outcome-merlin-named = Merlino è stato scoperto.
avalon-outcome-merlin-safe = Tentativo sbagliato: Merlino resta nascosto.
avalon-outcome-three-successes = Tre missioni sono riuscite.

## Preparazione

avalon-problem-wrong-number-of-seats = Ad Avalon si gioca da cinque a dieci persone, ma i posti a questo tavolo sono { $seats }. Aggiungi o togli posti.
avalon-problem-unknown-edition = L’edizione «{ $edition }» non esiste. Scegli dall’elenco.
avalon-problem-unknown-character = Il personaggio «{ $character }» non esiste. Scegli dall’elenco.
avalon-problem-unknown-module = Il modulo «{ $module }» non esiste. Scegli dall’elenco.
avalon-problem-character-twice = Il personaggio «{ $character }» è nel mazzo più di una volta. Lasciane uno solo.
avalon-problem-deal-has-wrong-sides = In questa distribuzione il numero di carte è sbagliato. Schieramento «{ $side }»: { NUMBER($asked, useGrouping: 0) } invece di { NUMBER($size, useGrouping: 0) }. Scambia carte fra gli schieramenti.
avalon-problem-too-many-of-a-side = Troppi personaggi. Schieramento «{ $side }»: { NUMBER($asked, useGrouping: 0) }, posti: { NUMBER($size, useGrouping: 0) }. Togline qualcuno o aggiungi persone.
avalon-problem-character-not-in-edition = Nel regolamento «{ $edition }» non c’è il personaggio «{ $character }». Toglilo o scegli la combinazione libera.
avalon-problem-module-not-in-edition = Nel regolamento «{ $edition }» non c’è il modulo «{ $module }». Toglilo o scegli la combinazione libera.
avalon-problem-module-twice = Il modulo «{ $module }» è indicato più di una volta. Lascialo una volta sola.
avalon-problem-edition-needs-character = Il regolamento «{ $edition }» vuole in ogni partita il personaggio «{ $character }». Aggiungilo o scegli la combinazione libera.
avalon-problem-edition-names-no-assassin = Nel regolamento «{ $edition }» solo l’Assassino dà la caccia a Merlino. Lascia l’Assassino o scegli la combinazione libera.
avalon-problem-two-assassins = L’Assassino è già in gioco, perciò il personaggio «{ $character }» non può dare la caccia a Merlino. Togli l’Assassino o non indicare nessun altro.
avalon-problem-assassin-must-be-evil = Il personaggio «{ $character }» non può dare la caccia a Merlino. Indicane uno che stia sempre con il male.
avalon-problem-assassin-must-be-one-player = Per dare la caccia a Merlino, il personaggio «{ $character }» deve toccare a una sola persona. Indicane uno che sia nel mazzo una volta sola.
avalon-problem-assassin-without-target = Senza Merlino o i messaggeri non c’è nessuno a cui dare la caccia, quindi alla fine nessuno dovrà indovinare. Aggiungili o gioca senza caccia.
avalon-problem-no-such-leader = Il posto { NUMBER($seat, useGrouping: 0) } non esiste: nessuno può cominciare da lì come caposquadra. Indica qualcuno al tavolo o lascia fare al caso.
avalon-problem-deal-has-wrong-length = La distribuzione non corrisponde al tavolo: carte { NUMBER($cards, useGrouping: 0) }, persone { NUMBER($seats, useGrouping: 0) }. Dai a ogni persona una carta.
avalon-problem-deal-differs-from-characters = La distribuzione e l’elenco dei personaggi sono diversi. Indica gli stessi personaggi o togli l’elenco.
avalon-problem-lady-below-seven = La Dama del Lago rende di più da sette persone in su, e qui sono { NUMBER($seats, useGrouping: 0) }. Puoi giocare così o farne a meno.
avalon-problem-merlin-needs-an-assassin = Merlino è in gioco, ma nessuno gli dà la caccia. Aggiungi l’Assassino o indica un personaggio malvagio che lo faccia.
avalon-problem-mordred-without-merlin = Mordred si nasconde da Merlino, che non è in gioco. Aggiungi Merlino o gioca Mordred come un semplice scagnozzo.
avalon-problem-morgana-needs-percival = Morgana inganna Parsifal, che non è in gioco. Aggiungilo (ha bisogno di Merlino) o togli Morgana.
avalon-problem-percival-needs-merlin = Parsifal cerca Merlino, che non è in gioco. Aggiungi Merlino o togli Parsifal.
avalon-problem-percival-at-five = In cinque, Parsifal da solo è troppo forte. Aggiungi Mordred o Morgana, oppure togli Parsifal.
avalon-problem-advised-for-more-players = Si consiglia «{ $thing }» con almeno { NUMBER($seats, useGrouping: 0) } persone. Puoi giocare così o farne a meno.
avalon-problem-nothing-inspects = Il personaggio «{ $character }» mente quando lo si esamina, ma qui nessuno esamina nessuno. Aggiungi il chierico, la Dama del Lago o, da sette persone in su, le carte trama, oppure gioca lo stesso.
avalon-problem-character-needs-character = Il personaggio «{ $character }» non gioca senza «{ $needed }». Aggiungi l’altro o togli questo.
avalon-problem-module-needs-character = Al modulo «{ $module }» serve il personaggio «{ $needed }». Aggiungilo o togli il modulo.
avalon-problem-modules-exclude-each-other = «{ $module }» e «{ $other }» non si giocano insieme. Scegli l’uno o l’altro.
avalon-problem-edition-needs-module = Nel regolamento «{ $edition }» questa combinazione richiede il modulo «{ $module }». Aggiungilo o scegli la combinazione libera.
avalon-problem-servant-needs-an-assassin = Il servo infido è reclutato da chi alla fine dà la caccia, ma nessuno lo fa. Aggiungi l’Assassino o indica un personaggio malvagio che dia la caccia.
avalon-problem-servant-needs-a-target = Il servo infido viene reclutato per la caccia, ma non c’è nessuno a cui darla. Aggiungi Merlino o i messaggeri, oppure togli il servo.
avalon-problem-option-has-no-effect = L’opzione «{ $option }» riguarda un personaggio che non è in gioco. Aggiungilo o togli l’opzione.

## La notte, a voce alta

night-all-close = Scende la notte su Avalon. Chiudete gli occhi e dormite tutti, con un pugno sul tavolo davanti a voi.
night-all-closed = Tutti dormono, con il pugno chiuso davanti a sé.
night-leader-thumb = Il primo caposquadra non si svegli. Il pollice alzato vuol dire male, il pugno chiuso vuol dire bene: risponda come permette il suo personaggio.
night-evil-open = Chi sta con il male si svegli e cerchi i compagni con lo sguardo.
night-eyes-closed-thumb-up = { $character }, non svegliarti, ma alza il pollice.
night-evil-close = I malvagi si sono riconosciuti. Tornate a dormire.
night-eyes-stay-closed = { $character }, continua a dormire e non aprire gli occhi.
night-evil-thumbs-up = Chi sta con il male non si svegli, ma alzi il pollice.
night-fist-stays-closed = { $character }, non alzare il pollice: lascia il pugno chiuso.
night-thumb-up = { $character }, alza il pollice senza svegliarti.
night-opens = { $character }, svegliati e ricorda chi ha alzato il pollice.
night-thumbs-down = Via i pollici, pugni chiusi come prima.
night-closes = { $character }, torna a dormire.
night-lancelots-open = I due Lancillotti si sveglino e si cerchino con lo sguardo.
night-lancelots-close = I Lancillotti si sono riconosciuti. Tornate a dormire.
night-all-open = È l’alba! Svegliatevi tutti.
