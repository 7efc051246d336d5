### Parole comuni a tutti i giochi.

## Le lingue, ciascuna con il proprio nome

language-name = Italiano
language-choose = Lingua

## I giochi: il nome e due parole

avalon-name = Avalon
avalon-tagline = Lealtà nascoste intorno a un tavolo, da cinque a dieci persone
voyage-name = Il viaggio
voyage-tagline = Scopi segreti su una sola nave, da tre a sette persone
grail-name = Graal
grail-tagline = Una campagna di storie e coraggio, da una a quattro persone

## Elenchi nel testo

list-separator = { ", " }
list-last-separator = { " e " }

## Parole di base

yes = Sì
no = No
ok = OK
cancel = Annulla
back = Indietro
undo = Annulla la mossa
nobody = nessuno
everybody = tutti
you = tu
random = a caso

## Risposte che non si possono accettare

error-not-an-answer = Non è stato possibile leggere la risposta. Scegli di nuovo.
error-wrong-type = Questa risposta non va bene per questa domanda. Scegli fra le opzioni mostrate.
error-not-an-option = Ora non si può. Scegli fra le opzioni mostrate.
error-already-answered = Vale la tua prima risposta; ormai non si può cambiare.
error-no-such-question = Questa domanda è chiusa. Guarda il tavolo: mostra qual è la domanda ora.
error-nothing-to-undo = Non c’è ancora nessuna mossa da annullare.

## Opzioni che non si leggono

problem-unknown-option = L’opzione «{ $option }» non esiste. Controllane il nome, oppure toglila.
problem-no-such-value = «{ $value }» non va bene per l’opzione «{ $option }». Scegli fra questi valori: { $allowed }.
problem-unreadable-option = «{ $value }» non va bene per l’opzione «{ $option }». { $expected ->
    [switch] Scegli sì o no.
    [number] Indica un numero intero.
    [name] Indica un solo nome.
    [list] Indica un elenco.
   *[other] Controlla il suo valore, oppure toglila.
}
