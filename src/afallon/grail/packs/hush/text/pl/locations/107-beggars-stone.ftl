location-107 = Kamień Żebraka
    .rite = Bierze srebro bez brzęku, jak dłoń, której dawno nie wyciągano.
verse-107-the-hollow = Kamień Żebraka jest niski i ma u góry dołek. Włożyć monetę: do rana jej nie ma. Poprosić: moneta jest. Nikt nie słyszał, żeby prowadził rachunki, i dlatego Przystań się go boi. Dalej na zachód drogę zwinięto jak dywan.
    .choice-ask = Poprosić
    .choice-leave-a-coin = Zostawić monetę
verse-107-asked = Dwie monety, ciepłe, z głową kobiety, której nie ma na żadnych innych pieniądzach. Wydajecie obie jeszcze za dnia, na pierwszym straganie, bez targowania.
