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
