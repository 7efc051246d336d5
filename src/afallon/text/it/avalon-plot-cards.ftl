### Avalon: le carte trama, che cosa fanno e che cosa si chiede. Gli argomenti sono descritti nel file inglese.

avalon-plot-card = carta trama
avalon-module-plot-cards = carte trama
    .short = Per ogni missione il caposquadra pesca carte trama e le dà ad altri: per esaminare, spiare, fermare una squadra o prendere il comando.
    .odds = { avalon-odds-unknown }
avalon-player-and-plot-cards = { $name } ({ $cards })

## Le carte

avalon-plot-card-are-you-the-one = Sei proprio tu?
    .short = Subito: chi la riceve può esaminare una delle due persone che ha accanto.
avalon-plot-card-have-at-you = In guardia!
    .short = Fino alla fine della partita: chi la tiene vota apertamente, prima di tutti gli altri.
avalon-plot-card-show-your-strength = Mostra la tua forza
    .short = Subito: il caposquadra deve farsi esaminare da una persona a sua scelta.
avalon-plot-card-show-your-nature = Mostra la tua vera natura
    .short = Subito: chi la riceve deve farsi esaminare da una persona a sua scelta.
avalon-plot-card-the-king-returns = Il re ritorna
    .short = Si tiene fino all’uso: una squadra approvata vale come respinta.
avalon-plot-card-ambush = Imboscata
    .short = Si tiene fino all’uso: si guarda la carta giocata da un’altra persona della squadra.
avalon-plot-card-leading-to-victory = Guida alla vittoria
    .short = Si tiene fino all’uso: si prende il comando prima che il caposquadra abbia fatto qualcosa.
avalon-plot-card-we-found-you = Ti abbiamo trovato!
    .short = Si tiene fino all’uso: un’altra persona della squadra deve giocare a carta scoperta.
avalon-plot-card-restore-your-honour = Riscatta il tuo onore
    .short = Subito: chi la riceve deve prendere una carta trama a un’altra persona.

## Risposte

avalon-answer-use = usa la carta
avalon-answer-pass = non ora

## La cronaca

avalon-event-plot-card-drawn = { $leader } pesca una carta trama: «{ $card }».
avalon-event-plot-card-given = { $leader } consegna la carta «{ $card }». La riceve { $name }.
avalon-event-plot-card-used = { $name } usa una carta trama: «{ $card }».
avalon-event-plot-card-taken = { $name } prende una carta trama: «{ $card }». Era di { $other }.
avalon-event-open-vote-shown = { $name } vota apertamente: { $vote }.
avalon-event-member-found = { $name } indica chi deve giocare a carta scoperta: { $member }.
avalon-event-card-turned = { $name } gioca a carta scoperta: { $card }.
avalon-event-ambushed = { $name } guarda una carta giocata. È quella di { $member }.
avalon-event-ambushed-card-seen = La carta di { $member }, che vede solo { $name }: { $card }.

## Le domande

avalon-ask-choose-plot-card = Quale delle carte trama pescate consegni ora ({ $cards })?
    .waiting = { $name } sceglie una carta trama da consegnare.
    .rules = Il caposquadra dà ogni carta pescata a un’altra persona, nell’ordine che vuole; la stessa persona può riceverne più d’una. Alcune carte agiscono subito, prima della successiva; le altre si tengono, e tutti vedono chi le ha.
avalon-ask-give-plot-card = Chi riceve la carta trama «{ $card }»?
    .waiting = { $name } sceglie a chi dare una carta trama.
    .rules = Il caposquadra dà tutte le carte pescate ad altre persone e non ne tiene nessuna. Alcune carte agiscono subito; le altre si tengono, e tutti vedono chi le ha.
avalon-ask-leading-to-victory = Usi «{ avalon-plot-card-leading-to-victory }» per prendere il comando nel round { NUMBER($round, useGrouping: 0) }, tentativo { NUMBER($attempt, useGrouping: 0) } di 5 (ora è di { $leader })?
    .waiting = { $name } può prendere il comando.
    .rules = Diventi caposquadra prima che quello di ora abbia fatto qualcosa. Poi nessuno può fare lo stesso finché non si è votato. In seguito il comando passa a partire da te. La domanda va a turno a chi ha una carta come questa, una volta sola.
avalon-ask-the-king-returns = Usi «{ avalon-plot-card-the-king-returns }» per fermare la squadra che propone { $leader } per la missione { NUMBER($quest, useGrouping: 0) } (tentativo { NUMBER($attempt, useGrouping: 0) } di 5): { $team }?
    .waiting = { $name } può fermare la squadra.
    .rules = La squadra approvata vale come respinta; al quinto rifiuto di un round vince il male, e anche questo conta. La domanda va a turno a chi ha una carta come questa, cominciando dal caposquadra, una volta sola.
avalon-ask-we-found-you = «{ avalon-plot-card-we-found-you }»: chi della squadra in missione { NUMBER($quest, useGrouping: 0) } deve giocare a carta scoperta (indica un’altra persona o nessuno): { $team }?
    .waiting = { $name } può indicare chi gioca a carta scoperta.
    .rules = La persona indicata sceglie una carta come le altre; quando tutti hanno scelto, la sua si mostra con il nome. Excalibur non può cambiarla e un’imboscata non può guardarla.
avalon-ask-ambush = «{ avalon-plot-card-ambush }»: di chi guardi la carta nella missione { NUMBER($quest, useGrouping: 0) } (indica un’altra persona della squadra o nessuno): { $team }?
    .waiting = { $name } può guardare una carta giocata.
    .rules = La carta la vedi solo tu e resta com’è. Tutti vedono di chi è; puoi dirne ciò che vuoi. Ogni carta può guardarla una persona sola.
avalon-ask-are-you-the-one = { $leader } ti dà la carta «{ avalon-plot-card-are-you-the-one }»: chi vuoi esaminare, fra le due persone che hai accanto (indica una persona o nessuno)?
    .waiting = { $name } può esaminare una delle due persone che ha accanto.
    .rules = La persona che esamini ti consegna una carta lealtà che vedi solo tu. Mostra uno schieramento, mai un personaggio. Puoi dirne ciò che vuoi.
avalon-ask-show-your-strength = { $receiver } riceve la carta «{ avalon-plot-card-show-your-strength }», perciò come caposquadra devi mostrare il tuo schieramento: chi può vederlo?
    .waiting = { $name } sceglie chi vedrà lo schieramento del caposquadra.
    .rules = Scegli un’altra persona qualsiasi. Poi consegni una carta lealtà: la vede solo questa persona, che può dirne ciò che vuole.
avalon-ask-show-your-nature = { $leader } ti dà la carta «{ avalon-plot-card-show-your-nature }», perciò devi mostrare il tuo schieramento: chi può vederlo?
    .waiting = { $name } sceglie da chi farsi esaminare.
    .rules = Scegli un’altra persona qualsiasi, anche il caposquadra. Poi consegni una carta lealtà: la vede solo questa persona, che può dirne ciò che vuole.
avalon-ask-restore-your-honour = { $leader } ti dà la carta «{ avalon-plot-card-restore-your-honour }»: a chi prendi una carta trama?
    .waiting = { $name } sceglie a chi prendere una carta trama.
    .rules = Devi prendere una carta a qualcuno che ne ha. Il suo effetto passa con lei.
avalon-ask-take-plot-card = Quale prendi delle carte trama che ha { $other } ({ $cards })?
    .waiting = { $name } sceglie una carta trama da prendere.
    .rules = Devi prendere una carta. Il suo effetto passa con lei.
avalon-ask-vote-openly = Voti apertamente, prima di tutti gli altri: { $leader } propone per la missione { NUMBER($quest, useGrouping: 0) } questa squadra (tentativo { NUMBER($attempt, useGrouping: 0) } di 5{ $fails_to_sink ->
    [1] { "" }
   *[other] , ci vogliono due fallimenti
}{ $attempt ->
    [5] ; se è respinta, vince il male
   *[other] { "" }
}): { $team }; approvi?
    .waiting = Manca il voto palese di: { $name }.
    .rules = Chi tiene «{ avalon-plot-card-have-at-you }» vota prima di tutti gli altri e il voto si vede subito. Se sono in due, lo mostrano insieme. Poi gli altri votano in segreto.
