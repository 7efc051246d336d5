location-142 = La Grotta dei Dormienti
verse-142-out-of-the-rain = Entrate per la pioggia, e ci sono degli uomini, in fila, in armatura, a bocca aperta come ragazzi. L’acqua ticchetta. Il più vicino gira la faccia verso la vostra lampada e dice nel sonno: «È giorno?» Nessuno respira. Non è una domanda per chi è entrato solo ad asciugarsi. Uscite sul taglio dei piedi.
verse-142-not-yet = «È giorno?» dice il primo, e voi: «Non ancora», e lui si gira dall’altra parte; e lo dice quello dopo, e quello dopo. Avete tutta la notte, loro sono tantissimi, e ciascuno vi crede sulla parola.
