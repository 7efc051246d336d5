location-155 = Glinianka: stoi
verse-155-the-wheels = Nie wszystkie koła stanęły. Tu i ówdzie któreś jeszcze się obraca, powoli, pod parą rąk wyciągniętych jak nad niemowlęciem, które się podziwia. Garncarze są w drzwiach, wszyscy. Widzą was, uśmiechają się i przygarniają spódnice. Dzieci nigdy nie słyszały ich wołania i zauważyły na końcu.
    .choice-stop-the-wheels-for-them = Zatrzymać im koła
verse-155-the-wheels-your-word = Tu padło wasze słowo. Ten, komu je dano, cofa się najdalej, żeby było wam przestronnie.
verse-155-the-last-wheel = Chodzicie z podwórza na podwórze i na każdym kole kładziecie dłoń. Schodzi prawie cały dzień. Na ostatnim jest miska, cienka jak ucho, którą od godzin toczy zupełnie nikt. Niczego lepszego nikt z was nie widział. Zatrzymujecie ją. Dobrze by było, żeby ktoś się rozgniewał.
verse-155-nobody-minds = Mąka, dwie szynki, garnek smalcu. Kobieta przytrzymuje drzwi spiżarni, bo macie pełne ręce. Kiedy mówicie „dziękujemy”, ogląda się, do kogo to.
