location-146 = La Cantina Non Scritta
verse-146-the-grating = Gradini, e un’inferriata. Al di là, scaffale su scaffale, taglie in bell’ordine: spaccate, nude, senza una tacca, ognuna con un cartellino su cui non c’è scritto niente. Vanno più indietro della lampada. Qualcuno di voi, che stava per fare una battuta, ha infilato un braccio fra le sbarre. «Sono calde» dite.
    .choice-reach-a-little-farther = Allungarsi ancora un po’
verse-146-on-the-shelf = Siete sullo scaffale, in mezzo alle altre. Tacche non ne avete ancora, non siete nessuno, e c’è moltissimo tempo. Per i gradini scende una lampada. Restano tutte immobili, e cercano di sembrare legno.
