### Le modalità, e le regole che ciascuna attiva.

grail-mode-story = storia
grail-mode-normal = normale
grail-mode-challenge = sfida
grail-answer-story = modalità storia
grail-answer-normal = modalità normale
grail-answer-challenge = modalità sfida
grail-mode-rule-story-fewer-encounters = incontri come per un giocatore in meno
grail-mode-rule-story-no-limiter = la salute non limita nulla, nessuno va nel panico
grail-mode-rule-story-cheap-menhirs = { -menhir(form: "plural-definite") } costano un tipo di risorsa in meno
grail-mode-rule-story-starting-item = ognuno comincia con un oggetto artigianale
grail-mode-rule-challenge-inverted-limiter = le ferite pesano di più: meno energia, panico prima
grail-mode-rule-challenge-secret-42 = cominciate con il segreto 42
grail-mode-rule-challenge-hard-retreat = la ritirata si decide con il contatore
grail-mode-rule-challenge-short-menhirs = { -menhir(form: "plural-definite") } durano un giorno in meno
grail-mode-rule-challenge-fewer-random-events = ogni volta un evento casuale in meno
grail-mode-rule-challenge-old-rest = chi non mangia ne soffre
grail-mode-rule-challenge-dear-advancement = l’avanzamento costa di più
grail-mode-rule-challenge-item-limit = al massimo cinque oggetti
grail-mode-rule-challenge-no-mercy = niente { -mercy }
grail-event-mode-chosen = Modalità: { $mode }. Regole: { $rules }.
grail-event-cost-left-out = Questo non si paga: { $resource }.
grail-event-retreat-tried = { $name } tenta la ritirata.
grail-event-went-hungry = { $name } resta a digiuno.
grail-ask-choose-mode = { $rules_is ->
        [none] Prossimo capitolo: modalità { $mode }, senza regole speciali. Che cosa cambiate?
       *[other] Prossimo capitolo: modalità { $mode }; regole: { $rules }. Che cosa cambiate?
    }
grail-ask-leave-out = { CAPITAL(-menhir(form: "definite")) } chiede { $price } ({ $location }): quale tipo non pagate?
grail-ask-retreat-toss = Il caso: come cade il contatore per { $name }, che vuole lasciare il combattimento «{ $encounter }»?
grail-ask-shed-item = { $name }, porti troppe cose (oggetti da lasciare: { $amount }): quale va via, e a chi?
grail-answer-switch-rule = attivare o disattivare: { $rule }
grail-answer-without = non pagare: { $resource }
grail-answer-hand-item = { $item } (a chi: { $receiver })
grail-action-beginning = inizio
grail-barred-gr-mode-19 = in questa attivazione si è già tentato
grail-barred-gr-mode-23 = manca: { $missing }
grail-problem-rule-of-another-mode = La regola { $rule } non appartiene alla modalità { $mode }. Scegli l’altra modalità, o consenti la libera scelta.
grail-problem-no-secret-of-distrust = In questo pacchetto non c’è il segreto { $secret }, perciò la regola challenge_secret_42 non si può usare. Toglila.
grail-problem-mode-is-settled = Questa campagna si gioca in modalità { $mode }. Si può cambiare solo all’inizio di un nuovo capitolo.
grail-problem-not-one-outfit-each = In modalità libera ognuno ha bisogno di una plancia e di due mazzi, ma le scelte sono { $outfits }.
grail-problem-unknown-colour = In questo pacchetto non c’è il colore { $colour }.
grail-problem-colour-taken-twice = Due giocatori hanno scelto la stessa cosa del colore { $colour }. Ogni plancia e ogni mazzo esiste una volta sola.
grail-problem-character-is-dead = In questa campagna il personaggio { $character } è morto. Scegline un altro.
