location-126 = La Lunga Tavola
verse-126-the-window = Dalla terrazza la si vede tutta: candele dritte, bicchieri pieni, e ognuno voltato verso una sedia a capotavola dove non c’è nessuno. Un siniscalco alza il vetro di un palmo. «Non prima della minestra» dice, caldo come la stanza. «Vi toccherebbe solo aspettare con noi».
    .choice-take-the-roll-he-holds-out = Prendere il panino che porge
verse-126-the-same-dish = Arriva un piatto di portata, vi servite e lo passate. Arriva di nuovo. È ottimo. Avete fame da tanto che non vi dispiace se a porgerlo è sempre lo stesso polso.
