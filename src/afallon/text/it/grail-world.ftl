### Ciò che il linguaggio dei contenuti dice del mondo.

grail-timing-on-win = quando vinci un incontro
grail-timing-on-loss = quando perdi un incontro
grail-timing-start-of-encounter-round = quando comincia un turno di un incontro
grail-timing-start-of-activation = quando comincia la tua attivazione
grail-timing-start-of-round = quando comincia un turno del giorno
grail-timing-before-action = prima della tua azione
grail-timing-after-action = dopo la tua azione
grail-timing-on-travel = quando viaggi
grail-timing-on-explore = quando esplori
grail-timing-on-arrival = quando arrivi

## Testo delle carte: cosa accade nel mondo

grail-effect-lift-affliction = { $who }: non più { $affliction }
grail-effect-take-discarded = { $who }: riprendere in mano carte scartate: { $amount }
grail-effect-put-out-menhir = spegnere il menhir: { $place }
grail-effect-change-menhir = contatore del menhir { $change }: { $place }
    .all = contatore di ogni menhir { $change }
grail-effect-discard-location = scartare il luogo: { $place }
    .from-game = togliere il luogo dal gioco: { $place }
grail-effect-place-guardian = mettere il guardiano «{ $guardian }»: { $place }
grail-effect-move-guardian = spostare il guardiano «{ $guardian }»: { $place }
grail-effect-remove-guardian = togliere dalla mappa il guardiano «{ $guardian }»
grail-effect-meet-apart = { $who }: { $met } ×{ $amount }
grail-meeting-each = ognuno da solo
grail-meeting-active = solo il personaggio attivo
grail-meeting-owner = solo chi ha la carta
grail-meeting-here = tutti quelli che sono qui
grail-effect-add-encounter =
    .shuffled = mescolare nel suo mazzo: { $encounter } ×{ $amount }
    .top = mettere sul suo mazzo: { $encounter } ×{ $amount }
    .bottom = mettere sotto il suo mazzo: { $encounter } ×{ $amount }
grail-effect-remove-encounter = togliere dal suo mazzo: { $encounter }, { $amount }
grail-effect-add-event =
    .top = mettere sul mazzo degli eventi: «{ $event }»
    .bottom = mettere sotto il mazzo degli eventi: «{ $event }»
grail-effect-remove-event = togliere dal mazzo degli eventi: «{ $event }»
grail-effect-look-at-deck = { $who }: guardare le prime carte – { $deck }: { $amount }
    .order = { $who }: guardare le prime carte e rimetterle in qualsiasi ordine – { $deck }: { $amount }
grail-look-items = mazzo degli oggetti
grail-look-events = mazzo degli eventi
grail-look-own = il proprio mazzo
grail-look-green = incontri verdi
grail-look-grey = incontri grigi
grail-look-purple = incontri viola
grail-look-blue = incontri blu
grail-effect-end-day = il giorno finisce

## Numeri che le carte possono cambiare

grail-number-menhir-cost = ogni costo di un menhir, per giocatore
grail-number-menhir-dial = contatore di un menhir acceso
grail-number-card-price = prezzo di una carta nuova
grail-number-attribute-price = prezzo di un attributo
grail-number-damage-taken = danni subiti
grail-number-terror-taken = terrore subito
grail-number-affinity-goal = affinità che vince una fase
grail-number-avoidance-price = ogni prezzo per evitare

## Domande ed eventi

grail-action-affliction = male
grail-ask-order-cards = { $names }, queste carte tornano sul mazzo ({ $deck }): { $cards }; quale sta in cima?
grail-ask-take-back = { $name }: quale carta scartata riprendi (ancora { $many ->
        [one] { NUMBER($many, useGrouping: 0) } carta
       *[other] { NUMBER($many, useGrouping: 0) } carte
    })?
grail-event-card-taken-back = { $name } riprende: { $card }.
grail-event-location-withdrawn = { $number }: questo luogo non c’è più.
grail-event-event-added = Un nuovo evento aspetta nel mazzo: { $event }.
grail-event-event-taken-out = Questo evento è fuori dal gioco: { $event }.
grail-event-deck-seen = In cima al mazzo ({ $deck }): { $cards }.

## Cosa trova il controllo

grail-pack-not-a-guardian = «{ $encounter }» non è un guardiano. Dagli questo tratto, o indicane un altro.
grail-pack-no-menhir-there = Il luogo { $number } non ha il sigillo del menhir, quindi lì nessun menhir splende mai. Indica un altro luogo.
grail-pack-number-depends-on-itself = Una carta cambia un attributo secondo una condizione o un conteggio di attributi, quindi dipenderebbe da sé stessa. Chiedi altro.
grail-pack-endless-days = Una carta che resta finisce il giorno prima che qualcuno agisca, quindi i giorni passerebbero senza fine. Lo faccia un evento, o in un altro momento.
grail-pack-owner-of-a-card-for-all = Questa carta vale per tutti e parla una volta sola, quindi non è di nessuno. Scrivi «each» o «party».
