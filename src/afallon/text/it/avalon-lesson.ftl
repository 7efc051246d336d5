### Avalon: la prima partita guidata, passo dopo passo.
### Il modello è il file inglese. $seat1 … $seat4 sono i nomi dei bot; niente concorda con loro.

avalon-lesson-card = A questo tavolo siedono in cinque: tre stanno con il bene, due con il male, e nessuno può fidarsi di nessuno. Questa è la tua carta segreta. Tienila premuta per guardare e ricorda chi nomina. Poi tocca «{ page-have-seen }».
avalon-lesson-quests = Buongiorno! Tu sei Merlino: solo tu sai che { $seat2 } e { $seat4 } stanno con il male. A un tavolo vero nessuno lo direbbe ad alta voce. Davanti a voi ci sono cinque missioni; i numeri dicono in quanti si parte. Tre successi e vince il bene, tre fallimenti e vince il male.
avalon-lesson-leader = Ecco la corona: ora guida { $seat2 }, che propone chi va alla prima missione.
avalon-lesson-vote = Tutti votano in segreto su questa squadra. Poi si scoprono tutti i voti, con i nomi. Tu sai che dentro c’è il male; gli altri no. Vota come vuoi.
avalon-lesson-rejected = Deve approvare più della metà, perciò questa squadra resta a casa. La corona passa oltre e il tracciato segna uno. Cinque squadre respinte di fila, e vince il male.
avalon-lesson-dilemma = Anche in questa squadra c’è il male: { $seat4 }. Potresti respingere ogni volta. Ma chi ha sempre ragione tradisce quello che sa, e il male dà la caccia a Merlino. Che cosa fai?
avalon-lesson-success = Successo, anche se il male era lì! Anche il male può giocare un successo, per sembrare buono. Perciò un successo non prova nulla.
avalon-lesson-history = Ora nella squadra ci sei anche tu. Prima di votare, se vuoi, guarda qui: ci sono tutti i voti dati finora. Non c’è indizio migliore: mostrano chi ha accettato che cosa.
avalon-lesson-quest-card = Chi è in squadra gioca in segreto una carta. Tu stai con il bene e puoi giocare solo un successo; il male può scegliere. Tocca la carta, poi tieni premuto il pulsante.
avalon-lesson-fail = Un fallimento fra tre carte, e la missione è persa. Le carte sono state mescolate: gli altri possono solo immaginare di chi fosse. Tu lo sai.
avalon-lesson-lead = Un successo, un fallimento, e la corona è tua! Scegli due persone da mandare, anche te se vuoi. Scegli bene, ma non così bene che tutti vedano quanto sai.
avalon-lesson-farewell = La squadra è scelta e si comincia a votare. Da qui in poi ognuno pensa per sé, e nessuno ti dice che cosa fare. Porta a termine altre due missioni; poi il male ha un solo tentativo per indovinare chi è Merlino. Se fa il tuo nome, tutto è stato inutile. Le regole sono sempre qui. Buona fortuna!
