### La pagina nel browser. Gli argomenti sono descritti nel file inglese.

## Ovunque

page-title = Afallon
page-tagline = Tre giochi della stessa isola
page-home = Pagina iniziale
page-close = Chiudi
page-copy = Copia
page-copied = Copiato
page-use = Usa
page-skip = Salta
page-connecting = Cerchiamo il tavolo…
page-mending = La connessione è caduta. Riproviamo…
page-press-again = Premi ancora una volta per confermare.
page-hold-hint = Tieni premuto finché si riempie.
page-error-unknown = Qualcosa è andato storto. Nulla è cambiato; riprova.
page-seat-is-gone = Questo posto non è più tuo
error-no-connection = Al momento manca la connessione con il tavolo. Torna da sola; poi riprova.

## Inizio

page-play = Gioca
page-play-now = Gioca subito
page-play-now-hint = Un tocco: tu, quattro bot e la prima carta
page-play-now-avalon = Avalon: gioca subito
page-play-now-voyage = Il viaggio: gioca subito
page-campaign-where = Capitolo { $chapter }, giorno { $day }, { $place }
page-play-now-grail = Graal: gioca
page-host = Apri un tavolo
page-join = Entra con un codice
page-continue = Continua
page-forget = Dimentica il posto di { $name }
page-coming = in arrivo
page-no-account = Niente account, niente cookie. Quello che giochi resta a questo tavolo.
page-network = Apri alla rete locale
page-network-closed = Per ora si gioca solo su questo computer. Attiva la rete, e i telefoni sullo stesso Wi-Fi potranno entrare.
page-network-open = Chiunque in questa rete può aprire questi indirizzi. Per una stanza serve comunque il suo codice.
page-network-no-address = Nessuna rete trovata. Collega questo computer al Wi-Fi dei tuoi ospiti.

## Un nuovo tavolo

page-which-game = Quale gioco?
page-preset = A che cosa giochiamo?
page-players = Giocatori
page-details = Personaggi, moduli e opzioni
page-voyage-details = Mappa e opzioni
page-charted-by-map = Lo decide la mappa
page-edition = Regolamento
page-in-play = In gioco
page-quest-sizes = Squadre delle cinque missioni:
page-problem-refused = Questa combinazione non è possibile.
page-problem-advice = Un consiglio.
page-setup-code = Codice di questa configurazione
page-setup-code-paste = Ti hanno dato un codice?
page-who-are-you = Chi sei?
page-your-name = Il tuo nome
page-your-shield = Il tuo scudo
page-shield-numbered = Scudo { NUMBER($number, useGrouping: 0) }
page-nameless = Viandante
page-keep-name = Usa questo nome e scudo
page-open-table = Apri il tavolo

## Entrare

page-room-code = Codice della stanza
page-room-code-hint = Dieci lettere e cifre. Maiuscole e trattini non contano.
page-find-table = Trova il tavolo
page-no-table = Qui non c’è un tavolo
page-take-a-seat = Prendi posto
page-your-seat-waits = Il tuo posto ti aspetta
page-at-the-table = Al tavolo
page-empty-chair = libero
page-chair = Posto { NUMBER($seat, useGrouping: 0) }
page-sit-down = Siediti
page-only-watch = Guarda soltanto
page-watch-hint = Con un nome puoi parlare con gli altri. Senza, guardi soltanto.
page-game-runs = Una partita è in corso. Puoi guardare fino alla prossima.
page-table-full = Tutti i posti sono presi. Puoi guardare.

## Prima della partita

page-invite = Invita
page-invite-needs-network = Per ora si gioca solo su questo computer. Attiva la rete, e qui appare un codice QR.
page-qr = Codice QR che porta a { $link }
page-link = Link a questo tavolo
page-scan = Inquadra e siediti
page-chairs-empty = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } posto libero
   *[other] { NUMBER($count, useGrouping: 0) } posti liberi
}
page-everybody-here = Tutti i posti sono presi
page-fill-with-bots = { $count ->
    [one] Metti un bot nel posto libero
   *[other] Metti i bot in { NUMBER($count, useGrouping: 0) } posti
}
page-or-wait = Oppure aspetta gli amici.
page-start = Distribuisci le carte
page-was-abandoned = L’ultima partita è stata interrotta senza esito.
page-was-closed = Le regole sono cambiate e con quelle nuove l’ultima partita non poteva continuare. Il suo resoconto è conservato.
page-waiting-for-host = Aspettiamo chi ospita: { $name }
page-waiting-for-host-nobody = Aspettiamo chi ospita
page-change-setup = Cambia configurazione
page-keep-setup = Giochiamo così
page-move-here = Siediti qui
page-add-bot-careful = Un bot prudente
page-add-bot-random = Un bot che gioca a caso
page-remove-bot = Manda via il bot
page-make-host = Affida il tavolo
page-mute = Silenzia per tutti
page-unmute = Ridai la parola
page-kick = Allontana dal tavolo
page-kick-hint = Il posto si libera; durante la partita continua un bot.
page-lock = Chiudi ai nuovi arrivi
page-unlock = Riapri ai nuovi arrivi
page-watchers = Spettatori con un nome
page-remove-watcher = Manda via { $name }
page-mute-watcher = Silenzia { $name }
page-unmute-watcher = Ridai la parola a { $name }
page-notice-kicked = Chi ospita ha allontanato { $name } dal tavolo.
page-notice-removed = Chi ospita ha mandato via { $name }, che guardava.
page-notice-handed-over = Chi ospita ha passato a un altro dispositivo il posto di { $name }: chi apre il nuovo link continua lì e ne vede la carta.
page-notice-taken-over = { $name } ha preso il posto che era stato passato.
page-leave = Lascia il tavolo
page-leave-hint = Un bot continuerà per te.
page-stand-in = Fai giocare un bot
page-stand-in-hint = Finché questa persona non torna.
page-hand-over = Passa il posto a un altro dispositivo
page-hand-over-hint = Per un telefono perso: il vecchio dispositivo viene scollegato, e il posto va a chi apre per primo il nuovo link.
page-hand-over-link = Link per il nuovo dispositivo
page-nothing-to-do-here = Qui non c’è nulla da fare.
page-is-host = ospita il tavolo
page-is-bot = bot
page-away = assente
page-bot-stands-in = per ora gioca un bot
page-host-tools = Gestione del tavolo
page-pause = Pausa
page-resume = Riprendi
page-abandon = Tieni premuto: chiudi senza esito
page-watching = Stai guardando
page-spectators = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } persona guarda
   *[other] { NUMBER($count, useGrouping: 0) } persone guardano
}
page-big-screen = Schermo grande

## La notte

page-night = Scende la notte su Avalon
page-night-hint = Gira lo schermo in modo che solo tu possa vederlo.
page-hold-to-look = Tieni premuto per guardare. Lascia, e sparisce.
page-have-seen = Ho visto
page-dawn-hint = L’alba arriva quando tutti hanno guardato.
# $names: joined
page-night-waits = Aspettiamo: { $names }
page-night-late = Gli altri hanno cominciato. Prima guarda la tua carta.
page-break-dawn = Che venga l’alba
page-break-dawn-hint = Non aspettare oltre. Chi non ha guardato può ancora farlo.
page-has-looked = ha guardato
page-still-looks = sta guardando
page-why-evil = Nella notte i malvagi hanno aperto gli occhi e si sono riconosciuti.
page-why-merlin = Nella notte i malvagi hanno alzato il pollice, e Merlino guardava.
page-why-percival = Nella notte chi sembra Merlino ha alzato il pollice, e Parsifal guardava.
page-was-shown = La carta consegnata da { $name }: { $side }.

## Il tavolo

page-the-table = Il tavolo
page-quests = Le cinque missioni
page-next-step = Che cosa succede ora
page-moment = Un momento…
page-is-paused = Chi ospita ha messo in pausa la partita.
page-team-of = squadra da { NUMBER($size, useGrouping: 0) }
page-now = ora
page-on-the-way = La squadra è in cammino
page-on-team = in squadra
page-is-asked = deve scegliere
page-has-chosen = ha scelto
page-rejected-so-far = Squadre respinte in questo round: { NUMBER($count, useGrouping: 0) } di 5
page-tap-people = { $count ->
    [one] Scegli ancora { NUMBER($count, useGrouping: 0) } persona al tavolo
   *[other] Scegli ancora { NUMBER($count, useGrouping: 0) } persone al tavolo
}
page-tap-a-person = Scegli una persona al tavolo
page-propose-team = Proponi questa squadra
page-choose-person = Scegli { $name }
page-tokens-placed = Segnalini messi: { NUMBER($count, useGrouping: 0) } di { NUMBER($size, useGrouping: 0) }
page-choose-card = La tua carta
page-play-card = Tieni premuto per giocarla
page-card-not-allowed = Le tue regole non ti lasciano giocare questa carta. Scegline un’altra.
page-card-face-down = una carta coperta
page-hold-to-see-loyalty = Tieni premuto per vedere la carta che consegni
page-hand-card = Tieni premuto per consegnarla

## Il viaggio

page-before-sailing = Prima di salpare
page-map = La mappa
page-map-hint = Nove file da nord a sud, sette colonne da ovest a est.
page-ship-here = qui è la nave
page-explored = esplorata
page-choose-direction = Scegli una direzione intorno alla nave, o con i tasti freccia.
page-tap-an-arrow = Scegli una freccia accanto alla nave
page-show-direction = Mostra a tutti: { $direction }
page-hide-direction = Nascondi: { $direction }
page-already-shown = Mostri già questa direzione. Nascondine un’altra.
page-face-down = coperta
page-points-now = Se il viaggio finisse ora, i punti sarebbero: { NUMBER($points, useGrouping: 0) }.
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punto
   *[other] { NUMBER($points, useGrouping: 0) } punti
}
page-you-hid = Turno { NUMBER($turn, useGrouping: 0) }: hai nascosto { $direction }.
page-hid = { $name } nasconde una direzione: { $direction }.
page-turn = turno
page-found = che cosa ha trovato la nave
page-has-won = vince

## Sempre a portata di mano

page-tools = Sempre a portata di mano
page-tool-card = Carta
page-tool-history = Voti
page-tool-rules = Regole
page-tool-notes = Note
page-tool-talk = Chat
page-tool-log = Cronaca
page-tool-settings = Opzioni
page-unread = da leggere
page-no-history = Non è ancora stata proposta una squadra.
page-no-offers = Nessun capitano ha ancora mostrato una direzione.
page-attempt = tentativo { NUMBER($attempt, useGrouping: 0) }
page-close-vote = deciso per un solo voto
page-rules-now = In questo momento
page-how-to-win = Come si vince
page-notes-hint = Solo su questo dispositivo; nessun altro le vede.
page-notes-text = Note
page-mark-means-good = forse con il bene
page-mark-means-evil = forse con il male
page-mark-means-merlin = forse Merlino
page-mark = { $name }: { $mark }
page-no-talk = Nessuno ha ancora detto nulla.
page-say = Invia
page-say-something = Scrivi qualcosa
page-you-are-muted = Per ora chi ospita ti ha tolto la parola.
page-hush = Nascondi i messaggi di { $name }
page-hushed = Messaggi nascosti:
page-quick-claims = Dichiarazioni rapide
page-claim-i-am-good = Sto con il bene
page-claim-i-am = Io sono…
page-claim-about = Su chi…
page-claim-button-trust = Mi fido
page-claim-button-doubt = Dubito
page-claim-button-good = Con il bene
page-claim-button-evil = Con il male
page-claim-self-good = Sto con il bene.
page-claim-self-evil = Sto con il male.
page-claim-self-character = Il mio personaggio: { $character }.
page-claim-other-trust = Mi fido di { $name }.
page-claim-other-doubt = Dubito di { $name }.
page-claim-other-good = { $name } sta con il bene.
page-claim-other-evil = { $name } sta con il male.
page-claim-other-character = { $name } potrebbe essere: { $character }.
page-light = Tema
page-light-auto = come il dispositivo
page-light-dark = scuro
page-light-light = chiaro
page-text-size = Dimensione del testo
page-sound = Suono
page-sound-hint = Campanelle leggere; si gioca anche senza.
page-one-table = Siamo allo stesso tavolo
page-one-table-hint = Senza chat: il telefono è la tua carta segreta.

## La fine

page-cards-turn = Si girano le carte…
page-to-story = Alla storia di questa partita
page-you-won = Hai vinto.
page-you-lost = Stavolta il tuo schieramento ha perso.
page-you-lost-alone = Stavolta altri hanno più punti.
page-most-points = Più punti: { $names }
page-rematch = Gioca ancora
page-rematch-by-host = Può ricominciare chi ospita: { $name }
page-export = Salva il resoconto
page-who-was-who = Chi era chi
page-votes = Squadre e voti
page-offers = Direzioni e voti
page-again = Rivedi la partita
page-again-hint = Ripercorrila passo per passo, e scegli con quali occhi guardare.
page-eyes = Con gli occhi di chi?
page-eyes-spectator = Di uno spettatore
page-eyes-all = Di tutti: le carte sono scoperte
page-earlier = Prima
page-later = Dopo
page-moment-of-game = Momento della partita
page-knew-then = Che cosa sapeva allora { $name }

## Personaggi e moduli di Avalon

page-presets-count = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } proposta
   *[other] { NUMBER($count, useGrouping: 0) } proposte
}
page-tap-a-card = Scegli una carta.
page-hold-to-see-change = Tieni premuto per vedere la nuova carta
page-change-card = Tieni premuto per cambiare la tua carta
page-hold-to-see-shown = Solo per te: tieni premuto per vedere la carta di { $name }
page-card-was-shown = Missione { NUMBER($quest, useGrouping: 0) }, la carta di { $name }: { $card }.
page-why-inspection = Hai esaminato questa carta: la conoscete solo voi due.
page-why-excalibur = Excalibur ha fatto riprendere questa carta.
page-why-ambush = Hai visto la carta grazie a un’imboscata.
page-why-trapper = In quanto caposquadra hai tolto questa carta dalla missione.
page-leader-seen = Il primo caposquadra, { $name }, ha mostrato questo schieramento: { $side }.
page-why-cleric = Nella notte il primo caposquadra ha risposto con il pollice, e il chierico guardava.
page-why-lancelots = Nella notte i due Lancillotti hanno aperto gli occhi e si sono riconosciuti.
page-why-lancelot-among-evil = Nella notte il Lancillotto malvagio ha alzato il pollice a occhi chiusi.
page-why-senior-messenger = Nella notte la messaggera giovane ha alzato il pollice, e il messaggero anziano guardava.
page-why-untrustworthy-servant = Nella notte chi dà la caccia a Merlino ha alzato il pollice, e il servo guardava.
page-night-goes-on = La notte non è ancora finita. Guarda di nuovo fra un momento.
page-card-trapper = la carta è stata tolta
page-card-excalibur = la carta è stata cambiata
page-card-ambush = la carta è stata vista
page-card-we-found-you = deve giocare a carta scoperta
page-card-face-up = carta scoperta: { $card }
page-lancelot-now = I Lancillotti hanno cambiato schieramento. Il tuo adesso: { $side }.
page-plot-cards-held = Carte trama in mano
page-voted-openly = voto palese
page-has-won-in-part = vince in parte
page-winners = Vittoria: { $names }.
page-you-won-in-part = Hai vinto in parte.
page-you-did-not-win = Stavolta la vittoria non è tua.

## Imparare

page-learn-avalon = Impara in cinque minuti
page-learn-hint = Una prima partita guidata; non c’è niente da perdere
page-learn-voyage = { page-lesson }: { voyage-name }
page-lesson = Lezione
page-lesson-go-on = Avanti
page-lesson-done = Adesso gioco io
page-lesson-leave = Lascia la lezione
# $number, $count
page-lesson-step = { NUMBER($number, useGrouping: 0) } di { NUMBER($count, useGrouping: 0) }
page-rule-book = Regole
# $game: its name
page-rules-of = Regole: { $game }

## Il libro delle regole

page-rule-book-open = Tutto il libro delle regole
page-search-rules = Cerca nelle regole
page-nothing-found = Nessun risultato. Prova un’altra parola.
# $count
page-passages-found = { $count ->
    [one] Trovato { NUMBER($count, useGrouping: 0) } passo.
   *[other] Trovati { NUMBER($count, useGrouping: 0) } passi.
}
page-print = Stampa
page-contents = Indice
# $rules: their numbers
page-rule-numbers = Nelle regole: { $rules }
page-book-course = Come si svolge una partita
page-book-turn = Come si svolge un turno
page-book-good-play = Giocare bene
page-book-side = Schieramento
page-book-sees = Di notte vede
page-book-seen-by = Chi vede di notte questo personaggio
# Said in a list of characters
page-book-evil-who-meet = i malvagi che si conoscono
page-book-needs = Deve essere in gioco
page-book-add = Quando aggiungerlo
# $seats
page-book-from = { $seats ->
    [one] da { NUMBER($seats, useGrouping: 0) } persona in su
   *[other] da { NUMBER($seats, useGrouping: 0) } persone in su
}
page-book-odds = Le probabilità
page-book-editions = I regolamenti
page-book-options = Opzioni
page-book-end = Come finisce un viaggio
page-book-most-points = Allora si mostrano tutti i ruoli, e vince chi ha più punti.

## Consigli

page-hint = Consiglio
page-hint-understood = Ho capito
page-hints-off = Basta consigli
page-hints = Consigli nelle prime partite
    .short = Ognuno compare una volta, quando serve. Se li riattivi, compaiono tutti di nuovo.
