location-145 = La Casa del Registro
verse-145-enquiries-in-writing = Nessuna finestra sotto il tetto, e nessuna maniglia. C’è uno sportellino d’ottone, RICHIESTE PER ISCRITTO, e un secchio di penne. Scrivete per che cosa siete qui, tutti, ci vuole un po’, e lo infilate dentro. Torna piegato, con l’ortografia corretta. Sotto, un timbro: SARETE CHIAMATI.
    .choice-push-silver-after-it = Infilarci dietro dell’argento
verse-145-enquiries-in-writing-four-heads = Sul retro ci sono quattro teste, a matita. È di gran lunga il vostro ritratto migliore.
