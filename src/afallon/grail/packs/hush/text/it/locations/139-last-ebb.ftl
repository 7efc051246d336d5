location-139 = L’Ultimo Riflusso
verse-139-eleven-hulls = Qui se ne va l’ultima acqua, e quel che lascia sono barche: undici, su un fianco, coi remi dentro, come bestie dopo una lunga strada. Le corde sono sane. Nessuno è pagato per badarci; ci bada un ragazzo. «Non sono per adesso» dice. «Mi hanno detto che quando è ora lo capisco».
    .choice-caulk-a-seam-with-him = Calafatare con lui una fessura
