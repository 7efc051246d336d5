location-126 = Długi Stół
verse-126-the-window = Z tarasu widać go na całą długość: świece równo, kieliszki pełne i wszyscy zwróceni do krzesła u szczytu, na którym nikt nie siedzi. Marszałek unosi okno na dłoń. „Nie przed zupą – mówi, ciepły jak ta sala. – I tak trzeba by czekać razem z nami”.
    .choice-take-the-roll-he-holds-out = Wziąć bułkę, którą podaje
verse-126-the-same-dish = Krąży półmisek, bierzecie i podajecie dalej. Krąży znowu. Bardzo dobre. Głód trwał tak długo, że nie przeszkadza wam, że podaje go wciąż ten sam nadgarstek.
