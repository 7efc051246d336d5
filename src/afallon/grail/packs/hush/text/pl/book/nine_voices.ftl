verse-book-nine-voices =
    To się nie zaczyna; okazuje się, że już trwa. Dziewięć kamieni, jedna nuta, a droga na północ wzdryga się i przypomina sobie, że dokądś prowadzi.

    Wracacie w tym dźwięku do domu. Nić za wami się napięła, jakby ktoś na drugim końcu wybrał luz. Zapłacone z waszego, powiedziane czyje. Kamienia nikt o nic nie spytał. Przed mrozem trzeba odlać trzy dzwony.
