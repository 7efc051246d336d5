location-129 = La Pietra dei Fratelli
    .rite = Vi rende l’argento, poi se lo prende; e la ringraziate prima di sapere di che.
verse-129-the-dishes = Ronza al contrario: prima la fine della nota, poi la nota, e per ultimo il piccolo intoppo con cui qualcuno comincia. Tutt’intorno il prato ha conche basse, dove degli uomini si sono seduti a farsi quieti. Entrate in una, al riparo dal vento. Finché state lì, non dovete spiegazioni a nessuno.
    .choice-step-out-again = Uscirne, tutti
