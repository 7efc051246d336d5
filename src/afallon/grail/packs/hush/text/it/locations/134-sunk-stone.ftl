location-134 = La Pietra Sommersa
    .rite = Lo calate con una lenza. Dopo un po’ la lenza si allenta e poi, due volte, tira, come si tira una manica.
verse-134-two-fathoms = Con l’acqua ferma si vede, a due braccia di fondo, in piedi, con le anguille nei capelli. Quassù il ronzio è solo un cerchio sull’acqua che non si allarga mai. Giù c’è una scala, col corrimano. Non l’ha coperta il mare. L’ha fatta così qualcuno che contava di riuscirci.
    .choice-put-an-ear-to-the-water = Posare l’orecchio sull’acqua
verse-134-a-broom-handle = Da sotto qualcuno batte con la scopa sul soffitto del mare. Quassù fate troppo rumore. Vi scusate, e andate in punta di piedi, tutti, tutta la notte.
