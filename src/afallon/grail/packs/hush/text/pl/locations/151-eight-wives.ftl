location-151 = Osiem Żon
verse-151-the-tune = Osiem kamieni, a dziewiąty stoi trochę z boku, jakby przygarbiony. Mruczy do tańca, staje, gdzie się myli, i zaczyna od nowa. W trawie leży poduszka. Ktoś z was podnosi ją, szuka, czyja to, i odkłada.
verse-151-the-ninth = Dziewiąty od zgarbionej strony ma już mech. W trawie obok poduszki ktoś zostawił drugą; nikt w Przystani nie pamięta, żeby ją szył, po prostu okazało się, że ma ją pod pachą. Melodia dochodzi do złego miejsca, staje, odchrząkuje po kamiennemu i wraca.
    .choice-finish-the-tune-for-it = Dokończyć za niego melodię
    .choice-sit-on-the-cushion = Usiąść na drugiej poduszce
verse-151-the-last-bar = Ktoś z was wie, jak to idzie. Wszyscy wiedzą; sześćdziesiąt lat grano to na każdym weselu, ktoś grał. Nucicie ostatni takt, za nisko. Kamień go bierze, próbuje i leci prosto w następny taniec, a wam przez całą drogę w dół nie daruje ani kroku.
