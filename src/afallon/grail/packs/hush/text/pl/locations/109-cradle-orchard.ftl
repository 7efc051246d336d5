location-109 = Sad Kołysek
verse-109-the-trees = Po każdych narodzinach Przystań sadzi jabłoń i przewiązuje ją czerwonym. Przychodzi się tu popatrzeć, jak się komu wiedzie. Chore się przycina, zaślubione szczepi; umarłe ścina się jesienią i dobrze się palą. Wasze rosną w jednym rzędzie, pod murem.
    .choice-untie-the-thread-from-your-own-tree = Odwiązać nić z własnego drzewa
    .choice-look-for-the-tree-nobody-owns = Poszukać drzewa, które jest niczyje
    .choice-pick-windfalls = Nazbierać spadów
verse-109-your-own-tree = Obrosła korą; schodzi razem z zielonym paskiem. Czuć to w nadgarstku. Całą drogę w dół ktoś z was idzie z zaciśniętą dłonią, jak dziecko, któremu kazano coś trzymać i nie powiedziano co.
verse-109-nobodys-tree = Cztery wasze w rzędzie, a potem piąta, gdzie mur skręca. Najładniejsza ze wszystkich. Ktoś podparł ciężki konar i wybrał mech z rozwidlenia; na oko niedawno. Nić jest. Schylacie się odczytać tabliczkę i okazuje się, że od dłuższej chwili czytacie sąsiednią.
verse-109-the-trees-frost-cloths = Przyszedł mróz i każda rodzina obwiązała swoje workami. Jednego drzewa nikt nie pamięta, żeby obwiązywał, a obwiązane jest najlepiej.
