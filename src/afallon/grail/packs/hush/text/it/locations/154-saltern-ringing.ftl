location-154 = La Salina: suona
verse-154-the-pan-house = Pende nella casa delle caldaie, sopra la più grande, e il vapore ci sale dentro e ricade in pioggia. Ha già il labbro verde. Il porto è pieno di barche arrivate sulla sola voce che ci sarebbe stato qualcosa a cui arrivare.
    .choice-carry-salt-to-the-boats = Portare il sale alle barche
verse-154-the-pan-house-tired = La vedova di un salinaro siede su un mastello rovesciato, col braccio nella corda fino al gomito. «Non dormo» dice quando arrivate, e quando andate via, e nel mezzo.
verse-154-the-pan-house-proud = Hanno messo il vostro nome su un barile a testa. È sale di prima scelta. Alla Salina, vi dicono, è da anni che nessuno mangia con un vasaio o con un corvo, sicché non è che cambi molto.
verse-154-the-pan-house-an-old-man-at-a-window = Da una finestra alta guarda un vecchio, con la sedia al contrario, lo schienale verso il mare.
verse-154-over-the-water = Il primo tocco va sull’acqua e ci resta tanto che la gente comincia a guardarsi. Poi torna, dallo Scoglio, un po’ più piccolo, col fiatone. Un bambino saluta con la mano. «La strada la sa» dice qualcuno, e tutti si danno un gran daffare con le reti.
