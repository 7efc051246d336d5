location-155 = Piè di Creta: immobile
verse-155-the-wheels = I torni non si sono fermati tutti. Qua e là uno gira ancora, piano, sotto due mani tese come quelle di chi ammira un neonato. I vasai sono sulle porte. Vi vedono, sorridono, e raccolgono la gonna. I bambini, che non li avevano mai sentiti chiamare, sono stati gli ultimi ad accorgersene.
    .choice-stop-the-wheels-for-them = Fermare i torni per loro
verse-155-the-wheels-your-word = Qui avete dato la parola. Chi l’ha avuta indietreggia più degli altri, perché abbiate tutto il posto.
verse-155-the-last-wheel = Andate di cortile in cortile e posate la mano su ciascuno. Ci vuole quasi un giorno. Sull’ultimo c’è una scodella, sottile come un orecchio, tornita da ore da nessuno. È la cosa più bella che abbiate mai visto. La fermate. Vorreste che qualcuno se la prendesse con voi.
verse-155-nobody-minds = Farina, due prosciutti, un coccio di strutto. Una donna vi tiene la porta della dispensa, dato che avete le mani occupate. Quando la ringraziate si volta, per vedere a chi parlate.
