### Un solo dispositivo che gira
around-way = Far girare un solo telefono
around-title = Un solo telefono che gira
around-hint = Tutti giocano su questo dispositivo. Dice a chi tocca e mostra a ciascuno soltanto la propria carta.
around-name = Nome del giocatore { NUMBER($number, useGrouping: 0) }
around-bot = Un bot
around-name-twice = Due persone hanno lo stesso nome. Aggiungi una lettera a uno dei due.
around-begin = Distribuisci le carte
around-look = È notte. Passa il telefono a { $name }: c’è una carta da guardare.
around-pass = Passa il telefono a { $name }.
around-take = Sono { $name }
around-holds = Il telefono ce l’ha { $name }
around-cover = Copri

### Il narratore
narrator-way = Leggere la notte ad alta voce
narrator-title = Il narratore
narrator-hint = Per chi siede a un tavolo con le carte vere. Scegli con quali carte giocate; il dispositivo legge poi la notte ad alta voce, passo per passo, e mostra ogni frase a lettere grandi.
narrator-voice = Voce
narrator-has-voice = Questo dispositivo ha una voce per la tua lingua. Prova se si sente bene.
narrator-no-voice = Questo dispositivo non ha una voce per la tua lingua. Le frasi appariranno a lettere grandi, una dopo l’altra.
narrator-sample = Mi sentite tutti? Allora che cominci la notte.
narrator-sound-check = Prova del suono
narrator-pause = Silenzio dopo una frase: { $seconds ->
    [one] { NUMBER($seconds, useGrouping: 0) } secondo
   *[other] { NUMBER($seconds, useGrouping: 0) } secondi
}
narrator-rate = Velocità della voce
narrator-begin = Che scenda la notte
narrator-read = Prima leggi tutto
narrator-place = { NUMBER($number, useGrouping: 0) } di { NUMBER($total, useGrouping: 0) }
narrator-back = Frase precedente
narrator-next = Frase successiva
narrator-stop = Pausa
narrator-go-on = Continua
narrator-leave = Interrompi la notte
