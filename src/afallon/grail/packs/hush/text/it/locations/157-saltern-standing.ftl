location-157 = La Salina: immobile
verse-157-the-pans = I fuochi ardono ancora, e le caldaie si asciugano una per una, con lo schiocco di un piatto posato troppo forte. I salinari stanno lungo il muro, in grembiule. La marea sale per la via. Quando gli arriva alle scarpe raccolgono la gonna, anche gli uomini, e dicono qualcosa che non si sente. Probabilmente «prego».
    .choice-rake-out-the-fires = Spegnere i fuochi
verse-157-the-pans-your-word = Il vaso con la vostra promessa è sul davanzale del sindaco. Qualcuno ci ha messo il coperchio, piano piano.
verse-157-the-pans-a-dark-window = La finestra del fanalista è buia. La sedia l’aveva girata il giorno prima. Sperate che dormisse.
verse-157-white = Spegnete undici fuochi. Poi c’è silenzio, ed è tutto bianco: le travi, le caldaie, le ciglia della gente. Le vostre mani. Qualcuno di voi dice che almeno si conserveranno. Per un pezzo nessuno gli parla, e poi gli parlate tutti, con gentilezza, insieme.
verse-157-nobody-minds = La cassaforte è sotto il banco. Il commesso si scosta, s’accorge di avere la chiave sotto il piede e ve la porge, dopo averla pulita. C’è parecchio. Lasciate una moneta, come si fa, per non aver preso tutto.
