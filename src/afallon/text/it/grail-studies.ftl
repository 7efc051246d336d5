### Studi di un pacchetto: quanto è difficile, che cosa portano i suoi giorni e che cosa ne è dimostrato.

grail-study-run =
    { $run ->
        [fights] scontri
        [campaigns] campagne
        [story] finali e versi
        [chapters] capitoli
       *[other] situazioni disperate
    }
grail-study-interrupted = Interrotto. Quel che è fatto resta: lo stesso comando riprende da qui.
grail-study-none = Nessuno.
grail-study-too-many-players = In tanti non si può giocare a questo pacchetto: mancano personaggi. Indica uno di questi numeri: { $known }.

## afallon pack balance

grail-balance = L’equilibrio di un pacchetto
grail-balance-colour-green = verde
grail-balance-colour-grey = grigio
grail-balance-colour-purple = viola
grail-balance-colour-blue = blu
grail-balance-encounters =
    Incontri, con mazzi del loro livello. Gioca { $player ->
        [planner] chi pianifica
        [greedy] chi è avido
       *[random] chi gioca a caso
    }. Scontri per ciascuno: { $fights }
grail-balance-players =
    Tutti gli incontri da soli, con la stessa sorte. Gioca { $player ->
        [planner] chi pianifica
        [greedy] chi è avido
       *[random] chi gioca a caso
    }, per confronto { $other ->
        [planner] chi pianifica
        [greedy] chi è avido
       *[random] chi gioca a caso
    }. Scontri per ciascuno: { $fights }
grail-balance-traits = Quanti punti di prezzo vale un tratto, con i mazzi iniziali. Le quote sono con il prezzo aumentato di { $rise }. Scontri per ciascuno: { $fights }
grail-balance-reactions =
    Colloqui vinti se si aggiunge tanto a quel che le reazioni fanno all’affinità, con i mazzi iniziali. Gioca { $player ->
        [planner] chi pianifica
        [greedy] chi è avido
       *[random] chi gioca a caso
    }. Colloqui per ciascuno: { $fights }
grail-balance-progress =
    Campagne di chi pianifica e { $known ->
        [true] conosce tutto il pacchetto
       *[other] conosce solo quel che ha letto
    }. Campagne per riga: { $campaigns }; limite: giorno { $days }
grail-balance-ledger = Che cosa un giorno dà, toglie e lascia a ogni personaggio. Giocatori: { $players }; campagne: { $campaigns }
grail-balance-mean-day = media
grail-balance-column-encounter = incontro
grail-balance-column-colour = colore
grail-balance-column-level = livello
grail-balance-column-players = giocatori
grail-balance-column-won = vinti
grail-balance-column-other = l’altro
grail-balance-column-difference = differenza
grail-balance-column-health = salute persa
grail-balance-column-terror = terrore
grail-balance-column-magic = magia spesa
grail-balance-column-rounds = round
grail-balance-column-price = prezzo
grail-balance-column-trait = tratto
grail-balance-column-without = senza
grail-balance-column-having = con
grail-balance-column-worth = vale
grail-balance-column-days = giorni
grail-balance-column-chapter = capitolo
grail-balance-column-quests = missioni
grail-balance-column-verses = versi
grail-balance-column-defeats = sconfitte
grail-balance-column-day = giorno
grail-balance-column-light = luce

## afallon pack prove

grail-prove = La prova di un pacchetto
grail-prove-verses = Versi letti: { $read } di { $verses }. Non letti
grail-prove-endings = Finali raggiunti: { $reached } di { $endings }
grail-prove-chapters = Capitoli vinti: { $won } di { $chapters }. Una colonna per ogni numero di giocatori
grail-prove-proofs = Prove conservate in { $folder }
grail-prove-bad-states = Campagne che proseguono da una situazione disperata
grail-prove-not-won = non vinto
grail-prove-not-reached = non raggiunto
grail-prove-won = vinto
grail-prove-holds = regge
grail-prove-broken = non si può rigiocare: { $reason }
grail-prove-column-verse = verso
grail-prove-column-ending = finale
grail-prove-column-proof = prova
grail-prove-column-why = forse perché
grail-prove-column-chapter = capitolo
grail-prove-column-mode = modalità
grail-prove-column-players = giocatori
grail-prove-column-state = situazione
grail-prove-column-ended = fine
grail-prove-column-day = giorno
grail-prove-column-answers = risposte
grail-prove-column-replay = ripetizione
grail-prove-column-error = errore
grail-prove-unread-nightmare = solo i folli hanno incubi
grail-prove-unread-dream = bisogna dormire lì
grail-prove-unread-nothing-leads-there = niente porta lì
grail-prove-unread-what-leads-there-is-unread = ciò che porta lì non è stato letto
grail-prove-unread-place-never-explored = nessuno ha esplorato quel luogo
grail-prove-unread-requirements = i suoi requisiti non sono mai stati soddisfatti
grail-prove-state-dying = in fin di vita
grail-prove-state-mad = folli di terrore
grail-prove-state-starving = non resta nulla
grail-prove-state-dark = nessuna luce
grail-prove-state-forsaken = tutto insieme
grail-prove-ended-won = capitolo vinto
grail-prove-ended-defeat = sconfitta
grail-prove-ended-endured = si va avanti
grail-prove-ended-stuck = bloccata
