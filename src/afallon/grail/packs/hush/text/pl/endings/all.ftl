ending-nine-voices = Dziewięć głosów
epilogue-nine-voices =
    To się nie zaczyna; okazuje się, że już trwa. Dziewięć kamieni, jedna nuta, a droga na północ wzdryga się i przypomina sobie, że dokądś prowadzi.

    Wracacie w tym dźwięku do domu. Nić za wami się napięła, jakby ktoś na drugim końcu wybrał luz. Zapłacone z waszego, powiedziane czyje. Kamienia nikt o nic nie spytał. Przed mrozem trzeba odlać trzy dzwony.
ending-eight-wives = Osiem Żon
epilogue-eight-wives =
    Kamienie mruczą, a jeden mruczy do tańca, fałszywie. Osiem żon i miejsce, gdzie, można by przysiąc, stała ławka.

    W Przystani liczą, czy są wszyscy, jak po burzy, i się zgadza. Nikt nie gwiżdże. Na nabrzeżu leży fajka, jeszcze ciepła; chowają ją na wypadek, gdyby ktoś pytał. Przed mrozem trzeba odlać trzy dzwony.
ending-silence = Milczenie
epilogue-silence =
    Nie jest ciemno. Drzwi nie są zamknięte; są tylko niczyje. Przystań stoi po uliczkach, uprzejma, z rękami wzdłuż ciała, i każdy robi miejsce następnemu.

    Na stole stygnie pięć misek. Patrzycie na nie dłuższą chwilę i zastanawiacie się, czyje.
