### Il server: stanze, posti, rete e ciò che rifiuta. Il modello è il file inglese.

## Nomi per i bot

bot-names = Bedwyr, Olwen, Gareth, Enide, Lunete, Geraint, Elaine, Owain, Ragnelle, Kay, Nesta, Rhian, Dilys, Taliesin

## Inizio e fine

serve-started = Il tavolo è aperto: { $address } – per chiuderlo premi Ctrl-C.
serve-goodbye = Il tavolo è chiuso. Ogni partita è conservata; avvia di nuovo il server per continuare.
serve-other-port = La porta { $wanted } è occupata, quindi il tavolo è alla porta { $port }.
serve-no-port = Nessuna porta libera a partire da { $port }. Scegline un’altra con --port.
serve-store-failed = Non è stato possibile aprire le stanze in { $folder }: { $problem }. Scegli un’altra cartella con --data.
serve-port = la porta del server; se è occupata, la prima libera dopo di essa
serve-data = la cartella in cui si conservano le stanze
serve-host = l’indirizzo su cui ascoltare; se non è indicato, solo questo computer
serve-name = un nome con cui gli altri raggiungono questo computer; si può ripetere
serve-outer-address = l’indirizzo con cui si raggiunge il tavolo, come https://table.example.org, se non è quello di questo computer
serve-behind-proxy = l’indirizzo o la rete (10.0.0.0/8) di un proxy davanti a questo server, di cui fidarsi su chi si collega; si può ripetere
serve-outer-address-needed = Dietro un proxy il tavolo deve conoscere il suo indirizzo esterno: aggiungi --outer-address https://…
serve-no-browser = non apre la pagina nel browser
serve-expire-days = elimina le stanze in cui non succede nulla da questo numero di giorni
serve-campaign-expire-days = elimina le campagne in cui non succede nulla da questo numero di giorni
serve-packs = una cartella con pacchetti di Graal, ciascuno nella propria cartella; si può ripetere
backup-file = il file da scrivere; non deve ancora esistere
backup-done = Tutte le stanze sono state copiate in { $file }.
backup-failed = La copia non è stata fatta: { $problem }.
restore-file = la copia da ripristinare
restore-done = Le stanze in { $folder } sono ora quelle della copia. Avvia il tavolo per continuare.
restore-kept = Ciò che c’era prima è conservato in { $file }.
restore-failed = Le stanze non sono state ripristinate: { $problem }. Nulla è cambiato.
store-in-use = un altro server sta usando questa cartella
store-newer = le stanze sono state salvate da una versione più recente di Afallon
store-damaged = il file delle stanze è danneggiato; ripristina una copia con afallon restore
store-read-only = questa cartella si può solo leggere
store-no-permission = non hai il permesso di aprire questa cartella o di scriverci
store-disk-full = il disco è pieno
store-not-a-folder = al posto della cartella c’è un file
store-no-rooms = lì non ci sono stanze
store-file-exists = esiste già un file { $file }
store-left-over = le ultime mosse sono ancora nel file { $file }: avvia il tavolo una volta e chiudilo, oppure sposta tutti i suoi file
store-failed = il sistema ha rifiutato; il motivo è nel registro
server-page-missing = La pagina non è ancora stata costruita. Esegui ./run setup, poi ricarica questa pagina.

## Ciò che il server rifiuta. Quando si vede uno di questi, nulla è cambiato.

error-bad-request = Non è stato possibile leggere questa richiesta. Riprova.
error-bad-message = Non è stato possibile leggere questo messaggio. Ricarica la pagina.
error-too-large = È troppo lungo. Accorcialo, per favore.
error-too-fast = Un po’ troppo in fretta. Aspetta un momento, poi riprova.
error-too-slow = La connessione ha impiegato troppo tempo. Ricarica la pagina.
error-no-such-room = Non c’è una stanza con questo codice. Controlla le lettere o chiedi un nuovo link.
error-no-such-game = Qui questo gioco non c’è.
error-no-such-page = A questo indirizzo non c’è nulla.
error-no-such-chair = A questo tavolo quel posto non c’è.
error-wrong-method = Questo indirizzo non funziona così.
error-unknown-pass = Su questo dispositivo il posto non è più tuo. Entra di nuovo o chiedi a chi ospita di affidartelo.
error-pass-needed = Prima entra nella stanza.
error-not-host = Può farlo solo chi ospita.
error-not-seated = Può farlo solo chi siede al tavolo.
error-room-full = Tutti i posti sono presi. Puoi guardare o chiedere un altro posto a chi ospita.
error-room-closed = Questa stanza è stata chiusa. Ricarica la pagina; se la stanza non c’è più, aprine una nuova.
error-chair-taken = Lì siede già qualcuno. Scegli un posto libero.
error-name-taken = Il nome «{ $name }» qui è già preso. Scegline un altro.
error-bad-name = Scegli un nome da 1 a { NUMBER($most, useGrouping: 0) } lettere.
error-bad-text = Scrivi da 1 a { NUMBER($most, useGrouping: 0) } lettere.
error-bad-claim = Questa dichiarazione non va bene qui. Forse serve un’altra persona o un personaggio di questo gioco.
error-game-running = Per questo bisogna aspettare la fine della partita.
error-already-played = La partita è finita. Si può giocare ancora.
error-no-game = In questo momento non c’è nessuna partita.
error-wrong-game = Quella partita è finita. Guarda il tavolo: ce n’è una nuova.
error-paused = La partita è in pausa. Può riprenderla chi ospita.
error-empty-chairs = Alcuni posti sono ancora liberi. Aspetta qualcuno o metti dei bot.
error-too-few-chairs = Le persone qui sono { NUMBER($people, useGrouping: 0) } e a ciascuna serve un posto. Scegli più posti.
error-too-many-games = In questa stanza si è già giocato moltissimo. Aprine una nuova per continuare.
error-too-many-watchers = Ci sono già moltissimi spettatori.
error-too-much-talk = Hai già scritto moltissimo in questa stanza. Lascia la parola agli altri.
error-room-locked = Per ora qui non entra nessun altro. Chiedi a chi ospita di riaprire ai nuovi arrivi.
error-no-such-watcher = Qui non guarda nessuno che si chiami { $name }.
error-setup-refused = Così questa partita non si può preparare. L’elenco dice che cosa cambiare.
error-secret-option = L’opzione «{ $option }» rivelerebbe chi ha quale carta. Qui non si può scegliere.
error-bad-setup-code = Questo non è il codice di una configurazione. Controlla le lettere.
error-unknown-bot = Questo bot non esiste. Scegline uno dall’elenco.
error-unknown-language = Nella lingua «{ $language }» non ci sono ancora testi.
error-not-over = Le carte restano coperte finché la partita non ha un esito.
error-not-a-bot = Lì non siede un bot.
error-not-a-person = Nessuno ha preso questo posto.
error-not-oneself = Questo non si può fare a sé stessi, ma puoi lasciare il tavolo.
error-still-here = Questa persona è qui. Si può fare solo quando è assente.
error-invite-used = Questo invito è già stato usato. Chiedine uno nuovo a chi ospita.
error-muted = Per ora chi ospita ti ha tolto la parola.
error-kicked = Chi ospita ha liberato il tuo posto a questo tavolo.
error-left = Non siedi più a questo tavolo.
error-handed-over = Questo posto è passato a un altro dispositivo.
error-only-local = Si può fare solo dal computer che tiene il tavolo.
error-network-fixed = Questo tavolo è aperto a tutti fin dall’inizio e da qui non si può chiudere alla rete.
error-network-failed = Non è stato possibile aprire il tavolo alla rete. Il computer è connesso?
error-wrong-origin = Questa pagina viene da altrove e qui non può giocare. Apri l’indirizzo del tavolo.
error-wrong-host = Con quel nome questo tavolo non è conosciuto. Usa l’indirizzo che vede chi ospita.
error-storage-failed = Non è stato possibile salvare, quindi non è cambiato nulla. Forse il disco è pieno? Fai spazio e riprova.
error-room-unreadable = Questa stanza è stata salvata da un’altra versione e questa non può aprirla.
error-older-rules = Questa partita è stata giocata con regole precedenti e quelle attuali non possono mostrarla. Il resoconto è conservato: salva quello.
error-no-campaign = Questo si può fare solo in una campagna.
error-cannot-take-back = Non si può più tornare indietro: avete scoperto qualcosa di nuovo.
error-pack-missing = Questa campagna si gioca con il pacchetto «{ $pack }», che questo tavolo non ha, o ha in un’altra edizione. Può aggiungerlo chi gestisce il tavolo.
error-pack-changed = Il pacchetto «{ $pack }» è cambiato dove questa campagna è già passata: { $entries }. Si andrà avanti quando chi gestisce il tavolo avrà annullato quelle modifiche.
error-bad-save = Questo file non è una campagna salvata. Scegline uno salvato a un tavolo o dal terminale.
error-save-unplayable = Questa campagna non può continuare qui: il file è stato modificato, o viene da un’altra versione delle regole.
error-save-is-over = Questa campagna è finita. Iniziane una nuova.
error-server-error = Qui qualcosa è andato storto. Nulla è perduto; riprova.
error-server-busy = Il server ora non riesce a stare al passo. Nulla è perduto; riprova fra un momento.

## Partite pronte

voyage-preset-first-voyage = Primo viaggio
    .short = In quattro a bordo, con le isole in vista di tutti. Comincia da qui.
voyage-preset-unknown-waters = Acque ignote
    .short = Le isole le ha disposte il caso: nessuno sa dove, finché la nave non ci arriva.
voyage-preset-stubborn-captain = Capitano ostinato
    .short = Il capitano resta finché la maggioranza non vota per l’alternativa.
voyage-preset-full-crew = Equipaggio al completo
    .short = In sette su un mare nuovo che tutti vedono: troppi desideri per una nave sola.
