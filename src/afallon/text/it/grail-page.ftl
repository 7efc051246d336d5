# La pagina di una campagna: quello che dice solo il browser.

grail-page-ask =
    .waiting = Aspettiamo { $name }.
grail-page-map = La mappa
grail-page-lost-in = { $dawns ->
    [one] perduto alla prossima alba
   *[other] perduto fra { NUMBER($dawns, useGrouping: 0) } albe
}
grail-page-menhir-days = { $days ->
    [one] { CAPITAL(-menhir(form: "definite")) } splenderà ancora per 1 giorno.
   *[other] { CAPITAL(-menhir(form: "definite")) } splenderà ancora per { NUMBER($days, useGrouping: 0) } giorni.
}
grail-page-menhir-last-day = { CAPITAL(-menhir(form: "definite")) } si spegne alla prossima alba.
grail-page-in-the-dark = { CAPITAL(-menhir(form: "none")) } protegge questo luogo.
grail-page-not-now = Ora non possibili: { NUMBER($count, useGrouping: 0) }
grail-page-letter-aggression = A
grail-page-letter-empathy = E
grail-page-letter-courage = Co
grail-page-letter-caution = Ca
grail-page-letter-practicality = P
grail-page-letter-spirituality = S
grail-page-pool = Indicatori: { $have } su { $goal }
grail-page-attacks = Che cosa fa il nemico, secondo gli indicatori nella riserva
grail-page-affinity = Affinità { $have }; con { $goal } si vince
grail-page-reaction = In risposta:
grail-page-sequence = Le carte giocate
grail-page-hand = La tua mano

# Uno scontro, un colloquio, e che cosa farebbe una carta
grail-page-leaves = lascia: { $half }
grail-page-joint-joined = collegata
grail-page-joint-weak = unita, ma troppo debole
grail-page-joint-unpaid = magia non pagata
grail-page-joint-empty = non incontra nulla
grail-page-waits = Segnalini tempo da togliere: { NUMBER($count, useGrouping: 0) }
grail-page-charges = Cariche: { NUMBER($count, useGrouping: 0) }
grail-page-would-pool = Indicatori { $from } → { $to } su { $goal }
grail-page-would-affinity = Affinità { $from } → { $to } (obiettivo { $goal })
grail-page-would-magic = { $count ->
    [one] Pagando { NUMBER($count, useGrouping: 0) } punto magia:
   *[other] Pagando { NUMBER($count, useGrouping: 0) } punti magia:
}
grail-page-would-draw = { $count ->
    [one] Peschi { NUMBER($count, useGrouping: 0) } carta.
   *[other] Peschi { NUMBER($count, useGrouping: 0) } carte.
}
grail-page-would-retreat = Nel mazzo ci sono meno carte di quante ne dovresti pescare: dovresti ritirarti.
grail-page-would-discard = { $count ->
    [one] Poi questa carta va negli scarti.
   *[other] Poi le ultime { NUMBER($count, useGrouping: 0) } carte vanno negli scarti.
}
grail-page-would-win = Il nemico è sconfitto.
grail-page-would-win-stage = Lo stadio è vinto.
grail-page-would-lose = Il colloquio è perso.
grail-page-would-attack = Il nemico in risposta:
grail-page-would-nothing = Non succede nulla.
grail-page-tap-to-play = Gioca
grail-page-tap-to-choose = Scegli
grail-page-stages = Gli stadi del colloquio
grail-page-stage-won = vinto
grail-page-or = oppure
grail-page-legend = Che cosa significano le chiavi
grail-page-legend-how = Un dente sul bordo destro di una carta entra nell’incavo della stessa forma sul bordo sinistro della successiva. Se la chiave si collega, ottieni ciò che è indicato accanto all’incavo.
grail-page-legend-attribute = Un attributo, e quanto ne serve.
grail-page-legend-magic = Si collega se paghi 1 punto magia; puoi anche non farlo.
grail-page-legend-free = Si collega sempre.
grail-page-legend-joined = Collegata: ottieni ciò che dà.
grail-page-legend-weak = Unita, ma l’attributo è troppo basso: non ottieni nulla.
grail-page-legend-unpaid = La magia non è pagata: non ottieni nulla.
grail-page-legend-empty = Sul bordo precedente non c’è nulla di questa forma.
grail-page-legend-marker = Un indicatore nella riserva.
grail-page-legend-up = L’affinità sale.
grail-page-legend-down = L’affinità scende.
grail-page-legend-stage = Il bonus dello stadio per questo attributo.
grail-page-legend-draw = Pesca una carta.
grail-page-legend-extra = Questa carta si può giocare dopo un’altra.
grail-page-legend-discard = L’ultima carta della sequenza va scartata.

# I mazzi, e che cosa si compra al crepuscolo
grail-page-decks = Mazzi
grail-page-deck-combat = Combattimento
grail-page-deck-diplomacy = Diplomazia
grail-page-deck-holds = Nel mazzo: { NUMBER($count, useGrouping: 0) } · da parte: { NUMBER($reserve, useGrouping: 0) }
grail-page-which-deck = Quale mazzo?
grail-page-in-deck = Nel mazzo: { NUMBER($count, useGrouping: 0) }
grail-page-in-reserve = Da parte: { NUMBER($count, useGrouping: 0) }
grail-page-no-reserve = Non c’è nulla da parte.
grail-page-purse = da spendere
grail-page-attributes = Un punto di attributo
grail-page-new-cards = Una carta nuova
grail-page-keep-this = Tieni questa

grail-page-book = Il libro dei segreti
grail-page-day = Giorno { $day }
grail-page-chapter = Capitolo { $chapter }
grail-page-carries = Porta con sé
grail-page-skills = Competenze
grail-page-nature = Indole
grail-page-dead = non è più in vita
grail-page-passed = ha finito la giornata
grail-page-quests = Missioni
grail-page-tasks = Incarichi
grail-page-statuses = Conseguenze
grail-page-so-far = La storia fin qui
grail-page-print = Stampa
grail-page-nothing-read = Non è stato ancora letto nulla.
grail-page-whose = La plancia di chi?
grail-page-undo = Annulla
grail-page-undo-wish = C’è chi vorrebbe annullare l’ultima risposta: { $names }.
grail-page-undo-agree = D’accordo
grail-page-undo-stand = Lascia com’è
grail-page-undo-waits = Aspettiamo che gli altri siano d’accordo.
grail-page-undo-give-up = Lascia stare
grail-page-story = La storia
grail-page-other-language = Questa storia non è ancora scritta nella tua lingua: è raccontata in un’altra.
grail-page-mode = Difficoltà
grail-page-details = Personaggi e regole
grail-page-character-of = Personaggio del posto { $seat }
grail-page-no-packs = Su questo server non c’è ancora nessuna campagna.
grail-page-won = Ce l’avete fatta
grail-page-lost = Qui finisce la storia
grail-tool-card = Plancia
grail-tool-history = Diario
grail-tool-log = Cronaca
grail-page-save = Scarica il salvataggio
grail-page-save-hint = Un file con cui continuare altrove, nel terminale o a un altro tavolo.
grail-page-open-save = Continua da un salvataggio
grail-page-regroup = Continuate con questo gruppo
grail-page-regroup-hint = Da ora gioca chi siede al tavolo; i personaggi degli altri li aspettano.
grail-page-regroup-later = Il gruppo può cambiare fra un passo e l’altro della giornata, non nel mezzo di un’azione.
grail-page-newcomers = Nuovi al tavolo: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Comincia la campagna
grail-page-safe = La luce di { -menhir(form: "indefinite") } protegge questo luogo.
grail-page-rite = Qui c’è { -menhir(form: "indefinite") } { -menhir.gender ->
    [feminine] spenta. Per accenderla
   *[masculine] spento. Per accenderlo
} date tutti insieme: { $cost }; il contatore segnerà { $dial }.
grail-page-rite-again = Per { -menhir.gender ->
    [feminine] riaccenderla
   *[masculine] riaccenderlo
} date tutti insieme: { $cost }; il contatore segnerà { $dial }.
grail-page-rite-everybody = Dovete esserci tutti.
grail-page-rite-given = { $given } su { $cost } qui
grail-page-guardian = un guardiano. Chi arriva qui lo incontra prima di ogni altra cosa; all’alba può spostarsi.
grail-page-time-tokens = Segnalini tempo: { NUMBER($count, useGrouping: 0) }. Se ne va uno a ogni alba.
grail-page-quest-tokens = Segnalini missione: { NUMBER($count, useGrouping: 0) }. Indicano ciò che una missione riguarda.
grail-page-lies-here = A terra: { $items }
grail-page-here = Qui: { $names }
grail-page-here-one-may = Qui puoi
grail-page-used-today = (già usato oggi)
grail-page-ways = Vie
grail-page-unknown-way = ignoto ({ $key })
grail-page-may-choose = si può scegliere
grail-page-nearer = Più vicino
grail-page-farther = Più lontano
grail-page-whole-map = Tutta la mappa
grail-page-next-dawn = { $count ->
    [one] 1 luogo si perde alla prossima alba
   *[other] { NUMBER($count, useGrouping: 0) } luoghi si perdono alla prossima alba
}
grail-page-moment-dawn = Alba del giorno { $day }
grail-page-moment-chapter = Un nuovo capitolo
grail-page-moment-death = Una luce si spegne
grail-page-moment-dying = Tra la vita e la morte
grail-page-moment-madness = La mente cede
grail-page-moment-mercy = { CAPITAL(-mercy(form: "definite")) }
grail-page-moment-menhir = { CAPITAL(-menhir(form: "definite")) }
grail-page-moment-ending = La fine
grail-page-moment-on = Avanti
grail-page-companions = La compagnia
grail-page-epilogue = Epilogo
grail-page-read-aloud = Leggi ad alta voce
grail-page-hush = Smetti di leggere
grail-page-met = compiuta
grail-page-together = Si sceglie insieme
grail-page-decides = decide se non siete d’accordo
grail-page-still-thinks = sta ancora pensando
grail-page-has-chosen = ha scelto
grail-page-mind-considers = { $name } ci pensa
    .what = pensa a: { $what }
grail-page-mind-wants = { $name } vuole questo
    .what = vuole: { $what }
grail-page-mind-look = { $name } indica questo
grail-page-signs = Segni agli altri
grail-page-sign-yes = Sì
grail-page-sign-wait = Un momento
grail-page-sign-look = Guardate qui
grail-page-sign-thanks = Grazie
grail-page-you-give = Dai
grail-page-you-want = Vuoi
grail-page-how-much = Quanto
grail-page-less = Meno
grail-page-more = Di più
grail-page-rule-numbers = Nelle regole: { $rules }
grail-page-topic-day = Una giornata
grail-page-topic-map = La terra
grail-page-topic-encounter = Combattimento
grail-page-topic-diplomacy = Diplomazia
grail-page-topic-story = Il diario
grail-page-topic-trade = Doni e scambi
grail-page-topic-dusk = Il crepuscolo
grail-page-topic-advancement = Avanzamento
grail-page-topic-tracks = Salute, terrore e morte
grail-page-guide = Guida del primo giorno
grail-page-guide-hint = La prima volta che compare qualcosa, un dito la indica e una frase la spiega.
grail-page-hint-understood = Ho capito
grail-page-hints-off = Basta consigli
grail-page-hint-welcome = Ti diamo il benvenuto. È il tuo primo giorno sull’isola: lo percorriamo insieme, una cosa alla volta.
grail-page-hint-box = Qui vedi che cosa ti si chiede, e sotto tutto ciò che puoi fare ora. Se non c’è nessuna domanda, sta scegliendo qualcun altro.
grail-page-hint-day = Il costo di un’azione è indicato sotto il suo nome. Quando resta poca energia, passa: al crepuscolo ti riposi.
grail-page-hint-map = Sei qui. Tocca un luogo per vedere che cosa ti aspetta.
grail-page-hint-menhir = Il numero su { -menhir(form: "indefinite") } conta le albe per cui splende ancora. Senza la sua luce i luoghi intorno si perdono.
grail-page-hint-board = La tua plancia: l’energia paga le azioni, la salute limita l’energia, e il terrore non deve superare la salute.
grail-page-hint-explore = Esplorare è leggere ciò che c’è qui. Molte storie cominciano così.
grail-page-hint-travel = Il viaggio porta, lungo le vie dorate, al luogo accanto.
grail-page-hint-rules = Le regole di ciò che è sullo schermo sono sempre qui, con i loro numeri.
grail-page-hint-journal = Il diario racconta ciò che trovate. Poi si sceglie; i prezzi sono accanto alle scelte. Ciò che è letto resta nel diario.
grail-page-hint-fight = Un combattimento: con tanti indicatori quanto il prezzo del nemico, vincete. Dopo ogni attivazione il nemico attacca.
grail-page-hint-parley = Qui si vince con le parole: le carte muovono l’indicatore dell’affinità. A un capo c’è l’accordo, all’altro il fallimento.
grail-page-hint-row = Le carte giocate formano la sequenza. Dove s’incontrano le metà di chiave di due vicine, la carta nuova dà qualcosa.
grail-page-hint-hand = La tua mano. Prima guarda una carta: la pagina mostra che cosa farebbe. Poi giocala, o portala nella sequenza.
grail-page-hint-undo = Finché non si è rivelato niente di nuovo, qui puoi annullare una risposta.
grail-page-hint-dawn = All’alba { -menhir(form: "plural-definite") } si affievoliscono, i luoghi al buio si perdono, i guardiani si muovono e arriva un evento. A voi restano da decidere solo i piani e l’equipaggiamento.
grail-page-hint-dusk = Al crepuscolo si mangia e si riposa, si comprano carte con l’esperienza e si rifanno i mazzi. Poi comincia un nuovo giorno.
