### Avalon: i personaggi oltre ai classici, le loro carte e ciò che entra in gioco con loro. Gli argomenti sono descritti nel file inglese.

## Termini

avalon-watch = segnalino guardia
avalon-reinforcement = rinforzi
avalon-recruitment = reclutamento

## Carte missione

avalon-quest-card-rogue-success = successo del furfante
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } successo del furfante
       *[other] { NUMBER($count, useGrouping: 0) } successi del furfante
    }
    .short = Vale come un successo e lascia un segno sulla missione.
avalon-quest-card-rogue-fail = fallimento del furfante
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } fallimento del furfante
       *[other] { NUMBER($count, useGrouping: 0) } fallimenti del furfante
    }
    .short = Vale come un fallimento e lascia un segno sulla missione.
avalon-quest-card-magic = magia
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } magia
       *[other] { NUMBER($count, useGrouping: 0) } magie
    }
    .short = Rovescia l’esito della missione; due magie si annullano.
avalon-quest-card-good-message = buona notizia
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } buona notizia
       *[other] { NUMBER($count, useGrouping: 0) } buone notizie
    }
    .short = Vale come un successo e lascia un segnalino; tre di questi aiutano il bene nella quinta missione.
avalon-quest-card-bad-message = cattiva notizia
    .count = { $count ->
        [one] { NUMBER($count, useGrouping: 0) } cattiva notizia
       *[other] { NUMBER($count, useGrouping: 0) } cattive notizie
    }
    .short = Vale come un fallimento e lascia un segnalino; due di questi aiutano il male nella quinta missione.

## Personaggi del bene

avalon-character-cleric = chierico
    .short = Nella notte scopre lo schieramento del primo caposquadra.
    .odds = { avalon-odds-good }
avalon-character-good-lancelot = Lancillotto buono
    .short = Comincia con il bene. Senza variante i due Lancillotti si conoscono; con una variante le carte possono far cambiare schieramento a entrambi.
    .odds = { avalon-odds-unknown }
avalon-character-good-rogue = furfante buono
    .short = Vince in solitaria se gioca un successo del furfante nella terza missione riuscita e in una precedente.
    .odds = { avalon-odds-unknown }
avalon-character-good-sorcerer = stregone buono
    .short = Gioca un successo o una magia, che rovescia l’esito della missione.
    .odds = { avalon-odds-unknown }
avalon-character-junior-messenger = messaggera giovane
    .short = Può mandare due buone notizie in una partita e deve nascondersi: se alla fine il male indica i due messaggeri buoni, vince.
    .odds = { avalon-odds-unknown }
avalon-character-senior-messenger = messaggero anziano
    .short = Può mandare due buone notizie in una partita e deve nascondersi. Con un’opzione, nella notte vede la messaggera giovane.
    .odds = { avalon-odds-unknown }
avalon-character-troublemaker = sobillatore
    .short = Sta con il bene, ma deve mostrare la carta del male ogni volta che lo si esamina.
    .odds = { avalon-odds-evil }
avalon-character-untrustworthy-servant = servo infido
    .short = Sta con il bene, conosce l’Assassino, a Merlino sembra malvagio, e alla fine il male può reclutarlo.
    .odds = { avalon-odds-unknown }

## Personaggi del male

avalon-character-brute = bruto
    .short = Può giocare un fallimento solo nelle prime tre missioni.
    .odds = { avalon-odds-good }
avalon-character-evil-lancelot = Lancillotto malvagio
    .short = Comincia con il male. Senza variante i due Lancillotti si conoscono; con una variante le carte possono far cambiare schieramento a entrambi.
    .odds = { avalon-odds-unknown }
avalon-character-evil-messenger = messaggero malvagio
    .short = Può mandare cattive notizie: valgono come fallimenti e aiutano il male nella quinta missione.
    .odds = { avalon-odds-unknown }
avalon-character-evil-rogue = furfante malvagio
    .short = Né il male né Merlino lo conoscono. Vince in solitaria se gioca un fallimento del furfante nella terza missione fallita e in una precedente.
    .odds = { avalon-odds-unknown }
avalon-character-evil-sorcerer = stregone malvagio
    .short = Gioca un successo o una magia, mai un fallimento.
    .odds = { avalon-odds-unknown }
avalon-character-lunatic = folle
    .short = Deve giocare un fallimento in ogni missione.
    .odds = { avalon-odds-good }
avalon-character-revealer = smascherata
    .short = Dopo la seconda missione fallita mostra a tutti il suo personaggio.
    .odds = { avalon-odds-good }
avalon-character-trickster = ingannatore
    .short = Può mostrare l’uno o l’altro schieramento quando lo si esamina.
    .odds = { avalon-odds-evil }

## Chi ha uno scopo tutto suo

avalon-goal-good-rogue = Vinci in solitaria se giochi un successo del furfante nella terza missione riuscita e in almeno una precedente. Altrimenti, se il bene vince dopo cinque missioni, vinci in parte.
avalon-goal-evil-rogue = Vinci in solitaria se giochi un fallimento del furfante nella terza missione fallita e in almeno una precedente. Altrimenti, se il male vince dopo cinque missioni, vinci in parte.

## La notte

avalon-seen-evil-lancelot = { $count ->
    [0] Cerchi il Lancillotto malvagio e non vedi nessuno.
   *[other] Ecco il Lancillotto malvagio, che non guardava: { $names }.
}
avalon-seen-lancelot = { $count ->
    [0] Cerchi l’altro Lancillotto e non vedi nessuno.
   *[other] Ecco l’altro Lancillotto: { $names }.
}
avalon-seen-junior-messenger = { $count ->
    [0] Cerchi la messaggera giovane e non vedi nessuno.
   *[other] Ecco la messaggera giovane: { $names }.
}
avalon-seen-assassin = { $count ->
    [0] Cerchi chi alla fine dà la caccia e non vedi nessuno.
   *[other] Alla fine dà la caccia: { $names }.
}
avalon-learns-evil-lancelot = Lancillotto malvagio
avalon-learns-lancelot = l’altro Lancillotto
avalon-learns-junior-messenger = messaggera giovane
avalon-learns-assassin = alla fine dà la caccia

## La cronaca

avalon-event-leader-seen = Notte. { $name } guarda il primo caposquadra ({ $leader }): { $card }.
avalon-event-lancelots-switched = I due Lancillotti cambiano schieramento. Chi siano resta un segreto.
avalon-event-watch-given = { $leader } consegna il segnalino guardia. Lo riceve { $name }.
avalon-event-rogue-marked = Sulla missione { NUMBER($quest, useGrouping: 0) } c’è un segno: { $card }.
avalon-event-tokens-laid = Nuovi segnalini sulla missione { NUMBER($quest, useGrouping: 0) }: { $token } ×{ NUMBER($number, useGrouping: 0) }.
avalon-event-reinforced = { $side_is ->
    [evil] Le cattive notizie portano rinforzi e si aggiunge una carta: { $card }.
   *[other] Le buone notizie portano rinforzi e si toglie una carta: { $card }.
}
avalon-event-character-shown = { $name } mostra a tutti il suo personaggio: { $character }.
avalon-event-recruitment-tried = { $named_is ->
    [none] { $assassin } non recluta nessuno.
   *[other] { $assassin } tenta di reclutare una persona: { $named }.
}
avalon-event-servant-recruited = Il servo infido è { $name }: passa al male e d’ora in poi tocca a lui indovinare.
avalon-event-aim-declared = { $assassin } dichiara il bersaglio: { $aim }.
avalon-event-messengers-guessed = { $assassin } tenta di indovinare: i messaggeri buoni sono { $named }.
avalon-partial-winners = Vittoria parziale: { $names }.

## A chi può mirare l’Assassino

avalon-aim-merlin = Merlino
avalon-aim-messengers = i messaggeri buoni

## Le domande

avalon-ask-show-loyalty-at-night = Il chierico guarda il primo caposquadra, cioè te: quale schieramento mostri?
    .own = Il tuo schieramento: { $side }.
    .waiting = Il chierico guarda { $name }.
    .rules = Al primo caposquadra lo si chiede sempre e la risposta la vede solo il chierico. Puoi mostrare solo ciò che le regole ti permettono: il tuo schieramento, a meno che tu non sia il sobillatore, che deve mentire, o l’ingannatore, che può farlo.
avalon-ask-give-watch = Chi della squadra sorvegli nella missione { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } sceglie a chi dare il segnalino guardia.
    .rules = Il caposquadra dà il segnalino guardia a una persona della squadra o lo tiene per sé. Un furfante sorvegliato non può giocare la carta del furfante. In cinque o in sei, nelle prime due missioni la guardia non c’è.
avalon-ask-recruit = Chi è il servo infido, che passerà al male e tenterà di indovinare al posto tuo (indica una persona o nessuno)?
    .waiting = { $name } sceglie chi reclutare.
    .rules = C’è un solo tentativo. Se indovini, il servo passa al male e alla fine tocca a lui indovinare al tuo posto. Se sbagli o non indichi nessuno, il servo resta nascosto e con il bene, e a indovinare sei tu.
avalon-ask-declare-aim = A chi miri: a Merlino o ai due messaggeri buoni?
    .waiting = { $name } sceglie il bersaglio.
    .rules = Con i messaggeri in gioco, chi dà la caccia dichiara prima il bersaglio. Per Merlino si indica una persona, per i messaggeri buoni due, e bisogna indovinarle entrambe.
avalon-ask-assassinate-messengers = Quali due persone indichi come messaggeri?
    .waiting = { $name } cerca di indovinare chi sono i messaggeri buoni.
    .rules = Una volta allo scoperto, i malvagi possono consultarsi apertamente, ma decide solo la persona a cui è rivolta la domanda. Si indicano due persone. Se sono i due messaggeri buoni, vince il male; un solo nome giusto non basta.

## Perché la partita è finita

avalon-outcome-messengers-named = I due messaggeri buoni sono stati scoperti.
avalon-outcome-rogue = Il piano del furfante si è compiuto.
avalon-victory-rogue = Il furfante vince da solo!
