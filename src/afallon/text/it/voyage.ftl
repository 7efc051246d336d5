### Voyage. Gli argomenti sono spiegati nel file inglese.

## Terms

voyage-captain = capitano
voyage-preferred = direzione preferita
voyage-alternative = direzione alternativa
voyage-role = ruolo
voyage-points = punti
voyage-turn-numbered = Turno { NUMBER($turn, useGrouping: 0) } di { NUMBER($last, useGrouping: 0) }

## Directions

voyage-direction-north = nord
voyage-direction-east = est
voyage-direction-south = sud
voyage-direction-west = ovest
voyage-direction-none = nessuna

## Where a direction leads

voyage-leads-to = La nave si fermerebbe qui: { $tile }.
voyage-leads-unknown = La nave si fermerebbe qui, su una tessera inesplorata.
voyage-leads-lost = Da quella parte è tutto esplorato: si perderebbe la rotta.
voyage-leads-barred = La costa sbarra la via.

## Votes

voyage-vote-white = bianco
    .short = per la direzione preferita, che tutti vedono
voyage-vote-black = nero
    .short = per l’alternativa, che solo il capitano conosce

## Tiles

voyage-tile-open-sea = mare aperto
voyage-tile-cross-island = isola con la croce
voyage-tile-plain-island = isola senza croce
voyage-tile-fog = nebbia
voyage-tile-coast = costa
voyage-tile-start = partenza
voyage-tile-avalon = Avalon
voyage-tile-unknown = inesplorata

## Roles

voyage-role-admiral = ammiraglio
    .short = Avalon raggiunta: 5 punti; al massimo quattro isole visitate: 3 punti.
voyage-role-cabin-boy = mozzo
    .short = Ogni isola: 1 punto; Avalon raggiunta: 2 punti.
voyage-role-merchant = mercante
    .short = Ogni isola con la croce: 2 punti; Avalon raggiunta: 1 punto.
voyage-role-traitor = traditore
    .short = Avalon non raggiunta: 5 punti; almeno cinque isole visitate: 3 punti.
voyage-role-explorer = esploratore
    .short = Ogni tessera di nebbia: 1 punto; ogni due tessere sul bordo: 1 punto; Avalon raggiunta: 3 punti.
voyage-role-sailor = marinaio
    .short = Ogni tessera di mare aperto: { $rate }.
voyage-six-roles = I sei ruoli
voyage-shared-role = Chi ha lo stesso ruolo di un altro perde un punto.

## What points are for

voyage-points-avalon = Avalon raggiunta
voyage-points-no-avalon = Avalon non raggiunta
voyage-points-few-islands = al massimo quattro isole
voyage-points-many-islands = almeno cinque isole
voyage-points-islands = isole
voyage-points-cross-islands = isole con la croce
voyage-points-fog = tessere di nebbia
voyage-points-border = tessere sul bordo
voyage-points-open-sea = mare aperto
voyage-points-shared-role = un’altra persona ha lo stesso ruolo
voyage-points-line = { $reason }: { NUMBER($points, useGrouping: 0) }

## Layouts and options

voyage-layout-balanced = mappa fissa
    .short = Le stesse isole in ogni partita; chiunque può imparare dove sono.
voyage-layout-random = mappa casuale
    .short = È il caso a disporre le isole, mai due affiancate.
voyage-layout-own = una mappa tua
    .short = Nove righe di sette segni, da un piccolo file di testo.
voyage-option-layout = Mappa
    .short = Dove stanno le isole. Nebbia, costa e partenza hanno comunque il loro posto.
voyage-option-charted = Mare noto
    .short = Tutti vedono fin dall’inizio che cosa c’è fuori dalla nebbia.
voyage-option-lasting-captain = Capitano stabile
    .short = Il capitano cambia solo dopo un turno in cui l’alternativa ha avuto la maggioranza.
voyage-option-sailor-points = Punti del marinaio
    .short = Quanto vale per il marinaio ogni tessera di mare aperto, con la somma arrotondata per difetto. Il regolamento dice 2.
voyage-option-first-captain = Primo capitano
    .short = Indica chi comincia come capitano o lascia fare al caso.

## The private card

voyage-card = Il tuo ruolo: { $role }.

## The log

voyage-event-game-started = { $seats ->
    [one] Un nuovo viaggio con { NUMBER($seats, useGrouping: 0) } persona.
   *[other] Un nuovo viaggio con { NUMBER($seats, useGrouping: 0) } persone.
}
voyage-event-map-laid = La mappa è sul tavolo.
voyage-event-tiles-hidden = È deciso che cosa nascondono le tessere.
voyage-event-dealt = { $name } riceve un ruolo: { $role }.
voyage-event-captain-chosen = Il primo capitano è { $name }.
voyage-event-captain-passed = Ora il capitano è { $name }.
voyage-event-turn-started = Comincia il turno { NUMBER($turn, useGrouping: 0) }. Il capitano è { $captain }.
voyage-event-preferred-shown = { $captain } mostra una direzione: { $direction }.
voyage-event-votes-shown = I voti: bianco { NUMBER($white, useGrouping: 0) }, nero { NUMBER($black, useGrouping: 0) }.
    .names = Bianco: { $white_names }. Nero: { $black_names }.
voyage-event-course-set = { $card } ({ $by }). La rotta: { $direction }.
voyage-won-preferred = Vince la direzione preferita
voyage-won-alternative = Vince l’alternativa
voyage-won-nothing = Non c’è nulla da votare
voyage-by-majority = a maggioranza
voyage-by-captain = parità, e decide il voto del capitano
voyage-by-necessity = c’è al massimo una via aperta
voyage-event-tile-turned = { $fog_is ->
    [yes] La nebbia si dirada: { $tile }.
   *[other] La nave arriva qui: { $tile }.
}
voyage-event-route-lost = Davanti è tutto esplorato: la nave ha perso la rotta.
voyage-event-roles-shown = I ruoli si scoprono: { $roles }.
voyage-player-and-role = { $name } ({ $role })
voyage-event-points-counted = I punti: { $points }.
voyage-player-and-points = { $name } { NUMBER($points, useGrouping: 0) }
voyage-event-game-ended = { $winners_count ->
    [one] Il viaggio è finito. { $reason } Più punti: { $winners }.
   *[other] Il viaggio è finito. { $reason } Più punti, a pari merito: { $winners }.
}
voyage-event-asked = Tocca a { $name }: c’è una scelta da fare.
voyage-event-answered = { $name } ha scelto.
voyage-event-withdrawn = Non serve più la risposta di: { $names }.
voyage-event-rewound = L’ultima mossa è stata annullata.

## Questions

voyage-ask-choose-preferred = Turno { NUMBER($turn, useGrouping: 0) }, capitano { $captain }: la nave è alla riga { NUMBER($row, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }; quale direzione mostri a tutti per il voto?
    .waiting = { $name } sceglie la direzione preferita.
    .rules = Il capitano mostra una direzione e poi ne nasconde un’altra. La nave va dritta sulle tessere esplorate e si ferma alla prima inesplorata. Se non ce n’è, la rotta è persa e il viaggio finisce. Nessuna rotta attraversa una tessera di costa esplorata. Si può dire qualsiasi cosa.
voyage-ask-choose-alternative = Turno { NUMBER($turn, useGrouping: 0) }, capitano { $captain }: mostri la direzione { $preferred }; quale altra nascondi come alternativa?
    .waiting = { $name } sceglie l’alternativa nascosta.
    .rules = L’alternativa resta coperta e gli altri la scoprono solo se vince il voto. Fino ad allora puoi dirne ciò che vuoi.
voyage-ask-vote = Turno { NUMBER($turn, useGrouping: 0) }: { $captain } mostra la direzione { $preferred }; voti bianco per quella o nero per l’alternativa nascosta?
    .waiting = Manca il voto di: { $name }.
    .rules = Tutti votano in segreto, capitano compreso, e i voti si scoprono insieme. Decide la maggioranza; a parità di voti decide il capitano con il suo.

## Why a voyage ended

voyage-outcome-avalon-reached = Avalon è stata trovata.
voyage-outcome-last-turn = L’ultimo turno è passato, e Avalon resta nascosta.
voyage-outcome-route-lost = La nave ha perso la rotta.

## Perché una direzione non si può scegliere

voyage-barred = Ora no: { $what } ({ $why }).
voyage-barred-otherwise = secondo la regola { $rule }
voyage-barred-vo-turn-01 = è già stata mostrata
voyage-barred-vo-move-03 = la costa sbarra la via

## Set-up

voyage-problem-wrong-number-of-seats = Per il viaggio servono da tre a sette persone, ma i posti a questo tavolo sono { $players }. Aggiungi o togli posti.
voyage-problem-unknown-layout = La mappa «{ $layout }» non esiste. Scegli dall’elenco o scrivi nove righe di sette segni.
voyage-problem-unreadable-points = I punti del marinaio non possono essere «{ $value }». Scrivi un numero intero come 2 o una frazione come 1/2.
voyage-problem-no-such-captain = Il posto { NUMBER($seat, useGrouping: 0) } non esiste: nessuno può cominciare da lì come capitano. Indica qualcuno al tavolo o lascia fare al caso.
voyage-problem-roles-have-wrong-length = I ruoli non corrispondono al tavolo: carte { NUMBER($cards, useGrouping: 0) }, persone { NUMBER($seats, useGrouping: 0) }. Dai a ogni persona una carta.
voyage-problem-unknown-role = Il ruolo «{ $role }» non esiste. Scegli dall’elenco.
voyage-problem-too-many-of-a-role = Troppe carte del ruolo «{ $role }»: { NUMBER($asked, useGrouping: 0) }, ma nel mazzo ce ne sono { NUMBER($copies, useGrouping: 0) }. Cambiane qualcuna.

## A map of one's own

voyage-problem-layout-has-wrong-lines = Le righe di segni della mappa sono { NUMBER($lines, useGrouping: 0) }, ma ne servono { NUMBER($needed, useGrouping: 0) }. Aggiungi o togli righe.
voyage-problem-layout-line-has-wrong-length = Riga { NUMBER($line, useGrouping: 0) } della mappa: i segni sono { NUMBER($length, useGrouping: 0) }, ma ne servono { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-has-unknown-sign = Riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: il segno «{ $sign }» non indica nessuna tessera. Usa ~ + o ? ^ S.
voyage-problem-layout-has-wrong-count = Tessere del tipo «{ $tile }» sulla mappa: { NUMBER($found, useGrouping: 0) }. Devono essere { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-fog-is-no-corner-block = La nebbia deve riempire un quadrato di tre per tre in un angolo. Guarda dove comincia: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-not-opposite = L’angolo opposto alla nebbia spetta alla costa: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-scattered = Costa e partenza devono essere unite, lato contro lato. Questa tessera è isolata: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-start-is-not-at-the-border = La partenza deve stare sul bordo della mappa, ma ora è qui: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-islands-touch = Due isole sono affiancate: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }, e riga { NUMBER($other_line, useGrouping: 0) }, colonna { NUMBER($other_column, useGrouping: 0) }. Spostane una.

## The command that draws maps

voyage-map-is-sound = Su questa mappa si può navigare.
voyage-map-is-not-sound = { $count ->
    [one] Su questa mappa non si può ancora navigare. C’è { NUMBER($count, useGrouping: 0) } cosa da sistemare:
   *[other] Su questa mappa non si può ancora navigare. Ci sono { NUMBER($count, useGrouping: 0) } cose da sistemare:
}
voyage-map-unreadable = Non è stato possibile leggere il file { $file } ({ $reason }). Controllane il nome e riprova.
