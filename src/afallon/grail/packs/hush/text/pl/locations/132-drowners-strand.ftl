location-132 = Brzeg Topielców
verse-132-the-coats = Morze wyrzuca tu płaszcze, zapięte. Dziś szesnaście, na wodorostach, z założonymi rękawami. Kobiety z Łąk idą wzdłuż rzędu i odwijają kołnierze, żeby przeczytać tasiemkę. Nikogo nie szukają, mówią. To już przeszło. Chciałyby tylko zobaczyć jakiś znajomy płaszcz.
    .choice-read-the-tapes-with-them = Czytać tasiemki razem z nimi
verse-132-the-coats-no-tape = Jeden nie ma tasiemki. Kobiecy, siedział kiedyś na czyimś dziobie. „Uwaga, stopień” – mówi do niego ktoś z was, a reszta pyta czemu.
verse-132-it-fits = Macie go na sobie i pasuje. W kieszeni jest moneta, mokra, i spis pismem, które prawie znacie: *chleb, nici, świeca, tamtych czworo.*
