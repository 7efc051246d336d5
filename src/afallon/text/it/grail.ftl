### Graal: le parole delle regole, delle carte, delle domande e del diario. Nomi e storie stanno nei pacchetti.


## Che cosa hanno i personaggi

grail-state-exhausted = personaggio esausto
grail-state-panicking = panico
grail-state-dying = in fin di vita
grail-state-dying-solo = in fin di vita
grail-state-going-mad = verso la follia
grail-state-passed = ha passato

grail-colour-green = incontro verde
grail-colour-grey = incontro grigio
grail-colour-purple = incontro viola
grail-colour-blue = incontro blu
grail-seal-menhir = { -menhir }
grail-seal-dreams = sogni
grail-seal-hostile = insediamento ostile
grail-seal-friendly = insediamento amichevole
grail-token-time = segnalino tempo
grail-token-quest = segnalino missione
grail-ended-won = vinto
grail-ended-not-won = non vinto
grail-ended-escaped = il nemico è fuggito
grail-ended-avoided = evitato
grail-ended-leave = il personaggio attivo lo lascia
grail-face-skull = { -skull }
grail-face-grail = { -grail }

grail-nothing = niente

grail-trait-sluggish = lento
    .short = all’inizio e alla fine di ogni round tutti pescano 1 carta in più
grail-trait-guardian = guardiano
    .short = se non è battuto, resta sulla mappa
grail-trait-plunderer = predone
    .short = quando nessuno ha più di 1 punto salute, prende tutta la ricchezza e gli oggetti e sparisce
grail-trait-ambush = imboscata
    .short = il primo personaggio attivo tiene in mano 1 carta
grail-trait-fury = furia
    .short = attacca due volte
grail-trait-defence = difesa
    .short = la prima carta di ogni attivazione dà 1 indicatore in meno
grail-trait-horde = orda
    .short = prima di ogni attacco si perdono 2 carte del mazzo
grail-trait-treachery = perfidia
    .short = i danni dei suoi attacchi non si possono evitare
grail-trait-opportunist = opportunista
    .short = chi gioca meno di 2 carte subisce un attacco di opportunità
grail-trait-charge-in = impeto
    .short = il primo personaggio attivo subisce subito 2 danni
grail-trait-agile = agilità
    .short = al massimo 2 carte per attivazione
grail-trait-shattering = frantumazione
    .short = le armi usate alla fine sono perse

## Domande

grail-ask-act = Giorno { $day }, round { $round }: che cosa fai?
    .optional = Hai già agito. Mentre agiscono gli altri, vuoi dare o scambiare qualcosa?
grail-ask-choose-target = { $action_is ->
        [travel] { $name } ({ $action }): dove?
       *[other] { $name } ({ $action }): quale?
    }
grail-ask-join = { $leader } agisce ({ $action }: { $location }); ti unisci, a questo prezzo: { $price }?
grail-ask-accept = { $name } vuole venire con te ({ $action }: { $location }; prezzo: { $price }): va bene?
grail-ask-take-along = { $leader }, c’è chi vuole venire con te ({ $action }: { $location }; prezzo: { $price }): { $names }. Chi porti?
grail-ask-join-arrival = Arrivi dove sei tu ({ $location }): { $names }; ti unisci, senza pagare?
grail-ask-pay-for = Per «{ $action }» si deve: { $debts }; per chi paghi un’unità?
grail-ask-divide-cost = Per «{ $action }» dovete ({ $names }) ancora pagare: { $price }; chi paga ora ({ $resource })?
grail-ask-activate = { $price_is ->
        [none] Accendete { -menhir(form: "definite") } ({ $location }; giorni: { $dial }) senza pagare?
       *[other] Accendete { -menhir(form: "definite") } ({ $location }; giorni: { $dial }) insieme a questo prezzo: { $price }?
    }
grail-ask-contribute = { $name }, { -menhir(form: "to") } ({ $location }) manca ancora: { $missing }; quanto dai tu?
grail-ask-share = { $gained_is ->
        [yes] { $left_is ->
            [single] A chi di voi ({ $names }) va: { $left }?
           *[other] Avete ({ $names }) da dividere: { $left }; a chi va la prossima unità?
        }
       *[no] { $left_is ->
            [single] Chi di voi ({ $names }) perde: { $left }?
           *[other] Perdete fra voi ({ $names }): { $left }; chi perde la prossima unità?
        }
    }
grail-ask-share-out = { $gained_is ->
        [yes] Avete ({ $names }) da dividere: { $whole }. Quanto va a ciascuno?
       *[no] Perdete fra voi ({ $names }): { $whole }. Quanto perde ciascuno?
    }
grail-ask-split-cost = Per «{ $action }» pagate insieme ({ $names }): { $price }; quanto ciascuno?
grail-answer-division = { $parts }
grail-ask-hand-over = { $name }, non puoi tenere altro, e avanza: { $surplus }; a chi va?
grail-ask-give-what = { $name }, proponi uno scambio a { $receiver } – da te: { $gives }; in cambio: { $wants }; che altro?
grail-ask-give-to = { $name }, con chi scambi?
grail-ask-accept-gift = { $giver } ti offre: { $gives }; in cambio vuole: { $wants }; accetti?
grail-ask-vote = { $names }: come votate su «{ $effect_source }»?
grail-ask-equip = Prima del giorno { $day }: quale oggetto o segreto metti in uso o da parte?
grail-ask-keep-face-up = { $name }, di questo tipo ({ $keyword }) puoi usare una sola carta per volta: quale?
grail-ask-use-items = «{ $encounter }»: quale oggetto non usi in questo incontro, se vuoi?
grail-ask-lose-item = Perdete ({ $names }) oggetti: { $amount }. Quale va perso ora?
grail-ask-take-item = È stato trovato un oggetto – { $item }: a chi di voi ({ $names }) va?
grail-ask-take-secret = Un personaggio ({ $tile }) non è più con voi, ma un segreto è rimasto – { $secret }: chi lo custodisce?
grail-ask-next-effect = Che cosa viene per primo ({ $timing })?
grail-ask-next-arrival = Ci sono più arrivi ({ $arrivals }): quale viene prima?
grail-ask-next-guardian = Qui ({ $location }) aspettano più guardiani: quale incontrate ({ $names }) ora?
grail-ask-eat = Crepuscolo del giorno { $day }: mangi, a questo prezzo: { $price }, per 1 punto salute in più e 1 punto terrore in meno?
grail-ask-choose-effect = { $names }: che cosa scegliere per «{ $effect_source }»?
grail-ask-choose-verse = { $names } ({ $location }): che cosa fare adesso?
grail-ask-use-ability =
    { $price_is ->
        [none] { $name }: usi «{ $ability_source }» ({ $ability })?
       *[other] { $name }: usi «{ $ability_source }» ({ $ability }) al prezzo di { $price }?
    }
grail-ask-choose-location = Dove andate insieme ({ $names })?
grail-ask-choose-active = «{ $encounter }», round { $round }: chi è attivo ora ({ $waiting })?
grail-ask-mulligan = Comincia l’incontro «{ $encounter }» ({ $names }): tieni la tua mano o ne peschi una nuova con una carta in meno?
grail-ask-play =
    { $forced_is ->
        [yes] { $name }, panico: giochi la prima carta del mazzo («{ $encounter }», { $encounter_is ->
            [talk] affinità { $score }, obiettivo { $goal }
           *[other] indicatori { $score } su { $goal }
        })?
       *[no] { $name }, «{ $encounter }» ({ $encounter_is ->
            [talk] affinità { $score }, obiettivo { $goal }
           *[other] indicatori { $score } su { $goal }
        }, carte giocate: { $played }): che cosa giochi?
    }
grail-ask-pay-magic = { $name }: si paga { $price } per la chiave magica della carta «{ $card }» (dà: { $gives })?
grail-ask-keep-cards = { $name }, «{ $encounter }» tende un’imboscata: quale carta, una sola, tieni in mano?
grail-ask-discard =
    { $because_is ->
        [none] { $name }: quale carta scarti per restare nel limite della mano (ancora { $many ->
                [one] { NUMBER($many, useGrouping: 0) } carta
               *[other] { NUMBER($many, useGrouping: 0) } carte
            })?
       *[other] { $name }: quale carta scarti per via di «{ $because_source }» ({ $because }; ancora { $many ->
                [one] { NUMBER($many, useGrouping: 0) } carta
               *[other] { NUMBER($many, useGrouping: 0) } carte
            })?
    }
grail-ask-toss = Come cade il contatore per «{ $effect_source }» ({ $effect })?
grail-ask-give-magic =
    { $first_is ->
        [yes] { $payer }: paghi { $price }, senza cui { $name } non può giocare la carta «{ $card }» (la chiave magica dà: { $gives })?
       *[no] { $payer }: paghi { $price } per la chiave magica della carta «{ $card }» giocata da { $name } (dà: { $gives })?
    }
grail-ask-lend-charges = { $owner }: lasci che { $name } spenda { $spent ->
        [one] { NUMBER($spent, useGrouping: 0) } carica
       *[other] { NUMBER($spent, useGrouping: 0) } cariche
    } della tua carta «{ $card }» ({ $ability })?
grail-ask-breathing-space =
    { $coming_is ->
        [none] { $name }: resti nell’incontro «{ $encounter }»?
       *[other] { $name }: resti nell’incontro «{ $encounter }» prima che succeda questo: { $coming }?
    }
grail-ask-before-effect = { $name }: che cosa fai prima che agisca «{ $effect_source }» ({ $effect })?
grail-ask-introduce = { $names }: sarebbe il primo incontro di questo tipo; cominciare con «{ $encounter }», che insegna come si fa, invece di pescare dal mazzo?
grail-ask-avoid = Evitate tutti l’incontro «{ $encounter }»: { $price_is ->
        [none] senza pagare nulla
       *[other] pagando { $price } ciascuno
    }, { $effects_is ->
        [none] senza conseguenze
       *[other] con questa conseguenza: { $effects }
    }?
grail-ask-choose-stage = Come continua il colloquio «{ $encounter }»?
grail-ask-retreat-together = { $failure_is ->
        [none] { $name } vuole lasciare il colloquio «{ $encounter }», e non costa niente. Andate via tutti?
       *[other] { $name } vuole lasciare il colloquio «{ $encounter }»: { $failure }. Andate via tutti?
    }
grail-ask-plan = Prima che cominci il giorno { $day }: scambi carte con chi è qui?
grail-waiting = Aspettiamo: { $name }.

## Risposte

grail-answer-travel = viaggio
grail-answer-explore = esplorazione
grail-answer-location = azione del luogo
grail-answer-character = azione del personaggio
grail-answer-card = usare una carta
grail-answer-inspect-menhir = ispezione { -menhir(form: "of") }
grail-answer-pass = passo
grail-answer-give = dare o scambiare
grail-answer-yes = sì
grail-answer-yes-helping = sì, e aiuto a pagare
grail-answer-no = no
grail-answer-keep = tenere
grail-answer-redraw = nuova mano, una carta in meno
grail-answer-stop = nessun’altra carta
grail-answer-retreat = ritirata
grail-answer-top = la prima carta del mazzo
grail-answer-done = fatto
grail-answer-never-mind = lasciar stare
grail-answer-own = solo per me
grail-answer-all-of-them = tutti
grail-answer-all-helping = tutti, e aiuto a pagare
grail-answer-nobody = nessuno
grail-answer-each-apart = decido per ciascuno
grail-answer-go-on = lasciare che succeda
grail-answer-discard = a nessuno
grail-answer-due-ability =
    { $owner_is ->
        [none] { $ability_source }: { $ability }
       *[other] { $ability_source } ({ $owner }): { $ability }
    }
grail-answer-use-charges = usare le cariche di «{ $card }», carta { $place } della sequenza
grail-answer-flip-item = girare: { $item }
grail-answer-flip-secret = girare: { $secret }
grail-answer-ask-to-pay = chiedere a { $name } di pagare

## Dove succede

grail-action-arrival = arrivo
grail-action-dream = sogno
grail-action-nightmare = incubo
grail-action-dawn = alba
grail-action-dusk = crepuscolo
grail-action-guardian = guardiano
grail-action-menhir = { -menhir }

## Il diario

grail-event-character-entered = { $name } gioca questo personaggio: { $tile }.
grail-letter = È arrivata una lettera: { $letter }
grail-event-dawn-broke = Giorno { $day }: alba.
grail-event-day-began = Comincia il giorno.
grail-event-dusk-fell = Cala il crepuscolo.
grail-event-location-laid = Si vede un nuovo luogo: { $number }.
grail-event-location-discarded = Il Silenzio prende: { $number }.
grail-event-location-replaced = { $number } cambia: { $by }.
grail-event-menhir-lit = { CAPITAL(-menhir(form: "indefinite")) } splende: { $number }, contatore { $dial }.
grail-event-menhir-removed = { CAPITAL(-menhir(form: "indefinite")) } si spegne: { $number }.
grail-event-menhir-inspected = { CAPITAL(-menhir(form: "definite")) } ({ $location }) chiede a ciascuno di voi: { $cost }.
grail-menhir-needs = Si può accendere quando: { $requires }.
grail-event-menhir-refused = { CAPITAL(-menhir(form: "definite")) } resta { -menhir.gender ->
    [feminine] spenta
   *[masculine] spento
}: manca qualcosa.
grail-event-characters-moved = Arrivo ({ $location }): { $names }.
grail-event-party-formed = { $members }: { $action }.
grail-event-member-joined = { $name } si unisce.
grail-event-help-offered = { $name } si offre di pagare per gli altri.
grail-event-member-left = { $name } non è più con loro.
grail-event-passed = { $name } passa.
grail-event-track-changed = { $name }: { $track } ora { $value }.
grail-event-resource-changed = { $name }: { $resource } ora { $value }.
grail-event-attribute-raised = { $name }: { $attribute } +{ $by }.
grail-event-affliction-attached = { $name }: { $affliction }.
grail-event-affliction-removed = { $name }: non più { $affliction }.
grail-event-given = { $giver } dà a { $receiver }: { $resource } { $amount }.
grail-event-offer-made = { $giver } offre a { $receiver }: { $gives }; in cambio: { $wants }.
grail-event-votes-shown = Voti: { $votes }.
grail-event-verse-read = { $verse }
grail-event-chosen = { $names }: { $choice }.
    .overruled = { $decider } decide: { $choice }. Gli altri volevano altro ({ $overruled }).
grail-event-status-marked = Segnato: { $status }.
grail-status-boxes = { $status } ({ $box } su { $boxes })
grail-event-status-erased = Cancellato: { $status }.
grail-event-task-noted = Annotato: { $task }
grail-event-tossed = Il contatore cade: { $face }.
grail-event-item-gained = { $name } ottiene: { $item }.
grail-event-item-lost = { $name } perde: { $item }.
grail-event-secret-gained = { $name } scopre un segreto: { $secret }.
grail-event-secret-lost = { $name } non ha più il segreto: { $secret }.
grail-event-card-turned = { $name } gira: { $card } ({ $face_up_is ->
    [yes] { grail-face-up }
   *[no] { grail-face-down }
}).
grail-event-card-traded = { $card }: da { $giver } a { $receiver }.
grail-event-item-flipped = { $name } gira: { $item }.
grail-event-item-put-aside = { $name } mette da parte: { $item }.
grail-event-ate = { $name } mangia.
grail-event-tokens-changed = { $location }: { $token } { $amount }.
grail-event-dial-set = Contatore «{ $dial }»: { $value }.
grail-event-dial-removed = Il contatore «{ $dial }» non c’è più.
grail-event-guardian-placed = { $card } resta qui: { $location }.
grail-event-guardian-met = Qui aspetta un guardiano: { $card }.
grail-event-encounter-began = Incontro: { $card }. Partecipano: { $participants }.
grail-event-encounter-read = { $card }.
grail-event-encounter-round-began = Round { $round } dell’incontro.
grail-event-activated = Personaggio attivo: { $name }.
grail-event-card-taken = { $name } pesca: { $card }.
grail-event-hand-redrawn = { $name } pesca una nuova mano.
grail-event-card-played = { $name } gioca: { $card }.
grail-event-magic-paid = { $name } paga 1 punto magia.
grail-event-card-discarded = { $name } scarta: { $card }.
grail-event-last-card-discarded = { $card } lascia la sequenza.
grail-event-pool-changed = Indicatori nella riserva: { $pool }.
grail-event-affinity-moved = Affinità: { $affinity }.
grail-event-ability-fired = { $path_source }: { $path }.
grail-event-charges-changed = Cariche sulla carta: { $charges }.
grail-event-attack-began = Il nemico attacca: { $path }.
grail-event-opportunity-taken = Attacco di opportunità contro { $name }: { $path }.
grail-event-reaction-began = L’avversario reagisce: { $path }.
grail-event-attack-cancelled = Non avviene.
grail-event-trait-applied = Il nemico: { $trait }.
grail-event-must-retreat = { $name } ha troppo poche carte e deve ritirarsi.
grail-event-participant-left = { $name } lascia l’incontro.
grail-event-enemy-escaped = Il nemico fugge.
grail-event-stage-began = Il colloquio continua: { $stage }.
grail-event-stage-won = Stadio vinto: { $stage }.
grail-event-encounter-avoided = Lo evitate.
grail-event-failure-suffered = Non se ne fa nulla.
grail-event-encounter-ended = L’incontro è finito: { $ended }.
grail-face-up = in uso
grail-face-down = da parte

## Il tavolo

grail-day = Giorno { $day }, { $stage }
grail-stage-dawn = alba
grail-stage-day = giorno
grail-stage-dusk = crepuscolo
grail-dawn-step-dawn-effects = ciò che dicono le carte
grail-dawn-step-dark-menhirs = { -menhir(form: "plural") } { -menhir.gender ->
    [feminine] spente
   *[masculine] spenti
}
grail-dawn-step-lost-locations = luoghi perduti
grail-dawn-step-menhir-dials = contatori { -menhir(form: "plural-of") }
grail-dawn-step-time-dials = contatori del tempo
grail-dawn-step-dawn-guardians = guardiani
grail-dawn-step-dawn-event = l’evento
grail-dawn-step-planning = piani
grail-dawn-step-equipment = equipaggiamento
grail-map = Mappa
grail-map-legend = luce { -menhir(form: "of") }
    .people = i giocatori che sono qui
    .stub = via non ancora vista
    .guardian = guardiano
    .token = segnalino
    .unlit = fuori dalla luce: perduto alla prossima alba
grail-you-are-here = { $name } è qui: { $location }.
grail-leads = Vie: { $ways }.
grail-stubs = Non ancora viste: { $ways }.
grail-is-here = Qui: { $things }.
grail-location-action-used = già usata oggi
grail-menhirs = Luci accese: { $menhirs }.
grail-menhir-to-light = { CAPITAL(-menhir(form: "definite")) } qui è { -menhir.gender ->
    [feminine] spenta; per accenderla
   *[masculine] spento; per accenderlo
} date tutti insieme: { $cost }; il contatore parte da { $dial }.
grail-menhir-to-light-again = { CAPITAL(-menhir(form: "definite")) } qui si può riaccendere: date tutti insieme { $cost } e il contatore riparte da { $dial }.
grail-rite-missing = Manca ancora: { $missing }.
grail-rite-absent = Devono essere qui anche: { $names }.
grail-rite-condition = La sua condizione non è ancora soddisfatta.
grail-rite-one-less = Potete non pagare un tipo di risorsa.
grail-rite-ready = C’è tutto: { -menhir(form: "definite") } si può accendere.
grail-explored = Per ora qui non c’è nulla di nuovo.
grail-menhir-and-dial = { $location } ({ $dial })
grail-location-action = Azione del luogo: { $action }
grail-track = { $what } { $value } su { $most }
grail-track-limited = { $what } { $value } su { $most }, per la salute al massimo { $limit }
grail-attributes = Attributi: { $values }
grail-resources = Risorse: { $values }
grail-and-number = { $what } { $value }
grail-equipment = Carte: { $cards }
grail-journal = Diario
grail-book = Il libro della terra
grail-no-verses = Non è stato ancora letto nulla.
grail-tasks = Incarichi: { $tasks }
grail-statuses = Stati segnati: { $statuses }
grail-encounter = Incontro
grail-price = { $card }: indicatori { $pool } su { $price }
grail-affinity = { $card }: affinità { $affinity }, da { $lowest } a { $highest }; stadio: { $stage }
grail-traits = Tratti: { $traits }
grail-next-attack = Attaccherebbe così: { $effects }
grail-next-reaction = Reagirebbe così: { $effects }
grail-opportunity = Attacco di opportunità: { $effects }
grail-sequence = Sequenza: { $cards }
grail-left-in-decks = Ancora da pescare: { $left }
grail-open-edge = La prossima carta incontra: { $keys }
grail-hand = Mano di { $name }: { $cards }
grail-hand-card = { $card } ({ $keys })
grail-card-text = Chiavi dall’alto, a sinistra | a destra: { $rows }.
grail-no-keys = nessuna chiave si unirebbe
grail-key-short = { $half } – non basta
grail-cannot-take-back = Questo non si può annullare: da allora si è rivelato qualcosa, o non c’era ancora nessuna risposta.
grail-rules-day = In ogni round ciascuno agisce una volta, nell’ordine che volete. Il numero accanto a un’azione è la sua energia. L’energia non supera mai la salute. Chi è nello stesso luogo può unirsi. Chi ha passato, o non ha più energia, aspetta il crepuscolo.
grail-rules-encounter = Il personaggio attivo gioca carte. Dove le metà di una chiave si incontrano, la chiave si collega: con un attributo abbastanza alto, con 1 punto magia, o gratis. La prima carta si può sempre giocare; un’altra solo se una sua chiave collegata dice «carta extra»: conviene tenere quelle carte per seconde. Chi non ne gioca nessuna subisce un attacco di opportunità. Poi si vede se avete vinto, e il nemico risponde. Chi non ha più carte da pescare deve ritirarsi.
grail-rules-diplomacy = Il personaggio attivo gioca carte. Dove le metà di una chiave si incontrano, la chiave si collega: con un attributo abbastanza alto, con 1 punto magia, o gratis. Qui le chiavi muovono l’indicatore dell’affinità: sulla casella più alta lo stadio è vinto, sulla più bassa tutto è perso. Un bonus dello stadio fa ciò che lo stadio dice per l’attributo della sua chiave. La prima carta si può sempre giocare; un’altra solo se una sua chiave collegata dice «carta extra». Dopo ogni attivazione l’avversario reagisce. Chi non ha più carte da pescare deve ritirarsi.
grail-rules-story = Il diario racconta che cosa trovate. Sceglie tutto il gruppo. Se non siete d’accordo, decide il cronista o il personaggio con il numero più basso.
grail-rules-trade = Chi è nello stesso luogo può dare e scambiare gratis cibo, ricchezza, oggetti e segreti.

## Preparazione

grail-problem-wrong-number-of-seats = Non si può giocare in { $players }: si gioca da uno a quattro.
grail-problem-bad-pack = Nel pacchetto c’è un errore: { $problem }
grail-problem-no-such-pack = Qui non c’è nessun pacchetto «{ $pack }». Scegline uno dall’elenco.
grail-problem-pack-has-changed = Il pacchetto { $pack } non è più quello con cui si è giocata questa campagna. Usa i file con cui è cominciata.
grail-problem-met-content-has-changed = Il pacchetto { $pack } è cambiato dove questa campagna è già passata: { $entries }. Annulla quelle modifiche, oppure finisci la campagna con i file con cui è stata giocata.
grail-problem-no-such-chronicler = Non c’è il posto { $seat } per un cronista. Il cronista si sceglie fra due o più giocatori.
grail-problem-not-one-character-each = Ognuno ha bisogno di un personaggio suo, ma sono stati indicati: { $characters }
grail-problem-unknown-character = In questo pacchetto non c’è il personaggio { $character }.
grail-problem-not-between-actions = Un altro gruppo può continuare mentre nessuno agisce, combatte o scambia: fra due azioni del giorno, durante i piani e l’equipaggiamento all’alba, o al crepuscolo, prima che qualcuno mangi o mentre migliorate i personaggi e i mazzi. Fino ad allora giocate con il gruppo di adesso.

## Controllo di un pacchetto

grail-pack-is-sound = { $name }: tutto bene.
grail-pack-counts = { $section }: { $count }
grail-pack-has-problems = { $folder }: errori trovati: { $count }
grail-pack-at = { $file }, riga { $line }: { $problem }
    .whole = { $file }: { $problem }
grail-pack-no-pack-here = In questa cartella non ci sono file YAML. Indica la cartella di un pacchetto.
grail-pack-no-such-folder = Questa cartella non esiste. Indica la cartella di un pacchetto, o un pacchetto installato.
grail-pack-pack-too-large = I file YAML insieme sono troppo grandi; si leggono al massimo { $most } byte.
grail-pack-not-utf-8 = Questo non è UTF-8. Salva il file in quella codifica.
grail-pack-file-has-no-sections = Un file è fatto di sezioni con elenchi. Comincialo con il nome di una sezione.
grail-pack-unknown-section = Non c’è la sezione «{ $section }».
grail-pack-section-is-no-list = La sezione «{ $section }» deve essere un elenco. Comincia ogni voce con un trattino.
grail-pack-name-stands-twice = «{ $name }» compare due volte in «{ $section }». Dai a ogni voce un nome suo.
grail-pack-not-one-pack-entry = Nella sezione «pack» ci vuole esattamente una voce; qui sono { $entries }.
grail-pack-pack-entry-missing = Questo file manca. Scrivici che cos’è il pacchetto: il suo `id`, la sua `version` e il luogo in cui comincia (`start`).
grail-pack-number-too-large = { $found } è troppo grande: il numero massimo è { $most }. Scrivine uno più piccolo.
grail-pack-number-too-small = { $found } è troppo piccolo: il numero minimo qui è { $least }.
grail-pack-too-deep = Troppe cose l’una dentro l’altra. Scrivi più semplice.
grail-pack-no-anchors = Le ancore (& e *) non sono ammesse. Scrivi tutto per esteso.
grail-pack-no-tags = Il tag «{ $tag }» non è ammesso. Toglilo.
grail-pack-key-is-no-word = Una chiave deve essere una parola.
grail-pack-key-stands-twice = La chiave «{ $key }» compare due volte. Lasciane una.
grail-pack-more-than-one-document = Un file ha un documento. Togli la riga con tre trattini.
grail-pack-not-yaml = Da qui in poi non è YAML. Guarda rientri, due punti, virgolette e parentesi di questa riga e di quella prima.
grail-pack-no-such-verse = Non c’è il verso «{ $verse }». Scrivilo, o indicane un altro.
grail-pack-unreachable-verse = A «{ $verse }» non porta nessuna scelta e nessun verso. Portaci, o toglilo.
grail-pack-verse-without-way-out = Dal verso «{ $verse }» non si va avanti. Dagli scelte, «go» o «complete: true».
grail-pack-requirement-without-otherwise = Non tutti hanno ciò che «{ $verse }» chiede. Di’ in «otherwise» dove vanno gli altri.
grail-pack-choice-without-way-out = La scelta «{ $choice }» non porta da nessuna parte. Dalle «go» o «complete: true».
grail-pack-every-choice-may-be-barred = In «{ $verse }» ogni scelta può essere chiusa. Aggiungine una sempre aperta.
grail-pack-name-not-allowed = «{ $name }» non può essere un nome. Un nome è una parola di lettere latine, cifre, - e _, e non una risposta come «stop».
grail-pack-no-such-entry = Non c’è «{ $name }» in «{ $of }». Scrivilo, o indica altro.
grail-pack-status-never-written = Lo stato «{ $status }» è richiesto, ma niente lo segna. Segnalo da qualche parte.
grail-pack-status-has-fewer-boxes = Lo stato «{ $status }» ha solo queste caselle: { $boxes }. Aggiungine, o chiedi di meno.
grail-pack-dial-never-set = Il contatore «{ $dial }» è usato, ma niente lo mette. Mettilo da qualche parte.
grail-pack-location-out-of-reach = Niente porta al luogo { $number }: né una chiave, né un movimento, né una sostituzione.
grail-pack-key-to-itself = Il luogo { $number } ha per chiave il proprio numero. Indica un vicino.
grail-pack-version-of-a-version = Il luogo { $number } è una versione di { $original }, che non è originario. Indica l’originario.
grail-pack-menhir-and-seal-differ = Il luogo { $number } ha una scheda del menhir o un sigillo del menhir, ma non entrambi. Aggiungi l’altro.
grail-pack-dream-and-seal-differ = Il luogo { $number } ha un sogno o un sigillo dei sogni, ma non entrambi. Aggiungi l’altro.
grail-pack-too-many-seals = Il luogo { $number } ha più di tre sigilli, o uno due volte.
grail-pack-one-sided-key = Il luogo { $number } ha una chiave per { $neighbour }, che non ne ha una di ritorno. Dai una chiave a entrambi i lati, o a nessuno.
grail-pack-start-without-a-way = Il luogo iniziale { $number } non ha chiave da questo lato: { $side }. Ne serve una su ciascuno dei quattro.
grail-pack-hostile-and-friendly = Il luogo { $number } è un insediamento ostile e amichevole. Lascia uno dei sigilli.
grail-pack-too-many-rows = Questo bordo ha più righe delle carte del pacchetto: { $rows }.
grail-pack-free-key-not-at-bottom = Una chiave gratuita sta solo nella riga più bassa.
grail-pack-empty-bonus = Senza bonus può essere solo una metà gratuita. Dalle un bonus, o lascia la riga vuota (null).
grail-pack-bonus-of-the-other-kind = Il bonus «{ $bonus }» non fa niente sulle carte { $kind }.
grail-pack-timing-out-of-place = Il momento «{ $timing }» non viene mai per «{ $of }».
grail-pack-charges-without-number = Di’ in «charges» quante cariche si spendono alla volta.
grail-pack-card-of-nobody = Nessuno potrà mai avere la carta «{ $card }»: dalle un colore o un personaggio, o mettila in un mazzo iniziale.
grail-pack-card-of-two-owners = La carta «{ $card }» ha un colore e un personaggio. Lasciane uno.
grail-pack-no-attack-for-this-pool = Nella tabella degli attacchi manca una riga per questo numero di indicatori: { $pool }. Aggiungila.
grail-pack-attack-rows-overlap = Nella tabella degli attacchi due righe valgono per questo numero di indicatori: { $pool }. Lasciane una.
grail-pack-attack-row-reversed = Questa riga della tabella degli attacchi finisce prima di cominciare.
grail-pack-encounter-without-keys = «{ $encounter }» non ha chiavi a destra, quindi conta solo il testo, che manca. Aggiungi chiavi o un testo.
grail-pack-no-stages = «{ $encounter }» ha bisogno di un primo stadio con il numero 1, e di nessun numero saltato.
grail-pack-affinity-track = In «{ $encounter }» il tracciato deve andare da sotto 0 a sopra 0.
grail-pack-cell-off-track = Un tracciato comincia da { $start }, una casella che non ha: va da 0 a { $most }.
grail-pack-chapters-not-in-order = I capitoli si numerano da 1, senza saltarne.
grail-pack-too-few-encounters = Il capitolo vuole { $wanted } ({ $colour }, livello { $level }); ce ne sono { $found }.
grail-pack-colour-never-in-play = Nessun capitolo mette in gioco il colore { $colour }, quindi questo non succede mai.
grail-pack-no-such-hook = Non c’è il gancio «{ $name }».
grail-pack-too-many-hooks = Ganci: { $hooks }. Ne è ammesso uno ogni venti voci: { $most }.
grail-pack-unknown-language = La lingua «{ $language }» qui non c’è.
grail-pack-text-file-missing = Mancano i testi in «{ $language }». Scrivi il file { $wanted }
grail-pack-text-malformed = Questo non è Fluent: { $text }
grail-pack-text-missing = «{ $key }» non ha testo in «{ $language }». Scrivilo.
grail-pack-text-unknown = «{ $key }» non è il testo di niente in questo pacchetto. Toglilo, o correggi il nome.

## Guardiani all’alba, eventi e missioni

grail-ask-next-roll = Alba del giorno { $day }: per quale guardiano si tira ora il dado?
grail-action-event = evento
grail-action-quest = missione
grail-face-north = nord
grail-face-east = est
grail-face-south = sud
grail-face-west = ovest
grail-face-blank = faccia vuota
grail-face-banish = esilio
grail-event-guardian-rolled = Guardiano { $card } ({ $location }), dado: { $face }.
grail-event-guardian-moved = { $card } si muove: { $location }.
grail-event-guardian-banished = Esilio: { $card } lascia { $location }.
grail-event-guardian-gone = { $card }: non è più sulla mappa.
grail-event-event-revealed = Evento: { $event }.
grail-event-event-ended = Non vale più: { $event }.
grail-event-quest-began = Missione: { $quest }.
grail-event-quest-achieved = Missione compiuta: { $quest } ({ $name }).
grail-event-quest-ended = Missione conclusa: { $quest }.
grail-quests = Missioni: { $quests }
grail-quest-achieved = { $quest } (compiuta)
grail-quest-and-hint = { $quest }. { $hint }
grail-events = Oggi: { $events }

## Perché ora qualcosa non si può scegliere

grail-barred = Non ora: { $what } ({ $why }).
grail-barred-otherwise = secondo la regola { $rule }
grail-barred-gr-day-06 = manca: { $missing }
grail-barred-gr-party-18 = serve qualcos’altro
grail-barred-gr-combat-87 = può seguire solo una carta che si unisce con «carta extra»
grail-barred-gr-diplo-60 = può seguire solo una carta che si unisce con «carta extra»
grail-barred-gr-trait-24 = sono già state giocate abbastanza carte

## Altre domande, anche al caso

grail-ask-accept-arrival = { $name } sta dove arrivate ({ $location }) e vuole unirsi a voi ({ $names }): va bene?
grail-ask-learn-secret = Un segreto viene alla luce – { $secret }: chi di voi ({ $names }) lo apprende?
grail-ask-enter-at = { $name }, il tuo personaggio è { $tile }: in quale luogo cominci?
grail-ask-draw = Il caso: quale carta è in cima ({ $deck })?
grail-ask-put-under = Il caso: quale di queste carte ({ $cards }) va ora in fondo ({ $deck })?
grail-ask-add-encounter = Il caso: quale incontro di livello { $level } entra nel mazzo ({ $deck }; ancora da aggiungere: { $amount })?
grail-ask-search-items = Il caso: quale oggetto adatto si trova per primo (ancora da trovare: { $amount })?
grail-ask-guardian-die = Il caso: che cosa esce per questo guardiano ({ $card }, { $location })?

## Risposte che nominano qualcosa

grail-answer-give-resource = dare 1: { $resource }
grail-answer-give-item = dare: { $item }
grail-answer-give-secret = dare il segreto «{ $secret }»
grail-answer-want-resource = chiedere 1: { $resource }
grail-answer-want-item = chiedere: { $item }
grail-answer-want-secret = chiedere il segreto «{ $secret }»
grail-answer-let-go = { $item } ({ $name })
grail-answer-keep-item = { $item }
grail-answer-keep-secret = il segreto «{ $secret }»
grail-answer-turn-item = girare: { $item }
grail-answer-turn-secret = girare il segreto «{ $secret }»
grail-answer-card-action = usare: { $path_source }
grail-answer-guardian-at = { $card } ({ $location })

## Mazzi

grail-deck-items = oggetti
grail-deck-events = eventi
grail-deck-random-events = eventi casuali
grail-deck-combat = carte di combattimento, { $name }
grail-deck-diplomacy = carte di diplomazia, { $name }
grail-deck-combat-upgrades = nuove carte di combattimento, { $name }
grail-deck-diplomacy-upgrades = nuove carte di diplomazia, { $name }

## Chi paga e ciò che non si può scegliere

grail-price-together = { $price } (insieme)
grail-price-each = { $price } (ognuno)
grail-barred-gr-char-43 = uno di voi non potrebbe tenere tutto
grail-barred-gr-dusk-04 = manca: { $missing }

## Avanzamento e mazzi

grail-kind-combat = combattimento
grail-kind-diplomacy = diplomazia
grail-ask-advance = Crepuscolo del giorno { $day }: che cosa compri con la tua esperienza?
grail-ask-keep-upgrade = { $name }, ecco carte nuove ({ $deck }): { $cards }; quale tieni?
grail-ask-learn-skill = { $name }, con il punto arriva una competenza ({ $attribute }): quale impari?
grail-ask-rebuild-decks = Crepuscolo del giorno { $day }: come cambi i tuoi mazzi?
grail-answer-buy-card = una carta nuova ({ $deck })
grail-answer-raise-attribute = { $attribute } +1
grail-answer-keep-card = { $card }
grail-answer-take-skill = { $side } (carta { $number })
grail-answer-put-into-deck = mettere: { $card } ({ $deck })
grail-answer-take-out-of-deck = togliere: { $card } ({ $deck })
grail-event-skill-learnt = { $name } impara una competenza: { $side }.
grail-event-upgrade-kept = { $name } ha una carta nuova ({ $deck }): { $card }.
grail-event-card-put-into-deck = { $name } mette nel mazzo ({ $deck }): { $card }.
grail-event-card-taken-out-of-deck = { $name } toglie dal mazzo ({ $deck }): { $card }.
grail-barred-gr-adv-02 = manca: { $missing }
grail-barred-gr-adv-04 = il set di miglioramento è vuoto
grail-barred-gr-adv-05 = un mazzo ha almeno 15 carte
grail-barred-gr-adv-10 = manca: { $missing }
grail-barred-gr-adv-11 = manca: { $missing }
grail-rules-advancement = Con l’esperienza si comprano carte nuove e punti degli attributi; più punti ha una coppia di opposti, più caro è il prossimo. Dal terzo punto in poi ognuno porta una competenza: un lato di una carta che poi nessun altro può avere, quindi parlatene. Le carte che non sono nel mazzo restano da parte.
grail-pack-starting-attribute-too-high = «{ $character }» comincia con questi punti di «{ $attribute }»: { $value }. Oltre { $most } i punti vengono solo dalle competenze: danne al massimo { $most }.
grail-pack-two-skills-of-one-name = Due lati di carte competenza si chiamano «{ $name }». Dai a ciascuno un nome proprio.
