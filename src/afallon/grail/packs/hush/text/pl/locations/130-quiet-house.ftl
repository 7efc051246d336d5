location-130 = Cichy Dom
verse-130-the-kind-door = Otwiera brat. Milszej twarzy w tym roku nie było. Bierze od was płaszcze i zapomina, co się robi z płaszczami. „Duże te długi?” – pyta. Mówicie. „Och, to o wiele za mało – mówi brat. – Przyjdźcie, kiedy będzie za ciężko”. I przytrzaskuje wam rękaw drzwiami, nie zauważając.
    .choice-sit-a-while-on-the-bench = Posiedzieć na ławce przed domem
verse-130-nothing-beautifully-kept = Śni wam się zupełne nic. Jest pięknie utrzymane. Jest haczyk na wasze imię, a na innych haczykach inne imiona; patrzycie na nie długo i to tylko haczyki.
