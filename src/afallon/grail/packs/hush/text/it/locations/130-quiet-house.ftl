location-130 = La Casa Quieta
verse-130-the-kind-door = Apre un fratello con la faccia più buona che abbiate visto quest’anno. Vi prende i cappotti, e si dimentica che cosa si fa coi cappotti. «Dovete molto?» chiede. Glielo dite. «Oh, non basta davvero» dice il fratello. «Tornate quando pesa troppo». E chiude la porta sulla vostra manica, senza accorgersene.
    .choice-sit-a-while-on-the-bench = Sedersi un po’ sulla panca fuori
verse-130-nothing-beautifully-kept = Non sognate niente. È tenuto benissimo. C’è un gancio per il vostro nome, e guardate a lungo gli altri nomi sugli altri ganci, e sono soltanto ganci.
