### Voyage. Gli argomenti sono spiegati nel file inglese.

voyage-name = Il viaggio
voyage-tagline = Scopi segreti su una sola nave, da tre a sette persone

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
voyage-leads-lost = Da quella parte è tutto esplorato: la rotta andrebbe persa.
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
    .short = 5 punti se si raggiunge Avalon, 3 punti se si visitano al massimo quattro isole.
voyage-role-cabin-boy = mozzo
    .short = 1 punto per isola, 2 punti se si raggiunge Avalon.
voyage-role-merchant = mercante
    .short = 2 punti per isola con la croce, 1 punto se si raggiunge Avalon.
voyage-role-traitor = traditore
    .short = 5 punti se Avalon non viene raggiunta, 3 punti se si visitano almeno cinque isole.
voyage-role-explorer = esploratore
    .short = 1 punto per tessera di nebbia, 1 punto ogni due tessere di bordo, 3 punti se si raggiunge Avalon.
voyage-role-sailor = marinaio
    .short = Per ogni tessera di mare aperto: { $rate }.

## What points are for

voyage-points-avalon = Avalon raggiunta
voyage-points-no-avalon = Avalon non raggiunta
voyage-points-few-islands = al massimo quattro isole
voyage-points-many-islands = almeno cinque isole
voyage-points-islands = isole
voyage-points-cross-islands = isole con la croce
voyage-points-fog = tessere nella nebbia
voyage-points-border = tessere di bordo
voyage-points-open-sea = mare aperto
voyage-points-shared-role = un’altra persona ha lo stesso ruolo
voyage-points-line = { $reason }: { NUMBER($points, useGrouping: 0) }

## Layouts and options

voyage-layout-balanced = mappa fissa
    .short = Le stesse isole in ogni partita; chi vuole può impararle.
voyage-layout-random = mappa casuale
    .short = È il caso a disporre le isole, mai due affiancate.
voyage-layout-own = una mappa tua
    .short = Nove righe di sette segni, da un piccolo file di testo.
voyage-option-layout = Mappa
    .short = Dove stanno le isole. Nebbia, costa e partenza hanno comunque il loro posto.
voyage-option-charted = Mare cartografato
    .short = Si vede dall’inizio che cosa c’è fuori dalla nebbia.
voyage-option-lasting-captain = Capitano duraturo
    .short = Il capitano cambia solo dopo un turno in cui l’alternativa ha avuto la maggioranza.
voyage-option-sailor-points = Punti del marinaio
    .short = Quanto vale per il marinaio ogni tessera di mare aperto, con la somma arrotondata per difetto. Il regolamento dice 2.
voyage-option-first-captain = Primo capitano
    .short = Scegli chi comanda per primo, o lascia fare al caso.

## The private card

voyage-card = Il tuo ruolo: { $role }.

## The log

voyage-event-game-started = { $seats ->
    [one] Un nuovo viaggio con { NUMBER($seats, useGrouping: 0) } persona.
   *[other] Un nuovo viaggio con { NUMBER($seats, useGrouping: 0) } persone.
}
voyage-event-map-laid = La mappa è sul tavolo.
voyage-event-tiles-hidden = Ciò che le tessere nascondono è deciso.
voyage-event-dealt = { $name } riceve un ruolo: { $role }.
voyage-event-captain-chosen = Comanda per primo: { $name }.
voyage-event-captain-passed = Ora comanda: { $name }.
voyage-event-turn-started = Inizia il turno { NUMBER($turn, useGrouping: 0) }. Al comando: { $captain }.
voyage-event-preferred-shown = { $captain } mostra una direzione: { $direction }.
voyage-event-votes-shown = I voti: bianco { NUMBER($white, useGrouping: 0) }, nero { NUMBER($black, useGrouping: 0) }.
    .names = Bianco: { $whites }. Nero: { $blacks }.
voyage-event-course-set = { $won } ({ $by }). La rotta: { $direction }.
voyage-won-preferred = Vince la direzione preferita
voyage-won-alternative = Vince l’alternativa
voyage-won-nothing = Non c’è nulla da votare
voyage-by-majority = a maggioranza
voyage-by-captain = parità, e decide il voto del capitano
voyage-by-necessity = le vie aperte sono meno di due
voyage-event-tile-turned = La nave arriva qui: { $tile }.
    .fog = La nebbia si alza: { $tile }.
voyage-event-route-lost = Davanti è tutto esplorato: la nave ha perso la rotta.
voyage-event-roles-shown = I ruoli si scoprono: { $roles }.
voyage-player-and-role = { $name } ({ $role })
voyage-event-points-counted = I punti: { $scores }.
voyage-player-and-points = { $name } { NUMBER($points, useGrouping: 0) }
voyage-event-game-ended = { $count ->
    [one] Il viaggio è finito. { $reason } Più punti: { $winners }.
   *[other] Il viaggio è finito. { $reason } Più punti, a pari merito: { $winners }.
}
voyage-event-asked = { $name } ha una scelta da fare.
voyage-event-answered = { $name } ha scelto.
voyage-event-withdrawn = Non serve più la risposta di: { $names }.
voyage-event-rewound = L’ultima mossa è stata annullata.

## Questions

voyage-ask-choose-preferred = Quale direzione mostri a tutti?
    .waiting = { $name } sceglie la direzione preferita.
    .rules = Il capitano mostra una direzione e poi ne nasconde un’altra. La nave va dritta sulle tessere esplorate e si ferma alla prima inesplorata. Se non ce n’è, la rotta è persa e il viaggio finisce. Nessuna rotta attraversa una tessera di costa esplorata. Si può dire di tutto.
voyage-ask-choose-alternative = Mostri: { $direction }. Quale direzione nascondi?
    .waiting = { $name } sceglie l’alternativa nascosta.
    .rules = L’alternativa resta a faccia in giù, e si scopre solo se vince il voto. Fino ad allora puoi dirne ciò che vuoi.
voyage-ask-vote = { $captain } mostra: { $direction }. Bianco per quella, nero per l’alternativa nascosta. Come voti?
    .waiting = Deve ancora votare: { $name }.
    .rules = Si vota in segreto, capitano compreso, e i voti si mostrano tutti insieme. Decide la maggioranza; in parità decide il voto del capitano.

## Why a voyage ended

voyage-outcome-avalon-reached = Avalon è stata trovata.
voyage-outcome-last-turn = L’ultimo turno è passato, e Avalon resta nascosta.
voyage-outcome-route-lost = La nave ha perso la rotta.

## Set-up

voyage-problem-wrong-number-of-seats = Per il viaggio servono da tre a sette persone, e a questo tavolo i posti sono { $players }. Aggiungi o togli posti.
voyage-problem-unreadable-option = Una delle opzioni non si legge ({ $error }). Controlla il nome e il valore.
voyage-problem-unknown-layout = Non c’è una mappa “{ $layout }”. Scegli dall’elenco, o scrivi nove righe di sette segni.
voyage-problem-unreadable-points = I punti del marinaio non possono essere “{ $value }”. Scrivi un numero intero come 2, o una frazione come 1/2.
voyage-problem-no-such-captain = Non c’è un posto { NUMBER($seat, useGrouping: 0) } che comandi per primo. Scegli qualcuno al tavolo, o lascia fare al caso.
voyage-problem-roles-have-wrong-length = I ruoli non bastano o sono troppi: carte { NUMBER($cards, useGrouping: 0) }, posti { NUMBER($seats, useGrouping: 0) }. Serve una carta a testa.
voyage-problem-unknown-role = Non c’è un ruolo “{ $role }”. Scegli dall’elenco.
voyage-problem-too-many-of-a-role = Troppe carte del ruolo “{ $role }”: { NUMBER($asked, useGrouping: 0) }, e ce ne sono { NUMBER($copies, useGrouping: 0) }. Cambiane qualcuna.

## A map of one's own

voyage-problem-layout-has-wrong-lines = Le righe di segni della mappa sono { NUMBER($lines, useGrouping: 0) }, e ne servono { NUMBER($needed, useGrouping: 0) }. Aggiungi o togli righe.
voyage-problem-layout-line-has-wrong-length = Riga { NUMBER($line, useGrouping: 0) } della mappa: i segni sono { NUMBER($length, useGrouping: 0) }, e ne servono { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-has-unknown-sign = Riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: il segno “{ $sign }” non indica una tessera. Usa ~ + o ? ^ S.
voyage-problem-layout-has-wrong-count = Tessere del tipo “{ $tile }” sulla mappa: { NUMBER($found, useGrouping: 0) }. Devono essere { NUMBER($needed, useGrouping: 0) }.
voyage-problem-layout-fog-is-no-corner-block = La nebbia deve riempire un quadrato di tre per tre in un angolo. Guarda riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }, dove comincia.
voyage-problem-layout-coast-is-not-opposite = L’angolo opposto alla nebbia spetta alla costa: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-coast-is-scattered = Costa e partenza devono toccarsi lato a lato. Questa tessera è isolata: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-start-is-not-at-the-border = La partenza deve stare al bordo della mappa, e ora è a riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }.
voyage-problem-layout-islands-touch = Due isole sono affiancate: riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }, e riga { NUMBER($other_line, useGrouping: 0) }, colonna { NUMBER($other_column, useGrouping: 0) }. Spostane una.

## The command that draws maps

voyage-map-is-sound = Su questa mappa si può navigare.
voyage-map-is-not-sound = { $count ->
    [one] Su questa mappa non si può ancora navigare. C’è { NUMBER($count, useGrouping: 0) } cosa da sistemare:
   *[other] Su questa mappa non si può ancora navigare. Ci sono { NUMBER($count, useGrouping: 0) } cose da sistemare:
}
voyage-map-unreadable = Il file { $file } non si legge ({ $reason }). Controlla il nome e riprova.
