### Graal: il testo delle carte, in frasi come su carte stampate.

## Chi lo fa

grail-party-is = party
grail-who-each = ognuno di voi
grail-who-party = il gruppo
grail-who-active = il personaggio attivo
grail-who-owner = chi possiede questa carta
grail-subject = { $who_is ->
        [you] { $does }
       *[other] { $who } { $does }
    }

## Che cosa viene prima

grail-heading = { $text }:
grail-timed = { $timing } – { $does }
    .alone = { $timing }
grail-if = se { $requires }, { $does }
    .alone = se { $requires }
grail-only-if = solo se { $requires }
grail-if-else = se { $requires }, { $does }; altrimenti { $otherwise }
grail-otherwise = altrimenti { $does }
    .alone = altrimenti
grail-pay-for = paga { $what }: { $does }
    .alone = paga { $what }
grail-give-for = cedi { $what }: { $does }
    .alone = cedi { $what }
grail-pay-and-give-for = paga { $what } e cedi { $cards }: { $does }
    .alone = paga { $what } e cedi { $cards }
grail-may-pay-for = puoi pagare { $what }: { $does }
    .alone = puoi pagare { $what }
grail-each-pays-for = ognuno di voi paga { $what }: { $does }
    .alone = ognuno di voi paga { $what }
grail-spend-for = spendi { $what }: { $does }
    .alone = spendi { $what }
grail-if-you-wish = se vuoi, { $does }
    .alone = se vuoi
grail-once-day = una volta al giorno, { $does }
    .alone = una volta al giorno
grail-once-chapter = una volta per capitolo, { $does }
    .alone = una volta per capitolo
grail-once-campaign = una volta nella campagna, { $does }
    .alone = una volta nella campagna
grail-once-character = ogni personaggio può farlo una volta: { $does }
    .alone = ogni personaggio può farlo una volta
grail-choice = «{ $name }» – { $does }
    .alone = «{ $name }»
grail-toss-skull = { -skull } – { $does }
    .alone = { -skull }
grail-toss-grail = { -grail } – { $does }
    .alone = { -grail }
grail-attack-row = riserva { $pool } – { $does }
    .alone = riserva { $pool }
grail-stage-bonus = bonus dello stadio per { CASE($attribute, "article") } – { $does }
    .alone = bonus dello stadio per { CASE($attribute, "article") }
grail-nothing-happens = non succede niente
grail-or = { $one } o { $other }
grail-then = { $one }; { $other }
grail-comma = { $one }, { $other }
grail-clauses-last-separator = { " e " }
grail-brackets = ({ $of })

## Quanto

grail-for-each = { $amount } per ogni { $each }
    .at-most = { $amount } per ogni { $each } (al massimo { $most })
grail-per-connected-attribute-keys = chiave di { $of } collegata
grail-per-connected-magic-keys = chiave magica collegata
grail-per-charges = carica su questa carta
grail-per-pool = indicatore nella riserva di combattimento
grail-per-cards-in-sequence = carta della sequenza
grail-per-cards-in-hand = carta in mano
grail-per-quantity = punto di { $of }
grail-per-status = casella segnata dello stato «{ $of }»
grail-per-dial = tacca del contatore «{ $of }»
grail-per-members = membro del gruppo
grail-per-comers = personaggio che è venuto
grail-per-players = giocatore
grail-at-least = almeno { $amount }
grail-at-most = al massimo { $amount }
grail-any-of = { $what }
grail-named-item = «{ $name }»
grail-named-items = { NUMBER($units, useGrouping: 0) } copie di «{ $name }»
grail-named-secret = il segreto «{ $secret }»
grail-named-location = a «{ $place }»
grail-named-encounter = l’incontro «{ $name }»
grail-named-encounters = { NUMBER($units, useGrouping: 0) } copie di «{ $name }»
grail-all-named-encounters = tutti gli incontri «{ $name }»
grail-verse = il verso «{ $verse }»
grail-verse-of-book = il verso «{ $verse }» del libro dei segreti
grail-verse-of-place = il verso «{ $verse }» di «{ $place }»
grail-item-of-kind = { CASE($kind, "indefinite") }
grail-in-use = { $what } in uso
grail-all-named = tutti gli oggetti «{ $name }»
grail-all-item = tutti gli oggetti
grail-all-weapon = tutte le armi
grail-all-armour = tutte le armature
grail-all-shield = tutti gli scudi
grail-all-companion = tutti i compagni
grail-all-relic = tutte le reliquie
grail-all-energy = tutta l’energia
grail-all-health = tutta la salute
grail-all-terror = tutto il terrore
grail-all-food = tutto il cibo
grail-all-wealth = tutta la ricchezza
grail-all-reputation = tutta la reputazione
grail-all-magic = tutta la magia
grail-all-experience = tutta l’esperienza

## Che cosa succede

grail-effect-gain = { $who_is ->
        [you] ottieni
       *[other] ottiene
    } { $what }
grail-effect-lose = { $who_is ->
        [you] perdi
       *[other] perde
    } { $what }
grail-effect-pay = { $who_is ->
        [you] paga
       *[other] deve pagare
    } { $what }
grail-effect-set = { $who_is ->
        [you] porta { CASE($what, "article") } a { $value }
       *[other] porta { CASE($what, "article") } a { $value } per { $who }
    }
grail-effect-take = { $who_is ->
        [you] subisci
       *[other] subisce
    } { $what }
grail-effect-lose-secret = chi possiede il segreto «{ $secret }» lo scarta
    .from-game = rimuovi il segreto «{ $secret }» dal gioco
grail-effect-die = { $who_is ->
        [you] muori
       *[other] muore
    }
grail-effect-modify = { $who_is ->
        [you] { $number } { $change }
       *[other] { $number } { $change } per { $who }
    }
grail-effect-add-markers = aggiungi { $what }
grail-effect-remove-markers = togli { $what }
grail-effect-move-affinity = affinità { $change }
grail-effect-draw = { $who_is ->
       *[other] pesca { $what }
    }
grail-effect-discard = { $who_is ->
       *[other] scarta { $what } dalla mano
    }
grail-effect-discard-from-deck = { $who_is ->
       *[other] scarta { $what } dalla cima del mazzo
    }
grail-effect-discard-last = { $many ->
        [one] scarta l’ultima carta della sequenza
       *[other] scarta le ultime { NUMBER($many, useGrouping: 0) } carte della sequenza
    }
grail-effect-gain-charges = questa carta ottiene { $what }
grail-effect-allow-card = si può giocare un’altra carta
grail-effect-for-each = { $does } per ogni { $each }
    .at-most = { $does } per ogni { $each } (al massimo { $most })
grail-effect-reduce-damage = subisci { $amount } in meno
grail-effect-reduce-terror = ottieni { $amount } in meno
grail-effect-reduce-energy = perdi { $amount } in meno
grail-effect-reduce-markers = perdi { $amount } in meno
grail-effect-reduce-affinity = l’affinità cala di { $amount } in meno
grail-effect-reduce-discards = scarta { $amount } in meno
grail-effect-prevent-damage = non subire danni
grail-effect-prevent-terror = non ottenere terrore
grail-effect-prevent-energy = non perdere energia
grail-effect-prevent-markers = non perdere indicatori
grail-effect-prevent-affinity = l’affinità non cala
grail-effect-prevent-discards = non scartare carte
grail-effect-cancel-attack = annulla l’attacco
grail-effect-cancel-opportunity = annulla l’attacco di opportunità
grail-effect-cancel-reaction = annulla la reazione
grail-effect-escape = il nemico fugge
grail-effect-end-encounter-won = l’incontro finisce con una vittoria
grail-effect-end-encounter-not-won = l’incontro finisce senza vittoria
grail-effect-end-encounter-leave = il personaggio attivo lascia l’incontro senza pagare
grail-effect-move = { $who_is ->
        [you] vai
       *[other] va
    } { $to }
grail-effect-reveal = { $place_is ->
        [here] rivela i luoghi intorno a questo
       *[there] rivela i luoghi intorno a «{ $place }»
    }
grail-effect-replace-location = { $place_is ->
        [here] sostituisci questo luogo con «{ $by }»
       *[there] sostituisci «{ $place }» con «{ $by }»
    }
grail-effect-light-menhir = { $place_is ->
        [here] accendi { -menhir(form: "definite") } di questo luogo
       *[there] accendi { -menhir(form: "definite") } di «{ $place }»
    }
    .dial = { $place_is ->
        [here] accendi { -menhir(form: "definite") } di questo luogo, con il contatore a { $dial }
       *[there] accendi { -menhir(form: "definite") } di «{ $place }», con il contatore a { $dial }
    }
grail-effect-put-tokens = { $place_is ->
        [here] metti qui { $what }
       *[there] metti { $what } su «{ $place }»
    }
grail-effect-remove-tokens = { $place_is ->
        [here] togli da qui { $what }
       *[there] togli { $what } da «{ $place }»
    }
grail-effect-set-time-dial = porta il contatore del tempo «{ $dial }» a { $value }
    .here = metti qui il contatore del tempo «{ $dial }» e portalo a { $value }
grail-effect-set-quest-dial = porta il contatore di missione «{ $dial }» a { $value }
    .here = metti qui il contatore di missione «{ $dial }» e portalo a { $value }
grail-effect-remove-dial = togli il contatore «{ $dial }»
grail-effect-change-dial = contatore «{ $dial }» { $change }
grail-effect-meet = affronta { $what }
grail-effect-mark-status = segna lo stato «{ $status }»
    .box = segna lo stato «{ $status }» fino alla casella { $box }
grail-effect-erase-status = cancella lo stato «{ $status }»
grail-effect-add-random-events = metti { $what } in cima al mazzo degli eventi
grail-effect-reveal-event = rivela un evento
grail-effect-lift-affliction = { $who_is ->
       *[other] scarta
    } la carta «{ $card }»
grail-effect-take-discarded = { $who_is ->
        [you] prendi
       *[other] prende
    } { $what } dalla pila degli scarti
grail-effect-put-out-menhir = { $place_is ->
        [here] spegni { -menhir(form: "definite") } di questo luogo
       *[there] spegni { -menhir(form: "definite") } di «{ $place }»
    }
grail-effect-change-menhir = { $place_is ->
        [here] contatore { -menhir(form: "of") } di questo luogo { $change }
       *[there] contatore { -menhir(form: "of") } di «{ $place }» { $change }
    }
grail-effect-change-menhirs = contatore di ogni { -menhir } { -menhir.gender ->
        [feminine] accesa
       *[masculine] acceso
    } { $change }
grail-effect-discard-location = { $place_is ->
        [here] togli questo luogo dalla mappa
       *[there] togli «{ $place }» dalla mappa
    }
    .from-game = { $place_is ->
        [here] rimuovi questo luogo dal gioco
       *[there] rimuovi «{ $place }» dal gioco
    }
grail-effect-place-guardian = { $place_is ->
        [here] metti qui il guardiano «{ $guardian }»
       *[there] metti il guardiano «{ $guardian }» in «{ $place }»
    }
grail-effect-move-guardian = { $place_is ->
        [here] sposta qui il guardiano «{ $guardian }»
       *[there] sposta il guardiano «{ $guardian }» in «{ $place }»
    }
grail-effect-remove-guardian = togli il guardiano «{ $guardian }» dalla mappa
grail-effect-meet-alone = { $who_is ->
       *[other] affronta senza aiuto { $what }
    }
grail-effect-meet-here = tutti i presenti affrontano { $what }
grail-effect-shuffle-encounter = mescola { $what } nel mazzo corrispondente
grail-effect-put-encounter-on-top = metti { $what } in cima al mazzo corrispondente
grail-effect-put-encounter-at-bottom = metti { $what } in fondo al mazzo corrispondente
grail-effect-remove-encounter = togli { $what } dal mazzo corrispondente
grail-effect-put-event-on-top = metti l’evento «{ $event }» in cima al mazzo degli eventi
grail-effect-put-event-at-bottom = metti l’evento «{ $event }» in fondo al mazzo degli eventi
grail-effect-remove-event = rimuovi l’evento «{ $event }» dal mazzo degli eventi e dal gioco
grail-effect-end-day = il giorno finisce
grail-effect-look = { $who_is ->
       *[other] guarda
    } { $many ->
        [one] la prima carta
       *[other] le prime { NUMBER($many, useGrouping: 0) } carte
    } { $deck }
grail-effect-look-and-order = { $who_is ->
       *[other] guarda
    } { $many ->
        [one] la prima carta
       *[other] le prime { NUMBER($many, useGrouping: 0) } carte
    } { $deck } e { $who_is ->
        [you] rimettile
       *[other] le rimette
    } in un ordine a scelta
grail-look-items = del mazzo degli oggetti
grail-look-events = del mazzo degli eventi
grail-look-own = del mazzo in uso
grail-look-green = del mazzo degli incontri verdi
grail-look-grey = del mazzo degli incontri grigi
grail-look-purple = del mazzo degli incontri viola
grail-look-blue = del mazzo degli incontri blu
grail-affliction-dying = Stai morendo
grail-affliction-going-mad = Stai impazzendo
grail-effect-end-quest = la missione «{ $quest }» finisce
grail-effect-change-chapter = comincia il capitolo { $chapter }
grail-effect-note-task = annota l’incarico «{ $task }»
grail-effect-end-game = la campagna finisce: «{ $ending }»
grail-effect-read = leggi { $verse }
grail-effect-go = prosegui con { $verse }
grail-effect-choose = { $who_is ->
        [you] scegli un’opzione
       *[other] sceglie un’opzione
    }
grail-effect-vote = { $who_is ->
       *[other] vota un’opzione
    }
grail-effect-toss = lancia un contatore
grail-effect-hook = { $name }

grail-number-hand-limit = limite della mano
grail-number-opening-hand = mano iniziale
grail-number-item-limit = limite degli oggetti
grail-number-explore-cost = costo dell’esplorazione
grail-number-travel-cost = costo del viaggio
grail-number-price = prezzo dell’incontro
grail-number-threshold = soglia delle chiavi attributo
grail-number-affinity-gain = ogni guadagno di affinità
grail-number-cards-each-activation = carte per attivazione
grail-number-energy-at-dusk = energia recuperata al crepuscolo
grail-number-food-at-rest = cibo per il riposo
grail-number-menhir-cost = costo di accensione di { -menhir(form: "indefinite") }
grail-number-menhir-dial = contatore di { -menhir(form: "indefinite") } all’accensione
grail-number-card-price = prezzo di una nuova carta
grail-number-attribute-price = prezzo di un punto di attributo
grail-number-damage-taken = danni subiti
grail-number-terror-taken = terrore subito
grail-number-affinity-goal = affinità per vincere uno stadio
grail-number-avoidance-price = prezzo dell’elusione
grail-goal-lowest = nel luogo con il numero più basso
grail-goal-highest = nel luogo con il numero più alto
grail-goal-any-connected = in un luogo collegato a scelta
grail-goal-any-revealed = in un luogo a scelta sulla mappa

## Chiavi

grail-key-attribute = { $attribute } { $amount }
grail-key-magic = magia
grail-key-free = gratis
grail-key =
    .times = { $half } ×{ $times }
    .cancel = { $half }, bonus annullato
    .joined = { $half }: { $bonus }
grail-half-magic = magia: { $bonus }
grail-half-free = gratis: { $bonus }
grail-bonus-markers = { $units ->
        [one] +{ NUMBER($units, useGrouping: 0) } indicatore
       *[other] +{ NUMBER($units, useGrouping: 0) } indicatori
    }
grail-bonus-affinity = affinità +{ NUMBER($units, useGrouping: 0) }
grail-bonus-stage = { $units ->
        [one] bonus dello stadio
       *[other] bonus dello stadio ×{ NUMBER($units, useGrouping: 0) }
    }
grail-bonus-draw = { $units ->
        [one] pesca { NUMBER($units, useGrouping: 0) } carta
       *[other] pesca { NUMBER($units, useGrouping: 0) } carte
    }
grail-bonus-extra-card = carta extra
grail-bonus-discard-last = { $units ->
        [one] scarta l’ultima carta
       *[other] scarta le ultime { NUMBER($units, useGrouping: 0) } carte
    }

## Momenti

grail-timing-on-play = quando viene giocata
grail-timing-delayed = ritardo
    .tokens = ritardo, { $tokens }
grail-timing-during-attack = durante l’attacco del nemico
grail-timing-during-reaction = durante la reazione dell’avversario
grail-timing-always = sempre
grail-timing-charges = per cariche
grail-timing-flip = gira questa carta
grail-timing-action = azione
grail-timing-dawn = all’alba
grail-timing-dusk = al crepuscolo
grail-timing-start-of-encounter = all’inizio di un incontro
grail-timing-end-of-encounter = alla fine di un incontro
grail-timing-on-win = quando vinci un incontro
grail-timing-on-loss = quando perdi un incontro
grail-timing-start-of-encounter-round = all’inizio di ogni round di un incontro
grail-timing-start-of-activation = all’inizio della tua attivazione
grail-timing-start-of-round = all’inizio di ogni round del giorno
grail-timing-before-action = prima della tua azione
grail-timing-after-action = dopo la tua azione
grail-timing-on-travel = quando viaggi
grail-timing-on-explore = quando esplori
grail-timing-on-arrival = quando arrivi
grail-timing-on-gain = quando ricevi questa carta
grail-timing-on-empty-dial = quando viene tolto l’ultimo segnalino tempo
    .named = quando il contatore «{ $dial }» si esaurisce
grail-passive = carta passiva: nessun’altra può coprirla
grail-if-discarded = quando viene scartata dalla sequenza

## Che cosa è stampato sugli incontri

grail-level = livello { $level }
grail-trait = { $trait } – { $meaning }
grail-asked-price = prezzo { $price }
grail-printed-opportunity = attacco di opportunità
grail-printed-reward = ricompensa
grail-printed-loot = bottino
grail-printed-track = affinità da { $lowest } a { $highest }
grail-numbered-stage = stadio { $number }, «{ $name }»
grail-printed-reaction = reazione dell’avversario
grail-printed-avoidance = elusione
grail-printed-failure = fallimento
