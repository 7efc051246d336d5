# La pagina di una campagna: quello che dice solo il browser.

grail-page-ask =
    .waiting = Aspettiamo { $name }.
grail-page-map = La mappa
grail-page-lost-in = { $dawns ->
    [one] perduto alla prossima alba
   *[other] perduto fra { NUMBER($dawns, useGrouping: 0) } albe
}
grail-page-menhir-days = { $days ->
    [one] Il menhir splenderà ancora per 1 giorno.
   *[other] Il menhir splenderà ancora per { NUMBER($days, useGrouping: 0) } giorni.
}
grail-page-menhir-last-day = Il menhir si spegne alla prossima alba.
grail-page-in-the-dark = Nessun menhir protegge questo luogo.
grail-page-not-now = Ora non è possibile: { NUMBER($count, useGrouping: 0) }
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
grail-page-joint-joined = unita
grail-page-joint-weak = unita, ma troppo debole
grail-page-joint-unpaid = magia non pagata
grail-page-joint-empty = non incontra nulla
grail-page-waits = Aspetta ancora segnalini tempo: { NUMBER($count, useGrouping: 0) }
grail-page-charges = Cariche: { NUMBER($count, useGrouping: 0) }
grail-page-would-pool = Indicatori { $from } → { $to } su { $goal }
grail-page-would-affinity = Affinità { $from } → { $to } (obiettivo { $goal })
grail-page-would-magic = Pagando magia ({ NUMBER($count, useGrouping: 0) }):
grail-page-would-draw = Carte da pescare: { NUMBER($count, useGrouping: 0) }.
grail-page-would-retreat = Nel mazzo ci sono meno carte di quante ne dovresti pescare: dovresti ritirarti.
grail-page-would-discard = Carte scartate poi dalla fine della fila: { NUMBER($count, useGrouping: 0) }.
grail-page-would-win = Il nemico è sconfitto.
grail-page-would-win-stage = La fase è vinta.
grail-page-would-lose = Il colloquio è perso.
grail-page-would-attack = Il nemico in risposta:
grail-page-would-nothing = Non succede nulla.
grail-page-tap-to-play = Gioca
grail-page-tap-to-choose = Scegli
grail-page-stages = Le fasi del colloquio
grail-page-stage-won = vinta
grail-page-or = oppure
grail-page-legend = Che cosa significano le chiavi
grail-page-legend-how = Un dente sul bordo destro di una carta entra nell’incavo della stessa forma sul bordo sinistro della successiva. Se tiene, ottieni ciò che sta accanto all’incavo.
grail-page-legend-attribute = Un attributo, e quanto ne serve.
grail-page-legend-magic = Tiene se paghi 1 magia; non è obbligatorio.
grail-page-legend-free = Tiene sempre.
grail-page-legend-joined = Unita: ottieni ciò che dà.
grail-page-legend-weak = Unita, ma l’attributo è troppo basso: non ottieni nulla.
grail-page-legend-unpaid = La magia non è pagata: non ottieni nulla.
grail-page-legend-empty = Sul bordo precedente non c’è nulla di questa forma.
grail-page-legend-marker = Un indicatore nella riserva.
grail-page-legend-up = L’affinità sale.
grail-page-legend-down = L’affinità scende.
grail-page-legend-stage = Il bonus della fase per questo attributo.
grail-page-legend-draw = Pesca una carta.
grail-page-legend-extra = Questa carta si può giocare dopo un’altra.
grail-page-legend-discard = L’ultima carta della fila va scartata.

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
grail-page-attributes = Un punto di un attributo
grail-page-new-cards = Una carta nuova
grail-page-keep-this = Tieni questa

grail-page-book = Il libro dei segreti
grail-page-day = Giorno { $day }
grail-page-chapter = Capitolo { $chapter }
grail-page-carries = Porta con sé
grail-page-skills = Abilità
grail-page-nature = Indole
grail-page-dead = non è più in vita
grail-page-passed = ha finito la giornata
grail-page-quests = Missioni
grail-page-tasks = Appunti
grail-page-statuses = Che cosa ne è venuto
grail-page-so-far = La storia fin qui
grail-page-print = Stampa
grail-page-nothing-read = Non è stato ancora letto nulla.
grail-page-whose = La plancia di chi?
grail-page-undo = Annulla
grail-page-undo-wish = C’è chi vorrebbe ritirare l’ultima risposta: { $names }.
grail-page-undo-agree = D’accordo
grail-page-undo-stand = Resti così
grail-page-undo-waits = Aspettiamo che gli altri siano d’accordo.
grail-page-undo-give-up = Lascia stare
grail-page-story = La storia
grail-page-other-language = Questa storia non è ancora scritta nella tua lingua: è raccontata in un’altra.
grail-page-mode = Difficoltà
grail-page-details = Personaggi e regole
grail-page-character-of = Personaggio del posto { $seat }
grail-page-no-packs = Su questo server non c’è ancora nessuna campagna.
grail-page-won = Siete arrivati in fondo
grail-page-lost = Qui finisce la storia
grail-tool-card = Plancia
grail-tool-history = Diario
grail-tool-log = Cronaca
grail-page-save = Scarica il salvataggio
grail-page-save-hint = Un file con cui continuare altrove, nel terminale o a un altro tavolo.
grail-page-open-save = Continua da un salvataggio
grail-page-regroup = Continuate con questo gruppo
grail-page-regroup-hint = Da ora gioca chi ha un posto; i personaggi degli altri li aspettano.
grail-page-regroup-later = Il gruppo può cambiare fra un passo e l’altro della giornata, non nel mezzo di un’azione.
grail-page-newcomers = Nuovi al tavolo: { $names }.

## The table: map, moments, gestures, guide

grail-page-start = Comincia la campagna
grail-page-safe = La luce di un menhir protegge questo luogo.
grail-page-rite = Qui c’è un menhir spento. Per accenderlo tutti insieme danno: { $cost }; il suo quadrante segnerà { $dial }.
grail-page-rite-everybody = Devono essere presenti tutti.
grail-page-guardian = un guardiano. Chi arriva qui lo incontra prima di ogni altra cosa; all’alba può spostarsi.
grail-page-time-tokens = Segnalini tempo: { NUMBER($count, useGrouping: 0) }. Se ne va uno a ogni alba.
grail-page-quest-tokens = Segnalini missione: { NUMBER($count, useGrouping: 0) }. Indicano ciò che una missione riguarda.
grail-page-lies-here = A terra: { $items }
grail-page-here = Qui: { $names }
grail-page-here-one-may = Qui si può
grail-page-used-today = (già usato oggi)
grail-page-ways = Strade
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
grail-page-moment-mercy = Misericordia
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
grail-page-mind-considers = Ci pensa { $name }
    .what = pensa a: { $what }
grail-page-mind-wants = Lo vuole { $name }
    .what = vuole: { $what }
grail-page-mind-look = Lo indica { $name }
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
grail-page-topic-encounter = Combattimento
grail-page-topic-diplomacy = Diplomazia
grail-page-topic-story = Il diario
grail-page-topic-trade = Doni e scambi
grail-page-topic-advancement = Progressi
grail-page-guide = Guida del primo giorno
grail-page-guide-hint = Un breve consiglio quando qualcosa capita per la prima volta.
grail-page-hint-understood = Ho capito
grail-page-hints-off = Niente consigli
grail-page-hint-welcome = Benvenuti. La mappa mostra la terra che conoscete, accanto c’è ciò che accade, e il riquadro dice che cosa si può fare. La plancia, il diario e le regole sono sempre a un tocco.
grail-page-hint-day = Ogni azione costa energia: il prezzo sta sotto il nome. Quando ne resta poca, termina la giornata: al crepuscolo si riposa.
grail-page-hint-map = Tocca un luogo per vedere che cosa vi attende. Il numero su un menhir conta le albe per cui splende ancora; senza la sua luce un luogo si perde.
grail-page-hint-journal = Il diario racconta ciò che trovate. Poi si sceglie; i prezzi stanno accanto alle scelte. Ciò che è letto resta nel diario.
grail-page-hint-fight = In combattimento le carte formano una fila. Dove due mezze chiavi s’incontrano arrivano segnalini; quando bastano, si vince. Prima di giocare una carta guarda che cosa farebbe.
grail-page-hint-parley = Qui si vince con le parole: le carte muovono l’indicatore dell’affinità. A un capo c’è l’accordo, all’altro la sconfitta.
grail-page-hint-dawn = All’alba i menhir si affievoliscono, i luoghi al buio si perdono, i guardiani si muovono e arriva un evento. Voi decidete solo dei piani e dell’equipaggiamento.
grail-page-hint-dusk = Al crepuscolo si mangia e si riposa, si comprano carte con l’esperienza e si rifanno i mazzi. Poi comincia un nuovo giorno.
