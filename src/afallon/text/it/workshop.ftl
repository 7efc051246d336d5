# La bottega: che cosa gli autori fanno di un pacchetto.

workshop-journal = Il diario di esplorazione
workshop-version = versione { $version }
workshop-contents = Indice
workshop-book-of-secrets = Il libro dei segreti
workshop-quests = Missioni
workshop-endings = Come può finire
workshop-cards = Che cosa raccontano le carte
workshop-told-story = Storia
workshop-told-letter = Lettera
workshop-told-action = Azione
workshop-told-flaw = Difetto
workshop-told-opening = L’inizio
workshop-told-won = Se si vince
workshop-told-not-won = Se non si vince
workshop-told-escaped = Se il nemico fugge
workshop-told-avoided = Se lo si evita
workshop-told-rite = Rito
workshop-told-success = Quando è compiuta
workshop-told-hint = Suggerimento
workshop-changed-form-of = Una forma mutata di
workshop-seals = Sigilli
workshop-ways = Vie
workshop-side-north = nord
workshop-side-east = est
workshop-side-south = sud
workshop-side-west = ovest
workshop-on-arrival = All’arrivo
workshop-action = Azione
workshop-menhir = { CAPITAL(-menhir) }
workshop-menhir-dial = Il contatore segna { $dial } per 1 / 2 / 3 / 4 giocatori.
workshop-explore = L’esplorazione apre
workshop-dream = Un sogno apre
workshop-nightmare = Un incubo apre
workshop-otherwise = Altrimenti leggete
workshop-complete = L’esplorazione è completa.
workshop-read-from = Si arriva da

# Grafo

workshop-graph-on = porta oltre
workshop-graph-complete = esplorazione completa
workshop-graph-dead-end = vicolo cieco
workshop-graph-unreached = mai raggiunto
workshop-graph-go = prosegue
workshop-graph-read = si legge, poi si prosegue da qui
workshop-graph-otherwise = se no

# Fogli

workshop-sheets = fogli da stampare
workshop-signs = Che cosa vogliono dire i segni
workshop-sign-markers = indicatori
workshop-sign-affinity = affinità
workshop-sign-stage = bonus dello stadio
workshop-sign-draw = carte da pescare
workshop-sign-discard-last = l’ultima carta se ne va
workshop-sign-extra-card = una carta extra
workshop-sign-magic = costa 1 punto magia
workshop-sign-cancel = non dà bonus
workshop-sign-times = dà il bonus due volte

# Lettere sulle metà di chiave: due per attributo, tutte diverse

workshop-letters-aggression = Ag
workshop-letters-empathy = Em
workshop-letters-courage = Co
workshop-letters-caution = Ca
workshop-letters-practicality = Pr
workshop-letters-spirituality = Sp

# Carte

workshop-begins-with = Comincia con
workshop-level = livello { $level }
workshop-introduction = introduzione
workshop-attack = Attacchi
workshop-opportunity = Attacco di opportunità
workshop-reward = Ricompensa per ciascuno
workshop-loot = Bottino da dividere
workshop-reaction = Reazione
workshop-avoidance = Elusione
workshop-failure = Fallimento
workshop-crafted = artigianale
workshop-item = oggetto
workshop-personal = personale
workshop-global = globale
workshop-secret = segreto
workshop-success = Successo
workshop-skill = competenza
workshop-random-event = evento casuale
workshop-story-event = evento narrativo, capitolo { $chapter }, parte { $part }

# File

workshop-written = Scritto: { $file }
workshop-cannot-write = Non è stato possibile scrivere { $file }: { $reason }
workshop-not-a-language = Il pacchetto non ha parole in questa lingua: { $language }. Ha: { $known }.
workshop-folder-in-use = { $folder } c’è già, e contiene qualcosa. Indica una cartella che non esiste ancora.
workshop-begun = Un piccolo pacchetto si trova in { $folder }. I suoi file dicono a che cosa servono. Ora:
