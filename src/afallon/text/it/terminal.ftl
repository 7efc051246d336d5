### Il terminale: la riga di comando e il tavolo disegnato come testo. Il modello è il file inglese.

## Aiuto

terminal-help-usage = uso
terminal-help-commands = comandi
terminal-help-options = opzioni
terminal-help-afallon = Un tavolo per i giochi di Avalon. Prova: afallon serve
terminal-help-play = gioca in questo terminale, con i bot nei posti vuoti
terminal-help-script = mostra che cosa dice il narratore di notte, per un tavolo con carte vere
terminal-help-replay = ripercorre passo per passo una partita giocata
terminal-help-serve = apre il tavolo nel browser, per questo computer o per la sua rete
terminal-help-backup = copia tutte le stanze in un file
terminal-help-restore = ripristina una copia di tutte le stanze
terminal-help-lab = misura bot e persone: studi per chi fa ricerca
terminal-help-voyage = il gioco di mare: guarda le mappe
terminal-help-map = disegna una mappa
terminal-help-layout = una mappa per nome, da un file o a caso (random)
terminal-help-check = dice soltanto se la mappa in questo file va bene
terminal-help-pack = il gioco a campagna: si occupa dei suoi pacchetti
terminal-help-pack-check = dice se un pacchetto va bene, o che cosa non va e dove
terminal-help-pack-balance = misura quanto sono difficili gli incontri e che cosa portano i giorni
terminal-help-pack-prove = cerca la prova che tutto il pacchetto si può leggere e vincere
terminal-help-balance-part = guarda solo questo; si può ripetere
terminal-help-balance-player = chi combatte
terminal-help-balance-fights = scontri per ogni incontro
terminal-help-balance-campaigns = campagne per ogni numero di giocatori
terminal-help-prove-campaigns = campagne per ogni capitolo e per ogni giro di finali e versi
terminal-help-prove-check = rigioca soltanto le prove conservate e dice che cosa mostrano
terminal-help-study-days = dopo quanti giorni si interrompe una campagna
terminal-help-study-seats = solo con questo numero di giocatori; si può ripetere
terminal-help-study-jobs = quante partite giocare insieme; se non è indicato, una per ogni core
terminal-help-study-work = dove si conservano i risultati, così che uno studio interrotto possa riprendere
terminal-help-study-out = scrive le tabelle anche in questo file, in Markdown
terminal-help-pack-folder = la cartella di un pacchetto, oppure il nome di uno installato
terminal-help-pack-new = crea un piccolo pacchetto da cui partire, in una cartella nuova
terminal-help-pack-book = fa del diario un libro: un solo file HTML da leggere e da stampare
terminal-help-pack-graph = disegna la mappa e il diario: un solo file SVG
terminal-help-pack-print = prepara i fogli di tutte le carte da stampare e ritagliare: un solo file HTML
terminal-help-pack-language = la lingua dei suoi testi; la tua, se il pacchetto ce l’ha
terminal-help-pack-out = il file da scrivere
terminal-help-pack-texts = i testi di un pacchetto: che cosa resta da scrivere o da ritradurre
terminal-help-pack-stubs = solo questa lingua: abbozzi di ciò che resta da scrivere, da incollare e riempire
terminal-help-pack-accept = annota che le traduzioni in questa lingua corrispondono alle fonti; quelle superate solo se seguono le loro chiavi
terminal-help-pack-strict = considera un errore anche ciò che è solo da guardare
terminal-help-pack-played = il nome di un pacchetto installato, oppure la sua cartella; se non è indicato, hush
terminal-help-grail-seats = quante persone giocano, da 1 a 4
terminal-help-mode = la difficoltà: story (racconto), normal (normale) o challenge (sfida)
terminal-help-mode-rules = le regole della modalità da usare; se non ne nomini, tutte: story_no_limiter, challenge_old_rest, …
terminal-help-free-choice = permette di combinare regole di storia e di sfida
terminal-help-outfits = modalità libera: per ogni posto i colori della plancia, del mazzo di combattimento e di quello di diplomazia
terminal-help-characters = i personaggi per posto, come li chiama il pacchetto
terminal-help-chronicler = il posto di chi decide quando non siete d’accordo
terminal-help-game = il gioco: avalon, voyage o grail; le sue opzioni: afallon play voyage --help
terminal-help-help = mostra questo aiuto
terminal-help-lang = la lingua
terminal-help-version = mostra la versione
terminal-help-seats = quante persone giocano, da 5 a 10
terminal-help-preset = una preparazione per nome, per esempio: big_box; vi si può aggiungere e togliere qualcosa
terminal-help-with = aggiunge personaggi e moduli, per esempio: percival,morgana,lady_of_the_lake
terminal-help-without = lascia fuori dei personaggi, per esempio: merlin
terminal-help-edition = il regolamento da seguire
terminal-help-assassin = il personaggio malvagio che dà la caccia a Merlino quando manca l’Assassino
terminal-help-first-leader = chi comincia come caposquadra: numero o nome
terminal-help-voyage-seats = quante persone giocano, da 3 a 7
terminal-help-charted = tutti vedono fin dall’inizio dove sono le isole
terminal-help-no-charted = nessuno vede che cosa c’è sotto una tessera prima che arrivi la nave
terminal-help-lasting-captain = il capitano cambia solo dopo un turno in cui l’alternativa ha avuto la maggioranza
terminal-help-sailor-points = quanto vale per il marinaio una tessera di mare aperto, per esempio: 2 o 1/2
terminal-help-people = le persone a questa tastiera; dopo il nome si può indicare la lingua: Ann,Olena:uk
terminal-help-bots = chi siede negli altri posti
terminal-help-seed = un numero che fa ripetere il caso allo stesso modo
terminal-help-save = salva la partita in questo file
terminal-help-resume = riprende la partita di questo file; in Graal --people, --seats o --characters la affidano a un altro gruppo
terminal-help-plain = righe semplici, adatte a un lettore di schermo
terminal-help-file = il file di una partita
terminal-help-seat = guarda con gli occhi di una persona (numero o nome) o di tutte (all)
terminal-help-coach = stampa in JSON che cosa ogni posto poteva sapere e quando, a partita finita

## La riga di comando

terminal-misunderstood = Non è chiaro che cosa significhi: { $argument }. L’elenco dei comandi: afallon --help
terminal-incomplete = In questo comando manca qualcosa. L’elenco dei comandi: afallon --help
terminal-problem-too-many-people = Persone alla tastiera: { NUMBER($people, useGrouping: 0) }, posti: { NUMBER($seats, useGrouping: 0) }. Aggiungi posti con --seats o nomina meno persone.
terminal-problem-unusable-name = Il nome { $name } non si può usare. Serve almeno una lettera, e i caratteri possono essere al massimo { NUMBER($most, useGrouping: 0) }.
terminal-problem-name-twice = Due persone si chiamano { $name }. Dai a ognuna un nome suo.
terminal-problem-no-such-person = Al tavolo non c’è nessuno di nome «{ $leader }» che possa cominciare come caposquadra. Indica il numero di un posto o un nome.
terminal-problem-unknown-preset = La preparazione «{ $preset }» non esiste. Ci sono: { $names }
terminal-unreadable = Non è stato possibile leggere una partita nel file { $file }: { $reason }
terminal-more-reasons = E altri { $count }.
terminal-record-unknown-version = Il file { $file } è stato creato con la versione { $version } delle regole, che questo Afallon non conosce. Aprilo con l’Afallon che l’ha creato, o con uno più recente.
terminal-record-other-rules = La partita nel file { $file } è stata giocata con altre regole: dalla riga { NUMBER($line, useGrouping: 0) } del resoconto in poi, qui sarebbe un’altra partita. Aprilo con l’Afallon che l’ha creato. Il file è rimasto com’era.
terminal-no-session = Il file { $file } non dice chi gioca, quindi la partita non può continuare. Si può rivedere con: afallon replay
terminal-cannot-save = Non è stato possibile salvare la partita in { $file }: { $reason }. Scegli un altro file con --save
terminal-same-people = La partita del file { $file } continua solo con chi l’ha cominciata: togli --people, --seats e --characters.
terminal-still-playing = Questa partita non è ancora finita. Indica con --seat da quale posto guardare o continua con: afallon play --resume
terminal-no-coach = C’è un allenatore solo per Avalon, e questo file contiene un altro gioco.
terminal-unknown-seat = In questa partita non c’è il posto «{ $seat }». Ci sono: { $names }

## Intorno al tavolo

terminal-guest = Ospite
terminal-bot-names = Bedivere, Enide, Gareth, Isotta, Owain, Nesta, Kay, Rhian, Tristano, Dilys
terminal-welcome-avalon = Benvenuti ad Avalon.
terminal-welcome-voyage = Benvenuti a bordo.
terminal-welcome-grail = Benvenuti sull’isola.
terminal-around-the-table = Intorno al tavolo: { $names }.
terminal-in-play = In gioco: { $names }.
terminal-module = Modulo: { $module }.
terminal-option = Opzione: { $option }.
terminal-seen-at-night = Nella notte: { $what }
terminal-knowledge = Che cosa sai
terminal-log = Cronaca
terminal-now = ora
terminal-leader = Caposquadra: { $name }
terminal-marks = Accanto alle missioni: { $marks }
terminal-plot-drawn = Carte trama da consegnare: { $cards }
terminal-plot-hands = Carte trama: { $hands }
terminal-known-card = Missione { NUMBER($quest, useGrouping: 0) }, carta di { $name }: { $card } ({ $why })
terminal-rejections = Respinte: { $track }
terminal-quest = { $size ->
    [one] Missione { NUMBER($quest, useGrouping: 0) }: parte { NUMBER($size, useGrouping: 0) } persona.
   *[other] Missione { NUMBER($quest, useGrouping: 0) }: partono { NUMBER($size, useGrouping: 0) } persone.
}
terminal-quest-takes = { $size ->
    [one] { NUMBER($size, useGrouping: 0) } persona
   *[other] { NUMBER($size, useGrouping: 0) } persone
}{ $fails ->
    [1] { "" }
   *[other] , fallisce con due fallimenti
}
terminal-press-enter = Premi Invio per continuare.
terminal-next = Invio: avanti. { $letter }: esci.
terminal-hand-over = La tastiera passa a { $name }. { $name }, premi Invio quando nessun altro guarda.
terminal-turn-to = Ora tocca a { $name }.
terminal-asked-again = D’ora in poi ti si chiede di nuovo se sei d’accordo.
terminal-nobody-else = Nessun altro può rispondere.
terminal-person = { $name }: { $character } ({ $side })
terminal-winners = Vittoria: { $names }.
terminal-saved = La partita è salvata in { $file }.
terminal-left = La partita è salvata. Per continuare:
terminal-kept = La partita è salvata. Per rivederla:

## Viaggio

terminal-voyage-captain = Capitano: { $name }
terminal-voyage-points-now = Punti se il viaggio finisse ora: { NUMBER($points, useGrouping: 0) }
terminal-voyage-hidden-way = Nascosta: { $direction }.
terminal-voyage-hidden = nascosta
terminal-voyage-lost = si perderebbe la rotta
terminal-voyage-barred = la costa sbarra la via
terminal-voyage-ship = nave
terminal-voyage-explored = esplorata
terminal-voyage-offer = mostrata, nascosta
terminal-voyage-charted = Le isole sono sulla mappa, in vista di tutti; solo la nebbia nasconde qualcosa.
terminal-voyage-uncharted = Nessuno sa che cosa c’è sotto una tessera prima che arrivi la nave.
terminal-voyage-here = La nave è qui: { $place }. Le posizioni sono riga e colonna, contate da nord-ovest.
terminal-voyage-person = { $name }: { $role }, { NUMBER($points, useGrouping: 0) }

## Che cosa si scrive

terminal-command-rules = ?, aiuto, help
    .label = regole
terminal-command-table = t
    .label = tavolo
terminal-command-history = h
    .label = voti
terminal-command-log = l
    .label = cronaca
terminal-command-journal = j
    .label = diario
terminal-command-verses = v
    .label = già letto
terminal-command-always = a
    .label = sempre sì
terminal-command-ask-again = r
    .label = chiedimi di nuovo
terminal-command-next = n
    .label = prima qualcun altro
terminal-command-undo = u
    .label = annulla
terminal-command-save = s
    .label = salva
terminal-command-quit = q
    .label = esci
terminal-answer-approve = a, sì, si, y
terminal-answer-reject = r, no, n
terminal-answer-success = ok
terminal-answer-fail = f
terminal-answer-use = a, sì, si, y
terminal-answer-pass = r, no, n
terminal-answer-north = n
terminal-answer-east = e
terminal-answer-south = s
terminal-answer-west = o
terminal-answer-white = b
terminal-answer-black = n
terminal-grail-answer-yes = sì, si, y
terminal-grail-answer-no = n, no

## Ciò che è scritto non è una risposta

terminal-confirm = La tua carta sarebbe: { $card }. Scrivila di nuovo se la vuoi davvero o scegline un’altra.
terminal-voyage-confirm = { $answer }: si perderebbe la rotta. Scrivilo di nuovo se lo vuoi davvero, o scegli altro.
terminal-refused-one = Bisogna scegliere una cosa sola, non { NUMBER($number, useGrouping: 0) }.
terminal-refused-twice = { $name }: questo nome c’è più di una volta. Indica persone diverse.
terminal-refused-size = Persone richieste: { NUMBER($size, useGrouping: 0) }, indicate: { NUMBER($number, useGrouping: 0) }. Scrivi numeri o nomi, per esempio: 1 3
terminal-refused-not-now = { $name }: questa persona ora non si può scegliere. Scegli qualcuno dall’elenco.
terminal-refused-barred = «{ $name }» ora non si può scegliere ({ $why }). Scegli una delle risposte mostrate.
terminal-refused-several = «{ $typed }» va bene per più nomi: { $names }. Scrivi qualche lettera in più o il numero.
terminal-refused-unknown = «{ $typed }» non è fra le risposte. Scrivi una di quelle mostrate.
