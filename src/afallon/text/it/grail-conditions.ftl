### Graal: che cosa chiedono le carte; ogni condizione con il suo contrario.

grail-has = { $who_is ->
        [you] hai { $what }
        [each] ognuno di voi ha { $what }
        [active] il personaggio attivo ha { $what }
        [owner] chi possiede questa carta ha { $what }
       *[party] qualcuno di voi ha { $what }
    }
    .not = { $who_is ->
        [you] non hai { $what }
        [each] qualcuno di voi non ha { $what }
        [active] il personaggio attivo non ha { $what }
        [owner] chi possiede questa carta non ha { $what }
       *[party] nessuno di voi ha { $what }
    }
grail-has-state = { $who } { $state }
grail-whoever-you = il tuo personaggio
    .not = il tuo personaggio
grail-whoever-each = ogni vostro personaggio
    .not = non tutti i vostri personaggi
grail-whoever-party = uno dei vostri personaggi
    .not = nessuno dei vostri personaggi
grail-whoever-active = il personaggio attivo
    .not = il personaggio attivo
grail-whoever-owner = il personaggio con questa carta
    .not = il personaggio con questa carta
grail-in-state-exhausted = { $who_is ->
       *[other] è esausto
    }
    .not = { $who_is ->
        [each] sono esausti
        [party] è esausto
       *[other] non è esausto
    }
grail-in-state-panicking = { $who_is ->
       *[other] è nel panico
    }
    .not = { $who_is ->
        [each] sono nel panico
        [party] è nel panico
       *[other] non è nel panico
    }
grail-in-state-dying = { $who_is ->
       *[other] sta morendo
    }
    .not = { $who_is ->
        [each] stanno morendo
        [party] sta morendo
       *[other] non sta morendo
    }
grail-in-state-going-mad = { $who_is ->
       *[other] sta impazzendo
    }
    .not = { $who_is ->
        [each] stanno impazzendo
        [party] sta impazzendo
       *[other] non sta impazzendo
    }
grail-in-state-passed = { $who_is ->
       *[other] ha passato
    }
    .not = { $who_is ->
        [each] hanno passato
        [party] ha passato
       *[other] non ha passato
    }
grail-has-character = { $name } è fra voi
    .not = { $name } non è fra voi
grail-has-status = lo stato «{ $status }» è segnato
    .not = lo stato «{ $status }» non è segnato
grail-has-status-boxes = nello stato «{ $status }» sono segnate almeno { $boxes }
    .not = nello stato «{ $status }» sono segnate meno di { $boxes }
grail-has-quest = la missione «{ $quest }» è aperta
    .not = la missione «{ $quest }» non è aperta
grail-has-chapter = siete al capitolo { $chapter }
    .not = non siete al capitolo { $chapter }
grail-has-day = siete al giorno { $day } o oltre
    .not = non siete ancora al giorno { $day }
grail-has-campaign = si gioca almeno in { $players }
    .not = si gioca in meno di { $players }
grail-has-party = il gruppo ha almeno { $players }
    .not = il gruppo ha meno di { $players }
grail-has-location = questo luogo è «{ $place }»
    .not = questo luogo non è «{ $place }»
grail-has-seal-menhir = qui c’è { -menhir(form: "indefinite") }
    .not = qui non c’è { -menhir(form: "none") }
grail-has-seal-dreams = qui c’è il sigillo dei sogni
    .not = qui non c’è il sigillo dei sogni
grail-has-seal-hostile = questo è un insediamento ostile
    .not = questo non è un insediamento ostile
grail-has-seal-friendly = questo è un insediamento amichevole
    .not = questo non è un insediamento amichevole
grail-has-revealed = «{ $place }» è sulla mappa
    .not = «{ $place }» non è sulla mappa
grail-has-tokens = questo luogo ha almeno { $tokens }
    .not = questo luogo ha meno di { $tokens }
grail-has-time-token = qui c’è un segnalino tempo
    .not = qui non ci sono segnalini tempo
grail-has-quest-token = qui c’è un segnalino missione
    .not = qui non ci sono segnalini missione
grail-has-dial = il contatore «{ $dial }» segna { $value } o più
    .not = il contatore «{ $dial }» segna meno di { $value }
grail-has-affinity = l’indicatore è su { $cell }
    .not = l’indicatore non è su { $cell }
grail-cell-red = una casella rossa
grail-cell-grey = una casella grigia
grail-cell-green = una casella verde
grail-has-pool = la riserva di combattimento ha almeno { $markers }
    .not = la riserva di combattimento ha meno di { $markers }
grail-has-any-marker = nella riserva di combattimento ci sono indicatori
    .not = la riserva di combattimento è vuota
grail-has-encounter-won = l’incontro è stato vinto
    .not = l’incontro non è stato vinto
grail-has-encounter-not-won = l’incontro è finito senza vittoria
    .not = l’incontro è stato vinto o evitato, o il nemico è fuggito
grail-has-encounter-escaped = il nemico è fuggito
    .not = il nemico non è fuggito
grail-has-encounter-avoided = l’incontro è stato evitato
    .not = l’incontro non è stato evitato
grail-has-read = avete già letto { $verse }
    .not = non avete ancora letto { $verse }
grail-has-quest-achieved = la missione «{ $quest }» è compiuta
    .not = la missione «{ $quest }» non è compiuta
grail-has-chapter-from = siete al capitolo { $chapter } o più avanti
    .not = non siete ancora al capitolo { $chapter }
grail-has-chapter-to = siete al capitolo { $chapter } o prima
    .not = siete oltre il capitolo { $chapter }
grail-has-chapter-between = { $span ->
        [two] siete al capitolo { $first } o { $last }
       *[more] siete a un capitolo dal { $first } al { $last }
    }
    .not = { $span ->
        [two] non siete al capitolo { $first } né al { $last }
       *[more] non siete a un capitolo dal { $first } al { $last }
    }
grail-has-campaign-at-most = si gioca al massimo in { $players }
    .not = si gioca in più di { $players }
grail-has-party-at-most = il gruppo ha al massimo { $players }
    .not = il gruppo ha più di { $players }
grail-has-campaign-exactly = il numero di giocatori è { $number }
    .not = il numero di giocatori non è { $number }
grail-has-party-exactly = il numero di membri del gruppo è { $number }
    .not = il numero di membri del gruppo non è { $number }
grail-has-under-way = un incontro è in corso
    .not = nessun incontro è in corso
grail-has-under-way-combat = un combattimento è in corso
    .not = nessun combattimento è in corso
grail-has-under-way-diplomacy = un incontro di diplomazia è in corso
    .not = nessun incontro di diplomazia è in corso
grail-has-under-way-colour = un { $colour } è in corso
    .not = nessun { $colour } è in corso
grail-has-under-way-level = l’incontro è di livello { $level }
    .not = l’incontro non è di livello { $level }
grail-has-under-way-trait = il nemico ha il tratto «{ $trait }»
    .not = il nemico non ha il tratto «{ $trait }»
grail-has-mode-story = giocate in modalità storia
    .not = non giocate in modalità storia
grail-has-mode-normal = giocate in modalità normale
    .not = non giocate in modalità normale
grail-has-mode-challenge = giocate in modalità sfida
    .not = non giocate in modalità sfida
grail-has-mode-free = giocate in modalità libera
    .not = non giocate in modalità libera
grail-has-mode-rule = vale la regola di modalità «{ $rule }»
    .not = non vale la regola di modalità «{ $rule }»
grail-has-task = l’incarico «{ $task }» è annotato
    .not = l’incarico «{ $task }» non è annotato
grail-has-menhir = { $place_is ->
        [here] { -menhir(form: "definite") } di questo luogo è { -menhir.gender ->
            [feminine] accesa
           *[masculine] acceso
        }
       *[there] { -menhir(form: "definite") } di «{ $place }» è { -menhir.gender ->
            [feminine] accesa
           *[masculine] acceso
        }
    }
    .not = { $place_is ->
        [here] { -menhir(form: "definite") } di questo luogo non è { -menhir.gender ->
            [feminine] accesa
           *[masculine] acceso
        }
       *[there] { -menhir(form: "definite") } di «{ $place }» non è { -menhir.gender ->
            [feminine] accesa
           *[masculine] acceso
        }
    }
