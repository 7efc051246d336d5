### Ciò che il linguaggio dei contenuti dice del mondo.

## Domande ed eventi

grail-action-affliction = afflizione
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
grail-pack-endless-days = Una carta che resta finisce il giorno prima che qualcuno agisca, quindi i giorni passerebbero senza fine. Fallo fare a un evento, o in un altro momento.
grail-pack-owner-of-a-card-for-all = Questa carta vale per tutti e parla una volta sola, quindi non è di nessuno. Scrivi «each» o «party».
