location-138 = Łódź Brata
verse-138-keel-up = Na piasku leży łódź przewozowa, stępką do góry, sucha jak bęben. Ktoś z was zna tę łatę, bo sam ją wstawiał. Pukacie. Po chwili puka coś od środka, potem przerwa, jakby ktoś myślał, i dwa krótkie, co na rzece znaczy: *nie tym razem*.
    .choice-knock-back-one-long = Odpukać, raz długo: *poczekamy*
verse-138-his-turn = On wiosłuje, wy sterujecie i wreszcie jest tak, jak miało być. Pasażerka pyta, czy to daleko. „Nie” – odpowiadacie razem z nim, a on się śmieje, chybia wiosłem i ochlapuje was ciepłą wodą.
