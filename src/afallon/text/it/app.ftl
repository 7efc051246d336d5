### La pagina come app: anteprime dei link, schermo che resta acceso, avvisi, condivisione.

## Link nei messaggi

app-preview-home = Afallon: giochi intorno a un tavolo
    .about = Lealtà nascoste, una nave nella nebbia, una lunga campagna. Con gli amici o con i bot, nella tua lingua, senza account.
app-preview-room = C’è un posto per te
    .about = Apri il link, scegli un nome e uno scudo, e siediti.
app-share = Condividi

## Senza connessione

app-offline = Il tavolo non è raggiungibile
    .about = Al momento non c’è connessione. Questa pagina riprova da sola ogni pochi secondi, e il tuo posto resta tuo.

## Il tuo turno

app-notice = Avvisami quando tocca a me
    .hint = Un breve avviso mentre questa pagina è in secondo piano. Non dice mai che cosa viene chiesto.
app-notice-refused = Questo browser non permette avvisi da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.
app-your-turn = Tocca a te.

## Ritmo e parole

app-clock-propose = Tempo per parlare e proporre
app-clock-vote = Tempo per parlare e votare
# $minutes
app-clock-minutes = { $minutes ->
    [0] senza limite
   *[other] { NUMBER($minutes, useGrouping: 0) } min
}
app-time-is-up = Il tempo concordato è finito. Decidi con calma.
app-hurry = I bot hanno fretta
    .hint = Giochi solo con i bot: pensano pochissimo. Le carte si scoprono comunque con calma.
# $count
app-watchers-talk = Chat di chi guarda ({ NUMBER($count, useGrouping: 0) })
page-claim-i-am-ready = Possiamo votare
page-claim-self-ready = Possiamo votare.
error-not-alone = I bot hanno fretta solo quando gioca una persona sola: agli altri metterebbero fretta.

## Uno sguardo indietro

app-picture = Un’immagine di questa partita
    .alt = Come è finita la partita, chi era chi e tutti i voti
app-picture-png = Salva l’immagine (PNG)
app-picture-svg = Salva il disegno (SVG)
app-played = Partite su questo dispositivo
    .hint = Restano solo in questo browser. Nessun altro le vede.
app-played-none = Qui nessuna partita è ancora arrivata alla fine.
# $games, $won: numbers
app-played-count = Giocate: { NUMBER($games, useGrouping: 0) }, vinte: { NUMBER($won, useGrouping: 0) }
# $count
app-played-found = Merlino scoperto: { NUMBER($count, useGrouping: 0) }
app-played-missed = Merlino mancato: { NUMBER($count, useGrouping: 0) }
app-played-was-found = Eri Merlino, scoperto: { NUMBER($count, useGrouping: 0) }
app-played-stayed-hidden = Eri Merlino, nascosto fino alla fine: { NUMBER($count, useGrouping: 0) }
app-played-export = Salva in un file
app-played-forget = Tieni premuto per cancellare tutto
