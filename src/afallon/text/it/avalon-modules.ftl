### Avalon: i moduli e le opzioni, che cosa vi accade e che cosa si chiede. Gli argomenti sono descritti nel file inglese.

## Moduli

avalon-module-excalibur = Excalibur
    .short = Il caposquadra dà Excalibur a un’altra persona della squadra, che può ordinare a qualcuno di cambiare la carta appena giocata.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-1 = prima variante di Lancillotto
    .short = Le carte pescate all’inizio delle missioni possono far cambiare schieramento ai due Lancillotti, che non si conoscono.
    .odds = { avalon-odds-unknown }
avalon-module-lancelot-variant-2 = seconda variante di Lancillotto
    .short = Cinque carte stanno scoperte accanto alle missioni, e dove c’è un cambio i due Lancillotti passano allo schieramento opposto. Il Lancillotto che in quel momento sta con il male deve giocare un fallimento, quello che sta con il bene un successo.
    .odds = { avalon-odds-unknown }
avalon-module-quest-selection = scelta della missione
    .short = Insieme alla squadra, il caposquadra sceglie la missione; la missione 5 si può scegliere solo più tardi.
    .odds = { avalon-odds-unknown }
avalon-module-trapper = tagliola
    .short = Ogni squadra ha una persona in più; il caposquadra guarda in segreto una carta giocata e la toglie.
    .odds = { avalon-odds-unknown }

## Carte di Lancillotto

avalon-allegiance-card = carta di Lancillotto
avalon-allegiance-no-change = nessun cambio
avalon-allegiance-switch = cambio di schieramento

## Opzioni

avalon-option-allegiance-deck = Carte di Lancillotto
    .short = Quante sono nella prima variante e quando si pescano.
avalon-option-allegiance-deck-five = cinque, dalla missione 3
    .short = Tre non cambiano nulla e due fanno cambiare schieramento; se ne pesca una alle missioni 3, 4 e 5.
avalon-option-allegiance-deck-six = sei, dalla missione 1
    .short = Quattro non cambiano nulla e due fanno cambiare schieramento; se ne pesca una a ogni missione.
avalon-option-fifth-quest = Missione 5
    .short = Quando chi sceglie la missione può scegliere la 5.
avalon-option-fifth-quest-two-successes = dopo due successi
    .short = Prima devono essere riuscite due missioni.
avalon-option-fifth-quest-two-quests = dopo due missioni
    .short = Prima si devono giocare due missioni, comunque siano andate.
avalon-option-hidden-sorcerer = Stregone nascosto
    .short = Lo stregone malvagio non partecipa alla notte: non vede nessuno e nessuno lo vede.
avalon-option-senior-messenger = L’anziano conosce la giovane
    .short = Nella notte il messaggero anziano vede la messaggera giovane.
avalon-option-magic-after-one-fail = Magia dopo un fallimento
    .short = Dove si gioca una magia, un solo fallimento basta anche per la missione che di solito ne richiede due; poi la magia capovolge il risultato.
avalon-option-rogue-shares-early = Il furfante partecipa a una vittoria precoce
    .short = Un furfante che non ha vinto da solo vince in parte ogni volta che vince il suo schieramento, anche prima della quinta missione.
avalon-option-excalibur-choice = Excalibur lascia la scelta
    .short = Chi deve cambiare carta sceglie fra quelle non giocate: successo, fallimento o una carta del proprio personaggio.
avalon-option-allegiance-by-number = Carte di Lancillotto per numero di missione
    .short = Con la scelta della missione e cinque carte, se ne pesca una quando è approvata la squadra della missione 3, 4 o 5, in qualunque ordine si giochino.

## La cronaca

avalon-event-allegiance-drawn = La carta di Lancillotto per la missione { NUMBER($quest, useGrouping: 0) }: { $card }.
avalon-event-allegiance-laid = Accanto alla missione { NUMBER($quest, useGrouping: 0) } c’è una carta di Lancillotto: { $card }.
avalon-event-quest-chosen = { $leader } sceglie la missione { NUMBER($quest, useGrouping: 0) }.
avalon-event-excalibur-given = { $leader } consegna Excalibur. La riceve { $name }.
avalon-event-excalibur-used = { $seat_is ->
    [none] { $holder } lascia Excalibur nel fodero.
   *[other] { $holder } alza Excalibur. Deve cambiare carta { $name }.
}
avalon-event-card-taken-back = { $name } riprende una carta che vede solo { $holder }: { $card }.
avalon-event-card-trapped = { $leader } toglie una carta dalla missione. È quella di { $name }.
avalon-event-trapped-card-seen = La carta di { $name }, che vede solo { $leader }: { $card }.

## Le domande

avalon-ask-choose-quest = Quale missione proponi (tentativo { NUMBER($attempt, useGrouping: 0) } di 5{ $attempt ->
    [5] ; se è respinta, vince il male
   *[other] { "" }
})?
    .waiting = { $name } sceglie una missione.
    .rules = Si può scegliere ogni missione non ancora giocata; il suo numero dice quante persone servono. La missione 5 si può scegliere dopo due successi o dopo due missioni, come si è deciso al tavolo. A ogni nuova proposta si sceglie da capo, e i rifiuti si contano per tutto il round.
avalon-ask-give-excalibur = Chi della squadra per la missione { NUMBER($quest, useGrouping: 0) } riceve Excalibur: { $team }?
    .waiting = { $name } sceglie a chi dare Excalibur.
    .rules = Prima del voto il caposquadra deve dare Excalibur a un’altra persona della squadra. Quando le carte sono giocate, chi ha la spada può ordinare a qualcun altro della squadra di cambiare carta.
avalon-ask-use-excalibur = Chi della squadra in missione { NUMBER($quest, useGrouping: 0) } deve cambiare carta per ordine di Excalibur (indica un’altra persona o nessuno): { $team }?
    .waiting = { $name } decide che cosa fare di Excalibur.
    .rules = La carta della persona indicata diventa il suo contrario: ciò che vale come successo diventa un fallimento, tutto il resto un successo. La carta ripresa la vedi solo tu; chi hai indicato lo vedono tutti. Una carta scoperta non si può cambiare.
avalon-ask-change-card = { $holder } ti ordina con Excalibur di cambiare la tua carta nella missione { NUMBER($quest, useGrouping: 0) }.
    .own = La tua carta finora: { $card }.
    .waiting = { $name } cambia carta.
    .rules = Al posto della tua carta ne giochi un’altra, anche se di solito il tuo schieramento non può giocarla. La carta che riprendi la vede solo chi ha Excalibur.
avalon-ask-trap-card = Di chi è la carta che togli dalla missione { NUMBER($quest, useGrouping: 0) }: { $team }?
    .waiting = { $name } sceglie una carta da togliere.
    .rules = Il caposquadra deve prendere una carta della squadra, magari la propria, e nessun altro la guarda. Per la missione non conta. Tutti vedono di chi era; se ne può dire ciò che si vuole.

## Ciò che chi ospita trova insieme

avalon-group-classic = I personaggi classici
avalon-group-modules = Moduli
avalon-group-lancelots = I Lancillotti
avalon-group-faces = Altri volti
avalon-group-hands = Nuove carte missione
avalon-together-lancelots = i due Lancillotti
avalon-together-sorcerers = i due stregoni
avalon-together-messengers = i tre messaggeri
avalon-one-of-lancelot-variant = Come giocano i Lancillotti
avalon-one-of-lancelot-variant-none = si conoscono
    .short = Si incontrano nella notte, e restano nel proprio schieramento fino alla fine.
