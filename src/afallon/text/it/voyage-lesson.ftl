### Viaggio: il primo viaggio guidato, passo dopo passo.
### Il modello è il file inglese. $seat1 … $seat3 sono i nomi dei bot; niente concorda con loro.

voyage-lesson-card = Quattro persone, una nave, e ognuna vuole qualcosa di diverso da questo viaggio. La tua carta segreta dice che cosa ti dà punti. Tienila premuta per guardare. Poi tocca «{ page-have-seen }».
voyage-lesson-map = La nave è alla partenza, a nord; Avalon si nasconde da qualche parte nella nebbia, nell’angolo lontano. Il tuo ruolo è il mercante: ogni isola con la croce ti dà due punti. Nessun altro lo sa.
voyage-lesson-captain = Al timone c’è { $seat3 }: il capitano di questo turno mostra a tutti una direzione e ne nasconde un’altra.
voyage-lesson-vote = Il bianco è per la direzione che vedi, il nero per quella che solo il capitano conosce. Decide la maggioranza. L’ovest porta verso un’isola con la croce; ma vota come vuoi.
voyage-lesson-tile = La nave ha percorso una tessera verso ovest. Tutti hanno visto come ha votato ciascuno, e cominciano a immaginare chi vuole che cosa. Ora il timone passa a te.
voyage-lesson-lead = Comandi tu! A ovest c’è un’isola con la croce: due punti per te. Vuoi che tutti vedano che la cerchi? Scegli la direzione da mostrare.
voyage-lesson-hide = Ora scegli una seconda direzione e nascondila. Puoi dirne quello che vuoi, vero o no.
voyage-lesson-farewell = Ora votano tutti, e a parità decide il tuo voto. Chi ti seguirà, e che cosa penserà che tu voglia? Restano diciotto turni, e Avalon è ancora nella nebbia. Da qui in poi il viaggio è tuo. Buona fortuna!
